import { STREAK_PERCENT } from "#app/core/plans/streak-discount.ts";
import {
  DOLLARS_PER_HOUR,
  FIRST_MONTH_NOTES,
  type FunnelState,
  MINUTES_SAVED_BY_A_NOTE,
  notesInMonth,
  remainingNotes,
  stageOf,
  yearlySavings,
} from "./funnel.ts";

/** What pages and the prompt say about a person's progress; null if there is nothing to say. */
type FunnelWords = {
  /** As advertised; the server enforces the plan's own limit, which is shown beside it. */
  allowance: string;
  timeSaved: string | null;
  savings: string | null;
};

export function funnelWords(state: FunnelState, now: number): FunnelWords {
  const { timeSaved } = state;
  return {
    allowance: allowanceWords(state, now),
    timeSaved:
      timeSaved > 0
        ? `About ${durationWords(timeSaved)} saved so far, if a note saves ${MINUTES_SAVED_BY_A_NOTE} minutes`
        : null,
    savings:
      timeSaved > 0
        ? `An estimate: at $${DOLLARS_PER_HOUR} an hour, about ${dollars(yearlySavings(timeSaved))} a year`
        : null,
  };
}

/** A new person first reads about the first month, later about what is left (USE-19). */
function allowanceWords(state: FunnelState, now: number): string {
  if (stageOf(state.notesGenerated) === "new_user" && state.firstMonthBonus)
    return `First month: ${FIRST_MONTH_NOTES} notes included`;
  const left = remainingNotes(notesInMonth(state, now));
  return `${left} ${left === 1 ? "note" : "notes"} remaining this month`;
}

/** The discount that a streak gives at checkout (USE-21). */
export const discountWords = (days: number): string =>
  `${days}-day streak: ${STREAK_PERCENT}% discount on your first invoice, given at checkout`;

/** 15 → "15 minutes", 60 → "1 hour", 75 → "1 hour 15 minutes". */
function durationWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), "hour"],
    [minutes % 60, "minute"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`)
    .join(" ");
}

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString("en-US")}`;
