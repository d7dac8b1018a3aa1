import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterShard, everyShard, noteShard, openShard } from "#app/base/data/database.server.ts";
import {
  customers,
  deletionJobs,
  deletionSteps,
  heartbeats,
  monthEnds,
  people,
  usageMonths,
} from "#app/base/data/schema.ts";
import { shardsOf } from "#app/base/data/shards.ts";
import type { Message } from "#app/core/maintenance/messages.ts";
import { enqueueDue, runCron } from "#workers/maintenance/cron.ts";
import { databaseOf, directory } from "../databases.ts";
import { fillEveryTable } from "../maintenance/every-table.ts";
import {
  DAY,
  deletePerson,
  deliver,
  deliverAll,
  deliverMessage,
  memoryLog,
  memoryQueue,
} from "../maintenance/maintenance-parts.ts";
import { envWithoutShard } from "../outages/outage-env.ts";
import { freshPerson } from "../signed-in.ts";
import { tablesNaming } from "./tables-naming.ts";

/** A month with figures of nobody else. */
const PERIOD = "2019-07";
const HOUR = 60 * 60_000;
const shards = everyShard(env).map((shard) => ({ shard, database: openShard(env, shard) }));
const { log } = memoryLog();

/** A person with rows in that database. */
async function personIn(shard: number): Promise<string> {
  const { userId } = freshPerson();
  noteShard(env, userId, shard);
  await enterShard(directory, userId, shard);
  return userId;
}

/** That month's ends, as queued by the cron now. */
async function cronsMonths(): Promise<Message<"end-month">[]> {
  const { queue, sent } = memoryQueue();
  await enqueueDue({ directory, queue, log, shards }, Date.now());
  return sent.flatMap(({ message }) =>
    message.type === "end-month" && message.period === PERIOD ? [message] : [],
  );
}

test("A month's end that is killed between two databases goes on with the others, and closes each row once", async () => {
  const ours = await Promise.all(shards.map(({ shard }) => personIn(shard)));
  const figures = { counts: { sbar: 1 }, inputTokens: 1, outputTokens: 1, closedAt: 0, revision: 1 };
  for (const userId of ours)
    await databaseOf(userId)
      .insert(usageMonths)
      .values({ userId, period: PERIOD, ...figures });
  const closedAt = async () =>
    await Promise.all(
      ours.map(async (userId) => {
        const [row] = await databaseOf(userId)
          .select()
          .from(usageMonths)
          .where(eq(usageMonths.userId, userId));
        return row?.closedAt;
      }),
    );
  const handed = await cronsMonths();
  expect(handed.map(({ shard }) => shard)).toEqual([0, 1, 2, 3]);
  // Killed after two: the other messages are lost.
  for (const message of handed.slice(0, 2)) expect(await deliverMessage(message)).toBe("done");
  const before = await closedAt();
  expect(before.map((at) => at !== 0)).toEqual([true, true, false, false]);
  const again = await cronsMonths();
  expect(again.map(({ shard }) => shard)).toEqual([2, 3]);
  for (const message of again) expect(await deliverMessage(message)).toBe("done");
  expect((await closedAt()).every((at) => at !== 0)).toBe(true);
  expect((await closedAt()).slice(0, 2)).toEqual(before.slice(0, 2));
  expect(await cronsMonths()).toEqual([]);
  for (const { database } of shards)
    expect(await database.query.monthEnds.findFirst({ where: eq(monthEnds.period, PERIOD) })).toMatchObject({
      people: 1,
      finishedAt: expect.any(Number),
    });
});

test("A message of an earlier version, which names no database, is about the first", async () => {
  const [first, second] = [await personIn(0), await personIn(1)];
  for (const userId of [first, second])
    await databaseOf(userId)
      .insert(usageMonths)
      .values({ userId, period: "2020-01", counts: {}, inputTokens: 0, outputTokens: 0, closedAt: 0 });
  const body = { version: 1, type: "end-month", period: "2020-01", isContinued: false };
  expect(await deliver(body)).toBe("done");
  const closedAt = async (userId: string) =>
    (await databaseOf(userId).select().from(usageMonths).where(eq(usageMonths.userId, userId)))[0]?.closedAt;
  expect(await closedAt(first)).toBeGreaterThan(0);
  expect(await closedAt(second)).toBe(0);
  await databaseOf(second).delete(usageMonths).where(eq(usageMonths.userId, second));
});

test("The cron hands over what is due of the other databases while one is down, whose plan ended 30 days ago too [CONST-03]", async () => {
  const { queue, sent } = memoryQueue();
  const { lines, log: told } = memoryLog();
  const broken = envWithoutShard("throws at once", 2);
  const bound = everyShard(broken).map((shard) => ({ shard, database: openShard(broken, shard) }));
  const userId = await personIn(3);
  await databaseOf(userId).insert(customers).values({ userId, paidPlanEndedAt: 1 });
  await expect(enqueueDue({ directory, queue, log: told, shards: bound }, Date.now())).rejects.toThrow(
    "kinds",
  );
  expect(sent.map(({ message }) => message)).toContainEqual({
    type: "retain",
    userId,
    at: expect.any(Number),
  });
  expect(new Set(lines.map(([, , facts]) => (facts as { id: string }).id))).toEqual(new Set(["DB_2"]));
});

test("An erasure empties the person's own database and the directory, and 30 days later nothing says where she was", async () => {
  const [gone, other] = [await personIn(3), await personIn(3)];
  for (const userId of [gone, other]) await fillEveryTable(userId);
  const kept = await tablesNaming(other);
  const begun = Date.now();
  await deletePerson(gone, () => begun);
  await deliverMessage({ type: "erase-person", userId: gone, at: begun + HOUR }, { log: () => {} });
  expect(await tablesNaming(gone)).toEqual({ DB: ["people"], DB_3: ["deletion_jobs", "deletion_steps"] });
  await deliverMessage({ type: "sweep", at: begun + 32 * DAY, shard: 3 }, { log: () => {} });
  expect(await tablesNaming(gone)).toEqual({});
  expect(Object.keys(await tablesNaming(other))).toEqual(Object.keys(kept));
});

test("One database that is restored is noticed by itself; its deleted people are deleted again, and the others are not looked at", async () => {
  const at = Date.now();
  const bindings = (sent: unknown[]) => {
    const take = async (body: unknown) => void sent.push(body);
    const MAINTENANCE = {
      send: take,
      sendBatch: async (messages: { body: unknown }[]) =>
        void (await Promise.all(messages.map(({ body }) => take(body)))),
    };
    return { ...env, MAINTENANCE } as unknown as Env;
  };
  const replays = async (now: number) => {
    const sent: { type: string; shard?: number }[] = [];
    await runCron(bindings(sent), now);
    return sent.filter(({ type }) => type === "replay-tombstones");
  };
  await replays(at);
  const [gone, other] = [await personIn(2), await personIn(2)];
  for (const userId of [gone, other]) await fillEveryTable(userId);
  await deletePerson(gone, () => at);
  // Database 2 is as it was an hour ago.
  const restored = openShard(env, 2);
  await restored.update(heartbeats).set({ at: at - HOUR });
  for (const table of [deletionJobs, deletionSteps])
    await restored.delete(table).where(eq(table.userId, gone));
  await restored.insert(customers).values({ userId: gone, plan: "Premium" });
  const kept = await tablesNaming(other);

  const noticed = await replays(at + HOUR);
  expect(noticed).toMatchObject([{ among: "rows", after: "", shard: 2 }]);
  expect(await replays(at + 2 * HOUR)).toEqual([]);
  await deliverAll([{ type: "replay-tombstones", among: "rows", after: "", shard: 2 }], () => at + HOUR);
  expect(await tablesNaming(gone)).toEqual({ DB: ["people"], DB_2: ["deletion_jobs", "deletion_steps"] });
  expect(await tablesNaming(other)).toEqual(kept);
});

test("A restored directory that has lost people finds each again in the database where she was", async () => {
  const userId = await personIn(1);
  await databaseOf(userId).insert(customers).values({ userId, plan: "Basic" });
  await directory.delete(people).where(eq(people.userId, userId));
  const [DB] = shardsOf(env) as [D1Database];
  const isolate = { ...env, DB: { withSession: (start: string) => DB.withSession(start) } as D1Database };
  const { openPersonDatabase } = await import("#app/base/data/database.server.ts");
  const found = await openPersonDatabase(isolate, userId, { isNew: "not noted" }).query.customers.findFirst({
    where: eq(customers.userId, userId),
  });
  expect(found).toMatchObject({ plan: "Basic" });
  expect(await directory.select().from(people).where(eq(people.userId, userId))).toMatchObject([
    { shard: 1 },
  ]);
});
