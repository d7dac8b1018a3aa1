import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#app/base/data/database.server.ts";
import { researchSearches } from "#app/base/data/schema.ts";
import { erasePerson, exportPerson } from "#app/rooms/research/personal-data.server.ts";
import { openSearches } from "#app/rooms/research/searches.server.ts";
import { ANSWER_LIFE_MS, type PastSearch } from "#app/rooms/research/searches.ts";
import { deliverMessage } from "../maintenance/maintenance-parts.ts";
import { ask, freshPerson, personWithPlan, type TestPerson } from "../signed-in.ts";
import { postQuery } from "./literature-calls.ts";

const database = openDatabase(env.DB);
const ANSWER = { result: "Fewer falls.", citations: [], answer: null };
const QUESTION = "Do foam dressings prevent pressure ulcers?";

const storeOf = (userId: string, now: () => number) =>
  openSearches({ database, userId, base64Key: env.DRAFT_KEY, now });
const rowsOf = (userId: string) =>
  database.select().from(researchSearches).where(eq(researchSearches.userId, userId));

async function historyOf(person: TestPerson): Promise<PastSearch[]> {
  const response = await ask(person, "/api/medical-research/history");
  return ((await response.json()) as { searches: PastSearch[] }).searches;
}

const forget = (person: TestPerson, body: object) =>
  ask(person, "/api/medical-research/history", {
    method: "DELETE",
    body,
    headers: { "Content-Type": "application/json" },
  });

test("the server holds the ten last searches, newest first, each query once, for the person alone [RES-09] [OPEN-73]", async () => {
  const { userId } = freshPerson();
  let now = 1_000;
  const store = storeOf(userId, () => now++);
  for (let at = 1; at <= 12; at++) await store.keep(`Question ${at}`, null);
  await store.keep("QUESTION 7?", { answer: ANSWER, at: 900 });
  const searches = await store.list();
  expect(searches.map(({ query }) => query)).toEqual([
    "QUESTION 7?",
    ...[12, 11, 10, 9, 8, 6, 5, 4, 3].map((at) => `Question ${at}`),
  ]);
  expect(searches[0]?.cached).toEqual({ answer: ANSWER, at: 900 });
  expect(await rowsOf(userId)).toHaveLength(10);
  expect(await storeOf(freshPerson().userId, () => now).list()).toEqual([]);
});

test("query and answer lie encrypted, and open for nobody else and with no other key [OPEN-73]", async () => {
  const { userId } = freshPerson();
  await storeOf(userId, () => 5).keep("Warfarin for Achterberg?", { answer: ANSWER, at: 5 });
  const [row] = await rowsOf(userId);
  expect(JSON.stringify(row)).not.toMatch(/Warfarin|Achterberg|Fewer/);
  const other = freshPerson().userId;
  await database.insert(researchSearches).values({ ...row!, id: crypto.randomUUID(), userId: other });
  expect(await storeOf(other, () => 5).list()).toEqual([]);
  const wrongKey = btoa("x".repeat(32));
  const wrong = openSearches({ database, userId, base64Key: wrongKey, now: () => 5 });
  expect(await wrong.list()).toEqual([]);
});

test("an answer is held for 24 hours and no longer, while the query stays [RES-12] [OPEN-73]", async () => {
  const { userId } = freshPerson();
  const made = Date.now() - ANSWER_LIFE_MS;
  await storeOf(userId, () => made).keep("Falls?", { answer: ANSWER, at: made });
  await storeOf(userId, () => made + 1).keep("Turning?", { answer: ANSWER, at: made + 1 });
  const at = (now: number) => storeOf(userId, () => now).list();
  expect((await at(made + ANSWER_LIFE_MS - 1)).map(({ cached }) => cached !== null)).toEqual([true, true]);
  expect((await at(made + ANSWER_LIFE_MS)).map(({ cached }) => cached !== null)).toEqual([true, false]);
});

test("the hourly sweep empties answers that are older than 24 hours, and leaves the queries and younger answers [OPEN-73]", async () => {
  const { userId } = freshPerson();
  const [old, young] = [Date.now() - ANSWER_LIFE_MS, Date.now() - ANSWER_LIFE_MS / 2];
  await storeOf(userId, () => old).keep("Falls?", { answer: ANSWER, at: old });
  await storeOf(userId, () => young).keep("Turning?", { answer: ANSWER, at: young });
  expect(await deliverMessage({ type: "sweep", at: Date.now() })).toBe("done");
  const rows = (await rowsOf(userId)).toSorted((a, b) => a.searchedAt - b.searchedAt);
  expect(rows.map(({ sealedAnswer, answeredAt }) => [sealedAnswer === null, answeredAt])).toEqual([
    [true, null],
    [false, young],
  ]);
  expect((await storeOf(userId, Date.now).list()).map(({ query }) => query)).toEqual(["Turning?", "Falls?"]);
});

test("one search is removed, and all of them are cleared, of this person only [RES-07]", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  for (const { userId } of [person, other]) {
    const store = storeOf(userId, Date.now);
    await store.keep("Falls?", null);
    await store.keep("Turning?", null);
    await store.keep("Delirium?", null);
  }
  expect((await forget(person, { query: " falls " })).status).toBe(204);
  expect((await historyOf(person)).map(({ query }) => query).toSorted()).toEqual(["Delirium?", "Turning?"]);
  expect((await forget(person, {})).status).toBe(204);
  expect(await historyOf(person)).toEqual([]);
  expect(await historyOf(other)).toHaveLength(3);
  expect((await ask(person, "/api/medical-research/history", { method: "POST", body: {} })).status).toBe(405);
});

test("a search that was answered is in the history with its answer, and asked again is at its top and no younger [RES-07] [RES-09] [RES-12]", async () => {
  const person = await personWithPlan();
  const answer = await (await postQuery(person, QUESTION)).json();
  const { userId } = person;
  const made = Date.now() - ANSWER_LIFE_MS / 2;
  await database
    .update(researchSearches)
    .set({ searchedAt: 1, answeredAt: made })
    .where(eq(researchSearches.userId, userId));
  await storeOf(userId, () => 2).keep("Falls?", null);
  expect((await historyOf(person)).map(({ query }) => query)).toEqual(["Falls?", QUESTION]);
  await postQuery(person, QUESTION);
  const searches = await historyOf(person);
  expect(searches.map(({ query }) => query)).toEqual([QUESTION, "Falls?"]);
  expect(searches[0]?.cached).toEqual({ answer, at: made });
});

test("a person's searches go into the export in clear words and go with the account", async () => {
  const { userId } = freshPerson();
  await storeOf(userId, () => 7).keep("Falls?", { answer: ANSWER, at: 7 });
  const deps = { database, base64Key: env.DRAFT_KEY, now: () => 8 };
  expect(await exportPerson(deps, userId)).toEqual([
    { id: expect.any(String), query: "Falls?", searchedAt: 7, answer: { answer: ANSWER, at: 7 } },
  ]);
  expect(await erasePerson(database, userId)).toEqual({ research_searches: 1 });
  expect(await exportPerson(deps, userId)).toEqual([]);
});
