import { expect, test } from "vitest";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit } from "#app/core/meter/settle.ts";
import { snapshot } from "#app/core/meter/snapshot.ts";
import { type RecordUnchecked, recordUnchecked } from "#app/core/meter/unchecked.ts";
import { attempt, hashOf, MINUTE, NOON, startMeter } from "./meter-run.ts";

const FREE = { plan: "Free", isFirstMonth: false } as const;
const figures = { inputTokens: 20, outputTokens: 10, isCounted: true };

const unchecked = (changes: Partial<RecordUnchecked> = {}): RecordUnchecked => ({
  uncheckedId: "unanswered",
  key: "k",
  input: hashOf(1),
  feature: "file_analysis",
  allowedAt: NOON,
  ...FREE,
  ...figures,
  ...changes,
});

test("A use that was allowed without a check is counted afterwards, once, for a day [USE-05] [OPEN-15]", () => {
  const meter = startMeter();
  expect(meter.run(recordUnchecked, unchecked())).toEqual({ isSettled: true, charged: figures });
  const day = NOON + 23 * 60 * MINUTE;
  for (const at of [NOON, NOON + 11 * MINUTE, day])
    expect(meter.run(recordUnchecked, unchecked(), at)).toEqual({
      isSettled: false,
      reason: "already_settled",
    });
  expect(meter.run(snapshot, FREE, day)).toMatchObject({
    counts: { file_analysis: { used: 1, reserved: 0, left: 0 } },
    tokens: { inputTokens: { used: 20 }, outputTokens: { used: 10 } },
  });
  expect(meter.records).toHaveLength(1);
  expect(meter.run(reserve, attempt({ feature: "file_analysis" }), day)).toMatchObject({ which: "count" });
  const another = unchecked({ uncheckedId: "unanswered too", key: "k2", input: hashOf(2), allowedAt: day });
  expect(meter.run(recordUnchecked, another, day)).toEqual({ isSettled: true, charged: figures });
  expect(meter.records).toHaveLength(2);
});

test("If the reservation was made though its answer was lost, counting afterwards settles that one", () => {
  const meter = startMeter();
  const lost = attempt({ key: "k", feature: "file_analysis" });
  meter.run(reserve, lost);
  meter.run(recordUnchecked, unchecked({ uncheckedId: lost.reservationId }));
  expect(meter.run(snapshot, FREE).counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
  const again = { reservationId: lost.reservationId, ...figures };
  expect(meter.run(commit, again)).toEqual({ isSettled: false, reason: "already_settled" });
});

test("A reservation that arrives after it was counted afterwards reserves nothing more", () => {
  const meter = startMeter();
  meter.run(recordUnchecked, unchecked());
  const late = attempt({ reservationId: "unanswered", key: "k", feature: "file_analysis" });
  expect(meter.run(reserve, late)).toMatchObject({ admitted: true });
  expect(meter.run(snapshot, FREE).counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
});

test("A repeat of a use that was counted afterwards is free, and so is the reverse", () => {
  const meter = startMeter();
  meter.run(recordUnchecked, unchecked());
  const repeat = attempt({ key: "k", feature: "file_analysis" });
  expect(meter.run(reserve, repeat).admitted).toBe(true);
  expect(meter.run(commit, { reservationId: repeat.reservationId, ...figures })).toMatchObject({
    charged: null,
  });
  expect(meter.run(recordUnchecked, unchecked({ uncheckedId: "second" }))).toMatchObject({ charged: null });
  expect(meter.run(recordUnchecked, unchecked({ uncheckedId: "third" }))).toMatchObject({ charged: null });
  expect(meter.state.counts.file_analysis).toBe(1);
});

test("A use that is counted afterwards finds its key's charge for a day, also beside another input under that key", () => {
  const meter = startMeter();
  meter.run(recordUnchecked, unchecked());
  meter.run(recordUnchecked, unchecked({ uncheckedId: "other", input: hashOf(2) }));
  for (const minutes of [0, 11, 23 * 60])
    expect(
      meter.run(recordUnchecked, unchecked({ uncheckedId: `late ${minutes}` }), NOON + minutes * MINUTE),
    ).toMatchObject({ charged: null });
  expect(meter.state.counts.file_analysis).toBe(2);
});

test("A use counted afterwards with a key that stands for something else is charged on its own", () => {
  const meter = startMeter();
  meter.run(recordUnchecked, unchecked());
  const other = unchecked({ uncheckedId: "other", input: hashOf(2) });
  expect(meter.run(recordUnchecked, other)).toMatchObject({ charged: figures });
  expect(meter.state.counts.file_analysis).toBe(2);
});

test("A use counted afterwards is charged beyond the limit, for it has happened", () => {
  const meter = startMeter();
  for (let i = 0; i < 3; i++)
    meter.run(recordUnchecked, unchecked({ uncheckedId: `u${i}`, key: `k${i}`, inputTokens: 40_000 }));
  expect(meter.run(snapshot, FREE)).toMatchObject({
    counts: { file_analysis: { used: 3, limit: 1, left: 0 } },
    tokens: { inputTokens: { used: 120_000, limit: 75_000, left: 0 } },
  });
});

test("A use that was allowed more than a day ago is not counted any more: it may have been counted, or its key charged", () => {
  const meter = startMeter();
  const day = NOON + 24 * 60 * MINUTE;
  expect(meter.run(recordUnchecked, unchecked(), day)).toEqual({ isSettled: false, reason: "unknown" });
  expect(meter.state.counts.file_analysis).toBe(0);
  const inTime = unchecked({ uncheckedId: "in time", allowedAt: NOON + MINUTE });
  expect(meter.run(recordUnchecked, inTime, day)).toMatchObject({ charged: figures });
});

test("A malformed use is not counted and does not spoil the meter", () => {
  const meter = startMeter();
  for (const wrong of [
    { inputTokens: Number.NaN },
    { uncheckedId: "" },
    { key: "" },
    { input: "Pt more SOB" },
  ])
    expect(() => meter.run(recordUnchecked, unchecked(wrong))).toThrow(RangeError);
  expect(meter.state.uses).toEqual([]);
});
