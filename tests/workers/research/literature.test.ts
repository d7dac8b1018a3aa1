import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { literatureOf } from "#app/core/literature/literature-of.server.ts";

const find = (question: string) => literatureOf(readEnv(env)).find(question, new AbortController().signal);

test("in the Worker both services are asked over HTTP, and what they tell becomes one list", async () => {
  const { records, failures, query } = await find("CAUTI: when to pull the foley");
  expect(failures).toEqual([]);
  expect(query.terms).toEqual(["cauti", "pull", "foley"]);
  expect(records[0]).toMatchObject({
    pmid: "999000011",
    doi: "10.5555/sample.11",
    pmcid: "PMC99900011",
    isOpenAccess: true,
    url: "https://pubmed.ncbi.nlm.nih.gov/999000011/",
  });
  expect(records[0]?.abstract.map(({ label }) => label?.toLowerCase())).toEqual([
    "aim",
    "methods",
    "results",
    "conclusions",
  ]);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

test("in the Worker one service may be down, and two that are is an error", async () => {
  const found = await find("hand hygiene sandboxpubmednonsense");
  expect(found.failures).toEqual([{ source: "pubmed", code: "nonsense" }]);
  expect(found.records[0]?.title).toContain("hand hygiene");
  await expect(find("hand hygiene sandboxnonsense")).rejects.toMatchObject({ code: "nonsense" });
});

test("the services are opened once for the Worker, so that all share one pace", () => {
  expect(literatureOf(readEnv(env))).toBe(literatureOf(readEnv(env)));
});
