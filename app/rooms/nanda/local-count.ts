import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
import { keptKey } from "#app/core/identity/local-traces.ts";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

const keyOf = (userId: string) => keptKey("nanda-count", userId);

/**
 * How often this browser generated diagnoses for this person in a month; for display only; the server counts
 * (OPEN-58).
 * @param period the month in UTC, "2026-11"
 */
export function localCount(storage: Storage, userId: string, period: string): number {
  const [month, count] = (storage.getItem(keyOf(userId)) ?? "").split(" ");
  return month === period ? Number(count) || 0 : 0;
}

/** Counts one more. @returns the new count */
export function addLocalCount(storage: Storage, userId: string, period: string): number {
  const count = localCount(storage, userId, period) + 1;
  keepStored(storage, keyOf(userId), `${period} ${count}`);
  return count;
}
