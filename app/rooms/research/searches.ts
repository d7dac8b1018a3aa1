import type { ResearchAnswer } from "./research-client.ts";

/** One recent search. Times are Unix milliseconds. */
export type PastSearch = {
  query: string;
  searchedAt: number;
  /** Null if there was none or it is too old. */
  cached: Cached | null;
};

/** An answer and when it was made. */
export type Cached = { answer: ResearchAnswer; at: number };

/** How many searches the history holds. */
export const MOST_SEARCHES = 10;
/** An answer is shown again without a call for 24 hours. */
export const ANSWER_LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * A key for a query, however it was typed: letter case, white space and punctuation at the end do not matter. Names
 * stay in it, because a question about another patient is another question.
 */
export function searchKey(query: string): string {
  return query
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[\s.?!]+$/, "")
    .trim();
}

/** The history with one more search: newest first, each query once, at most ten. */
export function withSearch(searches: readonly PastSearch[], search: PastSearch): PastSearch[] {
  return [search, ...withoutSearch(searches, search.query)].slice(0, MOST_SEARCHES);
}

export function withoutSearch(searches: readonly PastSearch[], query: string): PastSearch[] {
  const key = searchKey(query);
  return searches.filter((other) => searchKey(other.query) !== key);
}

/** The query's answer if it is younger than 24 hours. */
export function cachedAnswer(searches: readonly PastSearch[], query: string, now: number): Cached | null {
  const key = searchKey(query);
  const cached = searches.find((search) => searchKey(search.query) === key)?.cached;
  return cached && now - cached.at < ANSWER_LIFE_MS ? cached : null;
}
