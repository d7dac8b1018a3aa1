import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import type { SecondReading } from "#app/core/evidence/second-reading.ts";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import type { NoteDraft } from "#app/core/note/writing/note-draft.ts";
import type { NoteEvent, SectionKey } from "#app/rooms/sbar/note-answer.ts";
import { sbar } from "#app/rooms/sbar/sbar.generation.ts";
import { readerSaying } from "#tests/unit/second-reading/reader-saying.ts";

test("A diagnosis of a note stands or falls by what a second reader says of its facts", async () => {
  const sources = [
    {
      name: "nurseNotes",
      label: "Nurse's Notes",
      text: "Legs like tree trunks, fingers leave dents. Mood low.",
    },
  ];
  const diagnosis = (index: number, text: string, fact: string, quote: string): NoteDraft<SectionKey> => ({
    type: "diagnosis",
    index,
    diagnosis: { text, quotes: [] },
    relatedFactors: [],
    definingCharacteristics: [{ text: fact, quotes: [quote] }],
  });
  const named = async (verdictOf: ((text: string) => SecondReading) | null) => {
    const readings = new Map<number, SecondReading>();
    const reader =
      verdictOf &&
      readerSaying(() => readings, { add: (id, text) => void readings.set(id, verdictOf(text)) });
    const context = { input: EMPTY_FORM, given: undefined, sources, hidden: sources, openChecker };
    const check = sbar.check({ ...context, openReader: reader && (() => reader) });
    for (const one of [
      diagnosis(0, "Excess fluid volume", "Gross pitting oedema of the legs", "Legs like tree trunks"),
      diagnosis(1, "Hopelessness", "Low mood", "Mood low"),
    ])
      Array.from(check.take(one));
    const events = await Array.fromAsync(check.finish({ input_tokens: 1, output_tokens: 1 }));
    const done = events.at(-1) as NoteEvent & { type: "done" };
    return done.note.nursingDiagnoses.map((one) => one.diagnosis);
  };
  expect(await named(null)).toEqual(["Hopelessness"]);
  const readings = (text: string): SecondReading =>
    text.startsWith("Gross") ? { verdict: "same" } : { verdict: "changed", words: text, sourcesSay: "" };
  expect(await named(readings)).toEqual(["Excess fluid volume"]);
});
