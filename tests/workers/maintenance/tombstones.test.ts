import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { everyShard, openShard } from "#app/base/data/database.server.ts";
import { customers, deletionJobs, deletionSteps, heartbeats } from "#app/base/data/schema.ts";
import { noticeRestore } from "#app/core/maintenance/restores.server.ts";
import { isTombstoned, placeTombstone } from "#app/core/maintenance/tombstones.server.ts";
import { database, shardOf } from "../databases.ts";
import { ask, freshPerson, personWithPlan } from "../signed-in.ts";
import { fillEveryTable, rowsNaming, TABLES_OF_PEOPLE } from "./every-table.ts";
import {
  DAY,
  deletePerson,
  deliverAll,
  deliverMessage,
  memoryLog,
  memoryQueue,
} from "./maintenance-parts.ts";

const HOUR = 60 * 60_000;

const cron = async (at: number) => {
  const { queue, sent } = memoryQueue();
  const { lines, log: told } = memoryLog();
  await noticeRestore(
    { database: openShard(env, 0), shard: 0, bucket: env.PERSON_RECORDS, queue, log: told },
    at,
  );
  return { sent: sent.map(({ message }) => message), lines };
};

const REPLAY = { type: "replay-tombstones", among: "rows", after: "", shard: 0 } as const;

test("A restored database is noticed by the next cron, once, and nothing else is", async () => {
  const at = Date.now();
  expect((await cron(at)).sent).toEqual([]);
  expect((await cron(at + HOUR)).sent).toEqual([]);
  await database.update(heartbeats).set({ at });
  const noticed = await cron(at + 2 * HOUR);
  expect(noticed.sent).toEqual([REPLAY]);
  expect(noticed.lines).toEqual([["error", "database.restored", { id: "DB" }]]);
  expect((await cron(at + 3 * HOUR)).sent).toEqual([]);
  await database.delete(heartbeats);
  expect((await cron(at + 4 * HOUR)).sent).toEqual([REPLAY]);
});

test("What a restore brings back of a deleted person is deleted again, rows and objects; others keep theirs", async () => {
  const [gone, objectsOnly, other] = [freshPerson(), freshPerson(), freshPerson()];
  let now = Date.now();
  for (const { userId } of [gone, objectsOnly, other]) await fillEveryTable(userId);
  for (const { userId } of [gone, objectsOnly]) await deletePerson(userId, () => now);
  expect(await isTombstoned(env, gone.userId)).toBe(true);
  expect(await isTombstoned(env, other.userId)).toBe(false);
  const kept = await rowsNaming(other.userId);

  // Database and buckets are as they were before the deletion.
  for (const table of [deletionJobs, deletionSteps])
    for (const { userId } of [gone, objectsOnly])
      await database.delete(table).where(eq(table.userId, userId));
  await fillEveryTable(gone.userId);
  const objects = [gone, objectsOnly].map(({ userId }) => `people/${userId}/documents/d1/text`);
  for (const key of [...objects, `people/${other.userId}/documents/d1/text`])
    await env.DOCUMENTS.put(key, "x");
  expect(Object.keys(await rowsNaming(gone.userId))).toHaveLength(TABLES_OF_PEOPLE.length + 1);

  now += HOUR;
  await deliverAll(
    everyShard(env).map((shard) => ({ ...REPLAY, shard })),
    () => now,
  );
  expect(Object.keys(await rowsNaming(gone.userId)).sort()).toEqual([
    "deletion_jobs",
    "deletion_steps",
    "people",
  ]);
  for (const key of objects) expect(await env.DOCUMENTS.head(key)).toBeNull();
  expect(await env.DOCUMENTS.head(`people/${other.userId}/documents/d1/text`)).not.toBeNull();
  expect(await rowsNaming(other.userId)).toEqual(kept);
});

test("Until the replay has come to a deleted person, nothing restored is served to her", async () => {
  const person = await personWithPlan("Premium");
  await deletePerson(person.userId, Date.now);
  await database.delete(deletionJobs).where(eq(deletionJobs.userId, person.userId));
  await database.insert(customers).values({ userId: person.userId, plan: "Premium" }).onConflictDoNothing();
  const cookies = { plan: "Premium" as const, readMsAgo: 2 * 60_000 };
  expect((await ask(person, "/api/payments/usage", { cookies })).status).toBe(401);
  expect((await ask(person, "/dashboard", { cookies: { idleMs: null, signedInMinutesAgo: 0 } })).status).toBe(
    401,
  );
});

test("The name of a tombstone says nothing of the person, and none is placed for who is not being deleted", async () => {
  const { userId } = freshPerson();
  await placeTombstone(env, userId);
  const { objects } = await env.PERSON_RECORDS.list({ prefix: "deleted/" });
  expect(objects.map(({ key }) => key).join()).not.toContain(userId);
  expect(await isTombstoned({ ...env, AUDIT_SECRET: "another secret, also of enough letters" }, userId)).toBe(
    false,
  );
  const stranger = freshPerson();
  await deliverMessage({ type: "erase-person", userId: stranger.userId, at: 0 }, { log: () => {} });
  expect(await isTombstoned(env, stranger.userId)).toBe(false);
});

test("A deletion begun by an earlier version gets its tombstone with its next step, or before its row is forgotten", async () => {
  const [running, finished] = [freshPerson(), freshPerson()];
  const now = Date.now();
  await database.insert(deletionJobs).values([
    { userId: running.userId, source: "request", requestedAt: now },
    { userId: finished.userId, source: "request", requestedAt: 1, finishedAt: 2 },
  ]);
  await deliverMessage(
    { type: "erase-person", userId: running.userId, at: now },
    { queue: memoryQueue().queue },
  );
  const shard = await shardOf(finished.userId);
  await deliverMessage({ type: "sweep", at: now + 31 * DAY, shard }, { log: () => {} });
  for (const { userId } of [running, finished]) expect(await isTombstoned(env, userId)).toBe(true);
});
