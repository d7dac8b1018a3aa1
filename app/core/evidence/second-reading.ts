import type { Mark } from "./statement.ts";
import type { Span } from "./text/source.ts";

/**
 * What a second reader, a model that sees only notes and statement, says of a statement: that the notes say the
 * same; or which of its words they do not say, and what they say instead. Both are the reader's claims; only quotes
 * that are really there are shown.
 */
export type SecondReading = { verdict: "same" } | { verdict: "changed"; words: string; sourcesSay: string };

/** A handover item that a second reader claims to have heard, with the words of the notes that state it. */
export type HeardWords = { id: string; words: string };

/**
 * The rules' marks, preceded by the words that a second reader does not find in the notes.
 * @param find the place of a quote in the notes, null if it is not one
 */
export function withSecondReading(
  text: string,
  marks: readonly Mark[],
  reading: SecondReading | undefined,
  find: (quote: string) => Span | null,
): Mark[] {
  if (reading?.verdict !== "changed") return [...marks];
  const own = marks.some(({ kind }) => kind === "not_in_notes") ? [] : [toMark(text, reading, find)];
  const others = marks.filter((mark) => !own.some((one) => one.start < mark.end && mark.start < one.end));
  return [...own, ...others].sort((a, b) => a.start - b.start);
}

/** If the words are not the statement's, the whole statement is meant. */
function toMark(
  text: string,
  { words, sourcesSay }: SecondReading & { verdict: "changed" },
  find: (quote: string) => Span | null,
): Mark {
  const start = words.trim() === "" ? -1 : text.indexOf(words.trim());
  const place = start < 0 ? { start: 0, end: text.length } : { start, end: start + words.trim().length };
  const said = sourcesSay.trim();
  const inNotes = said !== "" && find(said) ? said : null;
  const reason = inNotes === null ? "not in your notes" : `your notes: ${inNotes}`;
  return { ...place, kind: "not_in_notes", reason, inNotes };
}
