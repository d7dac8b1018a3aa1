import { expect, test } from "vitest";
import { openDeadline } from "#app/base/runtime/timeout.ts";
import { searchEuropePmc } from "#app/core/literature/sources/europe-pmc.server.ts";
import { openPace } from "#app/core/literature/sources/pace.ts";
import { searchPubMed } from "#app/core/literature/sources/pubmed.server.ts";

const NOTHING = JSON.stringify({ hitCount: 0, resultList: { result: [] } });
const ONE = JSON.stringify({
  hitCount: 1,
  resultList: { result: [{ id: "7", source: "MED", pmid: "7", title: "Seven" }] },
});
const HITS = JSON.stringify({ esearchresult: { count: "2", idlist: ["7", "8"] } });
const ARTICLES =
  "<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>7</PMID><Article><ArticleTitle>Seven</ArticleTitle></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>";

type Reply = () => Response | Promise<Response>;

/** Services that give these answers one after the other; the last one is repeated. */
function open(replies: Reply[]) {
  const urls: URL[] = [];
  const sleeps: number[] = [];
  const asking = {
    fetch: (async (url: URL, { signal }: RequestInit) => {
      urls.push(url);
      signal?.throwIfAborted();
      return (replies[urls.length - 1] ?? replies.at(-1)!)();
    }) as typeof fetch,
    pace: { turn: async () => {} },
    sleep: async (ms: number) => void sleeps.push(ms),
    random: () => 0,
    baseUrl: "https://service.test/api",
    tool: "a tool",
    email: "us@example.org",
  };
  return { urls, sleeps, asking };
}

const body = (text: string, init?: ResponseInit) => () => new Response(text, init);
const never: Reply = () => new Promise(() => {});
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code?: string }) => error.code,
  );
const signal = () => new AbortController().signal;

test("Europe PMC is asked for whole records with the query as it is, and told whom to write to", async () => {
  const { urls, asking } = open([body(ONE)]);
  expect(await searchEuropePmc(['(TITLE_ABS:"a & b")'], 25, asking, signal())).toMatchObject([{ pmid: "7" }]);
  expect(urls[0]?.pathname).toBe("/api/search");
  expect(Object.fromEntries(urls[0]!.searchParams)).toEqual({
    query: '(TITLE_ABS:"a & b")',
    format: "json",
    resultType: "core",
    pageSize: "25",
    cursorMark: "*",
    synonym: "TRUE",
    email: "us@example.org",
  });
});

test("PubMed is searched and then asked for the records, with tool, address and key", async () => {
  const { urls, asking } = open([body(HITS), body(ARTICLES)]);
  expect(await searchPubMed(["dvt[tiab]"], 25, { ...asking, apiKey: "k" }, signal())).toMatchObject([
    { title: "Seven" },
  ]);
  const own = { db: "pubmed", tool: "a tool", email: "us@example.org", api_key: "k" };
  expect(urls.map(({ pathname }) => pathname)).toEqual(["/api/esearch.fcgi", "/api/efetch.fcgi"]);
  expect(Object.fromEntries(urls[0]!.searchParams)).toEqual({
    ...own,
    term: "dvt[tiab]",
    retmax: "25",
    retmode: "json",
    sort: "relevance",
  });
  expect(Object.fromEntries(urls[1]!.searchParams)).toEqual({
    ...own,
    id: "7,8",
    rettype: "abstract",
    retmode: "xml",
  });
});

test("PubMed without a hit is not asked for records, and without a key none is sent", async () => {
  const { urls, asking } = open([body('{"esearchresult":{"count":"0","idlist":[]}}')]);
  expect(await searchPubMed(["x"], 25, asking, signal())).toEqual([]);
  expect(urls).toHaveLength(1);
  expect(urls[0]?.searchParams.has("api_key")).toBe(false);
});

test("PubMed is searched wider until the PMIDs are enough, and asked once for the records of all", async () => {
  const hits = (...ids: string[]) => body(JSON.stringify({ esearchresult: { count: "9", idlist: ids } }));
  const { urls, asking } = open([hits("1", "2"), hits("2", "3"), body(ARTICLES)]);
  await searchPubMed(["strict", "wide"], 25, asking, signal());
  expect(urls.map(({ searchParams }) => searchParams.get("term") ?? searchParams.get("id"))).toEqual([
    "strict",
    "wide",
    "1,2,3",
  ]);
});

test("what was turned away is asked again with growing waits, and never sooner than the service wants", async () => {
  const busy = body("", { status: 429, headers: { "retry-after": "2" } });
  const { urls, sleeps, asking } = open([
    busy,
    body("", { status: 503 }),
    () => Promise.reject(new TypeError("gone")),
    body(NOTHING),
  ]);
  expect(await searchEuropePmc(["q"], 5, asking, signal())).toEqual([]);
  expect(urls).toHaveLength(4);
  expect(sleeps).toEqual([2000, 500, 1000]);
});

test.each([
  ["rate_limited", body("", { status: 429 }), 4],
  ["unavailable", body("", { status: 500 }), 4],
  ["unavailable", body("", { status: 400 }), 1],
  ["rate_limited", body("", { status: 429, headers: { "retry-after": "60" } }), 1],
  ["nonsense", body("<html>Maintenance</html>"), 1],
  ["nonsense", body("{}"), 1],
  ["unavailable", body('{"errCode":500,"errMsg":"x"}'), 4],
  ["unavailable", body('{"errCode":400,"errMsg":"x"}'), 1],
])("a service that always answers like that is %s", async (code, reply, tries) => {
  const { urls, asking } = open([reply]);
  expect(await codeOf(searchEuropePmc(["q"], 5, asking, signal()))).toBe(code);
  expect(urls).toHaveLength(tries);
});

test("NCBI's answers that are nonsense are told as such, and its own message about the rate as that", async () => {
  const { asking } = open([body("<html><p>Maintenance</html>")]);
  expect(await codeOf(searchPubMed(["q"], 5, asking, signal()))).toBe("nonsense");
  const limited = open([body('{"error":"API rate limit exceeded"}')]);
  expect(await codeOf(searchPubMed(["q"], 5, limited.asking, signal()))).toBe("rate_limited");
  expect(limited.urls).toHaveLength(4);
});

test("an answer without end is nonsense", async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1 << 20).fill(32)),
  });
  const { asking } = open([() => new Response(endless)]);
  expect(await codeOf(searchEuropePmc(["q"], 5, asking, signal()))).toBe("nonsense");
});

test("a service that does not answer is given up when the time is over, and at once when the person leaves", async () => {
  const { asking } = open([never]);
  const deadline = openDeadline(5, []);
  expect(await codeOf(searchEuropePmc(["q"], 5, asking, deadline.signal))).toBe("timed_out");
  const person = new AbortController();
  const asked = searchPubMed(["q"], 5, asking, person.signal);
  person.abort();
  expect(await codeOf(asked)).toBe("cancelled");
});

test("an error's words hold neither the query nor what the service said", async () => {
  const { asking } = open([body("your query 'bedsores' failed", { status: 500 })]);
  const error = await searchEuropePmc(["bedsores"], 5, asking, signal()).catch((cause: Error) => cause);
  expect((error as Error).message).toBe("europe_pmc: unavailable (status 500)");
});

test("requests begin evenly apart, three in a second", async () => {
  let time = 1000;
  const sleeps: number[] = [];
  const pace = openPace(3, {
    now: () => time,
    sleep: async (ms) => {
      sleeps.push(ms);
    },
  });
  await Promise.all([1, 2, 3].map(() => pace.turn(signal())));
  expect(sleeps).toEqual([334, 667]);
  time = 5000;
  await pace.turn(signal());
  expect(sleeps).toHaveLength(2);
  // A clock set back by an hour makes nobody wait for an hour, and the pace continues from there.
  time -= 3_600_000;
  await Promise.all([1, 2].map(() => pace.turn(signal())));
  expect(sleeps).toEqual([334, 667, 334]);
});
