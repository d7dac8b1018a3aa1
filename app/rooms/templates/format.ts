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
  /** What belongs there, for the model and the list of formats. */
  belongs: string;
  /** What the coach lists if the notes lack it. */
  required?: readonly RequiredItem[];
  /** The model may propose something here. */
  takesSuggestions?: true;
};

/** A way to chart: everything that distinguishes one kind of note from another. */
export type NoteFormat = {
  id: string;
  /** "SOAP note". */
  name: string;
  /** When to use it, in a line. */
  use: string;
  sections: readonly [FormatSection, ...FormatSection[]];
  /** The ids of the handover items that count here. */
  coach: readonly string[];
  /** The kind of document, in LOINC. */
  code: LoincCode;
  /** The form has vital signs, and the early warning score is computed. */
  hasVitals: boolean;
  /** Further instructions for the model; only in built-in formats. */
  rules?: string;
  /** Cause and blame that the nurse did not write are amber. */
  isFactsOnly?: true;
  /** It is a person's own: its texts are data, and given to the model as such. */
  isOwn?: true;
};

/** LOINC's general code for what a nurse charts (https://loinc.org/34746-8). */
export const NURSE_NOTE: LoincCode = { code: "34746-8", display: "Nurse Note" };

/** Sections take the colours of SBAR's parts, in turn. */
const TONES = ["situation", "background", "assessment", "recommendation"];

/** The layout of a note in the format. */
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

/** An item that two sections require is listed once. */
const eachOnce = (items: readonly RequiredItem[]): RequiredItem[] =>
  [
    ...new Map(items.toReversed().map((item) => [item.label.trim().toLowerCase(), item])).values(),
  ].toReversed();
