import { expect, test } from "vitest";
import { addPack } from "#app/core/meter/packs.ts";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit, release } from "#app/core/meter/settle.ts";
import { snapshot } from "#app/core/meter/snapshot.ts";
import { answered } from "#app/core/meter/step.ts";
import { attempt, MINUTE, NOON, startMeter } from "./meter-run.ts";

const FREE = { plan: "Free", isFirstMonth: false } as const;

test("A commit charges the model's own figures in both kinds of tokens and one use, and records them once [USE-01]", () => {
  const meter = startMeter();
  const command = attempt({ inputTokens: 500, outputTokens: 1_000 });
  meter.run(reserve, command);
  expect(meter.run(snapshot, FREE).tokens.outputTokens).toEqual({
    used: 0,
    reserved: 1_000,
    limit: 35_000,
    left: 34_000,
  });
  const figures = { inputTokens: 480, outputTokens: 300, isCounted: true };
  const { reservationId } = command;
  expect(meter.run(commit, { reservationId, ...figures })).toEqual({ isSettled: true, charged: figures });
  expect(meter.run(snapshot, FREE)).toMatchObject({
    counts: { sbar: { used: 1, reserved: 0, limit: 15, left: 14 }, nanda: { used: 0 } },
    tokens: {
      inputTokens: { used: 480, reserved: 0, limit: 75_000, left: 74_520 },
      outputTokens: { used: 300, reserved: 0, limit: 35_000, left: 34_700 },
    },
  });
  expect(meter.records).toEqual([
    {
      kind: "event",
      eventId: reservationId,
      feature: "sbar",
      period: "2026-11",
      inputTokens: 480,
      outputTokens: 300,
      isCounted: true,
      at: NOON,
    },
  ]);
});

test("Settling twice changes nothing and says so, whatever the second call wants", () => {
  const meter = startMeter();
  const charged = attempt();
  const returned = attempt();
  meter.run(reserve, charged);
  meter.run(reserve, returned);
  const figures = { inputTokens: 5, outputTokens: 5, isCounted: true };
  meter.run(commit, { reservationId: charged.reservationId, ...figures });
  meter.run(release, { reservationId: returned.reservationId });
  const before = meter.state;
  const done = { isSettled: false, reason: "already_settled" };
  for (const { reservationId } of [charged, returned]) {
    expect(meter.run(commit, { reservationId, ...figures })).toEqual(done);
    expect(meter.run(release, { reservationId })).toEqual(done);
  }
  expect(meter.state).toBe(before);
  expect(meter.records).toHaveLength(1);
});

test("A reservation that never was is unknown, and nothing is charged for it", () => {
  const meter = startMeter();
  const unknown = { isSettled: false, reason: "unknown" };
  const figures = { inputTokens: 5, outputTokens: 5, isCounted: true };
  expect(meter.run(commit, { reservationId: "nobody", ...figures })).toEqual(unknown);
  expect(meter.run(release, { reservationId: "nobody" })).toEqual(unknown);
  expect(meter.records).toEqual([]);
});

test("A release gives back the use and the tokens", () => {
  const meter = startMeter();
  const command = attempt({ feature: "file_analysis", inputTokens: 75_000, outputTokens: 35_000 });
  meter.run(reserve, command);
  expect(meter.run(reserve, attempt())).toMatchObject({ refused: "limit_reached" });
  meter.run(release, { reservationId: command.reservationId });
  expect(meter.run(reserve, attempt({ feature: "file_analysis" })).admitted).toBe(true);
});

test("A reservation that nobody settles comes back after 3 minutes, not before", () => {
  const meter = startMeter();
  meter.run(reserve, attempt({ feature: "file_analysis" }));
  expect(meter.run(snapshot, FREE).counts.file_analysis).toEqual({ used: 0, reserved: 1, limit: 1, left: 0 });
  const again = (at: number) => meter.run(reserve, attempt({ feature: "file_analysis" }), at);
  expect(again(NOON + 3 * MINUTE - 1)).toMatchObject({ refused: "limit_reached" });
  expect(again(NOON + 3 * MINUTE).admitted).toBe(true);
});

test("What was made after its reservation came back is charged all the same, up to 10 minutes", () => {
  const meter = startMeter();
  const [slow, slower] = [attempt(), attempt()];
  for (const command of [slow, slower]) meter.run(reserve, command);
  meter.run((state) => answered(state, null), null, NOON + 4 * MINUTE);
  expect(meter.run(snapshot, FREE, NOON + 4 * MINUTE).counts.sbar.reserved).toBe(0);
  const figures = { inputTokens: 7, outputTokens: 8, isCounted: true };
  const late = { reservationId: slow.reservationId, ...figures };
  expect(meter.run(commit, late, NOON + 5 * MINUTE)).toEqual({ isSettled: true, charged: figures });
  expect(meter.run(snapshot, FREE, NOON + 5 * MINUTE).counts.sbar.used).toBe(1);
  const later = { reservationId: slower.reservationId, ...figures };
  expect(meter.run(commit, later, NOON + 11 * MINUTE)).toEqual({ isSettled: false, reason: "unknown" });
  expect(meter.run(commit, late, NOON + 11 * MINUTE)).toEqual({
    isSettled: false,
    reason: "already_settled",
  });
});

test("Packs pay what the month does not, and never fall below 0 [PLAN-44]", () => {
  const meter = startMeter();
  meter.run(addPack, { purchaseId: "p1", inputTokens: 1_000, outputTokens: 500 });
  const spend = (inputTokens: number, outputTokens: number) => {
    const command = attempt();
    expect(meter.run(reserve, command).admitted).toBe(true);
    meter.run(commit, { reservationId: command.reservationId, inputTokens, outputTokens, isCounted: true });
  };
  spend(75_000, 34_900);
  expect(meter.state.packs).toEqual({ inputTokens: 1_000, outputTokens: 500 });
  spend(400, 200);
  expect(meter.state.packs).toEqual({ inputTokens: 600, outputTokens: 400 });
  expect(meter.run(snapshot, FREE).tokens.outputTokens).toMatchObject({
    used: 35_100,
    limit: 35_500,
    left: 400,
  });
  spend(9_999, 9_999);
  expect(meter.state.packs).toEqual({ inputTokens: 0, outputTokens: 0 });
  expect(meter.run(reserve, attempt())).toMatchObject({ refused: "limit_reached", which: "input_tokens" });
});

test("A bought pack is added once however often it is reported, and lifts both token limits at once [PLAN-44]", () => {
  const meter = startMeter();
  const pack = { purchaseId: "p1", inputTokens: 56_250, outputTokens: 26_250 };
  expect(meter.run(addPack, pack)).toEqual({ isAdded: true });
  expect(meter.run(addPack, pack)).toEqual({ isAdded: false });
  expect(meter.run(snapshot, FREE).tokens).toMatchObject({
    inputTokens: { limit: 131_250 },
    outputTokens: { limit: 61_250 },
  });
  expect(meter.run(reserve, attempt({ inputTokens: 131_250, outputTokens: 61_250 }))).toMatchObject({
    admitted: true,
    outputTokens: 61_250,
  });
});

test("Another pack is added to what is left of the one before, in both kinds of tokens [PLAN-44]", () => {
  const meter = startMeter();
  meter.run(addPack, { purchaseId: "p1", inputTokens: 1_000, outputTokens: 500 });
  const command = attempt();
  meter.run(reserve, command);
  const figures = { inputTokens: 75_400, outputTokens: 35_100, isCounted: true };
  meter.run(commit, { reservationId: command.reservationId, ...figures });
  meter.run(addPack, { purchaseId: "p2", inputTokens: 2_000, outputTokens: 3_000 });
  expect(meter.state.packs).toEqual({ inputTokens: 2_600, outputTokens: 3_400 });
});

test("What packs have paid is not charged to the month again when a larger plan follows", () => {
  const meter = startMeter();
  meter.run(addPack, { purchaseId: "p1", inputTokens: 1_000, outputTokens: 1_000 });
  const command = attempt();
  meter.run(reserve, command);
  const figures = { inputTokens: 75_400, outputTokens: 35_300, isCounted: true };
  meter.run(commit, { reservationId: command.reservationId, ...figures });
  expect(meter.run(snapshot, { plan: "Basic", isFirstMonth: false }).tokens).toMatchObject({
    inputTokens: { used: 75_400, limit: 151_000, left: 75_600 },
    outputTokens: { used: 35_300, limit: 71_000, left: 35_700 },
  });
});

test("Going back to a smaller plan within a month leaves the packs whole and usable", () => {
  const meter = startMeter();
  const big = attempt({ plan: "Premium" });
  meter.run(reserve, big);
  meter.run(commit, {
    reservationId: big.reservationId,
    inputTokens: 200_000,
    outputTokens: 100_000,
    isCounted: true,
  });
  meter.run(addPack, { purchaseId: "p1", inputTokens: 100, outputTokens: 100 });
  expect(meter.run(snapshot, FREE).tokens.inputTokens.left).toBe(100);
  expect(meter.run(reserve, attempt({ inputTokens: 101 }))).toMatchObject({ which: "input_tokens" });
  expect(meter.run(reserve, attempt({ inputTokens: 100, outputTokens: 100 })).admitted).toBe(true);
});

test("Three answers a day that broke off are forgiven, the next costs its tokens and no use, and the next day three are again", () => {
  const meter = startMeter();
  const breakOff = (at = NOON) => {
    const command = attempt();
    meter.run(reserve, command, at);
    const figures = { inputTokens: 100, outputTokens: 40, isCounted: false, isCutOff: true };
    const settled = meter.run(commit, { reservationId: command.reservationId, ...figures }, at);
    return settled.isSettled ? settled.charged : settled.reason;
  };
  const tokens = { inputTokens: 100, outputTokens: 40 };
  expect([breakOff(), breakOff(), breakOff()]).toEqual([null, null, null]);
  expect(meter.state.tokens).toEqual({ inputTokens: 0, outputTokens: 0 });
  expect(breakOff()).toEqual({ ...tokens, isCounted: false });
  expect([meter.state.tokens, meter.state.counts.sbar]).toEqual([tokens, 0]);
  const tomorrow = NOON + 24 * 60 * MINUTE;
  expect([breakOff(tomorrow), breakOff(tomorrow), breakOff(tomorrow)]).toEqual([null, null, null]);
  expect(breakOff(tomorrow)).toEqual({ ...tokens, isCounted: false });
});

test("Twenty answers a day of which nothing was borne out are forgiven, the next costs its tokens and no use; what the model took is spent each time", () => {
  const meter = startMeter();
  const unanswered = () => {
    const command = attempt({ perMinute: 100 });
    meter.run(reserve, command);
    const figures = { inputTokens: 100, outputTokens: 40, isCounted: false, isUnanswered: true };
    const step = commit(meter.state, { reservationId: command.reservationId, ...figures }, NOON);
    meter.run(commit, { reservationId: command.reservationId, ...figures });
    expect(step.spent?.spends).toEqual([{ plan: "Free", inputTokens: 100, outputTokens: 40 }]);
    return step.answer.isSettled ? step.answer.charged : step.answer.reason;
  };
  for (let count = 0; count < 20; count++) expect(unanswered()).toBeNull();
  expect(meter.state.tokens).toEqual({ inputTokens: 0, outputTokens: 0 });
  expect(unanswered()).toEqual({ inputTokens: 100, outputTokens: 40, isCounted: false });
  expect(meter.state.counts.sbar).toBe(0);
});

test("A malformed command is refused before it can spoil a figure", () => {
  const meter = startMeter();
  const command = attempt();
  meter.run(reserve, command);
  const { reservationId } = command;
  const figures = { inputTokens: 1, outputTokens: 1, isCounted: true };
  const wrong = [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY];
  for (const value of wrong) {
    expect(() => meter.run(reserve, attempt({ inputTokens: value }))).toThrow(RangeError);
    expect(() => meter.run(commit, { reservationId, ...figures, outputTokens: value })).toThrow(RangeError);
    expect(() => meter.run(addPack, { purchaseId: "p", inputTokens: value, outputTokens: 1 })).toThrow(
      RangeError,
    );
  }
  expect(() => meter.run(reserve, attempt({ input: "Pt more SOB since 0300" }))).toThrow(RangeError);
  expect(() => meter.run(reserve, attempt({ key: "k".repeat(201) }))).toThrow(RangeError);
  expect(() => meter.run(reserve, attempt({ outputTokens: 1, leastOutputTokens: 2 }))).toThrow(RangeError);
  expect(meter.run(commit, { reservationId, ...figures })).toMatchObject({ isSettled: true });
});
