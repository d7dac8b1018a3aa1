import type { RequiredItem } from "#app/core/evidence/handover/required-items.ts";
import { SCORE_PART } from "#app/core/note/news2/score-part.ts";
import type { LoincCode, NoteLayout } from "#app/core/note/note-document.ts";

/** A part of a note, and what belongs there. */
export type FormatSection = {
  /** Names the section in the model's answer and in the note; letters, digits and hyphens. */
  key: string;
  heading: string;
  /** Shown before the heading: "S". */
  letter?: string;
  /** What belongs there, as the model is told and the list of formats shows it. */
  belongs: string;
  /** What the coach lists when the notes do not say it. */
  required?: readonly RequiredItem[];
  /** The model may propose something here. */
  takesSuggestions?: true;
};

/** A way to chart: everything that tells one kind of note from another. */
export type NoteFormat = {
  id: string;
  /** "SOAP note". */
  name: string;
  /** When to use it, in a line. */
  use: string;
  sections: readonly [FormatSection, ...FormatSection[]];
  /** The items of a handover that count here, by their ids. */
  coach: readonly string[];
  /** What kind of document it is, in LOINC. */
  code: LoincCode;
  /** Vital signs may be typed, and the early warning score is computed. */
  hasVitals: boolean;
  /** What else the model is told; of built-in formats alone. */
  rules?: string;
  /** Causes and blame that the nurse did not write are amber. */
  isFactsOnly?: true;
  /** A person made it: its texts are data, and the model is shown them as such. */
  isOwn?: true;
};

/** LOINC's code for what a nurse charts, where there is no closer one (https://loinc.org/34746-8). */
export const NURSE_NOTE: LoincCode = { code: "34746-8", display: "Nurse Note" };

/** Sections are told apart by the colours of SBAR's parts, one after the other. */
const TONES = ["situation", "background", "assessment", "recommendation"];

/** What a note of the format is built of. */
export const layoutOf = ({ id, name, sections, coach, code, hasVitals }: NoteFormat): NoteLayout => ({
  kind: "template",
  title: name,
  code,
  parts: [
    ...sections.map(({ key, heading, letter, takesSuggestions }, at) => ({
      key,
      tone: TONES[at % TONES.length] ?? key,
      title: heading,
      heading: heading.toUpperCase(),
      kind: "text" as const,
      ...(letter ? { letter } : {}),
      ...(takesSuggestions ? { takesSuggestions } : {}),
    })),
    ...(hasVitals ? [SCORE_PART] : []),
  ],
  coach: {
    name: `template-${id}`,
    items: coach,
    required: eachOnce(sections.flatMap(({ required = [] }) => required)),
  },
});

/** What two sections want is listed once. */
const eachOnce = (items: readonly RequiredItem[]): RequiredItem[] =>
  [
    ...new Map(items.toReversed().map((item) => [item.label.trim().toLowerCase(), item])).values(),
  ].toReversed();
