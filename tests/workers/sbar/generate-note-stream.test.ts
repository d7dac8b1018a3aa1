import { expect, test } from "vitest";
import { personWithPlan, type TestPerson } from "../signed-in.ts";
import {
  freshWord,
  modelCalls,
  NOTHING_SPENT,
  noteBody,
  notesAbout,
  parseEvents,
  postNote,
  type StreamEvent,
  spentBy,
  streamNote,
  watchConsole,
} from "./note-calls.ts";

async function eventsFor(person: TestPerson, description: string): Promise<StreamEvent[]> {
  const response = await streamNote(person, noteBody(description));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return parseEvents(await response.text());
}

const ofType = (events: StreamEvent[], type: string) => events.filter((event) => event.type === type);

test("A stream tells section, text and statement in their order, where the note is kept, the usage, and ends with done [SBAR-01]", async () => {
  const events = await eventsFor(await personWithPlan(), notesAbout(freshWord()));
  expect(events.slice(-3).map(({ type }) => type)).toEqual(["kept", "usage", "done"]);
  const told = events.slice(0, -3);
  const begun = new Set<unknown>();
  let next = 0;
  for (const event of told) {
    if (event.type === "section") {
      expect(begun).not.toContain(event.section);
      begun.add(event.section);
    } else {
      expect(["text", "statement"]).toContain(event.type);
      expect(event.index).toBe(next);
      expect(begun).toContain(event.section);
      if (event.type === "statement") next++;
    }
  }
  expect([...begun]).toEqual(["situation", "background", "assessment", "recommendation"]);
  expect(next).toBeGreaterThan(4);
});

test("The pieces of text of one index add up to its statement, and arrive before it is checked", async () => {
  const events = await eventsFor(await personWithPlan(), notesAbout(freshWord(), 'Said "I’m 😮‍💨 tired\\".'));
  const pieces = ofType(events, "text");
  const statements = ofType(events, "statement");
  expect(pieces.length).toBeGreaterThan(2 * statements.length);
  for (const { index, text } of statements) {
    const written = pieces.filter((piece) => piece.index === index).map((piece) => piece.text);
    expect(written.join("")).toBe(text);
  }
});

test("Done holds what the statements said, and is the very answer that JSON gives [API-19]", async () => {
  const person = await personWithPlan();
  const description = notesAbout(freshWord());
  const events = await eventsFor(person, description);
  const { type: _, ...done } = events.at(-1) as StreamEvent;
  const asJson = (await (await postNote(person, noteBody(description))).json()) as object;
  expect(done).toEqual(asJson);
  expect(done.statements).toEqual(
    ofType(events, "statement").map(({ type: _type, index: _index, ...statement }) => statement),
  );
  const { type: __, ...usage } = events.at(-2) as StreamEvent;
  expect(done.usage).toEqual(usage);
});

/** Model faults requested in the notes, with the code and words that end the stream. */
const FAILURES = [
  ["[[sandbox:cutoff]]", "model_cut_off", "The note was cut off before it was complete. Please try again."],
  [
    "[[sandbox:max_tokens]]",
    "model_too_long",
    "Your notes are too long for one note. Please shorten them, or split them into two notes.",
  ],
  [
    "[[sandbox:refusal]]",
    "model_refused",
    "The assistant declined to write this note. Please rephrase your notes.",
  ],
  ["[[sandbox:529]]", "model_busy", "The assistant is busy right now. Please try again in a moment."],
  ["[[sandbox:429]]", "model_busy", "The assistant is busy right now. Please try again in a moment."],
] as const;

test.for(FAILURES)(
  "A note that fails with %s ends in an error, without done and without a charge",
  async ([fault, code, words]) => {
    watchConsole();
    const person = await personWithPlan();
    const events = await eventsFor(person, notesAbout(freshWord(), fault));
    expect(events.at(-1)).toEqual({ type: "error", error: words, code });
    expect(ofType(events, "done").length + ofType(events, "usage").length).toBe(0);
    expect(ofType(events, "error")).toHaveLength(1);
    expect(await spentBy(person)).toEqual(NOTHING_SPENT);
  },
);

test("A failed JSON answer carries the same code and words in its error field, with a status of its own", async () => {
  watchConsole();
  const person = await personWithPlan();
  for (const [fault, code, error] of FAILURES.slice(0, 3)) {
    const answer = await postNote(person, noteBody(notesAbout(freshWord(), fault)));
    expect(answer.status).toBe(code === "model_cut_off" ? 502 : 422);
    expect(await answer.json()).toEqual({ error, code });
  }
  expect(await spentBy(person)).toEqual(NOTHING_SPENT);
});

test("A model that turns a call away once is asked again, and the note costs one use", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  const events = await eventsFor(person, notesAbout(word, "[[test:busy-once]]"));
  expect(events.at(-1)?.type).toBe("done");
  expect((await modelCalls(word)).map(({ status }) => status)).toEqual([429, 200]);
  const { input_tokens, output_tokens } = events.at(-2) as StreamEvent;
  expect(await spentBy(person)).toEqual({
    notes: 1,
    input: input_tokens,
    output: output_tokens,
    reserved: [0, 0, 0],
  });
});

test("A model that stays busy is asked four times and no more", async () => {
  watchConsole();
  const word = freshWord();
  await eventsFor(await personWithPlan(), notesAbout(word, "[[sandbox:529]]"));
  expect((await modelCalls(word)).map(({ status }) => status)).toEqual([529, 529, 529, 529]);
});
