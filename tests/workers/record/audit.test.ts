import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import {
  type AuditDay,
  type AuditEntry,
  type AuditExport,
  auditFolders,
  findTampering,
  type KeptAuditDay,
  openAuditKey,
} from "#app/core/record/audit/audit-trail.ts";
import { ask, personWithPlan, post, recordFor, type TestPerson } from "../signed-in.ts";
import { signedBody } from "./signing.ts";

const DAY = 24 * 60 * 60_000;
const at = (person: TestPerson, time: number) =>
  runInDurableObject(recordFor(person), (record) => {
    record.now = () => time;
  });

/** A person's note that was made, edited, copied and signed on one day, printed the next and deleted. */
async function livedNote() {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const put = async (expectedVersion: number, cause: string) => {
    const body = await signedBody(person, cause, { kind: "sbar", text: "Margaret Ellis" });
    return ask(person, `/api/notes/${id}/versions`, {
      method: "PUT",
      body: { expectedVersion, cause, body },
    });
  };
  const tell = (event: string) => post(person, `/api/notes/${id}/events`, { event });
  await ask(person, "/api/session"); // the first request loads the whole app, and an evicted record forgets the clock
  const noon = Date.UTC(2036, 10, 20, 12);
  await at(person, noon);
  await put(0, "generated");
  await put(1, "edited");
  await tell("copied");
  await put(2, "signed");
  await at(person, noon + DAY / 2 + 1);
  await tell("printed");
  await ask(person, `/api/notes/${id}`, { method: "DELETE" });
  return { person, id };
}

const trailOf = async (person: TestPerson): Promise<AuditExport> => {
  const { entries, days } = await recordFor(person).auditTrail();
  return { userId: person.userId, entries, days };
};
const keyOf = ({ userId }: TestPerson) => openAuditKey(env.AUDIT_SECRET, userId);

test("Every event of a note is in its person's trail, in order and without a word of it", async () => {
  const { person, id } = await livedNote();
  const { entries, days, userId } = await trailOf(person);
  expect(entries.map(({ event }) => event)).toEqual([
    "made",
    "edited",
    "copied",
    "signed",
    "printed",
    "deleted",
  ]);
  const hash = await sha256Hex("Margaret Ellis");
  expect(new Set(entries.map(({ noteId }) => noteId))).toEqual(new Set([id, `${id} sha256:${hash}`]));
  expect(userId).toBe(person.userId);
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    ["2036-11-20", 4],
    ["2036-11-21", 6],
  ]);
  expect(JSON.stringify(entries)).not.toContain("Ellis");
  expect(await findTampering(await keyOf(person), entries, days)).toBeNull();
  const other = await personWithPlan();
  expect((await trailOf(other)).entries).toEqual([]);
  expect(await findTampering(await keyOf(other), entries, days)).not.toBeNull();
});

test("Every altered byte, every removal and every swap is found", async () => {
  const { person } = await livedNote();
  const { entries, days } = await trailOf(person);
  const key = await keyOf(person);
  const found = (changed: AuditEntry[], ends: AuditDay[] = days) => findTampering(key, changed, ends);
  const text = JSON.stringify(entries);
  let tried = 0;
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    let changed: AuditEntry[];
    try {
      changed = JSON.parse(
        `${text.slice(0, index)}${String.fromCharCode(letter ^ 1)}${text.slice(index + 1)}`,
      );
      if (!Array.isArray(changed)) continue;
    } catch {
      continue; // no longer JSON
    }
    tried += 1;
    expect(await found(changed), `byte ${index}`).not.toBeNull();
  }
  expect(tried).toBeGreaterThan(500);
  for (let nth = 0; nth < entries.length; nth++) {
    const without = entries.filter((_, index) => index !== nth);
    expect(await found(without)).not.toBeNull();
    expect(await found(without.map((entry, index) => ({ ...entry, seq: index + 1 })))).not.toBeNull();
    for (let other = nth + 1; other < entries.length; other++) {
      const swapped = entries.with(nth, entries[other]!).with(other, entries[nth]!);
      expect(await found(swapped)).not.toBeNull();
      expect(await found(swapped.map((entry, index) => ({ ...entry, seq: index + 1 })))).not.toBeNull();
    }
  }
});

test("A day that is over is written to the bucket once, and shows when the end of the trail was cut off", async () => {
  const { person } = await livedNote();
  const { entries } = await trailOf(person);
  await at(person, Date.UTC(2036, 10, 22, 0, 1));
  await runDurableObjectAlarm(recordFor(person));
  const [folder] = await auditFolders(env.AUDIT_SECRET, person.userId);
  expect(folder).not.toContain(person.userId);
  const { objects } = await env.PERSON_RECORDS.list({ prefix: folder });
  const days: AuditDay[] = [];
  for (const { key } of objects) days.push((await (await env.PERSON_RECORDS.get(key))!.json()) as AuditDay);
  expect(days.map(({ count }) => count)).toEqual([4, 6]);
  const key = await keyOf(person);
  expect(await findTampering(key, entries, days)).toBeNull();
  expect(await findTampering(key, entries.slice(0, 5), days)).toContain("missing");
  // Written again, it stays the same.
  await runInDurableObject(recordFor(person), (_, { storage }) => {
    storage.sql.exec("UPDATE audit_days SET is_written = 0, count = 1");
  });
  await runDurableObjectAlarm(recordFor(person));
  const [first] = objects;
  expect(await (await env.PERSON_RECORDS.get(first?.key ?? ""))?.json()).toMatchObject({ count: 4 });
});

test("Events that come at the same time are all in the trail, one after the other", async () => {
  const person = await personWithPlan();
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
  await Promise.all(
    ids.map((id) =>
      ask(person, `/api/notes/${id}/versions`, {
        method: "PUT",
        body: { expectedVersion: 0, cause: "generated", body: { kind: "sbar" } },
      }),
    ),
  );
  const { entries, days } = await trailOf(person);
  expect(entries.map(({ noteId }) => noteId).sort()).toEqual(ids.sort());
  expect(await findTampering(await keyOf(person), entries, days)).toBeNull();
});

/** A person with that many entries in the trail, all of one moment. */
async function longLived(all: number) {
  const person = await personWithPlan();
  await recordFor(person).noteSecurityEvent({ event: "asked", subject: "sbar" });
  await runInDurableObject(recordFor(person), (_, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT max(seq) + 1 FROM events UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO events SELECT i, at, event, note_id, mac FROM n, events WHERE seq = 1`,
      all,
    );
    storage.sql.exec("UPDATE audit_days SET count = ?", all);
  });
  return person;
}
const upTo = (all: number) => Array.from({ length: all }, (_, at) => at + 1);

test("A trail of many years is read page by page, and downloaded whole and in order", async () => {
  const all = 25_000;
  const person = await longLived(all);
  const page = await recordFor(person).auditTrail();
  expect(page.entries.length).toBeLessThanOrEqual(10_000);
  const file = await ask(person, "/api/notes/audit", { method: "POST" });
  const { userId, entries, days } = await file.json<AuditExport>();
  expect([userId, days.length]).toEqual([person.userId, 1]);
  expect(entries.slice(0, all).map(({ seq }) => seq)).toEqual(upTo(all));
});

test("A day with more entries than any person makes is written whole, and never in one piece", async () => {
  const all = 25_000;
  const person = await longLived(all);
  await at(person, Date.now() + DAY);
  const pieces: unknown[] = [];
  await runInDurableObject(recordFor(person), (record) => {
    const { PERSON_RECORDS: bucket } = env;
    const put = (...given: Parameters<R2Bucket["put"]>) => {
      pieces.push(given[1]);
      return bucket.put(...given);
    };
    const watched = new Proxy(bucket, {
      get: (_, name) => (name === "put" ? put : bucket[name as "get"].bind(bucket)),
    });
    (record as unknown as { env: Env }).env = { ...env, PERSON_RECORDS: watched };
  });
  await runDurableObjectAlarm(recordFor(person));
  expect(pieces).toEqual([expect.any(ReadableStream)]);
  const [folder] = await auditFolders(env.AUDIT_SECRET, person.userId);
  const [object] = (await env.PERSON_RECORDS.list({ prefix: folder })).objects;
  const day = await (await env.PERSON_RECORDS.get(object?.key ?? ""))?.json<KeptAuditDay>();
  expect(day).toMatchObject({ count: all, head: expect.any(String) });
  expect(day?.entries.map(({ seq }) => seq)).toEqual(upTo(all));
});
