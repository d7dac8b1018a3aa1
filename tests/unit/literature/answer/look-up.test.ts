import { expect, test } from "vitest";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { lookUp } from "#app/core/literature/answer/cited-generation.ts";
import { LiteratureError, type LiteratureErrorCode } from "#app/core/literature/literature-error.ts";
import type { Literature } from "#app/core/literature/open-literature.server.ts";
import { makeRecord } from "../make-record.ts";

const within = () => ({ signal: new AbortController().signal, timing: openTiming() });

test("each way in which both services fail has its own code and words", async () => {
  const cases: [LiteratureErrorCode, string, string][] = [
    [
      "unavailable",
      "literature_unavailable",
      "Europe PMC and PubMed cannot be reached right now. Please try again in a moment.",
    ],
    [
      "rate_limited",
      "literature_busy",
      "Europe PMC and PubMed are busy right now. Please try again in a moment.",
    ],
    ["timed_out", "literature_timed_out", "Europe PMC and PubMed took too long to answer. Please try again."],
    [
      "nonsense",
      "literature_unreadable",
      "Europe PMC and PubMed sent answers that could not be read. Please try again later.",
    ],
    ["cancelled", "cancelled", "Cancelled."],
  ];
  for (const [code, expected, message] of cases) {
    const literature: Literature = { find: () => Promise.reject(new LiteratureError(code, null)) };
    await expect(lookUp(literature, "Falls?", 500, within())).rejects.toMatchObject({
      code: expected,
      message,
    });
  }
});

test("what was found is told: terms, kinds of identifiers taken out, how many were read, and which service failed", async () => {
  const records = Array.from({ length: 9 }, (_, at) => makeRecord({ pmid: String(at + 1) }));
  const literature: Literature = {
    find: async () => ({
      query: { terms: ["falls"], searches: [] },
      records,
      failures: [{ source: "pubmed", code: "timed_out" }],
    }),
  };
  const question = "Patient name: Rosalind Achterberg, MRN 4471882. Falls?";
  const { search, records: read } = await lookUp(literature, question, 100, within());
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThan(9);
  expect(search).toEqual({
    terms: ["falls"],
    removed: ["name", "id"],
    found: 9,
    read: read.length,
    failed: [{ source: "pubmed", code: "timed_out" }],
  });
});
