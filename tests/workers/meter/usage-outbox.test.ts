import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { usageEvents } from "#app/base/data/schema.ts";
import { type EventCursor, insertEvents } from "#app/core/meter/event-store.server.ts";
import { DRAIN_DELAY, type WriteHistory } from "#app/core/meter/outbox.ts";
import { emptyMeter, noCounts } from "#app/core/meter/state.ts";
import { readMonths, writeHistory } from "#app/core/usage/usage-history.server.ts";
import type { UsageMeter } from "#workers/usage-meter.ts";
import { database } from "../databases.ts";
import { FREE, fileAnalysis, holdWrites, MINUTE, meterFor, setClock } from "./usage-person.ts";

type Person = ReturnType<typeof meterFor>;

/**
 * Charges `times` uses; returns their ids. The object's clock runs an hour ahead, so that its alarm only goes off
 * when the test says so.
 */
async function charge({ stub }: Person, times: number): Promise<string[]> {
  const commands = Array.from({ length: times }, () =>
    fileAnalysis({ plan: "Enterprise", perMinute: 10_000 }),
  );
  await setClock(stub, ahead);
  await runInDurableObject(stub, (instance: UsageMeter) => {
    for (const command of commands) {
      instance.reserve(command);
      const { reservationId } = command;
      instance.commit({ reservationId, inputTokens: 3, outputTokens: 2, isCounted: true });
    }
  });
  return commands.map(({ reservationId }) => reservationId);
}

const ahead = () => Date.now() + 60 * MINUTE;

/** The uses and tokens that D1 has of the month. */
async function inD1({ userId }: Person) {
  const [month, ...more] = await readMonths(database, userId);
  expect(more).toEqual([]);
  return month && [month.counts.file_analysis, month.inputTokens, month.outputTokens];
}

/** The ids of the runs that the meter keeps. */
const keptIds = async ({ meter }: Person) =>
  (await meter.listEvents({ limit: 1_000 })).events.map(({ eventId }) => eventId).sort();

async function setWrite(
  { stub }: Person,
  wrap: (write: WriteHistory, state: DurableObjectState) => WriteHistory,
) {
  await runInDurableObject(stub, (instance: UsageMeter, state) => {
    instance.write = wrap(instance.write, state);
    instance.log = () => {};
  });
}

/** When the object's alarm is due: Unix milliseconds. */
const alarmOf = async ({ stub }: Person) =>
  await runInDurableObject(stub, (_meter, { storage }) => storage.getAlarm());

const pendingOf = async ({ meter }: Person) => (await meter.export()).pending.length;

test("What is charged reaches D1 with the next alarm, exactly once, and leaves the outbox", async () => {
  const person = meterFor();
  const ids = await charge(person, 3);
  expect(await inD1(person)).toBeUndefined();
  expect(await keptIds(person)).toEqual(ids.sort());
  expect(await pendingOf(person)).toBe(1);
  expect(await alarmOf(person)).toBeLessThanOrEqual(ahead() + DRAIN_DELAY);
  expect(await runDurableObjectAlarm(person.stub)).toBe(true);
  expect(await inD1(person)).toEqual([3, 9, 6]);
  expect(await pendingOf(person)).toBe(0);
});

test.each([1, 2, 3])("D1 failing before write %i loses nothing and doubles nothing", async (nth) => {
  await expectWholeAfter((write) => {
    let calls = 0;
    return async (records) => {
      calls += 1;
      if (calls === nth) throw new Error("D1 is away");
      await write(records);
    };
  });
});

test.each([1, 2, 3])("D1's answer lost after write %i loses nothing and doubles nothing", async (nth) => {
  await expectWholeAfter((write) => {
    let calls = 0;
    return async (records) => {
      calls += 1;
      await write(records);
      if (calls === nth) throw new Error("the answer was lost");
    };
  });
});

/** Uses at three times make three writes; after the fault, a restart and another alarm, D1 has all of it once. */
async function expectWholeAfter(fault: (write: WriteHistory) => WriteHistory) {
  const person = meterFor();
  await setWrite(person, fault);
  const ids: string[] = [];
  for (let moment = 0; moment < 3; moment++) {
    ids.push(...(await charge(person, 40)));
    await runDurableObjectAlarm(person.stub);
  }
  expect(await pendingOf(person)).toBe(1);
  await evictDurableObject(person.stub);
  await setClock(person.stub, () => ahead() + 10 * DRAIN_DELAY);
  expect(await runDurableObjectAlarm(person.stub)).toBe(true);
  expect(await inD1(person)).toEqual([120, 360, 240]);
  expect(await keptIds(person)).toEqual(ids.sort());
  expect(await pendingOf(person)).toBe(0);
}

test("An object that dies right after D1 wrote finds its outbox again and doubles nothing", async () => {
  const person = meterFor();
  await charge(person, 60);
  await setWrite(person, (write, state) => async (records) => {
    await write(records);
    state.abort("power cut");
  });
  await expect(runDurableObjectAlarm(person.stub)).rejects.toThrow();
  await person.meter.snapshot(FREE);
  expect(await pendingOf(person)).toBe(1);
  expect(await runDurableObjectAlarm(person.stub)).toBe(true);
  expect(await inD1(person)).toEqual([60, 180, 120]);
  expect(await pendingOf(person)).toBe(0);
});

test("One alarm returns reservations and empties the outbox, and then there is none", async () => {
  const person = meterFor();
  await charge(person, 1);
  await person.meter.reserve(fileAnalysis({ plan: "Enterprise" }));
  await setClock(person.stub, () => ahead() + 4 * MINUTE);
  await runDurableObjectAlarm(person.stub);
  expect((await person.meter.snapshot(FREE)).counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
  expect(await pendingOf(person)).toBe(0);
  expect(await alarmOf(person)).toBeNull();
});

test("An object that dies between a decision and D1 still delivers it", async () => {
  const person = meterFor();
  await charge(person, 1);
  await evictDurableObject(person.stub);
  expect(await runDurableObjectAlarm(person.stub)).toBe(true);
  expect(await inD1(person)).toEqual([1, 3, 2]);
});

test("Failures are retried later and later, also after a restart, and a success starts over", async () => {
  const person = meterFor();
  await charge(person, 1);
  const delays: number[] = [];
  let now = ahead();
  for (let i = 0; i < 9; i++) {
    const due = await failAt(person, now);
    delays.push((due - now) / 1_000);
    expect(await failAt(person, due - 1)).toBe(due);
    if (i === 3) await evictDurableObject(person.stub);
    now = due;
  }
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  await evictDurableObject(person.stub);
  await setClock(person.stub, () => now);
  await runDurableObjectAlarm(person.stub);
  expect(await pendingOf(person)).toBe(0);
  const rows = await runInDurableObject(person.stub, (_meter, { storage }) => [...storage.kv.list()]);
  expect(rows.map(([key]) => key)).toEqual(["revision", "shard", "state"]);
});

/** Runs the alarm at that time while D1 is down; returns when the next one is due. */
async function failAt(person: Person, now: number): Promise<number> {
  const { stub } = person;
  await runInDurableObject(stub, (instance: UsageMeter) => {
    instance.now = () => now;
    instance.write = () => Promise.reject(new Error("D1 is away"));
    instance.log = () => {};
  });
  await runDurableObjectAlarm(stub);
  return (await alarmOf(person)) ?? 0;
}

test("What is charged while D1 is being written is written too", async () => {
  const person = meterFor();
  await charge(person, 1);
  const held = await holdWrites(person.stub);
  const alarm = runDurableObjectAlarm(person.stub);
  await expect.poll(held.hasBegun).toBe(true);
  await charge(person, 1);
  held.letGo();
  await alarm;
  expect(await inD1(person)).toEqual([2, 6, 4]);
  expect(await pendingOf(person)).toBe(0);
});

test("A closed month reaches D1 once, with the figures it closed with [OPEN-33]", async () => {
  const person = meterFor();
  await charge(person, 2);
  const { period } = await person.meter.snapshot({ plan: "Free", isFirstMonth: false });
  const later = Date.now() + 32 * 24 * 3_600_000;
  await setClock(person.stub, () => later);
  expect(await person.meter.close({ period })).toEqual({ isClosed: true });
  expect(await person.meter.close({ period })).toEqual({ isClosed: true });
  const muchLater = later + 32 * 24 * 3_600_000;
  await setClock(person.stub, () => muchLater);
  await person.meter.snapshot(FREE);
  await runDurableObjectAlarm(person.stub);
  const [month, next, ...more] = await readMonths(database, person.userId);
  expect(next).toMatchObject({ inputTokens: 0, closedAt: muchLater });
  expect(more).toEqual([]);
  expect([month]).toMatchObject([
    {
      userId: person.userId,
      period,
      counts: { ...noCounts(), file_analysis: 2 },
      inputTokens: 6,
      outputTokens: 4,
      closedAt: later,
    },
  ]);
});

test("Figures that come late change nothing, and what was closed stays closed", async () => {
  const { userId } = meterFor();
  const counts = { ...noCounts(), sbar: 1 };
  const figures = { period: "2026-11", counts, inputTokens: 1, outputTokens: 1, revision: 2, closedAt: 5 };
  await writeHistory(database, userId, [figures]);
  await writeHistory(database, userId, [{ ...figures, revision: 1, inputTokens: 9 }]);
  await writeHistory(database, userId, [figures]);
  await writeHistory(database, userId, []);
  expect(await readMonths(database, userId)).toEqual([{ userId, ...figures }]);
  await writeHistory(database, userId, [{ ...figures, revision: 3, inputTokens: 7, closedAt: 0 }]);
  expect(await readMonths(database, userId)).toEqual([{ userId, ...figures, revision: 3, inputTokens: 7 }]);
});

test("The meter's runs come in pages, newest first, without gaps or repeats", async () => {
  const { stub, meter } = meterFor();
  const event = (eventId: string, at: number) => ({
    eventId,
    feature: "sbar" as const,
    period: "2026-11",
    inputTokens: 1,
    outputTokens: 1,
    isCounted: true,
    at,
  });
  const events = ["e", "b", "d", "a", "c"].map((id, index) => event(id, Math.floor(index / 2)));
  await runInDurableObject(stub, (_meter, { storage }) => {
    for (let times = 0; times < 2; times++) insertEvents(storage.sql, events);
  });
  const pages: string[][] = [];
  let before: EventCursor | undefined;
  do {
    const page = await meter.listEvents({ before, limit: 2 });
    pages.push(page.events.map(({ eventId }) => eventId));
    before = page.next ?? undefined;
  } while (before);
  expect(pages).toEqual([["c", "d"], ["a", "e"], ["b"]]);
});

test("A meter stored by an earlier version loses nothing: its outbox, its month, and its runs in D1", async () => {
  const person = meterFor();
  const { userId } = person;
  const now = Date.now();
  const period = new Date(now).toISOString().slice(0, 7);
  const run = (eventId: string, at: number) => ({
    eventId,
    feature: "file_analysis" as const,
    period,
    inputTokens: 3,
    outputTokens: 2,
    isCounted: true,
    at,
  });
  const earlier = Array.from({ length: 1_200 }, (_, n) => run(`in-d1-${n}`, now - Math.floor(n / 7)));
  for (let from = 0; from < earlier.length; from += 10)
    await database
      .insert(usageEvents)
      .values(earlier.slice(from, from + 10).map((event) => ({ userId, ...event })));
  await runInDurableObject(person.stub, (_meter, { storage: { kv } }) => {
    const counts = { ...noCounts(), file_analysis: 1_201 };
    const tokens = { inputTokens: 3_603, outputTokens: 2_402 };
    kv.put("state", { ...emptyMeter(now), counts, tokens });
    kv.put("outbox:event:waiting", { kind: "event", ...run("waiting", now) });
    kv.put("outbox:month:2026-01", {
      kind: "month",
      period: "2026-01",
      counts,
      ...tokens,
      closedAt: 7,
    });
  });
  await evictDurableObject(person.stub);
  await person.meter.snapshot(FREE);
  await runDurableObjectAlarm(person.stub);
  const ids = [...earlier.map(({ eventId }) => eventId), "waiting"].sort();
  const kept = await runInDurableObject(person.stub, (meter) => meter.listEvents({ limit: 2_000 }));
  expect(kept.events.map(({ eventId }) => eventId).sort()).toEqual(ids);
  expect(await database.select().from(usageEvents).where(eq(usageEvents.userId, userId))).toEqual([]);
  expect(await readMonths(database, userId)).toMatchObject([
    { period: "2026-01", closedAt: 7 },
    { period, counts: { file_analysis: 1_201 }, inputTokens: 3_603, closedAt: 0 },
  ]);
  await person.meter.adoptEvents();
  expect(await pendingOf(person)).toBe(0);
});
