import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { isTombstoned, placeTombstone } from "#app/core/maintenance/tombstones.server.ts";
import { findTampering, openAuditKey } from "#app/core/record/audit/audit-trail.ts";
import { isTrulySigned, sealSignature } from "#app/core/record/notes/signature-seal.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import type { PersonRecord } from "#workers/person-record.ts";
import { askWith } from "../outages/outage-env.ts";
import { personWithPlan } from "../signed-in.ts";

const OLD = env.AUDIT_SECRET;
const LEARNT = `${"n".repeat(32)}`;
const BOTH = `1:${LEARNT},${OLD}`;
const AGAIN = `2:${"z".repeat(32)},1:${LEARNT},${OLD}`;

/** Records `count` events at once, like a Worker with these secrets. */
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
  return { userId, ...(await record.auditTrail()) };
}

/** Two rotations by the runbook: known everywhere first, then used. */
const FIRST = "f".repeat(32);
const STAGES = [
  FIRST,
  `0:${FIRST},1:${LEARNT}`,
  `1:${LEARNT},0:${FIRST}`,
  `1:${LEARNT},2:${"z".repeat(32)},0:${FIRST}`,
  `2:${"z".repeat(32)},1:${LEARNT},0:${FIRST}`,
];
/** While a setting spreads, one server has it and another has the previous one. */
const SPREADING = STAGES.slice(1).map((stage, index) => [STAGES[index] ?? "", stage] as const);
const AT_ONCE = 12;

test("Rotated twice while servers with both settings note events at once, nothing is lost and the whole trail verifies", async () => {
  const userId = `user_${crypto.randomUUID()}`;
  const noted: string[] = [];
  for (const [stage, settings] of SPREADING.entries())
    await runInDurableObject(env.PERSON_RECORD.getByName(userId), async (record: PersonRecord) => {
      const open = record as unknown as { env: Env };
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, nth) => {
          open.env = { ...env, AUDIT_SECRET: settings[nth % 2] ?? "" };
          noted.push(`${stage}-${nth}`);
          return record.noteSecurityEvent({ event: "asked", subject: `${stage}-${nth}` });
        }),
      );
    });
  const { entries, days } = await openRecord(env.PERSON_RECORD, userId).auditTrail();
  expect(entries.map(({ noteId }) => noteId).sort()).toEqual(noted.sort());
  expect(await findTampering(await openAuditKey(STAGES.at(-1) ?? "", userId), entries, days)).toBeNull();
  expect([entries[0], entries.at(-1)].map((entry) => entry?.mac.split(".").length)).toEqual([1, 2]);
  expect(entries.at(-1)?.mac).toMatch(/^2\./);
});

test("Rotated while people work, nobody is signed out and what they save is there", async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => personWithPlan()));
  await Promise.all(
    people.map(async (person) => {
      let revision = 0;
      for (const AUDIT_SECRET of SPREADING.flat()) {
        const body = { text: `under ${AUDIT_SECRET.length}`, revision };
        const saved = await askWith({ ...env, AUDIT_SECRET }, person, "/api/work/sbar", {
          method: "PUT",
          body,
        });
        expect(saved.status).toBe(200);
        ({ revision } = (await saved.json()) as { revision: number });
      }
      const opened = await askWith(env, person, "/api/work/sbar");
      expect(await opened.json()).toMatchObject({ text: `under ${STAGES.at(-1)?.length}` });
    }),
  );
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
