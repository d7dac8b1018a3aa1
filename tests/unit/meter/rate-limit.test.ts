import fc from "fast-check";
import { expect, test } from "vitest";
import { countCall } from "#app/core/meter/rate-limit.ts";
import { reserve } from "#app/core/meter/reserve.ts";
import { release } from "#app/core/meter/settle.ts";
import { type CallKind, emptyMeter } from "#app/core/meter/state.ts";
import { perform } from "#app/core/meter/step.ts";
import { attempt, MINUTE, NOON, SECOND, startMeter } from "./meter-run.ts";

test("Ten attempts a minute are let through unless told otherwise, and the eleventh waits for the first to age", () => {
  const meter = startMeter();
  for (let i = 0; i < 10; i++)
    expect(meter.run(reserve, attempt({ perMinute: undefined }), NOON + i * SECOND).admitted).toBe(true);
  const answer = meter.run(reserve, attempt({ perMinute: undefined }), NOON + 20 * SECOND);
  expect(answer).toEqual({ admitted: false, refused: "rate_limited", retryAfterSeconds: 40 });
});

test("Whoever is asked to wait and tries again waits no longer for it", () => {
  const meter = startMeter();
  const once = (at: number) => meter.run(reserve, attempt({ perMinute: 2 }), at);
  expect(once(NOON).admitted).toBe(true);
  expect(once(NOON + 1).admitted).toBe(true);
  for (const second of [30, 40, 59])
    expect(once(NOON + second * SECOND)).toMatchObject({ retryAfterSeconds: 60 - second });
  expect(once(NOON + 60 * SECOND).admitted).toBe(true);
  expect(once(NOON + 60 * SECOND)).toMatchObject({ refused: "rate_limited", retryAfterSeconds: 1 });
});

test("An attempt that the limits refuse counts as an attempt", () => {
  const meter = startMeter();
  const file = () => attempt({ feature: "file_analysis", perMinute: 3 });
  meter.run(reserve, file());
  expect(meter.run(reserve, file())).toMatchObject({ refused: "limit_reached" });
  expect(meter.run(reserve, file())).toMatchObject({ refused: "limit_reached" });
  expect(meter.run(reserve, file())).toMatchObject({ refused: "rate_limited" });
});

test("The same reservation asked for twice is one attempt and one reservation", () => {
  const meter = startMeter();
  const command = attempt({ perMinute: 2 });
  expect(meter.run(reserve, command)).toEqual(meter.run(reserve, command));
  expect(meter.state.attempts).toHaveLength(1);
  expect(meter.state.uses.flatMap((use) => use.runs)).toHaveLength(1);
});

test("No sliding minute ever lets more than the limit through, and waiting as told is enough", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 40 * SECOND }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 12 }), (waits, perMinute) => {
      let state = emptyMeter(NOON);
      let now = NOON;
      const all: number[] = [];
      for (const wait of waits) {
        now += wait;
        const step = perform(
          reserve,
          state,
          attempt({ perMinute, feature: "sbar", plan: "Enterprise" }),
          now,
        );
        const before = all.filter((at) => at > now - MINUTE).length;
        if (step.answer.admitted) all.push(now);
        state = step.state;
        expect(step.answer.admitted).toBe(before < perMinute);
        expect(state.attempts.length).toBeLessThanOrEqual(perMinute);
        if (!step.answer.admitted && step.answer.refused === "rate_limited") {
          const later = now + step.answer.retryAfterSeconds * SECOND;
          expect(
            perform(reserve, state, attempt({ perMinute, plan: "Enterprise" }), later).answer,
          ).toMatchObject({ admitted: true });
        }
      }
    }),
  );
});

test("An attempt that was let through and given back still counts as an attempt", () => {
  const meter = startMeter();
  const command = attempt({ perMinute: 1 });
  meter.run(reserve, command);
  meter.run(release, { reservationId: command.reservationId });
  expect(meter.run(reserve, attempt({ perMinute: 1 }))).toMatchObject({ refused: "rate_limited" });
});

test("Where an hour's documents are used up, asking and trying again cost nothing: it goes on when it was said to", () => {
  const meter = startMeter();
  const ask = (at: number, isOnlyAsked = false) =>
    meter.run(countCall, { kind: "documents", isOnlyAsked }, at).retryAfterSeconds;
  for (let i = 0; i < 29; i++) expect(ask(NOON + i * SECOND)).toBeNull();
  for (let i = 0; i < 40; i++) expect(ask(NOON + 30 * SECOND, true)).toBeNull();
  expect(ask(NOON + 30 * SECOND)).toBeNull();
  for (const minute of [1, 10, 30])
    expect([ask(NOON + minute * MINUTE), ask(NOON + minute * MINUTE, true)]).toEqual(
      Array(2).fill(3_600 - minute * 60),
    );
  expect(ask(NOON + 60 * MINUTE)).toBeNull();
  expect(ask(NOON + 60 * MINUTE)).toBe(1);
});

test("Documents begun, downloads and searches have limits of their own, over their own time", () => {
  const meter = startMeter();
  const ask = (kind: CallKind, at = NOON) => meter.run(countCall, { kind }, at).retryAfterSeconds;
  const spent = (kind: CallKind) => {
    let calls = 0;
    while (ask(kind) === null && calls < 1_000) calls += 1;
    return calls;
  };
  expect([spent("documents"), spent("export"), spent("literature")]).toEqual([30, 6, 20]);
  expect(ask("documents")).toBe(3_600);
  const next = NOON + MINUTE;
  expect(ask("literature", next)).toBeNull();
  expect(ask("export", next)).toBe(3_540);
  expect([ask("documents", next + 60 * MINUTE), ask("export", next + 60 * MINUTE)]).toEqual([null, null]);
});
