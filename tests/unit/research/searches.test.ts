import { expect, test, vi } from "vitest";
import { readSearches, writeSearchCount, writeSearches } from "#app/rooms/research/local-searches.ts";
import {
  ANSWER_LIFE_MS,
  cachedAnswer,
  MOST_SEARCHES,
  type PastSearch,
  searchKey,
  withoutSearch,
  withSearch,
} from "#app/rooms/research/searches.ts";

const ANSWER = { result: "Fewer falls. [1]", citations: ["A."], answer: null };
const search = (query: string, searchedAt = 1, cached: PastSearch["cached"] = null): PastSearch => ({
  query,
  searchedAt,
  cached,
});

/** A browser's storage in memory. */
function storage(refuses = false): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new Error("full");
      held.set(key, value);
    },
  } as Storage;
}

test("the history holds each query once, newest first, at most ten [RES-09]", () => {
  let searches: PastSearch[] = [];
  for (let at = 1; at <= 12; at++) searches = withSearch(searches, search(`Question ${at}`, at));
  expect(MOST_SEARCHES).toBe(10);
  expect(searches.map(({ query }) => query)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `Question ${at}`),
  );
  searches = withSearch(searches, search("  question   7 ?", 13));
  expect(searches).toHaveLength(10);
  expect(searches[0]?.query).toBe("  question   7 ?");
  expect(searches.filter(({ query }) => searchKey(query) === "question 7")).toHaveLength(1);
  expect(withoutSearch(searches, "QUESTION 7").map(({ query }) => query)).not.toContain("  question   7 ?");
});

test("a query is the same however it is typed, but one about another person is another [RES-09] [RES-12]", () => {
  expect(searchKey(" Does turning\nHELP? ")).toBe(searchKey("does turning help"));
  expect(searchKey("Warfarin 5 mg")).not.toBe(searchKey("Warfarin 2 mg"));
  expect(searchKey("Warfarin for Anna Berg")).not.toBe(searchKey("Warfarin for Otto Berg"));
});

test("an answer is shown again without a call for 24 hours, and not a millisecond longer [RES-11] [RES-12]", () => {
  expect(ANSWER_LIFE_MS).toBe(24 * 60 * 60 * 1000);
  const searches = [search("Turning", 6), search("Falls?", 5, { answer: ANSWER, at: 1_000 })];
  expect(cachedAnswer(searches, "falls", 1_000 + ANSWER_LIFE_MS - 1)).toEqual({ answer: ANSWER, at: 1_000 });
  expect(cachedAnswer(searches, "falls", 1_000 + ANSWER_LIFE_MS)).toBeNull();
  expect(cachedAnswer(searches, "turning", 1_000)).toBeNull();
});

test("the browser keeps the searches, their answers and the count under the person's own keys [RES-09] [RES-10] [RES-12] [OPEN-73]", () => {
  const browser = storage();
  vi.stubGlobal("localStorage", browser);
  writeSearches(browser, "user_1", [
    search("New", 5, { answer: ANSWER, at: 1_000 }),
    search("Old", 4, { answer: ANSWER, at: 0 }),
  ]);
  writeSearchCount("user_1", 4);
  expect(browser.getItem("nursegpt-kept:research:user_1")).toBe('{"searches":4}');
  const read = readSearches(browser, "user_1", ANSWER_LIFE_MS + 500);
  expect(read).toEqual([search("New", 5, { answer: ANSWER, at: 1_000 }), search("Old", 4)]);
  expect(JSON.parse(browser.getItem("nursegpt:research:user_1") ?? "")).toHaveLength(2);
  expect(readSearches(browser, "user_2", 0)).toEqual([]);
  const [atItsEnd] = readSearches(browser, "user_1", 1_000 + 24 * 60 * 60 * 1000);
  expect(atItsEnd).toEqual(search("New", 5));
  const many = Array.from({ length: 12 }, (_, at) => search(`Question ${at}`));
  writeSearches(browser, "user_1", many);
  expect(readSearches(browser, "user_1", 0)).toEqual(many.slice(0, 10));
});

test("who is signing out leaves no search behind any more [OPEN-73]", () => {
  const browser = storage();
  vi.stubGlobal("document", { documentElement: { dataset: { leaving: "true" } } });
  writeSearches(browser, "user_1", [search("Falls?")]);
  vi.unstubAllGlobals();
  expect(browser.getItem("nursegpt:research:user_1")).toBeNull();
});

test("a browser that stores nothing, or something else, leaves an empty history", () => {
  const full = storage(true);
  expect(() => writeSearches(full, "user_1", [])).not.toThrow();
  const odd = storage();
  odd.setItem("nursegpt:research:user_1", "{not json");
  expect(readSearches(odd, "user_1", 0)).toEqual([]);
  odd.setItem("nursegpt:research:user_1", '[1,{"a":2}]');
  expect(readSearches(odd, "user_1", 0)).toEqual([]);
});
