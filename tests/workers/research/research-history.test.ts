import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { researchSearches } from "#app/base/data/schema.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { erasePerson, exportPerson } from "#app/rooms/research/personal-data.server.ts";
import { openSearches } from "#app/rooms/research/searches.server.ts";
import { ANSWER_LIFE_MS, type PastSearch } from "#app/rooms/research/searches.ts";
import { dueForSealing } from "#app/rooms/settings/seal-account.server.ts";
import { database } from "../databases.ts";
import { deliverMessage } from "../maintenance/maintenance-parts.ts";
import { ask, freshPerson, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { postQuery } from "./literature-calls.ts";

const ANSWER = { result: "Fewer falls.", citations: [], answer: null };
const QUESTION = "Do foam dressings prevent pressure ulcers?";

const recordFor = (userId: string) => openRecord(env.PERSON_RECORD, userId);
const storeOf = (userId: string, now: () => number) => openSearches({ record: recordFor(userId), now });
/** The sealed rows in the person's record. */
const rowsOf = (userId: string) =>
  runInDurableObject(env.PERSON_RECORD.getByName(userId), (_, { storage }) =>
    storage.sql
      .exec<{ kind: string; id: string; sealed: ArrayBuffer }>("SELECT * FROM items ORDER BY at")
      .toArray(),
  );

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
  const begun = Date.now();
  let now = begun;
  const store = storeOf(userId, () => now++);
  for (let at = 1; at <= 12; at++) await store.keep(`Question ${at}`, null);
  await store.keep("QUESTION 7?", { answer: ANSWER, at: begun - 100 });
  const searches = await store.list();
  expect(searches.map(({ query }) => query)).toEqual([
    "QUESTION 7?",
    ...[12, 11, 10, 9, 8, 6, 5, 4, 3].map((at) => `Question ${at}`),
  ]);
  expect(searches[0]?.cached).toEqual({ answer: ANSWER, at: begun - 100 });
  const kept = await rowsOf(userId);
  expect(kept.filter(({ kind }) => kind === "research-search")).toHaveLength(10);
  expect(await storeOf(freshPerson().userId, () => now).list()).toEqual([]);
});

test("query and answer lie sealed, and open for nobody else and without the key [OPEN-73]", async () => {
  const { userId } = freshPerson();
  await storeOf(userId, Date.now).keep("Warfarin for Achterberg?", { answer: ANSWER, at: Date.now() });
  const rows = await rowsOf(userId);
  expect(rows.map(({ kind }) => kind)).toEqual(["research-answer", "research-search"]);
  for (const { sealed } of rows)
    expect(new TextDecoder("latin1").decode(sealed)).not.toMatch(/Warfarin|Achterberg|Fewer/);
  expect(await storeOf(freshPerson().userId, Date.now).list()).toEqual([]);
});

test("an answer is held for 24 hours and no longer, while the query stays [RES-12] [OPEN-73]", async () => {
  const { userId } = freshPerson();
  // By the record's own clock they are fresh: here the reader's clock counts.
  const made = Date.now() - ANSWER_LIFE_MS / 2;
  await storeOf(userId, () => made).keep("Falls?", { answer: ANSWER, at: made });
  await storeOf(userId, () => made + 1).keep("Turning?", { answer: ANSWER, at: made + 1 });
  const at = (now: number) => storeOf(userId, () => now).list();
  expect((await at(made + ANSWER_LIFE_MS - 1)).map(({ cached }) => cached !== null)).toEqual([true, true]);
  expect((await at(made + ANSWER_LIFE_MS)).map(({ cached }) => cached !== null)).toEqual([true, false]);
});

test("the record erases answers that are older than 24 hours, and leaves the queries and younger answers [OPEN-73]", async () => {
  const { userId } = freshPerson();
  const [old, young] = [Date.now() - ANSWER_LIFE_MS, Date.now() - ANSWER_LIFE_MS / 2];
  await storeOf(userId, () => old).keep("Falls?", { answer: ANSWER, at: old });
  await storeOf(userId, () => young).keep("Turning?", { answer: ANSWER, at: young });
  await recordFor(userId).sweep();
  expect((await rowsOf(userId)).filter(({ kind }) => kind === "research-answer")).toHaveLength(1);
  expect((await storeOf(userId, Date.now).list()).map(({ query }) => query)).toEqual(["Turning?", "Falls?"]);
});

test("searches from before the record are moved into it, once, and leave the table", async () => {
  const { userId } = freshPerson();
  const id = crypto.randomUUID();
  const at = Date.now();
  await database.insert(researchSearches).values({
    id,
    userId,
    sealedQuery: await sealOld("Falls?", userId, `research-query:${id}`),
    sealedAnswer: await sealOld(JSON.stringify(ANSWER), userId, `research-answer:${id}`),
    answeredAt: at,
    searchedAt: at,
  });
  expect(await dueForSealing(database)).toContain(userId);
  for (let time = 0; time < 2; time++)
    expect(await deliverMessage({ type: "seal-person", userId, at })).toBe("done");
  expect(await storeOf(userId, Date.now).list()).toEqual([
    { query: "Falls?", searchedAt: at, cached: { answer: ANSWER, at } },
  ]);
  expect(await dueForSealing(database)).not.toContain(userId);
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
  expect((await ask(person, "/api/medical-research/history", { method: "PUT", body: {} })).status).toBe(405);
});

test("a cleared history can be brought back for a while, with what was searched since; then nothing is left of it [RES-07] [RES-09] [RES-12]", async () => {
  const person = await personWithPlan();
  const { userId } = person;
  const made = Date.now() - 1_000;
  const store = storeOf(userId, () => made);
  await store.keep("Turning?", null);
  await storeOf(userId, () => made + 1).keep("Falls?", { answer: ANSWER, at: made });
  const [before, rows] = [await historyOf(person), await rowsOf(userId)];
  const bringBack = async () => {
    const answer = await post(person, "/api/medical-research/history", {});
    return {
      status: answer.status,
      ...((await answer.json()) as { searches?: PastSearch[]; code?: string }),
    };
  };
  await forget(person, {});
  expect(await historyOf(person)).toEqual([]);
  expect(await bringBack()).toEqual({ status: 200, searches: before });
  expect((await rowsOf(userId)).map(({ kind, id }) => ({ kind, id }))).toEqual(
    rows.map(({ kind, id }) => ({ kind, id })),
  );
  expect(await bringBack()).toMatchObject({ status: 410, code: "history_gone" });
  await forget(person, {});
  await storeOf(userId, Date.now).keep("Delirium?", null);
  expect((await bringBack()).searches?.map(({ query }) => query)).toEqual([
    "Delirium?",
    "Falls?",
    "Turning?",
  ]);
  await forget(person, {});
  await runInDurableObject(env.PERSON_RECORD.getByName(userId), (record) => {
    record.now = () => Date.now() + 6 * 60_000;
  });
  expect((await bringBack()).status).toBe(410);
  await runDurableObjectAlarm(env.PERSON_RECORD.getByName(userId));
  expect(await rowsOf(userId)).toEqual([]);
});

test("what is brought back fills the history up to ten, below what was searched since [RES-09]", async () => {
  const { userId } = freshPerson();
  let now = Date.now();
  const store = storeOf(userId, () => now++);
  for (let at = 1; at <= 10; at++) await store.keep(`Question ${at}`, null);
  await store.clear();
  await store.keep("Delirium?", null);
  expect(await store.restore()).toBe(true);
  expect((await store.list()).map(({ query }) => query)).toEqual([
    "Delirium?",
    ...[10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `Question ${at}`),
  ]);
});

test("a search that was answered is in the history with its answer, and asked again is at its top and no younger [RES-09] [RES-12]", async () => {
  const person = await personWithPlan();
  const answer = await (await postQuery(person, QUESTION)).json();
  const { userId } = person;
  const made = Date.now() - ANSWER_LIFE_MS / 2;
  await runInDurableObject(env.PERSON_RECORD.getByName(userId), (_, { storage }) => {
    storage.sql.exec("UPDATE items SET at = iif(kind = 'research-search', 1, ?)", made);
  });
  await storeOf(userId, () => 2).keep("Falls?", null);
  expect((await historyOf(person)).map(({ query }) => query)).toEqual(["Falls?", QUESTION]);
  await postQuery(person, QUESTION);
  const searches = await historyOf(person);
  expect(searches.map(({ query }) => query)).toEqual([QUESTION, "Falls?"]);
  expect(searches[0]?.cached).toEqual({ answer, at: made });
});

test("a person's searches go into the export in clear words and go with the account", async () => {
  const { userId } = freshPerson();
  const soon = Date.now();
  await storeOf(userId, () => 7).keep("Falls?", { answer: ANSWER, at: soon });
  const deps = { env, database, now: () => 8 };
  expect(await exportPerson(deps, userId)).toEqual([
    { id: expect.any(String), query: "Falls?", searchedAt: 7, answer: { answer: ANSWER, at: soon } },
  ]);
  await erasePerson(deps, userId);
  expect(await exportPerson(deps, userId)).toEqual([]);
});

/** Sealed as before each person had a key: AES-GCM under DRAFT_KEY, bound to person and place. */
async function sealOld(text: string, userId: string, place: string): Promise<string> {
  const raw = Uint8Array.fromBase64(env.DRAFT_KEY ?? "");
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(JSON.stringify([userId, place]));
  const algorithm = { name: "AES-GCM", iv, additionalData };
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]).toBase64();
}
