import { z } from "zod";
import { newlyArrived, readJsonDraft, revealPart } from "#app/core/generation/json-draft.ts";
import type { Revealer } from "#app/core/identifiers/pseudonymizer.ts";
import type { ModelEvent } from "#app/core/model/model.ts";
import type { QuotedPart } from "#app/core/model/source-blocks.ts";

/** What happens while a note is drafted, in order. `index` counts statements, or diagnoses, from 0. */
export type NoteDraft<Section extends string = string> =
  /** The first statement of a section begins. */
  | { type: "section"; section: Section }
  /** A newly arrived piece of a statement's text; the pieces of one index add up to its text. */
  | { type: "text"; index: number; section: Section; text: string }
  /** A statement is complete. */
  | {
      type: "statement";
      index: number;
      section: Section;
      text: string;
      quotes: string[];
      isSuggestion: boolean;
    }
  /** A nursing diagnosis is complete; only if the note has any. */
  | {
      type: "diagnosis";
      index: number;
      diagnosis: QuotedPart;
      relatedFactors: QuotedPart[];
      definingCharacteristics: QuotedPart[];
    };

type Wanted<Section extends string> = { sections: readonly [Section, ...Section[]]; hasDiagnoses?: boolean };

/**
 * Reads the model's note as it grows, with identifiers put back.
 * @throws ModelError `cut_off` for an answer that is not the agreed JSON; whatever `events` throws
 */
export function readNoteDraft<Section extends string>(
  wanted: Wanted<Section>,
  events: AsyncIterable<ModelEvent>,
  revealer: Revealer,
) {
  const shapes = shapesOf(wanted);
  return readJsonDraft<NoteDraft<Section>>(
    {
      shape: shapes.Note,
      openProgress: (isComplete) => openProgress(shapes, isComplete),
      endOfText: "statement",
      reveal: revealed,
    },
    events,
    revealer,
  );
}

function revealed<Section extends string>(event: NoteDraft<Section>, revealer: Revealer): NoteDraft<Section> {
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
const Diagnosed = z.object({
  diagnosis: Part,
  related_factors: z.array(Part),
  defining_characteristics: z.array(Part),
});

function shapesOf<Section extends string>({ sections, hasDiagnoses = false }: Wanted<Section>) {
  const Statement = Part.extend({ section: z.enum(sections), kind: z.enum(["from_notes", "suggestion"]) });
  const statements = z.array(Statement);
  const Note = hasDiagnoses
    ? z.object({ statements, nursing_diagnoses: z.array(Diagnosed) })
    : z.object({ statements });
  return { Statement, Note, sections };
}

type Shapes<Section extends string> = ReturnType<typeof shapesOf<Section>>;

/** Remembers what was already sent, and yields what a longer parsed note adds. */
function openProgress<Section extends string>(
  { Statement, sections }: Shapes<Section>,
  isComplete: (value: object) => boolean,
) {
  const seen = { statements: 0, shownLength: 0, diagnoses: 0, sections: new Set<string>() };
  const progressOf = function* (
    { section, text = "" }: { section?: Section; text?: string },
    isWhole: boolean,
  ): Generator<NoteDraft<Section>> {
    if (section === undefined || !sections.includes(section)) return;
    if (!seen.sections.has(section)) {
      seen.sections.add(section);
      yield { type: "section", section };
    }
    const piece = newlyArrived(text, seen.shownLength, isWhole);
    if (piece === "") return;
    yield { type: "text", index: seen.statements, section, text: piece };
    seen.shownLength += piece.length;
  };
  return function* (note: unknown): Generator<NoteDraft<Section>> {
    const { statements = [], nursing_diagnoses = [] } = note as { [key: string]: object[] };
    for (const statement of statements.slice(seen.statements)) {
      yield* progressOf(statement, isComplete(statement));
      if (!isComplete(statement)) break;
      const { section, text, quotes, kind } = Statement.parse(statement);
      const index = seen.statements++;
      yield {
        type: "statement",
        index,
        section: section as Section,
        text,
        quotes,
        isSuggestion: kind === "suggestion",
      };
      seen.shownLength = 0;
    }
    for (const diagnosis of nursing_diagnoses.slice(seen.diagnoses)) {
      if (!isComplete(diagnosis)) break;
      yield diagnosisEvent(Diagnosed.parse(diagnosis), seen.diagnoses++);
    }
  };
}

function diagnosisEvent(part: z.infer<typeof Diagnosed>, index: number) {
  return {
    type: "diagnosis" as const,
    index,
    diagnosis: part.diagnosis,
    relatedFactors: part.related_factors,
    definingCharacteristics: part.defining_characteristics,
  };
}
