import { z } from "zod";
import type { Revealer } from "#app/core/generation/define-generation.ts";
import { newlyArrived, readJsonDraft, revealPart } from "#app/core/generation/json-draft.ts";
import type { ModelEvent } from "#app/core/model/model.ts";
import type { QuotedPart } from "#app/core/model/source-blocks.ts";
import { SECTION_KEYS, type SectionKey } from "./sbar-note.ts";

/** What happens while a note is drafted, in order. `index` counts statements, or diagnoses, from 0. */
export type NoteDraft =
  /** The first statement of a section begins. */
  | { type: "section"; section: SectionKey }
  /** A newly arrived piece of a statement's text; the pieces of one index add up to its text. */
  | { type: "text"; index: number; section: SectionKey; text: string }
  /** A statement is complete. */
  | {
      type: "statement";
      index: number;
      section: SectionKey;
      text: string;
      quotes: string[];
      isSuggestion: boolean;
    }
  /** A nursing diagnosis is complete. */
  | {
      type: "diagnosis";
      index: number;
      diagnosis: QuotedPart;
      relatedFactors: QuotedPart[];
      definingCharacteristics: QuotedPart[];
    };

/**
 * Reads the model's note as it grows, identifiers put back.
 * @throws ModelError `cut_off` for an answer that is not the agreed JSON; what `events` throws
 */
export const readNoteDraft = (events: AsyncIterable<ModelEvent>, revealer: Revealer) =>
  readJsonDraft<NoteDraft>(
    { shape: Note, openProgress, endOfText: "statement", reveal: revealed },
    events,
    revealer,
  );

function revealed(event: NoteDraft, revealer: Revealer): NoteDraft {
  const reveal = (part: QuotedPart) => revealPart(part, revealer);
  if (event.type === "statement") return { ...event, ...reveal(event) };
  if (event.type !== "diagnosis") return event;
  return {
    ...event,
    diagnosis: reveal(event.diagnosis),
    relatedFactors: event.relatedFactors.map(reveal),
    definingCharacteristics: event.definingCharacteristics.map(reveal),
  };
}

const Part = z.object({ text: z.string(), quotes: z.array(z.string()) });
const Statement = Part.extend({ section: z.enum(SECTION_KEYS), kind: z.enum(["from_notes", "suggestion"]) });
const Diagnosed = z.object({
  diagnosis: Part,
  related_factors: z.array(Part),
  defining_characteristics: z.array(Part),
});
const Note = z.object({ statements: z.array(Statement), nursing_diagnoses: z.array(Diagnosed) });

/** Remembers what was told already, and tells what a further parsed note adds. */
function openProgress(isComplete: (value: object) => boolean) {
  const seen = { statements: 0, shownLength: 0, diagnoses: 0, sections: new Set<SectionKey>() };
  return function* (note: unknown): Generator<NoteDraft> {
    const { statements = [], nursing_diagnoses = [] } = note as { [key: string]: object[] };
    for (const statement of statements.slice(seen.statements)) {
      yield* statementProgress(statement, isComplete(statement), seen);
      if (!isComplete(statement)) break;
      yield statementEvent(Statement.parse(statement), seen.statements++);
      seen.shownLength = 0;
    }
    for (const diagnosis of nursing_diagnoses.slice(seen.diagnoses)) {
      if (!isComplete(diagnosis)) break;
      yield diagnosisEvent(Diagnosed.parse(diagnosis), seen.diagnoses++);
    }
  };
}

function* statementProgress(
  { section, text = "" }: Partial<z.infer<typeof Statement>>,
  isComplete: boolean,
  seen: { statements: number; shownLength: number; sections: Set<SectionKey> },
): Generator<NoteDraft> {
  if (section === undefined || !SECTION_KEYS.includes(section)) return;
  if (!seen.sections.has(section)) {
    seen.sections.add(section);
    yield { type: "section", section };
  }
  const piece = newlyArrived(text, seen.shownLength, isComplete);
  if (piece === "") return;
  yield { type: "text", index: seen.statements, section, text: piece };
  seen.shownLength += piece.length;
}

function statementEvent(
  { section, text, quotes, kind }: z.infer<typeof Statement>,
  index: number,
): NoteDraft {
  return { type: "statement", index, section, text, quotes, isSuggestion: kind === "suggestion" };
}

function diagnosisEvent(part: z.infer<typeof Diagnosed>, index: number): NoteDraft {
  return {
    type: "diagnosis",
    index,
    diagnosis: part.diagnosis,
    relatedFactors: part.related_factors,
    definingCharacteristics: part.defining_characteristics,
  };
}
