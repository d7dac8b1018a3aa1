import { expect, test } from "vitest";
import { NOT_ANSWERED, NOTHING_FOUND, ONLY_EXTRACTED } from "#app/core/literature/answer/answer.ts";
import type { ResearchAnswer } from "#app/rooms/research/research-client.ts";
import { haveUsed } from "../meter/use-calls.ts";
import { modelCalls, parseEvents, watchConsole } from "../sbar/note-calls.ts";
import { ask, personWithPlan, post } from "../signed-in.ts";
import { literatureCalls, NO_USE, postQuery, STREAM, spentOn } from "./literature-calls.ts";

const QUESTION = "Do foam dressings prevent pressure ulcers?";
const answerOf = async (response: Response) => (await response.json()) as ResearchAnswer;
const freshTail = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;

test("a query answers result and citations, and beside them the records that were fetched with the verified quotes [RES-01] [API-20] [OPEN-49]", async () => {
  const person = await personWithPlan();
  const response = await postQuery(person, QUESTION, { headers: { "X-Customer-ID": person.userId } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { result, citations, answer } = await answerOf(response);
  expect(result).toMatch(/\[1\]/);
  expect(citations[0]).toMatch(/^.+\. \[Sample\].+Sample library.+PMID 9990000\d+.+https:\/\/pubmed\./);
  expect(answer).toMatchObject({ answered: true, search: { failed: [] } });
  expect(citations).toHaveLength(answer?.sources.length ?? -1);
  for (const { url, pmid, quotes } of answer?.sources ?? []) {
    expect(url).toBe(`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { text } of quotes) expect(answer?.text).toContain(text);
  }
  const used = await spentOn(person, "medical_research");
  expect(used.used[0]).toBe(1);
  expect(used.used[1]).toBeGreaterThan(100);
  expect(used.used[2]).toBeGreaterThan(0);
  expect(used.reserved).toEqual([0, 0, 0]);
});

test("a customer id of somebody else is refused, and nobody signed in gets nothing [RES-14] [OPEN-49]", async () => {
  const person = await personWithPlan();
  const foreign = await postQuery(person, QUESTION, { headers: { "X-Customer-ID": "user_other" } });
  expect(foreign.status).toBe(403);
  const nobody = await post(
    person,
    "/api/medical-research",
    { query: QUESTION },
    { headers: { Cookie: "" } },
  );
  expect(nobody.status).toBe(401);
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
});

test("whoever comes to the page without a session is led to sign in [RES-14] [OPEN-61]", async () => {
  const headers = { Cookie: "", Accept: "text/html", "Sec-Fetch-Dest": "document" };
  const page = await ask(await personWithPlan(), "/notes/research", { headers });
  expect(page.status).toBe(302);
  expect(page.headers.get("Location")).toMatch(/^\/sign-in\?redirect_url=%2Fnotes%2Fresearch/);
});

test("the stream tells what was searched for, then words, and last the checked answer, which JSON gives too [RES-01]", async () => {
  const person = await personWithPlan();
  const response = await postQuery(person, QUESTION, { headers: STREAM });
  const events = parseEvents(await response.text());
  expect(events[0]).toMatchObject({ type: "searched", search: { removed: [] } });
  expect(events.slice(1, -1).every(({ type }) => type === "text")).toBe(true);
  const { type: _, ...done } = events.at(-1) ?? { type: "" };
  expect(events.at(-1)?.type).toBe("done");
  const words = events.filter(({ type }) => type === "text").map(({ text }) => text);
  expect(words.join("")).toBe((done.answer as { text: string }).text);
  expect(await answerOf(await postQuery(person, QUESTION))).toEqual(done);
});

test("a query of the last 24 hours is answered again without any call and counts nothing, however it is typed [RES-11] [RES-12] [OPEN-62]", async () => {
  const person = await personWithPlan();
  const tail = freshTail();
  const first = await answerOf(await postQuery(person, `${QUESTION} ${tail}`));
  const before = await spentOn(person, "medical_research");
  const calls = (await literatureCalls(tail)).length;
  expect(calls).toBeGreaterThan(0);
  const again = await answerOf(await postQuery(person, ` ${QUESTION.toUpperCase()}  ${tail}? `));
  expect(again).toEqual(first);
  expect(await spentOn(person, "medical_research")).toEqual(before);
  expect(await literatureCalls(tail)).toHaveLength(calls);
  const other = await personWithPlan();
  await postQuery(other, `${QUESTION} ${tail}`);
  expect((await spentOn(other, "medical_research")).used[0]).toBe(1);
});

test("an empty query is refused, a very long one too, and nothing is searched or spent [RES-13]", async () => {
  const person = await personWithPlan();
  for (const query of ["", "  \n\t "]) {
    const response = await postQuery(person, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "Please type a question.", code: "missing_question" });
  }
  expect((await postQuery(person, "x".repeat(1_001))).status).toBe(413);
  expect((await ask(person, "/api/medical-research")).status).toBe(405);
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
});

test("the last search of a plan is made and the next refused, before anything is searched [USE-08] [RES-15] [OPEN-30]", async () => {
  for (const [plan, limit] of [
    ["Free", 10],
    ["Basic", 20],
    ["Premium", 60],
  ] as const) {
    const person = await personWithPlan(plan);
    await haveUsed(person, "medical_research", limit - 1);
    const tail = freshTail();
    expect((await postQuery(person, `${QUESTION} a${tail}`, { plan })).status).toBe(200);
    const refused = await postQuery(person, `${QUESTION} b${tail}`, { plan });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toEqual({
      error: "You have reached your monthly limit. Please upgrade to continue.",
      code: "limit_reached",
    });
    expect(await literatureCalls(`b${tail}`)).toEqual([]);
    expect((await postQuery(person, `${QUESTION} a${tail}`, { plan })).status).toBe(200);
    expect((await spentOn(person, "medical_research", plan)).used[0]).toBe(limit);
  }
});

test("where no article is found the answer says so, the model is not asked and nothing is charged, nor searched again [RES-11]", async () => {
  const person = await personWithPlan();
  const word = "xyqqz";
  const { result, citations, answer } = await answerOf(await postQuery(person, `${word}?`));
  expect(result).toBe(NOTHING_FOUND);
  expect(citations).toEqual([]);
  expect(answer).toMatchObject({ answered: false, search: { found: 0, read: 0 } });
  expect(await modelCalls(word)).toEqual([]);
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
  const calls = (await literatureCalls(word)).length;
  expect(calls).toBeGreaterThan(0);
  expect((await answerOf(await postQuery(person, `${word}?`))).result).toBe(result);
  expect(await literatureCalls(word)).toHaveLength(calls);
});

test("where the articles found do not answer, or support nothing of what was written, the answer says so", async () => {
  const person = await personWithPlan();
  const unanswered = await answerOf(
    await postQuery(person, "pressure ulcers with bagpipes violins trumpets oboes drums harps"),
  );
  expect(unanswered.result).toBe(NOT_ANSWERED);
  const found = unanswered.answer?.found ?? [];
  expect(found.length).toBeGreaterThan(0);
  for (const { url, quotes } of found) {
    expect(url).toMatch(/^https:\/\/pubmed\./);
    expect(quotes).toHaveLength(1);
  }
  // It costs nothing.
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
  const invented = await answerOf(await postQuery(person, `${QUESTION} [[sandbox:invent]]`));
  expect(invented).toMatchObject({
    result: NOT_ANSWERED,
    citations: [],
    answer: { answered: false, sources: [] },
  });
});

test("where the model is down the articles found answer in their own words, marked as extracted, and nothing is charged or kept", async () => {
  const person = await personWithPlan();
  const question = `${QUESTION} [[sandbox:529]]`;
  const { result, citations, answer } = await answerOf(await postQuery(person, question));
  expect(result).toBe(ONLY_EXTRACTED);
  expect(citations).toEqual([]);
  expect(answer).toMatchObject({ answered: false, isExtracted: true, sources: [] });
  expect(answer?.found?.length).toBeGreaterThan(0);
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
  const streamed = parseEvents(await (await postQuery(person, question, { headers: STREAM })).text());
  expect(streamed.at(-1)).toMatchObject({ type: "done", answer: { isExtracted: true } });
});

test("one service that is down is done without and named; the other's articles answer", async () => {
  const person = await personWithPlan();
  const { answer } = await answerOf(await postQuery(person, `${QUESTION} sandboxpubmednonsense`));
  expect(answer).toMatchObject({
    answered: true,
    search: { failed: [{ source: "pubmed", code: "nonsense" }] },
  });
});

test("when neither service can be read the page is told so in words, and nothing is charged", async () => {
  const person = await personWithPlan();
  const response = await postQuery(person, `${QUESTION} sandboxnonsense`);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    error: "Europe PMC and PubMed sent answers that could not be read. Please try again later.",
    code: "literature_unreadable",
  });
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
});

test("a search that the nurse cancels ends as cancelled, is no fault of ours in the log, and costs nothing", async () => {
  const logged = watchConsole();
  const person = await personWithPlan();
  const [key, tail] = [crypto.randomUUID(), freshTail()];
  const asked = postQuery(person, `${QUESTION} sandboxslow ${tail}`, { headers: { "Idempotency-Key": key } });
  await expect.poll(async () => (await literatureCalls(tail)).length).toBeGreaterThan(0);
  await ask(person, `/api/generations/${key}`, { method: "DELETE" });
  const response = await asked;
  expect(response.status).toBe(408);
  expect(await response.json()).toEqual({ error: "Cancelled.", code: "cancelled" });
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
  expect(logged.text()).not.toContain('"level":"error"');
});

test("services that are slow, busy or down end in words of their own, and a slow one beside a good one is done without", async () => {
  const fates = [
    ["sandboxslow", 504, "literature_timed_out"],
    ["sandboxratelimited", 503, "literature_busy"],
    ["sandboxdown", 503, "literature_unavailable"],
  ] as const;
  const ended = fates.map(async ([fault, status, code]) => {
    const person = await personWithPlan();
    const response = await postQuery(person, `${QUESTION} ${fault}`);
    expect([fault, response.status]).toEqual([fault, status]);
    expect(await response.json()).toMatchObject({ code });
    expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
  });
  const person = await personWithPlan();
  const slow = await answerOf(await postQuery(person, `${QUESTION} sandboxpubmedslow`));
  expect(slow.answer).toMatchObject({
    answered: true,
    search: { failed: [{ source: "pubmed", code: "timed_out" }] },
  });
  await Promise.all(ended);
});

test("a model that fails gives its words, keeps no search, and costs nothing", async () => {
  const person = await personWithPlan();
  for (const [fault, status, code] of [
    ["refusal", 422, "answer_refused"],
    ["cutoff", 502, "answer_cut_off"],
    ["max_tokens", 502, "answer_cut_off"],
  ] as const) {
    const response = await postQuery(person, `${QUESTION} [[sandbox:${fault}]]`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  }
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
  const history = await (await ask(person, "/api/medical-research/history")).json();
  expect(history).toEqual({ searches: [] });
});

test("identifiers of a question reach neither the literature services nor the model, and nothing is logged", async () => {
  const person = await personWithPlan();
  const name = `Quokka${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const logged = watchConsole();
  const query = `Patient name: Rosalind ${name}, MRN 4471882. ${QUESTION}`;
  const { answer } = await answerOf(await postQuery(person, query));
  expect(answer?.search?.removed.toSorted()).toEqual(["id", "name"]);
  expect(await literatureCalls(name)).toEqual([]);
  expect(await literatureCalls("4471882")).toEqual([]);
  expect(await modelCalls(name)).toEqual([]);
  expect(await modelCalls("4471882")).toEqual([]);
  expect(logged.text()).not.toContain(name);
});
