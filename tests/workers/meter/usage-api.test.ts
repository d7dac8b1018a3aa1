import { env, runInDurableObject } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/base/data/schema.ts";
import { noCounts } from "#app/core/meter/state.ts";
import { FEATURES } from "#app/core/plans/plans.ts";
import { usageAndStreakOf, usageOf } from "#app/core/usage/usage-answer.server.ts";
import { toUsageAnswer, type UsageAnswer, withoutUsage } from "#app/core/usage/usage-answer.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { database, databaseOf } from "../databases.ts";
import { postQuery } from "../research/literature-calls.ts";
import { envWith, freshWord, metersWithout, noteBody, notesAbout, postNote } from "../sbar/note-calls.ts";
import { ask, freshPerson, ORIGIN, personWithPlan, post, type TestPerson, TO_A_PAGE } from "../signed-in.ts";
import { postTemplateNote } from "../templates/template-calls.ts";
import { fileAnalysis, MINUTE, setClock } from "./usage-person.ts";
import { haveUsed } from "./use-calls.ts";

const PATH = "/api/payments/usage";

async function usageFor(
  person: TestPerson,
  plan?: "Free" | "Basic" | "Premium" | null,
): Promise<UsageAnswer> {
  const response = await ask(person, PATH, plan === undefined ? {} : { cookies: { plan } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return response.json();
}

const thisMonth = () => new Date().toISOString().slice(0, 7);

test("A new person has used nothing, and is told every figure and limit of the month [API-09] [API-10]", async () => {
  expect(await usageFor(await personWithPlan())).toEqual({
    plan: "Free",
    period: thisMonth(),
    input_tokens: 0,
    output_tokens: 0,
    input_token_limit: 75_000,
    output_token_limit: 35_000,
    file_analysis_used: 0,
    file_analysis_limit: 1,
    features: {
      chat: { used: 0, limit: 50 },
      file_analysis: { used: 0, limit: 1 },
      medical_research: { used: 0, limit: 10 },
      sbar: { used: 0, limit: 15 },
      nanda: { used: 0, limit: 15 },
    },
  });
});

test("The plan and its limits are those that the server holds; none chosen counts as Free [API-10] [USE-03] [PLAN-37] [OPEN-14]", async () => {
  const seen = async (person: TestPerson, plan: "Free" | "Basic" | "Premium" | null) => {
    const usage = await usageFor(person, plan);
    const { sbar, nanda } = usage.features;
    const tokens = [usage.input_token_limit, usage.output_token_limit];
    return [usage.plan, ...tokens, usage.file_analysis_limit, sbar.limit, nanda.limit];
  };
  const FREE = ["Free", 75_000, 35_000, 1, 15, 15];
  const BASIC = ["Basic", 150_000, 70_000, 10, 30, 30];
  const PREMIUM = ["Premium", 300_000, 150_000, 30, 90, 90];
  expect(await seen(freshPerson(), null)).toEqual(FREE);
  expect(await seen(await personWithPlan("Basic"), null)).toEqual(BASIC);
  expect(await seen(await personWithPlan("Premium"), null)).toEqual(PREMIUM);
  expect(await seen(freshPerson(), "Basic")).toEqual(BASIC);
  expect(await seen(freshPerson(), "Premium")).toEqual(PREMIUM);
});

test("After a note the figures are the ones that the note was answered with [API-09] [USE-01]", async () => {
  const person = await personWithPlan();
  const { usage }: NoteAnswer = await (await postNote(person, noteBody(notesAbout(freshWord())))).json();
  const seen = await usageFor(person);
  expect(seen).toMatchObject(usage);
  expect(seen.features.sbar).toEqual({ used: 1, limit: 15 });
  expect(seen.features.nanda.used).toBe(0);
});

test("Each tool counts under its own feature, and adds its tokens of both kinds to the month's [USE-01]", async () => {
  const plan = "Basic";
  const person = await personWithPlan(plan);
  const question = "Do foam dressings prevent pressure ulcers?";
  const description = notesAbout(freshWord());
  const uses = [
    ["sbar", () => postNote(person, noteBody(notesAbout(freshWord())), { plan })],
    ["nanda", () => post(person, "/api/generate-nanda", { context: description }, { plan })],
    ["medical_research", () => postQuery(person, question, { plan })],
    ["chat", () => post(person, "/api/chat", { message: question, turns: [] }, { plan })],
    ["sbar", () => postTemplateNote(person, { template: "soap", description }, plan)],
  ] as const;
  // The stand-in reads its samples on the first query, which on a busy machine takes longer than the product waits.
  const search = "https://www.ebi.ac.uk/europepmc/webservices/rest/search?format=json&query=";
  await (await fetch(search + encodeURIComponent(question))).text();
  const expected = noCounts();
  let before = await usageFor(person);
  for (const [feature, use] of uses) {
    expect([feature, (await use()).status]).toEqual([feature, 200]);
    const after = await usageFor(person);
    expected[feature] += 1;
    const used = Object.entries(after.features).map(([name, spent]) => [name, spent.used]);
    expect(Object.fromEntries(used)).toEqual(expected);
    expect(after.input_tokens).toBeGreaterThan(before.input_tokens);
    expect(after.output_tokens).toBeGreaterThan(before.output_tokens);
    before = after;
  }
});

test("An arrangement with sales has neither a count nor tokens to run out of [USE-07] [USE-08] [USE-09] [USE-10]", async () => {
  const app = { env: envWith({}), databaseOf, log: () => {}, now: Date.now };
  for (const plan of ["Free", null] as const) {
    const usage = await usageOf(app, { ...freshPerson(), plan, isUnlimited: true });
    expect(usage).toMatchObject({
      input_token_limit: null,
      output_token_limit: null,
      file_analysis_limit: null,
    });
    expect(Object.values(usage.features)).toEqual(FEATURES.map(() => ({ used: 0, limit: null })));
  }
});

test("With an arrangement, each tool goes on where every plan's count would be used up [USE-07] [USE-08] [USE-10]", async () => {
  const person = await personWithPlan();
  await database.update(customers).set({ unlimitedSince: 1 }).where(eq(customers.userId, person.userId));
  const plan = null; // as in the row by then
  for (const [feature, most, use] of [
    ["sbar", 90, () => postNote(person, noteBody(notesAbout(freshWord())), { plan })],
    ["nanda", 90, () => post(person, "/api/generate-nanda", { context: notesAbout(freshWord()) }, { plan })],
    ["medical_research", 60, () => postQuery(person, "Do foam dressings prevent pressure ulcers?", { plan })],
  ] as const) {
    await haveUsed(person, feature, most);
    expect([feature, (await use()).status]).toEqual([feature, 200]);
    expect((await usageFor(person, plan)).features[feature]).toEqual({ used: most + 1, limit: null });
  }
});

test("The SBAR page opens with the bar of the month's notes, used and allowed, above its form [SBAR-02]", async () => {
  const person = await personWithPlan();
  await haveUsed(person, "sbar", 4);
  await haveUsed(person, "nanda", 2);
  const html = await (await ask(person, "/notes/sbar", { headers: TO_A_PAGE })).text();
  const head = /<div class="split-head">.*?<form/s.exec(html)?.[0] ?? "";
  expect(head.replace(/<[^>]+>/g, "")).toContain("SBAR notes this month4 / 15");
  expect(head).toMatch(/role="meter" aria-label="SBAR notes this month"[^>]* aria-valuenow="4"/);
  expect(html).toMatch(/<textarea [^>]*name="nurseNotes"/);
});

test("File analyses are told apart from notes, and one under way is not used yet [API-10] [USE-09]", async () => {
  const person = await personWithPlan("Basic");
  await runInDurableObject(env.USAGE_METER.getByName(person.userId), (meter) => {
    const done = fileAnalysis({ plan: "Basic" });
    meter.reserve(done);
    meter.commit({ reservationId: done.reservationId, inputTokens: 7, outputTokens: 5, isCounted: true });
    meter.reserve(fileAnalysis({ plan: "Basic", inputTokens: 900, outputTokens: 900 }));
  });
  expect(await usageFor(person, "Basic")).toMatchObject({
    file_analysis_used: 1,
    file_analysis_limit: 10,
    input_tokens: 7,
    output_tokens: 5,
    features: { sbar: { used: 0 } },
  });
  await database.update(customers).set({ unlimitedSince: 1 }).where(eq(customers.userId, person.userId));
  const unlimited = { plan: "Basic", file_analysis_used: 1, file_analysis_limit: null };
  expect(await usageFor(person, null)).toMatchObject(unlimited);
});

test("With the next month in UTC everything begins at 0 [OPEN-33]", async () => {
  const person = await personWithPlan();
  await postNote(person, noteBody(notesAbout(freshWord())));
  const inAMonth = Date.now() + 31 * 24 * 60 * MINUTE;
  await setClock(env.USAGE_METER.getByName(person.userId), () => inAMonth);
  expect(await usageFor(person)).toMatchObject({
    period: new Date(inAMonth).toISOString().slice(0, 7),
    input_tokens: 0,
    output_tokens: 0,
    features: { sbar: { used: 0 } },
  });
});

test("One sees one's own figures only [API-09] [OPEN-17]", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  await postNote(other, noteBody(notesAbout(freshWord())));
  const own = await ask(person, PATH, { headers: { "X-Customer-ID": person.userId } });
  expect(await own.json()).toMatchObject({ input_tokens: 0, features: { sbar: { used: 0 } } });
  const foreign = await ask(person, PATH, { headers: { "X-Customer-ID": other.userId } });
  expect(foreign.status).toBe(403);
  expect(await foreign.text()).not.toContain("tokens");
  for (const query of [
    `customerId=${other.userId}`,
    `userId=${other.userId}`,
    `X-Customer-ID=${other.userId}`,
  ]) {
    const asked = await ask(person, `${PATH}?${query}`);
    expect(await asked.json()).toMatchObject({ input_tokens: 0, features: { sbar: { used: 0 } } });
  }
  expect((await exports.default.fetch(`${ORIGIN}${PATH}`)).status).toBe(401);
});

test("Asking changes nothing: no meter is made, and nothing else than GET is taken", async () => {
  const person = await personWithPlan();
  await usageFor(person);
  expect(await env.USAGE_METER.getByName(person.userId).export()).toEqual({ state: null, pending: [] });
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await ask(person, PATH, { method, body: {} });
    expect(refused.status).toBe(405);
    expect(await refused.json()).toMatchObject({ code: "wrong_method" });
  }
});

test("A meter that cannot be reached reads as nothing used, with the plan's limits, and is logged [USE-04]", async () => {
  const person = await personWithPlan("Basic");
  await postNote(person, noteBody(notesAbout(freshWord())), { plan: "Basic" });
  const known = await usageFor(person, "Basic");
  const lines: unknown[] = [];
  const app = {
    env: envWith({ USAGE_METER: metersWithout("snapshot") }),
    databaseOf,
    log: (...line: unknown[]) => void lines.push(line),
    now: Date.now,
  };
  const unknown = await usageOf(app, { ...person, plan: "Basic", isUnlimited: false });
  expect(unknown).toMatchObject({ plan: "Basic", input_tokens: 0, output_tokens: 0, file_analysis_used: 0 });
  expect(unknown.features.sbar).toEqual({ used: 0, limit: 30 });
  expect(lines).toEqual([
    ["error", "usage.unreachable", { cause: "PartDown: The meter is down. < Error: The meter is down." }],
  ]);
  expect(known.input_tokens).toBeGreaterThan(0);
  expect(withoutUsage(known)).toEqual(unknown);
  const besideAnyPage = await usageAndStreakOf(app, { ...person, plan: "Basic", isUnlimited: false });
  expect(besideAnyPage).toEqual({ usage: unknown, streak: null });
});

test("Unlimited is told as null, since JSON has no infinity", async () => {
  const { userId } = freshPerson();
  const stub = env.USAGE_METER.getByName(userId);
  const seen = await stub.snapshot({ plan: "Enterprise", isFirstMonth: false });
  const answer = JSON.parse(JSON.stringify(toUsageAnswer(seen, "Free"))) as UsageAnswer;
  expect(answer.input_token_limit).toBeNull();
  expect(answer.file_analysis_limit).toBeNull();
  expect(answer.features.sbar).toEqual({ used: 0, limit: null });
});
