import type { CheckedStatement, Mark } from "../evidence/statement.ts";

/** A longer sentence is none; the guard does not compare it either. */
const LONGEST = 2_000;

/**
 * What the guard says of a sentence in whose place another stood: what the notes do not say is asked about with the words
 * that it took the place of.
 * @param replaced the supported sentence that stood there before
 */
export function besideReplaced(checked: CheckedStatement, replaced: string | undefined): CheckedStatement {
  const { text, marks } = checked;
  if (replaced === undefined || !marks || Math.max(replaced.length, text.length) > LONGEST) return checked;
  const lostAt = openReplaced(wordsIn(replaced), wordsIn(text));
  const beside = marks.map((mark): Mark => {
    const inNotes = mark.inNotes === null && lostAt(mark);
    return inNotes ? { ...mark, kind: "not_in_notes", reason: `your notes: ${inNotes}`, inNotes } : mark;
  });
  return { ...checked, marks: beside };
}

/**
 * The words of `own` whose place some characters of the new sentence took: of what stood between the nearest words around
 * them that stayed the one in the same place, where as many came as went; or else all that is gone.
 */
function openReplaced(own: readonly Word[], words: readonly Word[]) {
  const [before, after] = [new Set(own.map(({ key }) => key)), new Set(words.map(({ key }) => key))];
  const hasStayed = ({ key }: Word) => before.has(key);
  const isGone = ({ key }: Word) => !after.has(key);
  const placeOf = (word: Word | undefined) => own.findIndex(({ key }) => key === word?.key);
  return ({ start, end }: { start: number; end: number }): string => {
    const first = words.findIndex((word) => word.end > start);
    const last = words.findLastIndex((word) => word.start < end);
    const left = words.findLastIndex((word, at) => at < first && hasStayed(word));
    const right = words.findIndex((word, at) => at > last && hasStayed(word));
    const until = right < 0 ? words.length : right;
    const gone = own
      .slice(placeOf(words[left]) + 1, right < 0 ? own.length : placeOf(words[right]))
      .filter(isGone);
    const there = gone.length === until - left - 1 ? gone.slice(first - left - 1, last - left) : gone;
    return (there.length > 0 ? there : own.filter(isGone)).map(({ text }) => text).join(" ");
  };
}

type Word = { text: string; key: string; start: number; end: number };

const WORDS = /[\p{L}\p{N}]+(?:[.,:/'’-][\p{L}\p{N}]+)*/gu;

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    text: word,
    key: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
