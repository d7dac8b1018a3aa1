import { openLocalText } from "#app/base/ui/browser/local-store.ts";
import { keptKey } from "#app/core/identity/local-traces.ts";

const openText = (userId: string) => openLocalText(keptKey("nanda-count", userId));

/**
 * How often this browser generated diagnoses for this person in a month; for display only; the server counts
 * (OPEN-58).
 * @param period the month in UTC, "2026-11"
 */
export function localCount(userId: string, period: string): number {
  const [month, count] = openText(userId).read()?.split(" ") ?? [];
  return month === period ? Number(count) || 0 : 0;
}

/** Counts one more. @returns the new count */
export function addLocalCount(userId: string, period: string): number {
  const count = localCount(userId, period) + 1;
  openText(userId).write(`${period} ${count}`);
  return count;
}
