import fc from "fast-check";
import { expect, test } from "vitest";
import { addPack } from "#app/core/meter/packs.ts";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit, release } from "#app/core/meter/settle.ts";
import { noCounts } from "#app/core/meter/state.ts";
import { allowanceOf, FEATURES, type Feature, type PlanName } from "#app/core/plans/plans.ts";
import { attempt, MINUTE, startMeter } from "./meter-run.ts";

const START = Date.UTC(2026, 10, 30, 23, 54);
const KINDS = ["inputTokens", "outputTokens"] as const;

const steps = fc.oneof(
  { arbitrary: fc.record({ is: fc.constant("wait" as const), ms: fc.nat({ max: 4 * MINUTE }) }), weight: 1 },
  {
    arbitrary: fc.record({
      is: fc.constant("reserve" as const),
      feature: fc.constantFrom(...FEATURES),
      inputTokens: fc.nat({ max: 40_000 }),
      outputTokens: fc.integer({ min: 1, max: 20_000 }),
      least: fc.nat({ max: 100 }),
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      is: fc.constant("settle" as const),
      which: fc.nat(),
      share: fc.nat({ max: 100 }),
      how: fc.constantFrom("counted", "cancelled", "released"),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ is: fc.constant("pack" as const), size: fc.nat({ max: 9_000 }) }), weight: 1 },
);

type Held = { feature: Feature; inputTokens: number; outputTokens: number; at: number };

/**
 * A ledger kept only from commands and answers, for one plan and unique keys: this month's use, what is held, and the
 * packs' balance.
 */
function openLedger(plan: PlanName) {
  const allowance = allowanceOf(plan);
  const held = new Map<string, Held>();
  let month = "2026-11";
  let counts = noCounts();
  let used = { inputTokens: 0, outputTokens: 0 };
  const packs = { inputTokens: 0, outputTokens: 0 };
  const heldBy = (of: (one: Held) => number) => [...held.values()].reduce((sum, one) => sum + of(one), 0);
  return {
    held,
    packs,
    /** Uses and tokens that are neither used nor held. */
    room: (feature: Feature) => ({
      uses: allowance.counts[feature] - counts[feature] - heldBy((one) => Number(one.feature === feature)),
      inputTokens:
        allowance.tokens.inputTokens +
        packs.inputTokens -
        used.inputTokens -
        heldBy((one) => one.inputTokens),
      outputTokens:
        allowance.tokens.outputTokens +
        packs.outputTokens -
        used.outputTokens -
        heldBy((one) => one.outputTokens),
    }),
    charge(feature: Feature, tokens: { inputTokens: number; outputTokens: number }, isCounted: boolean) {
      if (isCounted) counts[feature] += 1;
      for (const kind of KINDS) used[kind] += tokens[kind];
    },
    /** Three minutes end a hold; the month's end takes from packs what the plan did not cover. */
    passTo(now: number) {
      for (const [id, { at }] of held) if (at + 3 * MINUTE <= now) held.delete(id);
      const current = new Date(now).toISOString().slice(0, 7);
      if (current === month) return;
      for (const kind of KINDS) packs[kind] -= Math.max(0, used[kind] - allowance.tokens[kind]);
      month = current;
      counts = noCounts();
      used = { inputTokens: 0, outputTokens: 0 };
    },
  };
}

test("A use is admitted exactly when used + reserved + it fits the count, both tokens and the packs [USE-02] [USE-01] [PLAN-44]", () => {
  fc.assert(
    fc.property(
      fc.array(steps, { maxLength: 80 }),
      fc.constantFrom("Free" as const, "Basic" as const, "Premium" as const),
      (sequence, plan) => {
        const meter = startMeter(START);
        const ledger = openLedger(plan);
        let now = START;
        for (const step of sequence) {
          if (step.is === "wait") now += step.ms;
          ledger.passTo(now);
          if (step.is === "pack") {
            const amount = { inputTokens: step.size, outputTokens: step.size };
            meter.run(addPack, { purchaseId: crypto.randomUUID(), ...amount }, now);
            for (const kind of KINDS) ledger.packs[kind] += step.size;
          }
          if (step.is === "reserve") {
            const { feature, inputTokens, outputTokens } = step;
            const leastOutputTokens = Math.min(step.least, outputTokens);
            const command = attempt({ plan, feature, inputTokens, outputTokens, leastOutputTokens });
            const room = ledger.room(feature);
            const fits =
              room.uses >= 1 &&
              room.inputTokens >= Math.max(1, inputTokens) &&
              room.outputTokens >= Math.max(1, leastOutputTokens);
            const answer = meter.run(reserve, command, now);
            expect(answer.admitted).toBe(fits);
            if (!answer.admitted) continue;
            expect(answer.outputTokens).toBe(Math.min(outputTokens, room.outputTokens));
            const granted = { feature, inputTokens, outputTokens: answer.outputTokens, at: now };
            ledger.held.set(command.reservationId, granted);
          }
          if (step.is === "settle" && ledger.held.size > 0) {
            const [reservationId, one] = [...ledger.held][step.which % ledger.held.size] as [string, Held];
            ledger.held.delete(reservationId);
            if (step.how === "released") {
              meter.run(release, { reservationId }, now);
              continue;
            }
            const inputTokens = Math.floor((one.inputTokens * step.share) / 100);
            const outputTokens = Math.floor((one.outputTokens * step.share) / 100);
            const isCounted = step.how === "counted";
            meter.run(commit, { reservationId, inputTokens, outputTokens, isCounted }, now);
            ledger.charge(one.feature, { inputTokens, outputTokens }, isCounted);
          }
          for (const feature of FEATURES)
            for (const room of Object.values(ledger.room(feature))) expect(room).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 500 },
  );
});
