import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
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
  keepStored(storage, localKey("research", userId), JSON.stringify(searches));
}

/** The browser's copy, without answers older than 24 hours; empty if there is none or it is unreadable. */
export function readSearches(storage: ClinicalStorage, userId: string, now: number): PastSearch[] {
  const searches = parsed(storage.getItem(localKey("research", userId)));
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
  keepStored(storage, keptKey("research", userId), JSON.stringify({ searches: used }));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}
