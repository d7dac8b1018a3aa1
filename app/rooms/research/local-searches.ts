import { openLocalStore } from "#app/base/ui/browser/local-store.ts";
import { type StoredReader, storedNumber, storedObject } from "#app/base/ui/browser/read-stored.ts";
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
  openStore(storage, userId).write(searches);
}

/** The browser's copy, without answers older than 24 hours; empty if there is none or it is unreadable. */
export function readSearches(storage: ClinicalStorage, userId: string, now: number): PastSearch[] {
  return (openStore(storage, userId).read() ?? []).slice(0, MOST_SEARCHES).map((search) => ({
    ...search,
    cached: isFresh(search.cached, now) ? search.cached : null,
  }));
}

function isFresh(cached: PastSearch["cached"] | undefined, now: number): boolean {
  return typeof cached?.answer?.result === "string" && now - cached.at < ANSWER_LIFE_MS;
}

/** The count of searches used this month, a figure without clinical text, which survives a sign-out (RES-10). */
export const writeSearchCount = (userId: string, searches: number): boolean =>
  openLocalStore(keptKey("research", userId), storedObject({ searches: storedNumber })).write({ searches });

const openStore = (storage: ClinicalStorage, userId: string) =>
  openLocalStore(localKey("research", userId), readAsked, () => storage);

const readAsked: StoredReader<readonly PastSearch[]> = (given) =>
  Array.isArray(given) ? given.filter((search) => typeof search?.query === "string") : undefined;
