import { expect, test } from "vitest";
import type { NoteStatement, SectionKey } from "#app/rooms/sbar/note-answer.ts";
import { toNote } from "#app/rooms/sbar/sbar.generation.ts";
import { checked } from "./finished-note.ts";

const statement = (section: SectionKey, text: string): NoteStatement => ({ section, ...checked(text) });

test("a note is its statements section by section, and its diagnoses with their factors and characteristics [SBAR-16]", () => {
  const statements = [
    statement("situation", "Short of breath."),
    statement("background", "Heart failure."),
    statement("situation", "Worse since 03:00."),
    statement("assessment", "SpO2 86%."),
    statement("recommendation", "Review fluids."),
  ];
  const diagnosis = {
    diagnosis: checked("Impaired breathing"),
    relatedFactors: [checked("fluid overload"), checked("heart failure")],
    definingCharacteristics: [checked("RR 30"), checked("SpO2 86%")],
  };
  expect(toNote(statements, [diagnosis])).toEqual({
    situation: "Short of breath. Worse since 03:00.",
    background: "Heart failure.",
    assessment: "SpO2 86%.",
    recommendation: "Review fluids.",
    nursingDiagnoses: [
      {
        diagnosis: "Impaired breathing",
        relatedFactors: ["fluid overload", "heart failure"],
        definingCharacteristics: ["RR 30", "SpO2 86%"],
      },
    ],
  });
});
