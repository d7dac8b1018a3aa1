import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { customers, monthEnds, usageEvents, usageMonths } from "#app/base/data/schema.ts";
import type { Message } from "#app/core/maintenance/messages.ts";
import { periodBefore, periodOf } from "#app/core/meter/period.ts";
import { endMonth, monthsToEnd } from "#app/core/usage/month-end.server.ts";
import { writeHistory } from "#app/core/usage/usage-history.server.ts";
import { fileAnalysis, meterFor } from "../meter/usage-person.ts";
import { database, deliverMessage, memoryLog, memoryQueue } from "./maintenance-parts.ts";

const THIS = periodOf(Date.now());
const LAST = periodBefore(THIS);
/** A moment in the month that is over, and the counts of somebody who used one thing in it. */
const THEN = Date.UTC(Number(LAST.slice(0, 4)), Number(LAST.slice(5)) - 1, 12);
const { log } = memoryLog();

beforeEach(async () => {
  for (const table of [monthEnds, usageEvents, usageMonths, customers]) await database.delete(table);
});

const numbered = (n: number) => `user_${String(n).padStart(5, "0")}_${LAST}`;

/** People with an account, of whom some have an event in the month that is over, and some only that. */
async function people(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => numbered(n));
  const statements = ids.flatMap((userId, n) => [
    ...(n % 10 === 3 ? [] : [database.insert(customers).values({ userId, plan: "Free" as const })]),
    ...(n % 10 === 3 || n % 2 === 0 ? [database.insert(usageEvents).values(eventOf(userId))] : []),
  ]);
  for (let from = 0; from < statements.length; from += 500) {
    const [first, ...rest] = statements.slice(from, from + 500);
    if (first) await database.batch([first, ...rest]);
  }
  return ids;
}

const eventOf = (userId: string, period = LAST) => ({
  userId,
  eventId: "event",
  feature: "sbar",
  period,
  inputTokens: 7,
  outputTokens: 5,
  isCounted: true,
  at: THEN,
});

/** Lets the person's meter charge one use in the month that is over, without telling D1. */
async function chargeThen(userId: string): Promise<void> {
  const { stub } = meterFor(userId);
  await runInDurableObject(stub, (meter) => {
    meter.now = () => THEN;
    const command = fileAnalysis();
    meter.reserve(command);
    meter.commit({
      reservationId: command.reservationId,
      inputTokens: 7,
      outputTokens: 5,
      isCounted: true,
    });
    meter.now = Date.now;
  });
}

const groupsOf = (sent: { message: Message }[]) =>
  sent.flatMap(({ message }) => (message.type === "close-month" ? [message.userIds] : []));

const begin = { period: LAST, isContinued: false };
const depsWith = (queue = memoryQueue()) => ({ database, queue: queue.queue, now: Date.now, log });

/** Counts down to the question of the database that fails. */
function failingDatabase(nth: number): typeof database {
  let asked = 0;
  const ask =
    (method: (...parts: unknown[]) => unknown) =>
    (...parts: unknown[]) => {
      asked += 1;
      if (asked === nth) throw new Error("D1 is away");
      return Reflect.apply(method, database, parts);
    };
  return new Proxy(database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? ask(value as () => unknown) : value;
    },
  });
}

test("A month's end hands every person over once, in groups of 100 in the order of their ids, whether they chose a plan or not", async () => {
  const ids = await people(250);
  const queue = memoryQueue();
  await endMonth(depsWith(queue), begin);
  expect(groupsOf(queue.sent).map((group) => group.length)).toEqual([100, 100, 50]);
  expect(groupsOf(queue.sent).flat()).toEqual(ids);
  expect(await database.query.monthEnds.findFirst()).toMatchObject({
    period: LAST,
    handedThrough: ids.at(-1),
    people: 250,
    finishedAt: null,
  });
});

test("A walk through 1,000 people that breaks at any call goes on where it was, and hands over nobody it had noted again", async () => {
  const ids = await people(1_000);
  for (const nth of [1, 2, 5, 6, 10]) {
    await database.delete(monthEnds);
    const queue = memoryQueue((call) => call === nth);
    await expect(endMonth(depsWith(queue), begin)).rejects.toThrow("The queue is away.");
    await endMonth(depsWith(queue), begin);
    expect(groupsOf(queue.sent).flat()).toEqual(ids);
  }
  for (const nth of [1, 3, 4, 11, 21]) {
    await database.delete(monthEnds);
    const queue = memoryQueue();
    await expect(endMonth({ ...depsWith(queue), database: failingDatabase(nth) }, begin)).rejects.toThrow(
      "D1 is away",
    );
    await endMonth(depsWith(queue), begin);
    // A group that was sent and could not be noted is sent again: closing twice is closing once.
    const handed = groupsOf(queue.sent).flat();
    expect([...new Set(handed)]).toEqual(ids);
    expect(handed.length).toBeLessThanOrEqual(1_100);
    expect(await database.query.monthEnds.findFirst()).toMatchObject({ people: 1_000 });
  }
});

test("A walk longer than one run is gone on with by the queue", async () => {
  const ids = await people(350);
  const queue = memoryQueue();
  await endMonth(depsWith(queue), begin, 2);
  expect(queue.sent.at(-1)?.message).toEqual({ type: "end-month", period: LAST, isContinued: true });
  await endMonth(depsWith(queue), { period: LAST, isContinued: true }, 2);
  await endMonth(depsWith(queue), { period: LAST, isContinued: true }, 2);
  expect(groupsOf(queue.sent).flat()).toEqual(ids);
  // A run that the queue goes on with asks for nobody again: those it handed over are not closed yet.
  expect((await database.query.monthEnds.findFirst())?.finishedAt).toBeNull();
});

test("Whoever used something and was not closed is handed over again, and a month is finished when nobody is missing", async () => {
  const ids = await people(20);
  await endMonth(depsWith(), begin);
  const used = ids.filter((_, n) => n % 10 === 3 || n % 2 === 0);
  const [lost, ...closed] = used;
  for (const userId of closed) await closedMonth(userId);
  const queue = memoryQueue();
  await endMonth(depsWith(queue), begin);
  expect(groupsOf(queue.sent)).toEqual([[lost]]);
  expect((await database.query.monthEnds.findFirst())?.finishedAt).toBeNull();
  await closedMonth(lost ?? "");
  await endMonth(depsWith(queue), begin);
  const finished = await database.query.monthEnds.findFirst();
  expect(finished).toMatchObject({ people: 20, handedThrough: "", finishedAt: expect.any(Number) });
  await endMonth(depsWith(queue), begin);
  expect(groupsOf(queue.sent)).toHaveLength(1);
  expect(await database.query.monthEnds.findFirst()).toEqual(finished);
});

const closedMonth = (userId: string) =>
  writeHistory(database, userId, [
    {
      kind: "month",
      period: LAST,
      counts: { chat: 0, file_analysis: 0, medical_research: 0, sbar: 1, nanda: 0 },
      inputTokens: 7,
      outputTokens: 5,
      closedAt: Date.now(),
    },
  ]);

test("A month that still misses somebody after a week is given up, and said so", async () => {
  await people(3);
  await endMonth(depsWith(), begin);
  const later = { ...depsWith(), ...memoryLog(), now: () => Date.now() + 8 * 24 * 60 * 60_000 };
  await endMonth(later, begin);
  expect(later.lines).toEqual([["error", "month_end.missing", { code: LAST, count: 2 }]]);
  expect((await database.query.monthEnds.findFirst())?.finishedAt).not.toBeNull();
});

test("A month that is not over is not ended", async () => {
  await people(3);
  const queue = memoryQueue();
  await endMonth(depsWith(queue), { period: THIS, isContinued: false });
  expect(queue.sent).toEqual([]);
  expect(await database.select().from(monthEnds)).toEqual([]);
});

test("The consumer closes every meter of a group, once, and the closed month reaches the history though D1 had heard of nothing [OPEN-33]", async () => {
  const ids = Array.from({ length: 12 }, () => `user_${crypto.randomUUID()}`);
  for (const userId of ids.slice(0, 10)) await chargeThen(userId);
  const message = { type: "close-month", period: LAST, userIds: ids } as const;
  expect(await deliverMessage(message)).toBe("done");
  expect(await deliverMessage(message)).toBe("done");
  for (const userId of ids) await runDurableObjectAlarm(meterFor(userId).stub);
  const months = await database.select().from(usageMonths);
  expect(months.map(({ userId }) => userId).sort()).toEqual(ids.slice(0, 10).sort());
  for (const month of months)
    expect(month).toMatchObject({
      period: LAST,
      inputTokens: 7,
      outputTokens: 5,
      counts: { file_analysis: 1 },
    });
  expect(await database.select().from(usageEvents)).toHaveLength(10);
});

test("A meter that cannot be closed brings its group back", async () => {
  const { userId } = meterFor();
  const message = { type: "close-month" as const, period: THIS, userIds: [userId] };
  expect(await deliverMessage(message)).toEqual({ again: 5 });
  const unreachable = {
    getByName: () => ({ close: () => Promise.reject(new Error("gone")) }),
  } as unknown as Env["USAGE_METER"];
  const parts = { env: { ...env, USAGE_METER: unreachable } as never };
  expect(await deliverMessage({ ...message, period: LAST }, parts)).toEqual({ again: 5 });
});

test("A cron that comes late ends every month that it missed, and none that is finished", async () => {
  const at = Date.UTC(2027, 2, 9);
  expect(await monthsToEnd(database, at)).toEqual(["2027-02"]);
  await database.insert(usageEvents).values(eventOf("someone", "2026-11"));
  expect(await monthsToEnd(database, at)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  await database.insert(monthEnds).values([
    { period: "2026-11", startedAt: 0, finishedAt: 1 },
    { period: "2026-12", startedAt: 0 },
    { period: "2027-01", startedAt: 0, finishedAt: 1 },
  ]);
  expect(await monthsToEnd(database, at)).toEqual(["2026-12", "2027-02"]);
  await database.delete(monthEnds);
  await database.insert(monthEnds).values({ period: "2027-02", startedAt: 0, finishedAt: 1 });
  expect(await monthsToEnd(database, at)).toEqual([]);
  expect(await monthsToEnd(database, Date.UTC(2027, 3, 1))).toEqual(["2027-03"]);
});
