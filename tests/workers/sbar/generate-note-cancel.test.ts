import { abortAllDurableObjects, env } from "cloudflare:test";
import { expect, test } from "vitest";
import { deletionJobs } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { dataKeyPath } from "#app/core/sealing/data-key.server.ts";
import { database } from "../databases.ts";
import { ask, personWithPlan, type TestPerson } from "../signed-in.ts";
import {
  freshWord,
  modelCalls,
  NOTHING_SPENT,
  noteBody,
  notesAbout,
  parseEvents,
  postNote,
  releaseModel,
  spentBy,
  stopNote,
  streamNote,
  watchConsole,
} from "./note-calls.ts";

async function settled(person: TestPerson) {
  await expect.poll(async () => (await spentBy(person)).reserved).toEqual([0, 0, 0]);
  return spentBy(person);
}

const endsOf = async (word: string) => (await modelCalls(word)).map(({ end }) => end);
const hungUp = (word: string) => expect.poll(() => endsOf(word)).toEqual(["hung up"]);

/** Reads until the first text has arrived. */
async function readUntilText(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let seen = "";
  while (!seen.includes("event: text")) {
    const { value, done } = await reader.read();
    if (done) throw new Error("The stream ended before its first text.");
    seen += new TextDecoder().decode(value);
  }
  return reader;
}

const follow = (person: TestPerson, key: string) => ask(person, `/api/generations/${key}`);

/** The note of a generation that the browser returns to. */
async function answerOf(person: TestPerson, key: string) {
  const events = parseEvents(await (await follow(person, key)).text());
  return events.find(({ type }) => type === "done") as { note?: unknown } | undefined;
}

/** Why there is no answer. */
const lost = async (person: TestPerson, key: string) =>
  ((await (await follow(person, key)).json()) as { code: string }).code;

/** A generation that the model holds up, and what its browser needs to leave. */
async function begin(person: TestPerson, marker: string) {
  const [word, key] = [freshWord(), crypto.randomUUID()];
  const controller = new AbortController();
  const body = noteBody(notesAbout(word, `[[test:${marker}]]`));
  const headers = { "Idempotency-Key": key };
  const response = await streamNote(person, body, { headers, signal: controller.signal });
  return { word, key, body, headers, response, leave: () => controller.abort() };
}

test.for([
  ["before the first word", 2],
  ["after it", 15],
] as const)(
  "A browser that leaves %s ends nothing: the note is written to its end, charged once, and waits",
  async ([when, events]) => {
    const person = await personWithPlan();
    const { word, key, body, headers, response, leave } = await begin(person, `wait-after=${events}`);
    if (when === "after it") await (await readUntilText(response)).cancel().catch(() => {});
    leave();
    await expect.poll(() => endsOf(word)).toEqual(["open"]);
    await releaseModel(word);
    await expect.poll(() => endsOf(word)).toEqual(["whole"]);
    expect(await settled(person)).toMatchObject({ notes: 1 });
    const waiting = await answerOf(person, key);
    expect(waiting?.note).toEqual(expect.anything());
    const again = (await (await postNote(person, body, { headers })).json()) as { note?: unknown };
    expect(again.note).toEqual(waiting?.note);
    expect(await modelCalls(word)).toHaveLength(1);
    expect(await spentBy(person)).toMatchObject({ notes: 1 });
  },
);

test("A call for JSON that is given up goes on as well", async () => {
  const person = await personWithPlan();
  const [word, key] = [freshWord(), crypto.randomUUID()];
  const controller = new AbortController();
  const body = noteBody(notesAbout(word, "[[test:wait-after=15]]"));
  const options = { headers: { "Idempotency-Key": key }, signal: controller.signal };
  const answer = postNote(person, body, options).catch(() => null);
  await expect.poll(() => endsOf(word)).toEqual(["open"]);
  controller.abort();
  await answer;
  await releaseModel(word);
  await expect.poll(async () => (await spentBy(person)).notes).toBe(1);
  expect((await answerOf(person, key))?.note).toEqual(expect.anything());
});

test("Whoever comes back while the note is being written sees it from its first word on", async () => {
  const person = await personWithPlan();
  const { word, key, response, leave } = await begin(person, "wait-after=15");
  await (await readUntilText(response)).cancel().catch(() => {});
  leave();
  const reader = await readUntilText(await follow(person, key));
  await releaseModel(word);
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read())
    rest += new TextDecoder().decode(read.value);
  expect(rest).toContain("event: done");
});

test("Cancel before the first word costs nothing, and the model's request is stopped", async () => {
  watchConsole();
  const person = await personWithPlan();
  const { word, key } = await begin(person, "silent-after=2");
  await expect.poll(() => endsOf(word)).toEqual(["open"]);
  expect((await spentBy(person)).reserved[0]).toBe(1);
  expect((await stopNote(person, key)).status).toBe(204);
  await hungUp(word);
  expect(await settled(person)).toEqual(NOTHING_SPENT);
  expect(await lost(person, key)).toBe("interrupted");
});

test("Cancel after the first word pays the tokens so far and no use, and the model's request is stopped", async () => {
  watchConsole();
  const person = await personWithPlan();
  const { word, key, response } = await begin(person, "silent-after=15");
  await readUntilText(response);
  await stopNote(person, key);
  await hungUp(word);
  const spent = await settled(person);
  expect(spent.notes).toBe(0);
  expect(spent.input).toBeGreaterThan(0);
  expect(spent.output).toBeGreaterThan(0);
  const whole = await (await postNote(await personWithPlan(), noteBody(notesAbout(word)))).json();
  expect(spent.output).toBeLessThan((whole as { usage: { output_tokens: number } }).usage.output_tokens);
});

test("How an answer was lost is told again without its words, and is in the log once", async () => {
  const logged = watchConsole();
  const person = await personWithPlan();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const body = noteBody(notesAbout(freshWord(), "[[sandbox:cutoff]]"));
  const first = parseEvents(await (await streamNote(person, body, { headers })).text());
  expect(first.filter(({ type }) => type === "text").length).toBeGreaterThan(2);
  for (let again = 0; again < 3; again++) {
    const events = parseEvents(await (await follow(person, headers["Idempotency-Key"])).text());
    expect(events).toEqual([first.at(-1)]);
  }
  expect(logged.text().split("stream.failed")).toHaveLength(2);
});

test("What was cancelled may be asked for again under its key", async () => {
  watchConsole();
  const person = await personWithPlan();
  const { word, key, body, headers } = await begin(person, "wait-after=2");
  await expect.poll(() => endsOf(word)).toEqual(["open"]);
  await stopNote(person, key);
  await hungUp(word);
  await releaseModel(word);
  expect((await postNote(person, body, { headers })).status).toBe(200);
  expect(await settled(person)).toMatchObject({ notes: 1 });
});

test("A crash in the middle is told to the next page with what it cost, and the same call once more writes and counts it once", async () => {
  watchConsole();
  const person = await personWithPlan();
  const { word, key, body, headers } = await begin(person, "wait-after=2");
  await expect.poll(() => endsOf(word)).toEqual(["open"]);
  // As in a deployment or a crash, every object loses its memory.
  await abortAllDurableObjects();
  expect(await lost(person, key)).toBe("interrupted");
  expect(await lost(person, crypto.randomUUID())).toBe("not_found");
  await releaseModel(word);
  expect((await postNote(person, body, { headers })).status).toBe(200);
  expect(await spentBy(person)).toMatchObject({ notes: 1 });
  // It was counted, and its answer is gone as well.
  const { userId } = person;
  const ids = [await sha256Hex(key)];
  await env.PERSON_RECORD.getByName(userId).removeItems({ kinds: ["generation"], ids });
  expect(await lost(person, key)).toBe("interrupted_counted");
  expect((await postNote(person, body, { headers })).status).toBe(200);
  expect(await spentBy(person)).toMatchObject({ notes: 1 });
});

test("Nobody else reaches a generation by its key, to read it or to stop it", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const { word, key, leave } = await begin(person, "wait-after=15");
  expect((await follow(other, key)).status).toBe(404);
  await stopNote(other, key);
  leave();
  await releaseModel(word);
  await expect.poll(async () => (await spentBy(person)).notes).toBe(1);
  expect((await follow(other, key)).status).toBe(404);
  expect((await answerOf(person, key))?.note).toEqual(expect.anything());
});

test("An answer that waits lies sealed in the record, and goes when it was taken, deleted or at sign-out", async () => {
  const gone: { [how: string]: (person: TestPerson, key: string) => Promise<unknown> } = {
    taken: stopNote,
    deleted: (person, key) => ask(person, `/api/notes/${key}`, { method: "DELETE" }),
    "signed out": ({ userId, sessionId }) =>
      env.PERSON_RECORD.getByName(userId).endSession({ sessionId, how: "signed_out" }),
  };
  for (const [how, end] of Object.entries(gone)) {
    const person = await personWithPlan();
    const key = crypto.randomUUID();
    const body = noteBody(notesAbout(freshWord()));
    await postNote(person, body, { headers: { "Idempotency-Key": key } });
    const record = env.PERSON_RECORD.getByName(person.userId);
    expect(await record.listItems({ kinds: ["generation"] }), how).toHaveLength(1);
    expect((await answerOf(person, key))?.note, how).toEqual(expect.anything());
    await end(person, key);
    expect(await record.listItems({ kinds: ["generation"] }), how).toEqual([]);
    expect(await lost(person, key), how).toBe("interrupted_counted");
  }
});

test("A note that is finished after its person deleted the account brings neither her key nor a word of it back", async () => {
  watchConsole();
  const person = await personWithPlan();
  const { word, key } = await begin(person, "wait-after=15");
  await expect.poll(() => endsOf(word)).toEqual(["open"]);
  await database
    .insert(deletionJobs)
    .values({ userId: person.userId, source: "request", requestedAt: Date.now() });
  await env.PERSON_RECORD.getByName(person.userId).erase();
  await releaseModel(word);
  const run = env.GENERATION_RUNS.getByName(`${person.userId} ${await sha256Hex(key)}`);
  await expect.poll(async () => (await run.follow({ requestId: "" })) === null).toBe(true);
  expect(await env.PERSON_KEYS.head(dataKeyPath(person.userId))).toBeNull();
});
