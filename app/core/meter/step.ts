import type { DaySpend } from "../spend/spend.ts";
import { advance } from "./advance.ts";
import type { MeterState, UsageRecord } from "./state.ts";

/**
 * What one command did: the next state, the answer, and what the history in D1 must record. `spent` is what the model
 * took, whether or not the person was charged for it.
 */
export type Step<Answer> = {
  state: MeterState;
  answer: Answer;
  records: UsageRecord[];
  spent?: DaySpend;
};

/** One command's rule. It never changes the state it is given, and returns that same state if nothing changed. */
export type MeterRule<Command, Answer> = (state: MeterState, command: Command, now: number) => Step<Answer>;

/**
 * Lets time pass (month, reservations, forgetting) and then applies the rule.
 * @param now Unix milliseconds
 */
export function perform<Command, Answer>(
  rule: MeterRule<Command, Answer>,
  state: MeterState,
  command: Command,
  now: number,
): Step<Answer> {
  const passed = advance(state, now);
  const step = rule(passed.state, command, now);
  return { ...step, records: [...passed.records, ...step.records] };
}

/** A step that answers and records nothing. */
export const answered = <Answer>(state: MeterState, answer: Answer): Step<Answer> => ({
  state,
  answer,
  records: [],
});
