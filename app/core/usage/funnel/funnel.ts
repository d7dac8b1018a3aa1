import { periodOf } from "#app/core/meter/period.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";

/**
 * How far a person has come with the product, kept in her own browser: counters and names of tools, no clinical text
 * (USE-12, OPEN-73). Display only: what is allowed is decided by the server's meter. Figures: USE-14 to USE-21.
 */
export type FunnelState = {
  /** Ever, in this browser. */
  notesGenerated: number;
  /** The UTC month ("2026-11") that `notesThisMonth` counts; null before the first note. */
  month: string | null;
  notesThisMonth: number;
  /** Whether the account is in its first 30 days, as the server last said (OPEN-28). */
  firstMonthBonus: boolean;
  /** Whether the trial was started, as the server last said (OPEN-69). */
  hasUsedPremiumTrial: boolean;
  /** Notes in a row, each within 24 hours of the one before (OPEN-70). */
  streakCount: number;
  /** Unix milliseconds; null before the first note. */
  lastNoteDate: number | null;
  /** Names of the tools that were opened, each once (OPEN-69). */
  featuresUsed: string[];
  /** The last result of the prompt's rule (OPEN-69). */
  showUpgradePrompt: boolean;
  /** When the prompt was last closed, Unix milliseconds. */
  promptClosedAt: number | null;
  /** Minutes. */
  timeSaved: number;
};

export const NEW_FUNNEL: FunnelState = {
  notesGenerated: 0,
  month: null,
  notesThisMonth: 0,
  firstMonthBonus: false,
  hasUsedPremiumTrial: false,
  streakCount: 0,
  lastNoteDate: null,
  featuresUsed: [],
  showUpgradePrompt: false,
  promptClosedAt: null,
  timeSaved: 0,
};

type FunnelStage = "new_user" | "early_user" | "engaged_user" | "power_user";

/** USE-14. */
export function stageOf(notesGenerated: number): FunnelStage {
  if (notesGenerated === 0) return "new_user";
  if (notesGenerated < 10) return "early_user";
  return notesGenerated < 30 ? "engaged_user" : "power_user";
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const MINUTES_SAVED_BY_A_NOTE = 15;

/**
 * The state after one more note (USE-15, USE-16).
 * @param now Unix milliseconds
 */
export function withNote(state: FunnelState, now: number): FunnelState {
  const isInTime = state.lastNoteDate !== null && now - state.lastNoteDate <= DAY_MS;
  return {
    ...state,
    notesGenerated: state.notesGenerated + 1,
    month: periodOf(now),
    notesThisMonth: notesInMonth(state, now) + 1,
    timeSaved: state.timeSaved + MINUTES_SAVED_BY_A_NOTE,
    streakCount: isInTime ? state.streakCount + 1 : 1,
    lastNoteDate: now,
  };
}

/** The notes of the running UTC month; an earlier month's count no longer holds (OPEN-26). */
export function notesInMonth({ month, notesThisMonth }: FunnelState, now: number): number {
  return month === periodOf(now) ? notesThisMonth : 0;
}

type PromptReasons = Pick<FunnelState, "streakCount" | "notesGenerated"> & {
  /** Share of the month's tokens used, 0 to 100 and beyond. */
  usagePercentage: number;
};

/** Whether there is a reason to offer an upgrade (USE-17). */
export function isPromptDue({ usagePercentage, streakCount, notesGenerated }: PromptReasons): boolean {
  return usagePercentage >= 80 || streakCount >= 5 || notesGenerated >= 40;
}

/**
 * Whether the prompt opens by itself: it is due, there is a higher plan, and it was not closed within 24 hours.
 */
export function opensByItself(state: FunnelState, plan: StoredPlan, now: number): boolean {
  const isSilenced = state.promptClosedAt !== null && now - state.promptClosedAt < DAY_MS;
  return state.showUpgradePrompt && plan !== "Premium" && !isSilenced;
}

const MONTHLY_NOTES = 50;
export const FIRST_MONTH_NOTES = 75;

/** Notes per month as the funnel states them; the server enforces the plan's own limit (USE-18, OPEN-26). */
export function notesAllowance(firstMonthBonus: boolean): number {
  return firstMonthBonus ? FIRST_MONTH_NOTES : MONTHLY_NOTES;
}

/** Whether the browser itself stops a note, before the server does (SBAR-27, SBAR-28). */
export function isNoteBlocked(plan: StoredPlan, notesThisMonth: number, firstMonthBonus: boolean): boolean {
  return plan === "Free" && notesThisMonth >= notesAllowance(firstMonthBonus);
}

/** What is left of the 50, even in a first month of 75 (USE-19, OPEN-27). */
export function remainingNotes(notesThisMonth: number): number {
  return Math.max(0, MONTHLY_NOTES - notesThisMonth);
}

export const DOLLARS_PER_HOUR = 50;

/** What the saved time is worth in a year, in US dollars: hours × 50 × 12 (USE-20, OPEN-71). */
export function yearlySavings(minutesSaved: number): number {
  return (minutesSaved / 60) * DOLLARS_PER_HOUR * 12;
}
