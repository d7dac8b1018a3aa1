import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
import { keptKey } from "#app/core/identity/local-traces.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";

const SHARE = 0.7;
const THREE_DAYS_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether somebody on Free or without a plan has used more than 70 % of the input tokens (USE-22). */
export function usesTokensQuickly(plan: StoredPlan | null, used: number, limit: number | null): boolean {
  if (plan !== null && plan !== "Free") return false;
  return limit !== null && limit > 0 && used / limit > SHARE;
}

/** Whether the dialog was shown to this person in the last three days (USE-23). */
export function wasShownLately(storage: Storage, userId: string, now: number): boolean {
  const shownAt = Number(storage.getItem(flag(userId)) ?? Number.NaN);
  return now - shownAt < THREE_DAYS_MS;
}

export const noteShown = (storage: Storage, userId: string, now: number): boolean =>
  keepStored(storage, flag(userId), String(now));

const flag = (userId: string): string => keptKey("tokens-quickly-shown", userId);
