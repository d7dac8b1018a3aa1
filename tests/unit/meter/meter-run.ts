import type { Reserve } from "#app/core/meter/reserve.ts";
import { emptyMeter, type MeterState, type UsageRecord } from "#app/core/meter/state.ts";
import { type MeterRule, perform } from "#app/core/meter/step.ts";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** Far from the month's end, so that only tests of month ends meet one. */
export const NOON = Date.UTC(2026, 10, 10, 12);

/** A meter in memory that keeps every record, and whose states are frozen: a rule that changes its input throws. */
export function startMeter(now = NOON) {
  let state: MeterState = emptyMeter(now);
  const records: UsageRecord[] = [];
  return {
    run<Command, Answer>(rule: MeterRule<Command, Answer>, command: Command, at = now): Answer {
      const step = perform(rule, deepFreeze(state), command, at);
      state = step.state;
      records.push(...step.records);
      return step.answer;
    },
    get state() {
      return state;
    },
    records,
  };
}

let ids = 0;

/** A small SBAR note on Free, by default with its own key and id. */
export function attempt(changes: Partial<Reserve> = {}): Reserve {
  ids += 1;
  return {
    reservationId: `run-${ids}`,
    key: `key-${ids}`,
    input: hashOf(1),
    feature: "sbar",
    plan: "Free",
    isFirstMonth: false,
    inputTokens: 1,
    outputTokens: 1,
    leastOutputTokens: 1,
    perMinute: 1_000,
    ...changes,
  };
}

/** The form of a SHA-256 in hex. */
export const hashOf = (seed: number): string => seed.toString(16).padStart(64, "0");

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
