import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { isTombstoned, placeTombstone } from "#app/core/maintenance/tombstones.server.ts";
import { type AuditExport, findTampering, openAuditKey } from "#app/core/record/audit/audit-trail.ts";
import { isTrulySigned, sealSignature } from "#app/core/record/notes/signature-seal.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";

const OLD = env.AUDIT_SECRET;
const LEARNT = `${"n".repeat(32)}`;
const BOTH = `1:${LEARNT},${OLD}`;
const AGAIN = `2:${"z".repeat(32)},1:${LEARNT},${OLD}`;

/** Notes so many events at once under these secrets, as a Worker does that was given them. */
async function noteUnder(userId: string, secrets: string, count: number) {
  const stub = env.PERSON_RECORD.getByName(userId);
  await runInDurableObject(stub, (record) => {
    (record as unknown as { env: Env }).env = { ...env, AUDIT_SECRET: secrets };
  });
  const record = openRecord(env.PERSON_RECORD, userId);
  await Promise.all(
    Array.from({ length: count }, () =>
      record.noteSecurityEvent({ event: "asked", subject: "note" } as never),
    ),
  );
  return (await record.auditTrail()) as AuditExport;
}

test("Rotated while events are noted, the trail stays whole: each entry says which secret signed it, and old ones verify", async () => {
  const userId = `user_${crypto.randomUUID()}`;
  const [before, during, after] = [
    noteUnder(userId, OLD, 10),
    noteUnder(userId, BOTH, 10),
    noteUnder(userId, AGAIN, 10),
  ];
  await Promise.all([before, during]);
  const { entries, days } = await after;
  expect(entries).toHaveLength(30);
  const keys = await openAuditKey(AGAIN, userId);
  const found = await findTampering(keys, entries, days);
  expect(found === null || found.includes("older secret")).toBe(true);
  const last = await noteUnder(userId, AGAIN, 1);
  expect(last.entries.at(-1)?.mac).toMatch(/^2\./);
});

test("One after the other, secrets leave a trail that verifies under all, and not under the old ones alone", async () => {
  const userId = `user_${crypto.randomUUID()}`;
  for (const secrets of [OLD, BOTH, AGAIN]) await noteUnder(userId, secrets, 5);
  const { entries, days } = await noteUnder(userId, AGAIN, 1);
  expect(entries).toHaveLength(16);
  expect(await findTampering(await openAuditKey(AGAIN, userId), entries, days)).toBeNull();
  expect(await findTampering(await openAuditKey(BOTH, userId), entries, days)).toContain("entry 11");
  const forged = entries.map((entry, index) =>
    index === 15 ? { ...entry, event: "note_opened" as const } : entry,
  );
  expect(await findTampering(await openAuditKey(AGAIN, userId), forged, days)).toContain("entry 16");
});

test("Signatures and tombstones from before a rotation are still ours", async () => {
  const userId = `user_${crypto.randomUUID()}`;
  const text = "Signed.";
  const signature = await sealSignature(OLD, userId, { name: "Ann Nurse", at: 1, text });
  const body = { kind: "sbar", text, note: { versions: [{ signature, amendments: [] }] } };
  expect(await isTrulySigned(AGAIN, userId, { cause: "signed", body })).toBe(true);
  expect(await isTrulySigned(`3:${"q".repeat(32)}`, userId, { cause: "signed", body })).toBe(false);
  await placeTombstone(env, userId);
  expect(await isTombstoned({ ...env, AUDIT_SECRET: AGAIN }, userId)).toBe(true);
  expect(await isTombstoned({ ...env, AUDIT_SECRET: AGAIN }, "user_other")).toBe(false);
});
