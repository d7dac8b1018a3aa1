import { expect, test } from "vitest";
import { LiteratureError, type LiteratureErrorCode } from "#app/core/literature/literature-error.ts";
import { type SearchSource, searchLiterature } from "#app/core/literature/search-literature.server.ts";
import { mergeRecords } from "#app/core/literature/sources/merge-records.ts";
import { widen } from "#app/core/literature/sources/widen.ts";
import { makeRecord } from "./make-record.ts";

const QUERY = {
  terms: ["a"],
  searches: [1, 2, 3].map((step) => ({ europePmc: `e${step}`, pubMed: `p${step}` })),
};
const records = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    makeRecord({ pmid: String(from + at), title: `Article number ${from + at} of many` }),
  );
const failing =
  (code: LiteratureErrorCode): SearchSource =>
  async () => {
    throw new LiteratureError(code, "pubmed");
  };
const find = (europePmc: SearchSource, pubMed: SearchSource, caller = new AbortController().signal) =>
  searchLiterature(QUERY, { europePmc, pubMed, sourceTimeoutMs: 20 }, caller);

test("both services are asked, and each article stands once, the services by turns", async () => {
  const found = await find(
    async () => records(1, 12),
    async () => records(11, 12),
  );
  expect(found.failures).toEqual([]);
  expect(found.records.map(({ pmid }) => pmid).slice(0, 4)).toEqual(["1", "11", "2", "12"]);
  expect(found.records).toHaveLength(22);
});

test("each service is asked in its own syntax, from the strictest on", async () => {
  const asked: (readonly string[])[] = [];
  const note: SearchSource = async (queries) => {
    asked.push(queries);
    return [];
  };
  await find(note, note);
  expect(asked).toEqual([
    ["e1", "e2", "e3"],
    ["p1", "p2", "p3"],
  ]);
});

test("wider searches follow until enough is found, and what came before a failure is kept", async () => {
  const asked: string[] = [];
  const search = (counts: number[]) => async (query: string) => {
    asked.push(query);
    const count = counts[Number(query)] ?? 0;
    if (count < 0) throw new Error("down");
    return Array.from({ length: count }, (_, at) => at);
  };
  const widened = (counts: number[]) => widen(["0", "1", "2"], search(counts), String);
  expect(await widened([3, 10, 99])).toHaveLength(10);
  expect(await widened([10])).toHaveLength(10);
  expect(asked).toEqual(["0", "1", "0"]);
  expect(await widened([3, -1])).toHaveLength(3);
  await expect(widened([0, -1])).rejects.toThrow("down");
});

test.each(["unavailable", "rate_limited", "nonsense"] as const)(
  "one service that is %s is done without",
  async (code) => {
    const found = await find(async () => records(1, 10), failing(code));
    expect(found.records).toHaveLength(10);
    expect(found.failures).toEqual([{ source: "pubmed", code }]);
  },
);

test("one service that never answers is done without when its time is over", async () => {
  const slow: SearchSource = (_, signal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const found = await find(slow, async () => records(1, 10));
  expect(found.records).toHaveLength(10);
  expect(found.failures).toEqual([{ source: "europe_pmc", code: "timed_out" }]);
});

test("two services that fail are an error, with the code of what may pass soonest", async () => {
  await expect(find(failing("nonsense"), failing("rate_limited"))).rejects.toMatchObject({
    code: "rate_limited",
    source: null,
  });
  await expect(find(failing("unavailable"), failing("unavailable"))).rejects.toMatchObject({
    code: "unavailable",
  });
});

test("two services that find nothing are no error", async () => {
  expect(
    await find(
      async () => [],
      async () => [],
    ),
  ).toEqual({ records: [], failures: [] });
});

test("a person who leaves ends the search", async () => {
  const person = new AbortController();
  const waiting: SearchSource = (_, signal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const asked = find(waiting, async () => records(1, 10), person.signal);
  person.abort();
  await expect(asked).rejects.toMatchObject({ code: "cancelled" });
});

test("the same article is told by PMID, DOI or PMCID, and the record with the whole abstract wins", () => {
  const labelled = [
    { label: "Methods", text: "Short." },
    { label: "Results", text: "Shorter." },
  ];
  const merged = mergeRecords([
    makeRecord({
      pmid: "1",
      doi: "10.1/a",
      source: "pubmed",
      year: null,
      abstract: [{ label: null, text: "Long ".repeat(99) }],
    }),
    makeRecord({ pmid: "1", source: "europe_pmc", isOpenAccess: true, abstract: labelled, hasConcern: true }),
    makeRecord({ doi: "10.1/a", pmcid: "PMC5", abstract: [], isRetracted: true }),
    makeRecord({ pmcid: "PMC5", title: "Another wording of it", abstract: [] }),
  ]);
  expect(merged).toHaveLength(1);
  expect(merged[0]).toMatchObject({
    id: "pmid:1",
    pmid: "1",
    doi: "10.1/a",
    pmcid: "PMC5",
    abstract: labelled,
    year: 2020,
    isOpenAccess: true,
    isRetracted: true,
    hasConcern: true,
    url: "https://pubmed.ncbi.nlm.nih.gov/1/",
  });
});

test("without a common id the title tells, when year and kind agree", () => {
  const title = "Repositioning for Preventing Pressure Injuries";
  const same = (other: Parameters<typeof makeRecord>[0]) =>
    mergeRecords([
      makeRecord({ pmid: "1", title, year: 2020 }),
      makeRecord({
        title: "Repositioning for preventing pressure injuries.",
        id: "epmc:AGR/1",
        year: 2020,
        ...other,
      }),
    ]).length === 1;
  expect(same({})).toBe(true);
  expect(same({ year: 2021 })).toBe(true);
  expect(same({ year: 2015 })).toBe(false);
  expect(same({ pmid: "2" })).toBe(false);
  expect(same({ isPreprint: true })).toBe(false);
  expect(same({ title: "Reply" })).toBe(false);
});
