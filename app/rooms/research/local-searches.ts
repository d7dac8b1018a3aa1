import type { ClinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { isLeaving, keptKey, localKey } from "#app/core/identity/local-traces.ts";
import { ANSWER_LIFE_MS, MOST_SEARCHES, type PastSearch } from "./searches.ts";

/**
 * The browser's copy of the searches, for when the server is unavailable. It is clinical text: it is sealed under the
 * person's key and erased at sign-out (OPEN-73).
 */
export function writeSearches(
  storage: ClinicalStorage,
  userId: string,
  searches: readonly PastSearch[],
): void {
  if (isLeaving()) return;
  attempt(() => storage.setItem(localKey("research", userId), JSON.stringify(searches)));
}

/** The browser's copy, without answers older than 24 hours; empty if there is none or it is unreadable. */
export function readSearches(storage: ClinicalStorage, userId: string, now: number): PastSearch[] {
  const searches = attempt(() => JSON.parse(storage.getItem(localKey("research", userId)) ?? "[]"));
  if (!Array.isArray(searches)) return [];
  return (searches as PastSearch[])
    .filter((search) => typeof search?.query === "string")
    .slice(0, MOST_SEARCHES)
    .map((search) => ({
      ...search,
      cached: isFresh(search.cached, now) ? search.cached : null,
    }));
}

function isFresh(cached: PastSearch["cached"] | undefined, now: number): boolean {
  return typeof cached?.answer?.result === "string" && now - cached.at < ANSWER_LIFE_MS;
}

/** The count of searches used this month, a figure without clinical text, which survives a sign-out (RES-10). */
export function writeSearchCount(storage: Storage, userId: string, used: number): void {
  attempt(() => storage.setItem(keptKey("research", userId), JSON.stringify({ searches: used })));
}

/** A browser may refuse to store; the page then works without. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
