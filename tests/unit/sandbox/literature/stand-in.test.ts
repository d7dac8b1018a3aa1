import { expect, test } from "vitest";
import { openLiterature } from "#app/core/literature/open-literature.server.ts";
import { readArticles } from "#app/core/literature/sources/pubmed-articles.ts";
import { sandboxConfig } from "#scripts/serving/sandbox-config.ts";
import { literatureApi } from "#workers/sandbox/literature/index.ts";

const urls: string[] = [];
const open = (given = "") =>
  openLiterature(
    {
      email: "sandbox@localhost",
      tool: "nursegpt",
      ncbiApiKey: "for a quicker pace",
      europePmcUrl: sandboxConfig({}).vars.EUROPE_PMC_URL,
      eUtilitiesUrl: sandboxConfig({}).vars.EUTILS_URL,
    },
    (url, init) => {
      urls.push(String(url));
      return literatureApi(new Request(url, init), given);
    },
  );
const find = (question: string, given = "") => open(given).find(question, new AbortController().signal);
const get = (path: string) => literatureApi(new Request(`http://literature.sandbox${path}`));

test("both services find a nurse's question in the samples, each article once, whole and plainly marked", async () => {
  const { records, failures } = await find("does turning pts less often cause bedsores in ICU");
  expect(failures).toEqual([]);
  expect(records[0]).toMatchObject({
    title:
      "[Sample] Two-hourly or four-hourly repositioning for preventing pressure injuries in intensive care",
    journal: "Sample library",
    pmid: "999000001",
    doi: "10.5555/sample.1",
    isOpenAccess: true,
    authors: ["Sample A", "Example BC"],
  });
  expect(records[0]?.abstract.map(({ label }) => label?.toLowerCase())).toEqual([
    "background",
    "methods",
    "results",
    "conclusions",
  ]);
  expect(new Set(records.map(({ pmid, title }) => pmid ?? title)).size).toBe(records.length);
  expect(urls.some((url) => url.includes("/europepmc/webservices/rest/search?"))).toBe(true);
  expect(urls.some((url) => url.includes("/entrez/eutils/esearch.fcgi?"))).toBe(true);
});

test("every sample says in its title, its journal and its text that it is one", async () => {
  const ids = Array.from({ length: 32 }, (_, at) => 999_000_001 + at).join(",");
  const records = readArticles(
    await (await get(`/entrez/eutils/efetch.fcgi?db=pubmed&retmode=xml&id=${ids}`)).text(),
  );
  expect(records).toHaveLength(31);
  for (const { title, journal, abstract } of records) {
    expect([title.startsWith("[Sample] "), journal]).toEqual([true, "Sample library"]);
    if (abstract.length > 0) expect(abstract.at(-1)?.text).toMatch(/no such study was made\.$/);
  }
});

test("the marks of an article reach us from both services", async () => {
  expect(
    (await find("warmed intravenous fluids shivering")).records.find(({ pmid }) => pmid === "999000014"),
  ).toMatchObject({ isRetracted: true });
  expect(
    (await find("haloperidol agitation delirium")).records.find(({ pmid }) => pmid === "999000007"),
  ).toMatchObject({ hasConcern: true });
  expect(
    (await find("salt and fluid restriction heart failure")).records.find(({ pmid }) => pmid === "999000020"),
  ).toMatchObject({ isCorrected: true });
  const preprint = (await find("bleeding after a fall on warfarin or DOAC")).records.find(
    ({ isPreprint }) => isPreprint,
  );
  expect(preprint).toMatchObject({ pmid: null, url: "https://doi.org/10.5555/sample.26" });
});

test.each([
  ["sandboxpubmeddown", [{ source: "pubmed", code: "unavailable" }]],
  ["sandboxeuropepmcnonsense", [{ source: "europe_pmc", code: "nonsense" }]],
])(
  "with %s in the question the other service answers",
  async (word, failures) => {
    const found = await find(`hand hygiene ${word}`);
    expect(found.failures).toEqual(failures);
    expect(found.records[0]?.title).toContain("hand hygiene");
  },
  20_000,
);

test("with both down there is an error", async () => {
  await expect(find("hand hygiene sandboxnonsense")).rejects.toMatchObject({
    code: "nonsense",
    source: null,
  });
});

test("the rate limit and a slow answer can be had too", async () => {
  const limited = await get("/entrez/eutils/esearch.fcgi?db=pubmed&retmode=json&term=sandboxratelimited");
  expect([limited.status, await limited.json()]).toMatchObject([429, { error: "API rate limit exceeded" }]);
  const person = new AbortController();
  const slow = literatureApi(
    new Request("http://literature.sandbox/europepmc/webservices/rest/search?format=json&query=sandboxslow", {
      signal: person.signal,
    }),
  );
  person.abort();
  expect((await slow).status).toBe(504);
});

test("nothing found, a missing query and unknown paths are answered in the services' own shapes", async () => {
  expect(await find("xylophone")).toMatchObject({ records: [], failures: [] });
  expect(await (await get("/europepmc/webservices/rest/search?format=json")).json()).toMatchObject({
    errCode: 404,
  });
  expect(await (await get("/entrez/eutils/esearch.fcgi?retmode=json")).json()).toMatchObject({
    esearchresult: { ERROR: expect.any(String) },
  });
  expect((await get("/entrez/eutils/efetch.fcgi?db=pubmed")).status).toBe(400);
  expect((await get("/entrez/eutils/einfo.fcgi")).status).toBe(404);
});

test("the stand-in is left out as soon as an address is set", () => {
  expect(sandboxConfig({}).vars.LITERATURE_EMAIL).toBe("sandbox@localhost");
  const { vars } = sandboxConfig({ LITERATURE_EMAIL: "us@example.org" });
  expect(vars.LITERATURE_EMAIL).toBeUndefined();
  expect(vars.SANDBOX_PROVIDERS).not.toContain("literature");
});
