import { expect, test } from "vitest";
import { answerText } from "#app/rooms/sbar/sbar-layout.ts";
import { groundOf } from "#scripts/scorecard/evidence-in-sources.ts";
import { numbersMissingFrom } from "#scripts/scorecard/numbers-in-text.ts";
import { chooseModel, writeNote } from "#scripts/scorecard/write-note.ts";

const NOTES = "Pt short of breath since 0300. BP 98/54, denies chest pain. Furosemide 40 mg IV given.";
const SOURCES = [{ name: "nurseNotes", label: "Nurse's Notes", text: NOTES }];
const standIn = () => chooseModel({}).model;

const span = (quote: string) => ({
  field: "nurseNotes",
  start: NOTES.indexOf(quote),
  end: NOTES.indexOf(quote) + quote.length,
});
const claim = (text: string, ...quotes: string[]) => ({ text, quotes });

test("a whole generation runs outside of the Worker, and each of its statements has its claim", async () => {
  const { answer, claims, sources } = await writeNote(standIn(), NOTES);
  expect(sources).toEqual(SOURCES);
  expect(claims.map(({ text }) => text)).toEqual(answer.statements.map(({ text }) => text));
  const noteNumbers = numbersMissingFrom([], answerText(answer)).map(({ text }) => text);
  expect(noteNumbers.sort()).toEqual(["0300", "40", "54", "98"]);
  expect(numbersMissingFrom([NOTES], answerText(answer))).toEqual([]);
});

test("a number that the model invents is found", async () => {
  const { answer } = await writeNote(standIn(), `${NOTES} [[sandbox:invent]]`);
  expect(numbersMissingFrom([NOTES], answerText(answer)).map(({ text }) => text)).toEqual(["9.83"]);
});

test("evidence is told apart by what it rests on", () => {
  const quoted = claim("Blood pressure is low.", "BP 98/54");
  expect(groundOf(span("BP 98/54"), quoted, SOURCES)).toBe("quote");
  expect(groundOf(span("Furosemide 40 mg IV"), claim("Furosemide 40 mg IV."), SOURCES)).toBe("own words");
  expect(groundOf(span("denies chest pain"), claim("No pain in the chest."), SOURCES)).toBe("shared words");
});

test("evidence outside of its field, within a word, or about something else is not really there", () => {
  const about = claim("BP 98/54.", "BP 98/54");
  const whole = span("BP 98/54");
  expect(groundOf({ ...whole, field: "vitalSigns" }, about, SOURCES)).toBeNull();
  expect(groundOf({ ...whole, end: NOTES.length + 1 }, about, SOURCES)).toBeNull();
  expect(groundOf({ ...whole, start: -1 }, about, SOURCES)).toBeNull();
  expect(groundOf({ ...whole, end: whole.start }, about, SOURCES)).toBeNull();
  expect(groundOf({ ...whole, end: whole.end - 1 }, about, SOURCES)).toBeNull();
  expect(groundOf(span("denies chest pain"), about, SOURCES)).toBeNull();
});
