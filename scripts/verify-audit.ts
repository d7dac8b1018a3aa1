/**
 * `npm run verify-audit -- TRAIL.json [DAYS]`: checks whether a downloaded audit trail is what was written.
 * `AUDIT_SECRET` in the environment is its key; DAYS is a folder with the bucket's day objects, without which the
 * file's own days are compared. Exit code 1 if anything was altered, removed or moved.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AuditDay,
  type AuditExport,
  auditFolders,
  findTampering,
  openAuditKey,
} from "#app/core/record/audit/audit-trail.ts";

const [file, folder] = process.argv.slice(2);
const { AUDIT_SECRET } = process.env;
if (!file || !AUDIT_SECRET) {
  console.error("AUDIT_SECRET=… npm run verify-audit -- TRAIL.json [DAYS]");
  process.exit(2);
}
const { userId, entries, days: told } = JSON.parse(readFileSync(file, "utf8")) as AuditExport;
const days = folder
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as AuditDay)
  : told;
const found = await findTampering(await openAuditKey(AUDIT_SECRET, userId), entries, days);
console.log(found ?? `${entries.length} entries and ${days.length} days are as they were written.`);
const folders = await auditFolders(AUDIT_SECRET, userId);
console.log(`The days are in the bucket under ${folders.join(" and ")}`);
process.exitCode = found ? 1 : 0;
