import fc from "fast-check";
import { expect, test } from "vitest";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit, release } from "#app/core/meter/settle.ts";
import { snapshot } from "#app/core/meter/snapshot.ts";
import { attempt, hashOf, MINUTE, NOON, SECOND, startMeter } from "./meter-run.ts";

type TestMeter = ReturnType<typeof startMeter>;
const figures = { inputTokens: 20, outputTokens: 10, isCounted: true };

function ask(meter: TestMeter, key: string, at = NOON, changes = {}) {
  const command = attempt({ key, inputTokens: 20, outputTokens: 10, ...changes });
  return { id: command.reservationId, answer: meter.run(reserve, command, at) };
}

const settle = (meter: TestMeter, reservationId: string, at = NOON) =>
  meter.run(commit, { reservationId, ...figures }, at);

const seen = (meter: TestMeter, at = NOON) => meter.run(snapshot, { plan: "Free", isFirstMonth: false }, at);

const HOUR = 60 * MINUTE;

test("A charged key is repeated twice for nothing, and then refused", () => {
  const meter = startMeter();
  const answers = Array.from({ length: 5 }, () => {
    const { id, answer } = ask(meter, "k");
    const settled = settle(meter, id);
    return answer.admitted ? settled.isSettled && settled.charged !== null : answer.refused;
  });
  expect(answers).toEqual([true, false, false, "key_used_up", "key_used_up"]);
  expect(seen(meter).counts.sbar.used).toBe(1);
  expect(seen(meter).tokens.inputTokens.used).toBe(20);
  expect(meter.records).toHaveLength(1);
});

test("A charged key stands for its charge until a day after its last run; one that came to nothing, for ten minutes", () => {
  const meter = startMeter();
  settle(meter, ask(meter, "k").id);
  for (const at of [NOON + 11 * MINUTE, NOON + 23 * HOUR]) settle(meter, ask(meter, "k", at).id, at);
  expect(ask(meter, "k", NOON + 46 * HOUR).answer).toMatchObject({ refused: "key_used_up" });
  expect(meter.state.counts.sbar).toBe(1);
  const late = NOON + 47 * HOUR;
  settle(meter, ask(meter, "k", late).id, late);
  expect(meter.state.counts.sbar).toBe(2);
  meter.run(release, { reservationId: ask(meter, "given back", late).id }, late);
  ask(meter, "another", late + 10 * MINUTE);
  expect(meter.state.uses.map(({ key }) => key)).toEqual(["k", "another"]);
});

test("What was made for a charged key and is settled late is never charged beside it", () => {
  const meter = startMeter();
  const slow = Array.from({ length: 3 }, () => ask(meter, "k").id);
  const at = NOON + 4 * MINUTE;
  for (let time = 0; time < 3; time++) settle(meter, ask(meter, "k", at).id, at);
  for (const id of slow) expect(settle(meter, id, at)).toEqual({ isSettled: true, charged: null });
  expect(meter.state.counts.sbar).toBe(1);
});

test("Of the keys that stand for a charge beyond ten minutes only the latest 200 are remembered", () => {
  const meter = startMeter();
  for (let use = 0; use < 250; use++) settle(meter, ask(meter, `k${use}`, NOON, { plan: "Enterprise" }).id);
  expect(meter.state.uses).toHaveLength(250);
  ask(meter, "later", NOON + 11 * MINUTE, { plan: "Enterprise" });
  expect(meter.state.uses.map(({ key }) => key)).toEqual([
    ...Array.from({ length: 200 }, (_, index) => `k${index + 50}`),
    "later",
  ]);
});

test("A key that is tried over and over for nothing keeps no more runs than those of ten minutes", () => {
  const meter = startMeter();
  for (let minute = 0; minute < 60; minute++)
    meter.run(release, { reservationId: ask(meter, "k", NOON + minute * MINUTE).id }, NOON + minute * MINUTE);
  expect(meter.state.uses.map(({ runs }) => runs.length)).toEqual([10]);
});

test("Another input or another feature with the same key is refused, as long as it stands for its own", () => {
  const meter = startMeter();
  settle(meter, ask(meter, "k").id);
  expect(ask(meter, "k", NOON, { input: hashOf(2) }).answer).toEqual({
    admitted: false,
    refused: "key_reused",
  });
  expect(ask(meter, "k", NOON, { feature: "nanda" }).answer).toMatchObject({ refused: "key_reused" });
  expect(ask(meter, "k", NOON + 24 * HOUR - 1, { input: hashOf(2) }).answer.admitted).toBe(false);
  expect(ask(meter, "k", NOON + 24 * HOUR, { input: hashOf(2) }).answer.admitted).toBe(true);
});

test("A key stands for its input from its first use on, also while that is under way or was given back", () => {
  const meter = startMeter();
  const { id } = ask(meter, "k");
  expect(ask(meter, "k", NOON, { input: hashOf(2) }).answer).toMatchObject({ refused: "key_reused" });
  meter.run(release, { reservationId: id });
  expect(ask(meter, "k", NOON, { input: hashOf(2) }).answer).toMatchObject({ refused: "key_reused" });
});

test("While the first use is under way its repeat shares the reservation, and whichever ends first is charged", () => {
  const meter = startMeter();
  const first = ask(meter, "k");
  const second = ask(meter, "k", NOON + SECOND);
  expect(second.answer.admitted).toBe(true);
  expect(seen(meter).counts.sbar).toMatchObject({ used: 0, reserved: 1 });
  expect(seen(meter).tokens.inputTokens.reserved).toBe(20);
  expect(settle(meter, second.id)).toEqual({ isSettled: true, charged: figures });
  expect(seen(meter).counts.sbar).toMatchObject({ used: 1, reserved: 0 });
  expect(settle(meter, first.id)).toEqual({ isSettled: true, charged: null });
  expect(seen(meter).counts.sbar.used).toBe(1);
});

test("If the first use is given back the repeat under way is the one that is charged, and its place stays reserved", () => {
  const meter = startMeter();
  const first = ask(meter, "k", NOON, { feature: "file_analysis" });
  const second = ask(meter, "k", NOON, { feature: "file_analysis" });
  meter.run(release, { reservationId: first.id });
  expect(ask(meter, "other", NOON, { feature: "file_analysis" }).answer).toMatchObject({
    refused: "limit_reached",
  });
  expect(settle(meter, second.id)).toEqual({ isSettled: true, charged: figures });
  expect(seen(meter).counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
});

test("A use of which nothing came is asked for anew by its repeat, limits included", () => {
  const meter = startMeter();
  const first = ask(meter, "k", NOON, { feature: "file_analysis" });
  meter.run(release, { reservationId: first.id });
  const other = ask(meter, "other", NOON, { feature: "file_analysis" });
  expect(ask(meter, "k", NOON, { feature: "file_analysis" }).answer).toMatchObject({
    refused: "limit_reached",
  });
  meter.run(release, { reservationId: other.id });
  const again = ask(meter, "k", NOON, { feature: "file_analysis" });
  expect(settle(meter, again.id)).toMatchObject({ charged: figures });
});

test("A free repeat is admitted at the limit and reserves nothing", () => {
  const meter = startMeter();
  settle(meter, ask(meter, "k", NOON, { feature: "file_analysis" }).id);
  const repeat = ask(meter, "k", NOON, { feature: "file_analysis" });
  expect(repeat.answer.admitted).toBe(true);
  expect(seen(meter).counts.file_analysis).toMatchObject({ used: 1, reserved: 0 });
  expect(seen(meter).tokens.outputTokens.reserved).toBe(0);
});

test("A repeat may write no more than the first was granted", () => {
  const meter = startMeter();
  ask(meter, "most", NOON, { outputTokens: 34_900 });
  const first = ask(meter, "k", NOON, { outputTokens: 500 });
  expect(first.answer).toMatchObject({ outputTokens: 100 });
  expect(ask(meter, "k", NOON, { outputTokens: 500 }).answer).toMatchObject({ outputTokens: 100 });
});

test("A cancelled generation is charged its tokens, and its repeat is neither free nor uncounted", () => {
  const meter = startMeter();
  const first = ask(meter, "k");
  meter.run(commit, { reservationId: first.id, inputTokens: 20, outputTokens: 3, isCounted: false });
  expect(seen(meter).counts.sbar).toMatchObject({ used: 0, reserved: 0 });
  expect(seen(meter).tokens.outputTokens.used).toBe(3);
  settle(meter, ask(meter, "k").id);
  expect(seen(meter).counts.sbar.used).toBe(1);
  expect(seen(meter).tokens.outputTokens.used).toBe(13);
});

test("The fourth run under way of one key waits until one of the others has ended or has come back", () => {
  const meter = startMeter();
  const file = (at: number) => ask(meter, "k", at, { feature: "file_analysis" });
  const runs = [file(NOON), file(NOON + MINUTE), file(NOON + MINUTE)];
  expect(runs.map(({ answer }) => answer.admitted)).toEqual([true, true, true]);
  expect(file(NOON + MINUTE).answer).toEqual({
    admitted: false,
    refused: "rate_limited",
    retryAfterSeconds: 120,
  });
  expect(file(NOON + 3 * MINUTE).answer.admitted).toBe(true);
  for (const { id } of runs) settle(meter, id, NOON + 3 * MINUTE);
  expect(meter.state.counts.file_analysis).toBe(1);
});

test("When one of two runs under way is cancelled, what it took is no longer held for the other", () => {
  const meter = startMeter();
  const first = ask(meter, "k", NOON, { outputTokens: 30_000 });
  const second = ask(meter, "k", NOON, { outputTokens: 30_000 });
  const cancelled = { inputTokens: 25, outputTokens: 20_000, isCounted: false };
  meter.run(commit, { reservationId: first.id, ...cancelled });
  expect(seen(meter).tokens).toMatchObject({
    inputTokens: { used: 25, reserved: 0 },
    outputTokens: { used: 20_000, reserved: 10_000, left: 5_000 },
  });
  expect(settle(meter, second.id)).toMatchObject({ charged: figures });
});

test("A run that came back unsettled shares the charge of the repeat that took its place", () => {
  const meter = startMeter();
  const slow = ask(meter, "k");
  const at = NOON + 4 * MINUTE;
  expect(settle(meter, ask(meter, "k", at).id, at)).toMatchObject({ charged: figures });
  expect(settle(meter, slow.id, at)).toEqual({ isSettled: true, charged: null });
  expect(meter.state.counts.sbar).toBe(1);
});

test("A run that began when its key was nearly forgotten keeps it, and is charged once with its repeats", () => {
  const meter = startMeter();
  meter.run(release, { reservationId: ask(meter, "k").id });
  const slow = ask(meter, "k", NOON + 9 * MINUTE);
  const repeat = ask(meter, "k", NOON + 11 * MINUTE);
  expect(settle(meter, repeat.id, NOON + 12 * MINUTE)).toMatchObject({ charged: figures });
  expect(settle(meter, slow.id, NOON + 13 * MINUTE)).toMatchObject({ charged: null });
});

test("A free repeat that is given back may be tried again", () => {
  const meter = startMeter();
  settle(meter, ask(meter, "k").id);
  for (let i = 0; i < 4; i++) meter.run(release, { reservationId: ask(meter, "k").id });
  settle(meter, ask(meter, "k").id);
  settle(meter, ask(meter, "k").id);
  expect(seen(meter).counts.sbar.used).toBe(1);
});

test("In whatever order and however late runs of one key begin and end, it is charged once, and the first that ends is", () => {
  const moves = fc.array(
    fc.oneof(
      fc.constant({ is: "ask" as const }),
      fc.record({ is: fc.constant("commit" as const), which: fc.nat() }),
      fc.record({ is: fc.constant("release" as const), which: fc.nat() }),
      fc.record({ is: fc.constant("wait" as const), which: fc.nat({ max: 5 * MINUTE }) }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(moves, (sequence) => {
      const meter = startMeter();
      const open: { id: string; at: number }[] = [];
      let now = NOON;
      let charged = 0;
      let free = 0;
      for (const move of sequence) {
        if (move.is === "wait") now += move.which;
        else if (move.is === "ask") {
          const { id, answer } = ask(meter, "k", now, { plan: "Enterprise" });
          if (answer.admitted) open.push({ id, at: now });
          else expect(charged + open.length).toBeGreaterThan(0);
        } else {
          const [run] = open.splice(move.which % Math.max(1, open.length), 1);
          if (run === undefined) continue;
          if (move.is === "release") meter.run(release, { reservationId: run.id }, now);
          else {
            const answer = settle(meter, run.id, now);
            if (!answer.isSettled) expect(now - run.at).toBeGreaterThanOrEqual(10 * MINUTE);
            else if (answer.charged) charged += 1;
            else free += 1;
          }
        }
        expect(charged).toBeLessThanOrEqual(1);
        if (free > 0) expect(charged).toBe(1);
        expect(meter.state.counts.sbar).toBe(charged);
      }
    }),
    { numRuns: 300 },
  );
});
