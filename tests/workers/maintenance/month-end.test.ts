import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openShard } from "#app/base/data/database.server.ts";
import { monthEnds, usageEvents, usageMonths } from "#app/base/data/schema.ts";
import { nextPeriodStart, periodBefore, periodOf } from "#app/core/meter/period.ts";
import { noCounts } from "#app/core/meter/state.ts";
import { endMonth, monthsToEnd } from "#app/core/usage/month-end.server.ts";
import { database as everywhere, shardOf } from "../databases.ts";
import { fileAnalysis, meterFor } from "../meter/usage-person.ts";
import { deliverMessage, memoryLog, memoryQueue } from "./maintenance-parts.ts";

const THIS = periodOf(Date.now());
const LAST = periodBefore(THIS);
/** A time in the past month. */
const THEN = nextPeriodStart(periodBefore(LAST)) + 11 * 24 * 3_600_000;
const BEGINNING = nextPeriodStart(LAST);
const { log } = memoryLog();
const COUNTS = { ...noCounts(), sbar: 1 };

beforeEach(async () => {
  for (const table of [monthEnds, usageEvents, usageMonths]) await everywhere.delete(table);
});

/** A month's figures of `count` people, as written by their meters. */
async function figures(count: number, period = LAST): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    userId: `user_${String(n).padStart(5, "0")}`,
    period,
    counts: COUNTS,
    inputTokens: n,
    outputTokens: 5,
    closedAt: 0,
    revision: 1,
  }));
  const statements = Array.from({ length: Math.ceil(count / 10) }, (_, n) =>
    database.insert(usageMonths).values(rows.slice(n * 10, n * 10 + 10)),
  );
  const [first, ...rest] = statements;
  if (first) await database.batch([first, ...rest]);
}

const open = async (period = LAST) =>
  (await database.select().from(usageMonths).where(eq(usageMonths.closedAt, 0))).filter(
    (row) => row.period === period,
  ).length;

const monthsOf = (userId: string) =>
  everywhere.select().from(usageMonths).where(eq(usageMonths.userId, userId)).orderBy(usageMonths.period);

const endOf = (period = LAST) => database.query.monthEnds.findFirst({ where: eq(monthEnds.period, period) });

/** One database of people, as the cron hands it over. */
const SHARD = 1;
const database = openShard(env, SHARD);
const begin = { period: LAST, shard: SHARD };
const depsWith = (queue = memoryQueue()) => ({ database, queue: queue.queue, now: Date.now, log });

/** The same for the database with a person's rows. */
async function endsOf(userId: string) {
  const shard = await shardOf(userId);
  return { deps: { ...depsWith(), database: openShard(env, shard) }, begin: { period: LAST, shard } };
}

/** A database whose n-th query fails, before or after it is answered. */
function failingDatabase(nth: number, isAfter: boolean): typeof database {
  let asked = 0;
  return new Proxy(database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== "batch") return value;
      return async (...parts: unknown[]) => {
        asked += 1;
        if (asked === nth && !isAfter) throw new Error("D1 is away");
        const answer: unknown = await Reflect.apply(value as () => unknown, target, parts);
        if (asked === nth) throw new Error("D1 is away");
        return answer;
      };
    },
  });
}

test("A month of 1,000 people is closed, killed in the middle and taken up again; the running month stays open", async () => {
  await figures(1_000);
  await figures(20, THIS);
  const small = { rows: 150 };
  const broken = { ...depsWith(), database: failingDatabase(4, false) };
  await expect(endMonth(broken, begin, small)).rejects.toThrow("D1 is away");
  expect(await open()).toBe(550);
  const lost = { ...depsWith(), database: failingDatabase(2, true) };
  await expect(endMonth(lost, begin, small)).rejects.toThrow("D1 is away");
  expect(await open()).toBe(250);
  await endMonth(depsWith(), begin, small);
  expect([await open(), await open(THIS)]).toEqual([0, 20]);
  expect(await endOf()).toMatchObject({ people: 1_000, finishedAt: expect.any(Number) });
  const before = await database.select().from(usageMonths).where(ne(usageMonths.closedAt, 0));
  expect(before.map(({ inputTokens }) => inputTokens).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 1_000 }, (_, n) => n),
  );
  await endMonth(depsWith(), begin, small);
  expect(await database.select().from(usageMonths).where(ne(usageMonths.closedAt, 0))).toEqual(before);
});

test("A long month is gone on with by the queue, and two that close it at the same time close it once", async () => {
  await figures(350);
  const queue = memoryQueue();
  await endMonth(depsWith(queue), begin, { rows: 100, statements: 2 });
  expect(queue.sent.map(({ message }) => message)).toEqual([
    { type: "end-month", period: LAST, isContinued: true, shard: SHARD },
  ]);
  expect(await endOf()).toMatchObject({ people: 200, finishedAt: null });
  await Promise.all([endMonth(depsWith(queue), begin), endMonth(depsWith(queue), begin)]);
  expect([await open(), (await endOf())?.people]).toEqual([0, 350]);
});

test("A person in the middle of a generation at the month's end: the month keeps what it had, the use is the new month's, and what comes late is closed by the next cron", async () => {
  const { userId, stub, meter } = meterFor();
  const [first, second] = [fileAnalysis({ plan: "Premium" }), fileAnalysis({ plan: "Premium" })];
  const figuresOf = { inputTokens: 7, outputTokens: 5, isCounted: true };
  await runInDurableObject(stub, (instance) => {
    instance.now = () => THEN;
    instance.reserve(first);
    instance.commit({ reservationId: first.reservationId, ...figuresOf });
    instance.now = () => BEGINNING - 60_000;
    instance.reserve(second);
  });
  // The first use has not reached D1 when the month is closed.
  const ends = await endsOf(userId);
  await endMonth(ends.deps, ends.begin);
  expect(await monthsOf(userId)).toEqual([]);
  await runInDurableObject(stub, (instance) => {
    instance.now = () => BEGINNING + 1_000;
    instance.commit({ reservationId: second.reservationId, ...figuresOf });
    instance.now = Date.now;
  });
  await runDurableObjectAlarm(stub);
  // Its alarm was already due, so it may be running.
  await expect.poll(async () => (await monthsOf(userId)).length).toBe(2);
  for (const period of await monthsToEnd(ends.deps.database, Date.now()))
    await endMonth(ends.deps, { ...ends.begin, period });
  const months = await monthsOf(userId);
  expect(months).toMatchObject([
    { period: LAST, counts: { file_analysis: 1 }, inputTokens: 7, closedAt: expect.any(Number) },
    { period: THIS, counts: { file_analysis: 1 }, inputTokens: 7, closedAt: 0 },
  ]);
  expect(months[0]?.closedAt).toBeGreaterThan(0);
  const { events } = await meter.listEvents({});
  expect(events.map(({ period }) => period)).toEqual([THIS, LAST]);
});

test("Figures that come after the closing correct it, and it stays closed", async () => {
  const { userId, stub } = meterFor();
  const early = { counts: COUNTS, inputTokens: 7, outputTokens: 5, closedAt: 0, revision: 1 };
  const ends = await endsOf(userId);
  await ends.deps.database.insert(usageMonths).values({ userId, period: LAST, ...early });
  await endMonth(ends.deps, ends.begin);
  await runInDurableObject(stub, (instance) => {
    instance.now = () => BEGINNING - 1_000;
    for (let uses = 0; uses < 2; uses++) {
      const command = fileAnalysis({ plan: "Premium" });
      instance.reserve(command);
      const { reservationId } = command;
      instance.commit({ reservationId, inputTokens: 7, outputTokens: 5, isCounted: true });
    }
    instance.now = Date.now;
  });
  await runDurableObjectAlarm(stub);
  await expect
    .poll(() => monthsOf(userId))
    .toMatchObject([{ counts: { file_analysis: 2 }, inputTokens: 14, closedAt: expect.any(Number) }]);
  expect((await monthsOf(userId))[0]?.closedAt).toBeGreaterThan(0);
});

test("A month that is not over is not ended", async () => {
  await figures(3, THIS);
  await endMonth(depsWith(), { ...begin, period: THIS });
  expect([await open(THIS), await endOf(THIS)]).toEqual([3, undefined]);
});

test("A cron that comes late ends every month that has open figures, and none that is finished", async () => {
  const at = Date.UTC(2027, 2, 9);
  expect(await monthsToEnd(database, at)).toEqual(["2027-02"]);
  await figures(2, "2026-11");
  await figures(2, "2027-03");
  expect(await monthsToEnd(database, at)).toEqual(["2026-11", "2027-02"]);
  for (const period of ["2026-11", "2027-02"])
    await endMonth({ ...depsWith(), now: () => at }, { ...begin, period });
  expect(await monthsToEnd(database, at)).toEqual([]);
  expect(await monthsToEnd(database, Date.UTC(2027, 3, 1))).toEqual(["2027-03"]);
});

test("A message of the version that asked every meter still closes them", async () => {
  const { userId, stub } = meterFor();
  await runInDurableObject(stub, (instance) => {
    instance.now = () => THEN;
    const command = fileAnalysis();
    instance.reserve(command);
    const { reservationId } = command;
    instance.commit({ reservationId, inputTokens: 7, outputTokens: 5, isCounted: true });
    instance.now = Date.now;
  });
  expect(await deliverMessage({ type: "close-month", period: LAST, userIds: [userId] })).toBe("done");
  await runDurableObjectAlarm(stub);
  await expect.poll(() => monthsOf(userId)).toMatchObject([{ period: LAST, inputTokens: 7 }]);
  expect(await deliverMessage({ type: "close-month", period: THIS, userIds: [userId] })).toEqual({
    again: 5,
  });
});
