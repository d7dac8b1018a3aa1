import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";

export const checked = (text: string) => ({
  text,
  standing: "supported" as const,
  evidence: [],
  mismatches: [],
});

/** A finished note without anything doubtful. */
export const ANSWER: NoteAnswer = {
  note: {
    situation: "Short of breath.",
    background: "Heart failure.",
    assessment: "SpO2 86%.",
    recommendation: "Review fluids.",
    nursingDiagnoses: [
      {
        diagnosis: "Impaired breathing",
        relatedFactors: ["fluid overload"],
        definingCharacteristics: ["RR 30"],
      },
    ],
  },
  statements: [],
  diagnoses: [
    {
      diagnosis: checked("Impaired breathing"),
      relatedFactors: [checked("fluid overload")],
      definingCharacteristics: [checked("RR 30")],
    },
  ],
  computed: [],
  leftOut: [],
  notStated: [],
  matched: { matching: 0, all: 0 },
  usage: { input_tokens: 1, output_tokens: 1 },
  markedText: "",
};
