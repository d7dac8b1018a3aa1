/**
 * `npm run reports`: the statements that people reported as wrong, by tool and kind, with what they added, opened
 * with their keys. From this machine's server, or with `--values .env.secrets` (with DATA_KEYS) the deployed one.
 */
import { readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import type { statementReports } from "#app/base/data/schema.ts";
import { REPORT_KINDS, type ReportKind } from "#app/core/reports/report.ts";
import { openReport } from "#app/core/reports/report-store.server.ts";
import { type KeyDeps, readWrappingSecrets } from "#app/core/sealing/data-key.server.ts";
import { openTextSeal } from "#app/core/sealing/text-seal.server.ts";
import { capture } from "./run.ts";
import { askEveryDatabase, placeOf } from "./serving/ask-database.ts";
import { localSecrets } from "./serving/local-secrets.ts";

type Row = typeof statementReports.$inferSelect;

// The Worker has this; Node 22 does not.
Uint8Array.fromBase64 ??= (text) => new Uint8Array(Buffer.from(text, "base64"));

const { values } = parseArgs({
  options: { values: { type: "string" }, days: { type: "string", default: "30" } },
});
const secrets = values.values
  ? parseEnv(readFileSync(values.values, "utf8")).DATA_KEYS
  : localSecrets().DATA_KEYS;
if (!secrets) {
  console.error(`DATA_KEYS is not set in ${values.values}.`);
  process.exit(1);
}
const PLACE = placeOf(values.values !== undefined);
const KEYS_BUCKET = "nursegpt-person-keys";

const since = Date.now() - Number(values.days) * 24 * 60 * 60 * 1000;
const rows = readRows(since);
const counts = Map.groupBy(rows, ({ tool, kind }) => `${tool}: ${REPORT_KINDS[kind as ReportKind] ?? kind}`);
console.log(`${rows.length} reports in ${values.days} days.`);
for (const [what, all] of [...counts].sort(([, one], [, other]) => other.length - one.length))
  console.log(`${String(all.length).padStart(5)}  ${what}`);
for (const row of rows) {
  if (row.sealedWords === null && row.sealedStatement === null) continue;
  const { tool, kind, createdAt, words, statement } = await openReport(
    row,
    openTextSeal(keysOf(), row.userId),
  );
  console.log(`\n${new Date(createdAt).toISOString().slice(0, 16)}  ${tool}, ${kind}`);
  if (statement) console.log(`  statement: ${statement}`);
  if (words) console.log(`  words: ${words}`);
}

function readRows(from: number): Row[] {
  const query = `SELECT id, user_id AS userId, tool, kind, sealed_words AS sealedWords, sealed_statement AS sealedStatement, created_at AS createdAt FROM statement_reports WHERE created_at > ${Math.floor(from)} ORDER BY created_at`;
  const found = askEveryDatabase(query, PLACE) as Row[];
  return found.sort((one, other) => one.createdAt - other.createdAt);
}

/** The bucket of wrapped keys, read through wrangler, one object at a time; nothing is written. */
function keysOf(): KeyDeps {
  const get = async (key: string) => {
    const { ok, output } = capture("wrangler", [
      "r2",
      "object",
      "get",
      `${KEYS_BUCKET}/${key}`,
      "--pipe",
      ...PLACE,
    ]);
    const text = ok ? output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1) : "";
    return text === "" ? null : { json: async () => JSON.parse(text) as unknown };
  };
  const bucket = { get, head: get, put: async () => null } as unknown as R2Bucket;
  return { bucket, secrets: readWrappingSecrets(secrets ?? "") };
}
