import type { CheckedStatement, HeardItem, LeftOut, NotStated } from "#app/core/evidence/statement.ts";
import type { TokenUsage } from "#app/core/generation/define-generation.ts";
import type { NoteGrowth } from "#app/core/note/writing/growing-statements.ts";

export const SECTION_KEYS = ["situation", "background", "assessment", "recommendation"] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** The sections of an SBAR note (SBAR-16), in order. */
export const SBAR_SECTIONS = [
  { key: "situation", letter: "S", title: "Situation" },
  { key: "background", letter: "B", title: "Background" },
  { key: "assessment", letter: "A", title: "Assessment" },
  { key: "recommendation", letter: "R", title: "Recommendation" },
] as const satisfies { key: SectionKey; letter: string; title: string }[];

export type NursingDiagnosis = {
  diagnosis: string;
  relatedFactors: string[];
  definingCharacteristics: string[];
};

export type SbarNote = Record<SectionKey, string> & { nursingDiagnoses: NursingDiagnosis[] };

export const EMPTY_NOTE: SbarNote = {
  situation: "",
  background: "",
  assessment: "",
  recommendation: "",
  nursingDiagnoses: [],
};

/** A checked statement in its section of the note. */
export type NoteStatement = CheckedStatement & { section: SectionKey };

/** A nursing diagnosis whose parts carry their evidence. */
export type NoteDiagnosis = {
  diagnosis: CheckedStatement;
  relatedFactors: CheckedStatement[];
  definingCharacteristics: CheckedStatement[];
};

/** The answer of `POST /api/generate-note`, and the `done` event of its stream. */
export type NoteAnswer = {
  note: SbarNote;
  statements: NoteStatement[];
  diagnoses: NoteDiagnosis[];
  /** Our own calculator's statements about the vital signs; the model is not involved. */
  computed: CheckedStatement[];
  /** What the nurse wrote and the note leaves out. */
  leftOut: LeftOut[];
  /** What a handover usually includes and the nurse did not write. */
  notStated: NotStated[];
  /** The items of a handover that the nurse did write, and where. */
  heard?: HeardItem[];
  /** How many of the note's numbers, drugs and the like are in the input, out of all. */
  matched: { matching: number; all: number };
  usage: TokenUsage;
  /** The note as one text with amber parts marked in words, for API users who pass it on without our page. */
  markedText: string;
};

/** The stream's events, in order; `done` or `error` is the last. */
export type NoteEvent =
  | NoteGrowth<SectionKey>
  | ({ type: "done" } & NoteAnswer)
  | { type: "error"; error: string; code: string };
