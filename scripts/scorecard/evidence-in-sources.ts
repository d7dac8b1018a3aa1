import type { SourceField, Span } from "#app/core/evidence/text/source.ts";

/** The claim that a stretch of the input is evidence for. */
export type Claim = { text: string; quotes: readonly string[] };

/** What a piece of evidence rests on: the model's quote, the claim's own words, or a sentence that shares words with it. */
export type Ground = "quote" | "own words" | "shared words";

/**
 * Looks up a stretch in the input, by code independent of the checker.
 * @returns what it rests on, or null if it is not really there: no such field, offsets outside of it or within a
 *   word, or a stretch that is neither quoted nor repeated nor shares a telling word with the claim
 */
export function groundOf(
  { field, start, end }: Span,
  { text, quotes }: Claim,
  sources: readonly SourceField[],
): Ground | null {
  const source = sources.find(({ name }) => name === field)?.text ?? "";
  const isInside = Number.isInteger(start) && Number.isInteger(end) && 0 <= start && end <= source.length;
  if (!isInside || start >= end || cutsWord(source, start) || cutsWord(source, end)) return null;
  const words = wordsOf(source.slice(start, end));
  if (words.length === 0) return null;
  if (quotes.some((quote) => wordsOf(quote).join(" ") === words.join(" "))) return "quote";
  const said = wordsOf(text);
  if (said.join(" ") === words.join(" ")) return "own words";
  return words.some((word) => isTelling(word) && said.includes(word)) ? "shared words" : null;
}

const isTelling = (word: string): boolean => word.length >= 4 || /\d/.test(word);

function cutsWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(text.slice(at));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
