import type { SectionType } from "#app/core/document/analysis.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";

/**
 * Whether a statement names somebody whom its sources do not: by a word after a title ("Dr. Brown") anywhere, or
 * by any capitalised word within a sentence about who the patient is. The fact checker does not know names.
 */
export function hasUnknownName(
  { section, text }: { section: SectionType; text: string },
  sources: readonly SourceField[],
): boolean {
  const known = new Set(sources.flatMap((source) => wordsOf(source.text)));
  const named = [...text.matchAll(TITLED)].map(([, name = ""]) => name);
  const capitalised = section === "patient_information" ? withinSentence(text) : [];
  return [...named, ...capitalised].some((word) => !wordsOf(word).every((one) => known.has(one)));
}

/** Whether a statement names one of these people while none of its sources does: a row is only about its own patient. */
export function namesAnotherPatient(
  text: string,
  sources: readonly SourceField[],
  people: readonly string[],
): boolean {
  const named = people.filter((person) => isIn(text, person));
  return named.some((person) => !sources.some((source) => isIn(source.text, person)));
}

/** As a whole word, in the same letter case. */
function isIn(text: string, person: string): boolean {
  for (let at = text.indexOf(person); at >= 0; at = text.indexOf(person, at + 1)) {
    const around = text.charAt(at - 1) + text.charAt(at + person.length);
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s+(\p{Lu}[\p{L}'’-]+)/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Capitalised words that do not begin a sentence, except those that are always capitalised. */
function withinSentence(text: string): string[] {
  const words = [...text.matchAll(/(?<![.!?:]\s)(?<=[\p{L}\p{N},;:)]\s)\p{Lu}\p{Ll}[\p{L}'’-]*/gu)];
  return words.map(([word]) => word).filter((word) => !WRITTEN_SO.has(word.toLowerCase()));
}

const WRITTEN_SO = new Set(
  `mr mrs ms miss dr prof january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday english`.split(/\s+/),
);
