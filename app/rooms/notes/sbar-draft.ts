import { parse } from "jsonriver";
import { z } from "zod";
import type { SourceField } from "#app/core/evidence/source.ts";
import type { RevealStream, Shield } from "#app/core/model/identifiers.ts";
import type { Model, ModelEvent } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import { SECTION_KEYS, type SectionKey } from "./sbar-note.ts";
import { sbarRequest } from "./sbar-prompt.ts";

/** A wording with the stretches of the sources that it claims to rest on; nobody has checked them yet. */
export type QuotedPart = { text: string; quotes: string[] };

/** What happens while a note is drafted, in order. `index` counts statements, or diagnoses, from 0. */
export type DraftEvent =
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

export type Usage = Extract<ModelEvent, { type: "usage" }>;

/**
 * Drafts a note from the person's own fields. Identifiers are hidden in every field before the call; the answer's
 * JSON is parsed first and identifiers are put back into the values afterwards, so that a name with a quotation mark
 * or a backslash in it cannot break the JSON. All events carry the person's original words. A usage event replaces
 * earlier ones and precedes the text that it counts; the last one also comes before an error.
 * @throws ModelError as `Model.stream` does; `cut_off` also for an answer that is not the agreed JSON
 */
export async function* draftNote(
  model: Model,
  shield: Shield,
  sources: readonly SourceField[],
  options: { maxOutputTokens: number },
  signal: AbortSignal,
): AsyncGenerator<DraftEvent | Usage> {
  const request = sbarRequest(hideAll(shield, sources), options.maxOutputTokens);
  const latest: { usage: Usage | null } = { usage: null };
  const takeUsage = function* () {
    if (latest.usage) yield latest.usage;
    latest.usage = null;
  };
  const draft = readDraft(textOf(model.stream(request, signal), latest));
  try {
    for await (const event of revealEvents(draft, shield)) {
      yield* takeUsage();
      yield event;
    }
  } catch (cause) {
    yield* takeUsage();
    throw cause;
  }
  yield* takeUsage();
}

/** Hidden twice: a surname learned in the last field is then hidden in the first one too. */
function hideAll(shield: Shield, sources: readonly SourceField[]): SourceField[] {
  for (const source of sources) shield.hide(source.text);
  return sources.map((source) => ({ ...source, text: shield.hide(source.text) }));
}

/** The texts of a model's answer; the latest usage figures are put into `latest` before the text they cover. */
async function* textOf(events: AsyncIterable<ModelEvent>, latest: { usage: Usage | null }) {
  for await (const event of events) {
    if (event.type === "text") yield event.text;
    else if (event.type === "usage") latest.usage = event;
  }
}

async function* revealEvents(events: AsyncIterable<DraftEvent>, shield: Shield): AsyncGenerator<DraftEvent> {
  let text: RevealStream = shield.revealStream();
  for await (const event of events) {
    if (event.type === "text") {
      const piece = text.push(event.text);
      if (piece) yield { ...event, text: piece };
    } else if (event.type === "statement") {
      const rest = text.end();
      if (rest) yield { type: "text", index: event.index, section: event.section, text: rest };
      yield { ...event, ...revealPart(event, shield) };
      text = shield.revealStream();
    } else if (event.type === "diagnosis") yield revealDiagnosis(event, shield);
    else yield event;
  }
}

function revealPart({ text, quotes }: QuotedPart, shield: Shield): QuotedPart {
  return { text: shield.reveal(text), quotes: quotes.map(shield.reveal) };
}

type Diagnosis = Extract<DraftEvent, { type: "diagnosis" }>;

function revealDiagnosis(event: Diagnosis, shield: Shield): Diagnosis {
  const reveal = (part: QuotedPart) => revealPart(part, shield);
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

/**
 * Turns the JSON text of an answer into events as it arrives.
 * @param chunks the text, cut anywhere
 * @throws ModelError `cut_off` for JSON that is malformed, incomplete or not of the agreed shape; what `chunks` throws
 */
export async function* readDraft(chunks: AsyncIterable<string>): AsyncGenerator<DraftEvent> {
  const complete = new WeakSet<object>();
  const onComplete = (value: unknown) => {
    if (value instanceof Object) complete.add(value);
  };
  const progress = openProgress((value) => complete.has(value));
  let note: unknown = null;
  try {
    for await (note of parse(chunks, { completeCallback: onComplete })) yield* progress(note);
    Note.parse(note);
    // The parser does not yield again for closing brackets alone.
    yield* progress(note);
  } catch (cause) {
    if (cause instanceof ModelError) throw cause;
    throw new ModelError("cut_off", "The answer is not the agreed JSON");
  }
}

/** Remembers what was told already, and tells what a further parsed note adds. */
function openProgress(isComplete: (value: object) => boolean) {
  const seen = { statements: 0, shownLength: 0, diagnoses: 0, sections: new Set<SectionKey>() };
  return function* (note: unknown): Generator<DraftEvent> {
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
): Generator<DraftEvent> {
  if (section === undefined || !SECTION_KEYS.includes(section)) return;
  if (!seen.sections.has(section)) {
    seen.sections.add(section);
    yield { type: "section", section };
  }
  const end = isComplete ? text.length : wholeLength(text);
  if (end <= seen.shownLength) return;
  yield { type: "text", index: seen.statements, section, text: text.slice(seen.shownLength, end) };
  seen.shownLength = end;
}

/** Length without the first half of a character whose second half has not arrived. */
function wholeLength(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}

function statementEvent(
  { section, text, quotes, kind }: z.infer<typeof Statement>,
  index: number,
): DraftEvent {
  return { type: "statement", index, section, text, quotes, isSuggestion: kind === "suggestion" };
}

function diagnosisEvent(part: z.infer<typeof Diagnosed>, index: number): DraftEvent {
  return {
    type: "diagnosis",
    index,
    diagnosis: part.diagnosis,
    relatedFactors: part.related_factors,
    definingCharacteristics: part.defining_characteristics,
  };
}
