import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { MeterState } from "#app/core/meter/state.ts";
import { FREE, fileAnalysis, MINUTE, meterFor, setClock } from "./usage-person.ts";

const ONE = { inputTokens: 1, outputTokens: 1, isCounted: true };

test("Of two generations that want the last use at the same time exactly one is admitted, 100 times of 100 [USE-09] [USE-01]", async () => {
  const rounds = Array.from({ length: 100 }, async () => {
    const { meter } = meterFor();
    const answers = await Promise.all([meter.reserve(fileAnalysis()), meter.reserve(fileAnalysis())]);
    return answers.filter((answer) => answer.admitted).length;
  });
  expect(await Promise.all(rounds)).toEqual(Array(100).fill(1));
});

test("Of two generations that want the last tokens at the same time exactly one is admitted, 100 times of 100 [USE-02]", async () => {
  const rounds = Array.from({ length: 100 }, async () => {
    const { meter } = meterFor();
    const most = { feature: "sbar", inputTokens: 75_000 } as const;
    const answers = await Promise.all([meter.reserve(fileAnalysis(most)), meter.reserve(fileAnalysis(most))]);
    return answers.filter((answer) => answer.admitted).length;
  });
  expect(await Promise.all(rounds)).toEqual(Array(100).fill(1));
});

test("A storm of one key on one person is charged once and free twice", async () => {
  const { meter } = meterFor();
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const command = fileAnalysis({ key });
      await meter.reserve(command);
      return await meter.commit({ reservationId: command.reservationId, ...ONE });
    }),
  );
  expect(answers.filter((answer) => answer.isSettled && answer.charged)).toHaveLength(1);
  expect((await meter.snapshot(FREE)).counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
});

test("People do not share a meter", async () => {
  const one = meterFor();
  const other = meterFor();
  await one.meter.reserve(fileAnalysis());
  expect(await other.meter.reserve(fileAnalysis())).toMatchObject({ admitted: true });
});

test("What was decided outlives the object's eviction from memory", async () => {
  const { meter, stub } = meterFor();
  const command = fileAnalysis();
  await meter.reserve(command);
  await meter.addPack({ purchaseId: "p1", inputTokens: 10, outputTokens: 20 });
  const before = await meter.snapshot(FREE);
  await evictDurableObject(stub);
  expect(await meter.snapshot(FREE)).toEqual(before);
  expect(await meter.reserve(fileAnalysis())).toMatchObject({ refused: "limit_reached", used: 0, limit: 1 });
  expect(await meter.commit({ reservationId: command.reservationId, ...ONE })).toMatchObject({
    isSettled: true,
  });
  await evictDurableObject(stub);
  expect(await meter.commit({ reservationId: command.reservationId, ...ONE })).toEqual({
    isSettled: false,
    reason: "already_settled",
  });
});

test("A meter that was stored before a feature was counted holds that feature's limit, too [USE-01]", async () => {
  const { meter, stub } = meterFor();
  await meter.addPack({ purchaseId: "p1", inputTokens: 10, outputTokens: 20 });
  await runInDurableObject(stub, (_meter, { storage }) => {
    const { counts, ...state } = storage.kv.get<MeterState>("state") as MeterState;
    const { file_analysis: _, ...earlier } = counts;
    storage.kv.put("state", { ...state, counts: earlier });
  });
  await evictDurableObject(stub);
  const command = fileAnalysis();
  expect(await meter.reserve(command)).toMatchObject({ admitted: true });
  await meter.commit({ reservationId: command.reservationId, ...ONE });
  expect(await meter.reserve(fileAnalysis())).toMatchObject({ refused: "limit_reached", used: 1, limit: 1 });
  expect((await meter.snapshot(FREE)).counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
});

test("A command whose storing fails is not remembered either", async () => {
  const { meter, stub } = meterFor();
  const command = fileAnalysis();
  await meter.reserve(command);
  await runInDurableObject(stub, (instance, { storage }) => {
    const transactionSync = storage.transactionSync;
    storage.transactionSync = () => {
      throw new Error("disk full");
    };
    expect(() => instance.commit({ reservationId: command.reservationId, ...ONE })).toThrow("disk full");
    storage.transactionSync = transactionSync;
  });
  expect((await meter.snapshot(FREE)).counts.file_analysis).toMatchObject({ used: 0, reserved: 1 });
  expect(await meter.commit({ reservationId: command.reservationId, ...ONE })).toMatchObject({
    isSettled: true,
  });
});

test("The alarm returns a reservation that nobody settled for 3 minutes, and none before", async () => {
  const { meter, stub } = meterFor();
  const start = Date.now();
  await meter.reserve(fileAnalysis());
  const armed = await runInDurableObject(stub, (_meter, { storage }) => storage.getAlarm());
  expect(armed).toBeGreaterThanOrEqual(start + 3 * MINUTE);
  expect(armed).toBeLessThanOrEqual(Date.now() + 3 * MINUTE);

  await setClock(stub, () => start + 2 * MINUTE);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect((await meter.export()).state?.uses[0]?.runs[0]?.status).toBe("open");

  await setClock(stub, () => start + 3 * MINUTE + 5_000);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect((await meter.export()).state?.uses[0]?.runs[0]?.status).toBe("expired");
  expect(await runInDurableObject(stub, (_meter, { storage }) => storage.getAlarm())).toBeNull();
  expect((await meter.snapshot(FREE)).counts.file_analysis).toMatchObject({ used: 0, reserved: 0, left: 1 });
});

test("Unlimited figures come through a call as they are", async () => {
  const { meter } = meterFor();
  const seen = await meter.snapshot({ plan: "Enterprise", isFirstMonth: false });
  expect(seen.counts.sbar.limit).toBe(Number.POSITIVE_INFINITY);
  expect(seen.tokens.outputTokens.left).toBe(Number.POSITIVE_INFINITY);
});

test("Looking at a meter that was never used stores nothing", async () => {
  const { meter, stub } = meterFor();
  await meter.snapshot(FREE);
  await meter.close({ period: "2026-10" });
  expect(await meter.export()).toEqual({ state: null, pending: [] });
  expect(await runInDurableObject(stub, (_meter, { storage }) => [...storage.kv.list()])).toEqual([]);
});

test("A person's meter stays small however often a day they generate", async () => {
  const { meter, stub } = meterFor();
  const start = Date.now();
  await runInDurableObject(stub, (instance) => {
    for (let i = 0; i < 400; i++) {
      instance.now = () => start + i * 20_000;
      const command = fileAnalysis({ plan: "Enterprise" });
      instance.reserve(command);
      instance.commit({ reservationId: command.reservationId, ...ONE });
    }
  });
  const { state } = await meter.export();
  expect(state?.counts.file_analysis).toBe(400);
  // Those of ten minutes, and the day's remembered charged keys.
  expect(state?.uses.length).toBeLessThanOrEqual(230);
  expect(JSON.stringify(state).length).toBeLessThan(100_000);
  expect(state?.attempts.length).toBeLessThanOrEqual(10);
});
