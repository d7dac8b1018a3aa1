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

test("A charged key is repeated twice for nothing, and the third repeat counts as new", () => {
  const meter = startMeter();
  const charges = Array.from({ length: 7 }, () => {
    const { id } = ask(meter, "k");
    const answer = settle(meter, id);
    return answer.isSettled && answer.charged !== null;
  });
  expect(charges).toEqual([true, false, false, true, false, false, true]);
  expect(seen(meter).counts.sbar.used).toBe(3);
  expect(seen(meter).tokens.inputTokens.used).toBe(60);
  expect(meter.records).toHaveLength(3);
});

test("A repeat is free until ten minutes after the first use, not after the last", () => {
  const meter = startMeter();
  settle(meter, ask(meter, "k").id);
  settle(meter, ask(meter, "k", NOON + 9 * MINUTE).id, NOON + 9 * MINUTE);
  expect(seen(meter, NOON + 9 * MINUTE).counts.sbar.used).toBe(1);
  const late = NOON + 10 * MINUTE;
  settle(meter, ask(meter, "k", late).id, late);
  expect(seen(meter, late).counts.sbar.used).toBe(2);
});

test("Another input or another feature with the same key is refused, and stands again after ten minutes", () => {
  const meter = startMeter();
  settle(meter, ask(meter, "k").id);
  expect(ask(meter, "k", NOON, { input: hashOf(2) }).answer).toEqual({
    admitted: false,
    refused: "key_reused",
  });
  expect(ask(meter, "k", NOON, { feature: "nanda" }).answer).toMatchObject({ refused: "key_reused" });
  expect(ask(meter, "k", NOON + 10 * MINUTE - 1, { input: hashOf(2) }).answer.admitted).toBe(false);
  expect(ask(meter, "k", NOON + 10 * MINUTE, { input: hashOf(2) }).answer.admitted).toBe(true);
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

test("The fourth run under way of one key needs a reservation of its own", () => {
  const meter = startMeter();
  const file = () => ask(meter, "k", NOON, { feature: "file_analysis" }).answer;
  expect([file().admitted, file().admitted, file().admitted]).toEqual([true, true, true]);
  expect(file()).toMatchObject({ refused: "limit_reached", which: "count" });
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

test("A use that was started anew is still ten minutes from its first run", () => {
  const meter = startMeter();
  meter.run(release, { reservationId: ask(meter, "k").id });
  const late = NOON + 9 * MINUTE;
  settle(meter, ask(meter, "k", late).id, late);
  settle(meter, ask(meter, "k", NOON + 10 * MINUTE).id, NOON + 10 * MINUTE);
  expect(meter.state.counts.sbar).toBe(2);
});

test("A run that came back unsettled shares the charge of the repeat that took its place", () => {
  const meter = startMeter();
  const slow = ask(meter, "k");
  const at = NOON + 4 * MINUTE;
  expect(settle(meter, ask(meter, "k", at).id, at)).toMatchObject({ charged: figures });
  expect(settle(meter, slow.id, at)).toEqual({ isSettled: true, charged: null });
  expect(meter.state.counts.sbar).toBe(1);
});

test("A run that began in a key's last minute can still be settled after the key is forgotten", () => {
  const meter = startMeter();
  meter.run(release, { reservationId: ask(meter, "k").id });
  const slow = ask(meter, "k", NOON + 9 * MINUTE);
  expect(settle(meter, slow.id, NOON + 13 * MINUTE)).toMatchObject({ charged: figures });
});

test("A free repeat that is given back may be tried again", () => {
  const meter = startMeter();
  settle(meter, ask(meter, "k").id);
  for (let i = 0; i < 4; i++) meter.run(release, { reservationId: ask(meter, "k").id });
  settle(meter, ask(meter, "k").id);
  settle(meter, ask(meter, "k").id);
  expect(seen(meter).counts.sbar.used).toBe(1);
});

test("In whatever order runs of one key begin and end, each charge frees at most two others, and one always comes first", () => {
  const moves = fc.array(
    fc.oneof(
      fc.constant({ is: "ask" as const }),
      fc.record({ is: fc.constant("commit" as const), which: fc.nat() }),
      fc.record({ is: fc.constant("release" as const), which: fc.nat() }),
      fc.record({ is: fc.constant("wait" as const), which: fc.nat({ max: 2 * MINUTE }) }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(moves, (sequence) => {
      const meter = startMeter();
      const open: string[] = [];
      let now = NOON;
      let charged = 0;
      let free = 0;
      for (const move of sequence) {
        if (move.is === "wait") now = Math.min(now + move.which, NOON + 10 * MINUTE - 1);
        else if (move.is === "ask") {
          const { id, answer } = ask(meter, "k", now, { plan: "Enterprise" });
          expect(answer.admitted).toBe(true);
          open.push(id);
        } else {
          const [id] = open.splice(move.which % Math.max(1, open.length), 1);
          if (id === undefined) continue;
          if (move.is === "release") meter.run(release, { reservationId: id }, now);
          else {
            const answer = settle(meter, id, now);
            expect(answer.isSettled).toBe(true);
            if (answer.isSettled && answer.charged) charged += 1;
            else free += 1;
          }
        }
        expect(free).toBeLessThanOrEqual(2 * charged);
        expect(meter.state.counts.sbar).toBe(charged);
      }
    }),
    { numRuns: 300 },
  );
});
