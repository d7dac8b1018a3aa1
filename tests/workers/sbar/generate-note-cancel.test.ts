import { expect, test } from "vitest";
import { personWithPlan, type TestPerson } from "../signed-in.ts";
import {
  freshWord,
  modelCalls,
  NOTHING_SPENT,
  noteBody,
  notesAbout,
  postNote,
  spentBy,
  streamNote,
  watchConsole,
} from "./note-calls.ts";

async function settled(person: TestPerson) {
  await expect.poll(async () => (await spentBy(person)).reserved).toEqual([0, 0, 0]);
  return spentBy(person);
}

const hungUp = (word: string) =>
  expect.poll(async () => (await modelCalls(word)).map(({ end }) => end)).toEqual(["hung up"]);

/** Reads until the first text has come. */
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

test("A browser that leaves before the first word costs nothing, and the model's request is stopped", async () => {
  watchConsole();
  const person = await personWithPlan();
  const word = freshWord();
  const controller = new AbortController();
  const { signal } = controller;
  const body = noteBody(notesAbout(word, "[[test:silent-after=2]]"));
  const response = await streamNote(person, body, { signal });
  await expect.poll(async () => (await modelCalls(word)).length).toBe(1);
  expect((await spentBy(person)).reserved[0]).toBe(1);
  controller.abort();
  await response.body?.cancel().catch(() => {});
  await hungUp(word);
  expect(await settled(person)).toEqual(NOTHING_SPENT);
});

test("A browser that leaves after the first word pays the tokens so far and no use, and the model's request is stopped", async () => {
  watchConsole();
  const person = await personWithPlan();
  const word = freshWord();
  const controller = new AbortController();
  const { signal } = controller;
  const body = noteBody(notesAbout(word, "[[test:silent-after=15]]"));
  const reader = await readUntilText(await streamNote(person, body, { signal }));
  controller.abort();
  await reader.cancel().catch(() => {});
  await hungUp(word);
  const spent = await settled(person);
  expect(spent.notes).toBe(0);
  expect(spent.input).toBeGreaterThan(0);
  expect(spent.output).toBeGreaterThan(0);
  const whole = await (await postNote(await personWithPlan(), noteBody(notesAbout(word)))).json();
  expect(spent.output).toBeLessThan((whole as { usage: { output_tokens: number } }).usage.output_tokens);
});

test("A reader that stops reading without aborting settles the meter too", async () => {
  watchConsole();
  const person = await personWithPlan();
  const word = freshWord();
  const body = noteBody(notesAbout(word, "[[test:silent-after=15]]"));
  const reader = await readUntilText(await streamNote(person, body));
  await reader.cancel();
  await hungUp(word);
  expect(await settled(person)).toMatchObject({ notes: 0, output: expect.any(Number) });
  expect((await spentBy(person)).output).toBeGreaterThan(0);
});

test("A call for JSON that is given up is settled as well, and the model's request is stopped", async () => {
  watchConsole();
  const person = await personWithPlan();
  const word = freshWord();
  const controller = new AbortController();
  const { signal } = controller;
  const body = noteBody(notesAbout(word, "[[test:silent-after=15]]"));
  const answer = postNote(person, body, { signal }).catch(() => null);
  await expect.poll(async () => (await modelCalls(word)).length).toBe(1);
  controller.abort();
  await answer;
  await hungUp(word);
  expect((await settled(person)).notes).toBe(0);
});
