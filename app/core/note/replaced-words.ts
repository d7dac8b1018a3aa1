import type { CheckedStatement, Mark } from "../evidence/statement.ts";

/** A longer text is not a sentence; the guard does not compare it either. */
const LONGEST = 2_000;

/**
 * The guard's result for a sentence that replaced another: what the notes do not say is asked about with the words that
 * it replaced. Words that stayed are doubted because of what changed beside them, so that is what is marked: when
 * "Potassium 3.1" becomes "Sodium 3.1", the sodium.
 * @param replaced the supported sentence that was there before
 */
export function besideReplaced(checked: CheckedStatement, replaced: string | undefined): CheckedStatement {
  const { text, marks } = checked;
  if (replaced === undefined || !marks || Math.max(replaced.length, text.length) > LONGEST) return checked;
  const { lostAt, hasStayed, changes } = openReplaced(wordsIn(replaced), wordsIn(text));
  const moved: Mark[] = [];
  const beside = marks.flatMap((mark): Mark[] => {
    if (mark.inNotes !== null) return [mark];
    const cause = hasStayed(mark) && mark.kind === "not_in_notes" ? nearest(changes, mark) : undefined;
    if (!cause) return [inPlaceOf(mark, hasStayed(mark) && changes.length > 0 ? "" : lostAt(mark))];
    const isMarked = [...marks, ...moved].some((one) => one.start < cause.end && cause.start < one.end);
    if (!isMarked) moved.push(inPlaceOf({ ...mark, start: cause.start, end: cause.end }, cause.lost));
    return [];
  });
  return { ...checked, marks: [...beside, ...moved].sort((a, b) => a.start - b.start) };
}

const inPlaceOf = (mark: Mark, inNotes: string): Mark =>
  inNotes === "" ? mark : { ...mark, kind: "not_in_notes", reason: `your notes: ${inNotes}`, inNotes };

type Stretch = { start: number; end: number };
/** A new word with the words that it replaced. */
type Change = Stretch & { lost: string };

function nearest(changes: readonly Change[], { start, end }: Stretch): Change | undefined {
  const distance = (one: Stretch) => Math.max(start - one.end, one.start - end);
  return [...changes].sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * What became of the words of `own` in the new sentence. `lostAt`: the words that some of its characters replaced: of
 * those between the nearest unchanged words, the one in the same position if as many came as went; otherwise everything
 * that is gone.
 */
function openReplaced(own: readonly Word[], words: readonly Word[]) {
  const [before, after] = [new Set(own.map(({ key }) => key)), new Set(words.map(({ key }) => key))];
  const isOld = ({ key }: Word) => before.has(key);
  const isGone = ({ key }: Word) => !after.has(key);
  const placeOf = (word: Word | undefined) => own.findIndex(({ key }) => key === word?.key);
  const taken = ({ start, end }: Stretch): Word[] => {
    const first = words.findIndex((word) => word.end > start);
    const last = words.findLastIndex((word) => word.start < end);
    const left = words.findLastIndex((word, at) => at < first && isOld(word));
    const right = words.findIndex((word, at) => at > last && isOld(word));
    const until = right < 0 ? words.length : right;
    const gone = own
      .slice(placeOf(words[left]) + 1, right < 0 ? own.length : placeOf(words[right]))
      .filter(isGone);
    return gone.length === until - left - 1 ? gone.slice(first - left - 1, last - left) : gone;
  };
  const said = (lost: readonly Word[]) => lost.map(({ text }) => text).join(" ");
  const within = ({ start, end }: Stretch) => words.filter((word) => word.start < end && start < word.end);
  return {
    lostAt(stretch: Stretch): string {
      const there = taken(stretch);
      return said(there.length > 0 ? there : own.filter(isGone));
    },
    hasStayed: (stretch: Stretch) => within(stretch).every(isOld),
    changes: words
      .filter((word) => !isOld(word))
      .map(({ start, end }): Change => ({ start, end, lost: said(taken({ start, end })) }))
      .filter(({ lost }) => lost !== ""),
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
