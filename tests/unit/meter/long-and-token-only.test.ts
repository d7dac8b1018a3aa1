import { expect, test } from "vitest";
import { advance, nextExpiry } from "#app/core/meter/advance.ts";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit } from "#app/core/meter/settle.ts";
import { snapshot } from "#app/core/meter/snapshot.ts";
import { recordUnchecked } from "#app/core/meter/unchecked.ts";
import { attempt, MINUTE, NOON, startMeter } from "./meter-run.ts";

const look = { plan: "Free" as const, isFirstMonth: false };
const figures = { inputTokens: 40, outputTokens: 20, isCounted: true };

test("A reservation that asked for 15 minutes stays as long, and one beside it for its 3", () => {
  const meter = startMeter();
  const long = attempt({ lifeMs: 15 * MINUTE, inputTokens: 100 });
  meter.run(reserve, long);
  meter.run(reserve, attempt({ inputTokens: 7 }));
  expect(nextExpiry(meter.state)).toBe(NOON + 3 * MINUTE);
  const reservedAt = (minutes: number) =>
    meter.run(snapshot, look, NOON + minutes * MINUTE).tokens.inputTokens.reserved;
  expect(reservedAt(2)).toBe(107);
  expect(reservedAt(4)).toBe(100);
  expect(reservedAt(14)).toBe(100);
  expect(reservedAt(15)).toBe(0);
  expect(
    meter.run(commit, { reservationId: long.reservationId, ...figures }, NOON + 20 * MINUTE),
  ).toMatchObject({
    isSettled: true,
  });
  const { uses } = advance(meter.state, NOON + 23 * MINUTE).state;
  expect(uses.map(({ key }) => key)).toEqual([long.key]);
  expect(advance(meter.state, NOON + 24 * 60 * MINUTE).state.uses).toEqual([]);
});

test("More than 15 minutes is malformed", () => {
  const command = attempt({ lifeMs: 15 * MINUTE + 1 });
  expect(() => startMeter().run(reserve, command)).toThrow(RangeError);
});

test("A repeat with the same reservation finds it again, and its charge is made once", () => {
  const meter = startMeter();
  const command = attempt({ lifeMs: 15 * MINUTE, outputTokens: 9 });
  expect(meter.run(reserve, command)).toEqual(meter.run(reserve, command, NOON + 12 * MINUTE));
  const charge = { reservationId: command.reservationId, ...figures };
  expect(meter.run(commit, charge)).toMatchObject({ isSettled: true });
  expect(meter.run(commit, charge)).toEqual({ isSettled: false, reason: "already_settled" });
  expect(meter.state.tokens).toEqual({ inputTokens: 40, outputTokens: 20 });
});

test("What draws on tokens only is admitted where the count is used up, holds and charges tokens, and counts no use", () => {
  const meter = startMeter();
  const analysis = attempt({ feature: "file_analysis" });
  meter.run(reserve, analysis);
  meter.run(commit, { reservationId: analysis.reservationId, ...figures });
  expect(meter.run(reserve, attempt({ feature: "file_analysis" }))).toMatchObject({
    refused: "limit_reached",
  });
  const question = attempt({ feature: "file_analysis", isTokensOnly: true, inputTokens: 500 });
  expect(meter.run(reserve, question)).toMatchObject({ admitted: true });
  const held = meter.run(snapshot, look);
  expect(held.counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
  expect(held.tokens.inputTokens.reserved).toBe(500);
  meter.run(commit, { reservationId: question.reservationId, ...figures });
  expect(meter.state.counts.file_analysis).toBe(1);
  expect(meter.state.tokens).toEqual({ inputTokens: 80, outputTokens: 40 });
  expect(meter.records.at(-1)).toMatchObject({ feature: "file_analysis", isCounted: false, inputTokens: 40 });
});

test("A repeat of a charged question is free, as that of any use", () => {
  const meter = startMeter();
  const first = attempt({ isTokensOnly: true });
  meter.run(reserve, first);
  meter.run(commit, { reservationId: first.reservationId, ...figures });
  const repeat = attempt({ key: first.key, isTokensOnly: true });
  meter.run(reserve, repeat);
  expect(meter.run(commit, { reservationId: repeat.reservationId, ...figures })).toEqual({
    isSettled: true,
    charged: null,
  });
});

test("Tokens refuse what draws on tokens only, too", () => {
  const meter = startMeter();
  const greedy = attempt({ isTokensOnly: true, inputTokens: 75_001 });
  expect(meter.run(reserve, greedy)).toMatchObject({ refused: "limit_reached", which: "input_tokens" });
});

test("What was allowed unchecked and draws on tokens only counts no use afterwards either", () => {
  const meter = startMeter();
  const { key, input, feature, plan, isFirstMonth } = attempt({ feature: "file_analysis" });
  const use = { key, input, feature, plan, isFirstMonth, isTokensOnly: true };
  meter.run(recordUnchecked, { uncheckedId: "lost", allowedAt: NOON, ...use, ...figures });
  expect(meter.state.counts.file_analysis).toBe(0);
  expect(meter.state.tokens.inputTokens).toBe(40);
});
