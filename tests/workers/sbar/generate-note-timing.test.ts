import { expect, test } from "vitest";
import { personWithPlan } from "../signed-in.ts";
import {
  freshWord,
  noteBody,
  notesAbout,
  parseEvents,
  postNote,
  streamNote,
  watchConsole,
} from "./note-calls.ts";

type Line = { event: string; timings?: Record<string, number> };

/** The log lines on where a note's time went. */
const timingsIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.includes('"sbar.timing"'))
    .map((line) => (JSON.parse(line) as Line).timings);

const PARTS = {
  meter: expect.any(Number),
  model: expect.any(Number),
  second_reader: expect.any(Number),
  check: expect.any(Number),
};

test("a note in one piece says in Server-Timing where its time went: meter, model, second reader, checks, and all of it", async () => {
  const log = watchConsole();
  const response = await postNote(await personWithPlan(), noteBody(notesAbout(freshWord())));
  const header = response.headers.get("Server-Timing") ?? "";
  for (const part of ["meter", "model", "second_reader", "check", "total"])
    expect(header).toMatch(new RegExp(`\\b${part};dur=\\d+\\.\\d`));
  expect(timingsIn(log.text())).toEqual([{ ...PARTS, total: expect.any(Number) }]);
});

test("one line tells the times of a streamed note when it ends, also for a reader that stops early", async () => {
  const log = watchConsole();
  const whole = await streamNote(await personWithPlan(), noteBody(notesAbout(freshWord())));
  expect(parseEvents(await whole.text()).at(-1)?.type).toBe("done");
  await expect.poll(() => timingsIn(log.text())).toEqual([{ ...PARTS, total: expect.any(Number) }]);
  const left = await streamNote(await personWithPlan(), noteBody(notesAbout(freshWord())));
  const reader = (left.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => timingsIn(log.text())).toHaveLength(2);
});
