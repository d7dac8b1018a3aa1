import type { Mark } from "./statement.ts";
import type { Span } from "./text/source.ts";

/**
 * What a second reader, a model that is shown notes and statement alone, says of a statement: that the notes say the
 * same; or which of its words they do not say, and what they say instead. Both are the reader's claims, of which only
 * what really stands there is shown.
 */
export type SecondReading = { verdict: "same" } | { verdict: "changed"; words: string; sourcesSay: string };

/** An item of a handover that a second reader has heard, with the words of the notes that say it, as it claims. */
export type HeardWords = { id: string; words: string };

/**
 * The rules' marks, and in front of them the words that a second reader does not find in the notes.
 * @param find the place of a quote in the notes, null where it is none
 */
export function markedBySecond(
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

/** Where the words are not the statement's, the whole of it is meant. */
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
