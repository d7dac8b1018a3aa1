import { parse } from "jsonriver";
import { z } from "zod";
import type { Shield } from "#app/core/model/identifiers.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { SectionKey } from "./sbar-note.ts";

const part = z.object({ text: z.string(), quotes: z.array(z.string()) });
export type DraftPart = z.output<typeof part>;

const statement = z.object({
  section: z.enum(["situation", "background", "assessment", "recommendation"]),
  text: z.string(),
  quotes: z.array(z.string()),
  kind: z.enum(["from_notes", "suggestion"]),
});
const diagnosis = z.object({
  diagnosis: part,
  related_factors: z.array(part),
  defining_characteristics: z.array(part),
});
const draft = z.object({ statements: z.array(statement), nursing_diagnoses: z.array(diagnosis) });

/** A draft as it arrives, in the nurse's own words: identifiers are put back. */
export type DraftEvent =
  | { type: "section"; section: SectionKey }
  | { type: "text"; index: number; section: SectionKey; text: string }
  | {
      type: "statement";
      index: number;
      section: SectionKey;
      text: string;
      quotes: string[];
      isSuggestion: boolean;
    }
  | {
      type: "diagnosis";
      index: number;
      diagnosis: DraftPart;
      relatedFactors: DraftPart[];
      definingCharacteristics: DraftPart[];
    };

type Partial = { statements?: { section?: SectionKey; text?: string }[] };

/**
 * Reads the streaming JSON of a draft. Identifiers are put back in the values, after parsing: a quotation mark in a
 * name cannot break the JSON.
 * @throws ModelError cut_off when the JSON ends early or is not a draft
 */
export async function* readDraft(
  chunks: AsyncIterable<string>,
  shield: Pick<Shield, "reveal" | "revealStream">,
): AsyncGenerator<DraftEvent> {
  const reader = openReader(shield);
  for await (const value of parsed(chunks, reader.noteComplete)) yield* reader.read(value as Partial);
  yield* reader.end();
}

/** Only a failure of the JSON itself is ours to name; the stream's own errors say what they are. */
async function* parsed(
  chunks: AsyncIterable<string>,
  noteComplete: (value: unknown, path: (string | number)[]) => void,
) {
  try {
    yield* parse(chunks, { completeCallback: (value, path) => noteComplete(value, path.segments()) });
  } catch (cause) {
    throw cause instanceof ModelError ? cause : new ModelError("cut_off", "The draft is not complete JSON.");
  }
}

function openReader(shield: Pick<Shield, "reveal" | "revealStream">) {
  const complete = new Map<number, z.output<typeof statement>>();
  const diagnoses: z.output<typeof diagnosis>[] = [];
  let next = 0;
  let section: SectionKey | null = null;
  let growing: { length: number; reveal: ReturnType<Shield["revealStream"]> } | null = null;
  const revealPart = ({ text, quotes }: DraftPart) => ({
    text: shield.reveal(text),
    quotes: quotes.map(shield.reveal),
  });

  function* grow(index: number, part: { section?: SectionKey; text?: string }): Generator<DraftEvent> {
    if (part.section === undefined || part.text === undefined) return;
    if (part.section !== section) {
      section = part.section;
      yield { type: "section", section };
    }
    growing ??= { length: 0, reveal: shield.revealStream() };
    const text = growing.reveal.push(part.text.slice(growing.length));
    growing.length = part.text.length;
    if (text !== "") yield { type: "text", index, section, text };
  }

  function* close(index: number, { kind, ...given }: z.output<typeof statement>): Generator<DraftEvent> {
    const rest = growing?.reveal.end() ?? "";
    if (rest !== "") yield { type: "text", index, section: given.section, text: rest };
    growing = null;
    yield {
      type: "statement",
      index,
      section: given.section,
      ...revealPart(given),
      isSuggestion: kind === "suggestion",
    };
  }

  return {
    noteComplete(value: unknown, path: (string | number)[]) {
      const [list, index] = path;
      if (path.length === 0) checked(draft, value);
      if (path.length !== 2 || typeof index !== "number") return;
      if (list === "statements") complete.set(index, checked(statement, value));
      if (list === "nursing_diagnoses") diagnoses.push(checked(diagnosis, value));
    },
    *read({ statements = [] }: Partial): Generator<DraftEvent> {
      for (; next < statements.length; next++) {
        const done = complete.get(next);
        yield* grow(next, statements[next] ?? {});
        if (!done) return;
        yield* close(next, done);
      }
    },
    *end(): Generator<DraftEvent> {
      for (const [
        index,
        { diagnosis: problem, related_factors, defining_characteristics },
      ] of diagnoses.entries()) {
        const relatedFactors = related_factors.map(revealPart);
        const definingCharacteristics = defining_characteristics.map(revealPart);
        yield {
          type: "diagnosis",
          index,
          diagnosis: revealPart(problem),
          relatedFactors,
          definingCharacteristics,
        };
      }
    },
  };
}

function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new ModelError("cut_off", "The draft does not have the form that was asked for.");
  return result.data;
}
