import fc from "fast-check";
import { expect, test } from "vitest";
import { closeMonth } from "#app/core/meter/month.ts";
import { addPack } from "#app/core/meter/packs.ts";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit, release } from "#app/core/meter/settle.ts";
import { snapshot } from "#app/core/meter/snapshot.ts";
import type { UsageEvent } from "#app/core/meter/state.ts";
import { recordUnchecked } from "#app/core/meter/unchecked.ts";
import { FEATURES, type PlanName } from "#app/core/plans/plans.ts";
import { attempt, hashOf, MINUTE, SECOND, startMeter } from "./meter-run.ts";

/** So close to the month's end that most sequences cross it. */
const START = Date.UTC(2026, 10, 30, 23, 56);
const KINDS = ["inputTokens", "outputTokens"] as const;

const plans = fc.constantFrom<PlanName | null>(null, "Free", "Basic", "Premium");
const tokens = fc.record({ inputTokens: fc.nat({ max: 30_000 }), outputTokens: fc.nat({ max: 15_000 }) });

const moves = fc.oneof(
  {
    arbitrary: fc.record({
      is: fc.constant("wait" as const),
      ms: fc.integer({ min: -5 * SECOND, max: 4 * MINUTE }),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      is: fc.constant("reserve" as const),
      feature: fc.constantFrom(...FEATURES),
      plan: plans,
      key: fc.nat({ max: 3 }),
      input: fc.nat({ max: 1 }),
      wanted: tokens,
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      is: fc.constant("commit" as const),
      which: fc.nat(),
      figures: tokens,
      isCounted: fc.boolean(),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ is: fc.constant("release" as const), which: fc.nat() }), weight: 1 },
  {
    arbitrary: fc.record({ is: fc.constant("pack" as const), id: fc.nat({ max: 4 }), amount: tokens }),
    weight: 1,
  },
  {
    arbitrary: fc.record({ is: fc.constant("unchecked" as const), id: fc.nat({ max: 9 }), figures: tokens }),
    weight: 1,
  },
  { arbitrary: fc.constant({ is: "close" as const }), weight: 1 },
);
const sequences = fc.array(moves, { maxLength: 80 });

type Move = typeof moves extends fc.Arbitrary<infer Value> ? Value : never;
type TestMeter = ReturnType<typeof startMeter>;

/** Plays the moves on a meter; `look` is called after each. */
function play(sequence: Move[], look: (meter: TestMeter, now: number) => void) {
  const meter = startMeter(START);
  const asked: string[] = [];
  let now = START;
  let latest = now;
  for (const move of sequence) {
    if (move.is === "wait") now += move.ms;
    else make(meter, move, now, asked);
    latest = Math.max(latest, now);
    look(meter, now);
  }
  return { meter, asked, now, latest };
}

function make(meter: TestMeter, move: Exclude<Move, { is: "wait" }>, now: number, asked: string[]): unknown {
  const reservationId = "which" in move ? (asked[move.which % Math.max(1, asked.length)] ?? "nobody") : "";
  if (move.is === "reserve") {
    const { feature, plan, wanted } = move;
    const key = { key: `key ${move.key}`, input: hashOf(move.input) };
    const command = attempt({ feature, plan, ...wanted, outputTokens: wanted.outputTokens + 1, ...key });
    asked.push(command.reservationId);
    return meter.run(reserve, command, now);
  }
  if (move.is === "commit")
    return meter.run(commit, { reservationId, ...move.figures, isCounted: move.isCounted }, now);
  if (move.is === "release") return meter.run(release, { reservationId }, now);
  if (move.is === "pack") return meter.run(addPack, { purchaseId: `pack ${move.id}`, ...move.amount }, now);
  if (move.is === "close") return meter.run(closeMonth, { period: "2026-11" }, now);
  const use = { key: `lost ${move.id}`, input: hashOf(1), feature: "nanda", plan: "Free" } as const;
  const lost = { uncheckedId: `lost ${move.id}`, allowedAt: now, isFirstMonth: false, isCounted: true };
  return meter.run(recordUnchecked, { ...lost, ...use, ...move.figures }, now);
}

const eventsOf = ({ records }: TestMeter, period: string): UsageEvent[] =>
  records.filter((record) => record.kind === "event").filter((event) => event.period === period);

const total = (rows: UsageEvent[], of: (row: UsageEvent) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

test("Whatever happens, no figure and no pack falls below 0, and every token that left a pack was charged", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      play(sequence, ({ state }) => {
        for (const kind of KINDS) {
          expect(state.packs[kind]).toBeGreaterThanOrEqual(0);
          expect(state.fromPacks[kind]).toBeGreaterThanOrEqual(0);
          expect(state.tokens[kind]).toBeGreaterThanOrEqual(state.fromPacks[kind]);
        }
        for (const feature of FEATURES) expect(state.counts[feature]).toBeGreaterThanOrEqual(0);
      });
    }),
    { numRuns: 300 },
  );
});

test("Within a month, what is left of the packs and what they paid is what was bought", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      play(sequence, ({ state, records }) => {
        if (records.some((record) => record.kind === "month")) return;
        for (const kind of KINDS) {
          const bought = state.packsBought.reduce((sum, pack) => sum + pack[kind], 0);
          expect(state.packs[kind] + state.fromPacks[kind]).toBe(bought);
        }
      });
    }),
    { numRuns: 300 },
  );
});

test("The events of a month add up to the meter's figures, while it runs and when it is closed [USE-01] [OPEN-33]", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const { meter } = play(sequence, (running) => {
        const events = eventsOf(running, running.state.period);
        for (const kind of KINDS)
          expect(total(events, (event) => event[kind])).toBe(running.state.tokens[kind]);
        for (const feature of FEATURES)
          expect(events.filter((event) => event.isCounted && event.feature === feature).length).toBe(
            running.state.counts[feature],
          );
      });
      const months = meter.records.filter((record) => record.kind === "month");
      expect(months.length).toBe(meter.state.period === "2026-12" ? 1 : 0);
      for (const month of months) {
        const events = eventsOf(meter, month.period);
        expect(total(events, (event) => event.inputTokens)).toBe(month.inputTokens);
        expect(total(events, (event) => Number(event.isCounted))).toBe(
          Object.values(month.counts).reduce((sum, count) => sum + count, 0),
        );
      }
    }),
    { numRuns: 300 },
  );
});

test("A run is charged at most once: no two events have the same id", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const { meter } = play(sequence, () => {});
      const ids = meter.records.flatMap((record) => (record.kind === "event" ? [record.eventId] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 300 },
  );
});

test("Nothing stays reserved 3 minutes after the last attempt, and nothing is remembered that is not needed", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      // Clocks may step back, several times in a row.
      const { meter, latest } = play(sequence, () => {});
      const later = latest + 3 * MINUTE;
      const seen = meter.run(snapshot, { plan: "Free", isFirstMonth: false }, later);
      for (const feature of FEATURES) expect(seen.counts[feature].reserved).toBe(0);
      for (const kind of KINDS) expect(seen.tokens[kind].reserved).toBe(0);
      meter.run(snapshot, { plan: "Free", isFirstMonth: false }, later + 24 * 60 * MINUTE);
      expect(meter.state).toMatchObject({ uses: [], attempts: [], unchecked: [] });
    }),
    { numRuns: 200 },
  );
});

test("A meter's state is plain data: stored and read back it is the same", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const { meter } = play(sequence, () => {});
      expect(JSON.parse(JSON.stringify(meter.state))).toEqual(meter.state);
    }),
    { numRuns: 100 },
  );
});

test("A fresh meter, as an erasure leaves it, takes no settlement of what was before", () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const { asked, now } = play(sequence, () => {});
      const fresh = startMeter(now);
      const before = fresh.state;
      for (const reservationId of asked) {
        fresh.run(commit, { reservationId, inputTokens: 9, outputTokens: 9, isCounted: true }, now);
        fresh.run(release, { reservationId }, now);
      }
      expect(fresh.records).toEqual([]);
      expect(fresh.state).toBe(before);
    }),
    { numRuns: 100 },
  );
});
