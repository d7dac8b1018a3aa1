import { expect, test } from "vitest";
import { noteBody } from "#app/core/note/work/note-body.ts";
import { wordFinder, wordsOfNote } from "#app/core/record/notes/words-of-note.server.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { answerOf, documentOf, found } from "../note/notes.ts";

const finds = (text: string, sought: string): boolean | undefined => wordFinder(sought)?.(text);

/** A note as its page keeps it, with the guard's and the coach's findings. */
const NOTE = documentOf(
  answerOf(
    [
      found("situation", "Bed 12: Łukasz García, 44M, short of breath."),
      found("recommendation", "Consider a chest film.", "suggestion"),
    ],
    { notStated: [{ id: "falls_risk_mobility", label: "Falls risk and mobility" }] },
  ),
);
const BODY = noteBody(
  { layout: SBAR_LAYOUT },
  {
    ...NOTE,
    forms: [{ nurseNotes: "Pt SOB since 0300.", vitalSigns: "HR 118", demographics: { name: "Ellis" } }],
  },
);

test("a kept note is found by what is read of it and was typed for it, not by what it is stored as", () => {
  const words = wordsOfNote(BODY);
  for (const sought of ["garcia", "SHORT breath", "chest film", "sob since", "hr 118", "ellis", "situation"])
    expect([sought, finds(words, sought)]).toEqual([sought, true]);
  for (const sought of [
    "mobility",
    "falls",
    "allergies",
    "supported",
    "recommendation_",
    "id",
    "note-1",
    "model",
  ])
    expect([sought, finds(words, sought)]).toEqual([sought, false]);
  // As the server keeps it before the page does, and as nursing diagnoses are kept.
  const { note: _, ...kept } = BODY;
  const form = { nurseNotes: "Crackles", layout: { required: ["Feed volume"] } };
  expect(finds(wordsOfNote({ ...kept, answer: { notStated: ["Pain"] }, form }), "crackles")).toBe(true);
  expect(finds(wordsOfNote({ ...kept, form }), "volume")).toBe(false);
  expect(finds(wordsOfNote({ kind: "nanda", form: "Unsteady gait" }), "gait")).toBe(true);
});

test("words are found by their beginnings, and a number as a whole", () => {
  for (const [text, sought] of [
    ["Mobilising with a frame", "mob fra"],
    ["Obesity clinic", "obes"],
    ["MRN 44321987", "4432"],
    ["BP 158/97", "97"],
    ["BP 158/97", "158/97"],
    ["K+ 3.1", "3.1"],
    ["O'Brien", "o'brien"],
    ["Bed 4: well", "bed 4"],
    ["Bed: 4, well", "BED  4"],
    ["(AF) rate 140", "(af)"],
  ])
    expect([text, sought, finds(text ?? "", sought ?? "")]).toEqual([text, sought, true]);
  for (const [text, sought] of [
    ["Mobilising", "obi"],
    ["Bed 12. 44M. Given 4 mg.", "bed 4"],
    ["Bed 42", "bed 4"],
    ["K+ 3.1", "1"],
    ["K+ 3.1", "3"],
    ["Supported by two", "port"],
  ])
    expect([text, sought, finds(text ?? "", sought ?? "")]).toEqual([text, sought, false]);
  expect(wordFinder("  ")).toBeNull();
});

test("a body of another shape is searched as far as it can be read", () => {
  for (const note of [
    null,
    4,
    "x",
    { versions: {}, items: 3, forms: "x" },
    { versions: [null, { content: 3 }] },
  ])
    expect(wordsOfNote({ kind: "sbar", title: "Ellis", note, form: null })).toBe("Ellis");
});

test.each([
  ["O’Brien", "Mrs O'Brien settled"],
  ["o'connor", "Mr O’Connor asleep"],
  ["obrien", "Mrs O'Brien settled"],
  ["8812345", "MRN 88-12345"],
  ["88-12345", "MRN 8812345"],
  ["1500", "urine 1000-1500 mL"],
  ["3", "weaned to 3-4 L"],
])("however apostrophes and hyphens are typed, %s is found in: %s", (sought, text) => {
  expect(wordFinder(sought)?.(text)).toBe(true);
});
