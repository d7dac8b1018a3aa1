import type { DraftUsage } from "#app/core/generation/define-generation.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { NoteDraft } from "#app/core/note/writing/note-draft.ts";
import { draftNote } from "#tests/unit/generation/drafting.ts";
import { standInModel } from "./stand-in-model.ts";

/** A nurse's input, field by field. */
type Sources = { name: string; label: string; text: string }[];

/** A form with only notes. */
export const notes = (text: string): Sources => [{ name: "nurseNotes", label: "Nurse's Notes", text }];

/** Drafts a note through the real door, prompt, SDK and stand-in. */
export async function draft(sources: Sources) {
  const events: (NoteDraft | DraftUsage)[] = [];
  let error: { code?: string } | null = null;
  try {
    const options = { maxOutputTokens: 16_000 };
    for await (const event of draftNote(
      standInModel,
      openPseudonymizer([]),
      sources,
      options,
      new AbortController().signal,
    ))
      events.push(event);
  } catch (cause) {
    error = cause as { code?: string };
  }
  return {
    error,
    usage: events.findLast((event) => event.type === "usage"),
    statements: events.filter((event) => event.type === "statement"),
    diagnoses: events.filter((event) => event.type === "diagnosis"),
  };
}

/** The numbers of a text, as written. */
export const numbers = (text: string): string[] => text.match(/\d+(?:[.,/:]\d+)*/g) ?? [];
/** Only a text's letters and digits, in lower case. */
export const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
