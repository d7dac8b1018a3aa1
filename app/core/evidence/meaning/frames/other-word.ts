import type { Mark } from "../../statement.ts";
import { type Token, tokenise } from "../../text/tokens.ts";
import { type Comparison, conflict, sayingPlaces, sentenceText } from "../comparison.ts";
import { tellingWeight } from "../new-words.ts";
import type { NoteUnit } from "../notes-meaning.ts";

/** A word of the statement or of a sentence of the notes, as spelled, in lower case. */
type Word = Pick<Token, "text" | "start" | "end">;

/**
 * A statement that repeats a sentence of the notes letter by letter, but for one replaced word: "over 2 seconds" for
 * "under 2 seconds", "required" for "not required". If everything else is the notes' own, a word that restates none of
 * theirs is not a rewording.
 */
export function conflictsOfOtherWord(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const said = wordsIn(meaning.text);
  if (said.length < 2 || said.length > MOST_WORDS) return [];
  let found: Mark[] | null = null;
  for (const sentence of sentences) {
    const [first] = notes.bySentence.get(sentence) ?? [];
    if (!first) continue;
    const there = wordsOf(comparison, sentence, first);
    const marks = there.length > MOST_WORDS ? null : replacedIn(comparison, said, there, first.field);
    if (marks?.length === 0) return [];
    found ??= marks;
  }
  return found ?? [];
}

/** Longer sentences are not compared word by word. */
const MOST_WORDS = 40;

/** Every statement is compared with the notes' sentences, cached by their first unit. */
const READ = new WeakMap<NoteUnit, Word[]>();

/** A sentence's words, at their places in the notes. */
function wordsOf(comparison: Comparison, sentence: number, first: NoteUnit): Word[] {
  const known = READ.get(first);
  if (known) return known;
  const words = wordsIn(sentenceText(comparison, sentence)).map((word) => ({
    ...word,
    start: word.start + first.start,
    end: word.end + first.start,
  }));
  READ.set(first, words);
  return words;
}

const wordsIn = (text: string): Word[] =>
  tokenise(text)
    .map((token) =>
      /n['’]?t$/.test(token.text) && token.text.length > 3 ? { ...token, text: "not" } : token,
    )
    .filter(({ kind, text: word }) => (kind !== "mark" || word === ",") && !SILENT.has(word));

/** Words that a sentence may have or lack. */
const SILENT = new Set(
  "the a an of and is are was were has have had been be his her their pt patient he she mr mrs ms miss mx".split(
    " ",
  ),
);

/** Words that hold sentences together, and words for how much, when, or which of two. */
const TELLING = new Set(
  "under over above below before after from until till since next last first yesterday today tomorrow tonight ago morning afternoon evening night up down more less never always not no without with on off in out prn regular".split(
    " ",
  ),
);

/** The replacements; empty if everything is the sentence's own, null if it is not a repetition. */
function replacedIn(
  comparison: Comparison,
  said: readonly Word[],
  there: readonly Word[],
  field: string,
): Mark[] | null {
  const pairs = alignedPairs(said, there);
  const most = said.length <= 3 ? 1 : 2;
  if (pairs.length === 0 || said.filter(isWord).length - pairs.length > most) return null;
  const gaps = gapsBetween(pairs, said, there);
  const differs = ({ mine, theirs }: Gap) => mine.length > 0 || theirs.some(({ text }) => NOT.test(text));
  const [gap, further] = gaps.filter(differs);
  if (!gap) return [];
  const isLoose = gaps.some((one) => one !== gap && one.isWithin && one.theirs.length > 0);
  if (further || isLoose || gap.theirs.length === 0 || gap.theirs.length > mostOf(gap)) return null;
  const { mine, theirs, next } = gap;
  if (mine.length === 0) return undeniedAt(comparison, next, theirs, field);
  if (!isOther(comparison, mine, theirs, field)) return null;
  // First and last names; words that a list knows are one.
  const isUnknown = ({ start, end }: Word) =>
    comparison.meaning.units.every(
      (unit) => unit.start >= end || unit.end <= start || unit.concepts.length === 0,
    );
  const isWordByWord = mine.length === theirs.length && mine.every(isUnknown);
  return isWordByWord
    ? mine.map((word, at) => markOf(comparison, word, theirs.slice(at, at + 1), field))
    : [markOf(comparison, { start: mine[0]?.start ?? 0, end: mine.at(-1)?.end ?? 0 }, theirs, field)];
}

/** "Three days ago" is one time. */
const mostOf = ({ theirs }: Gap): number => (theirs.at(-1)?.text === "ago" ? 3 : 2);

/** What lies between two shared words, or at an end; `next` is the statement's word after it. */
type Gap = { mine: Word[]; theirs: Word[]; next: Word | undefined; isWithin: boolean };

function gapsBetween(pairs: [number, number][], said: readonly Word[], there: readonly Word[]): Gap[] {
  const edges: [number, number][] = [[-1, -1], ...pairs, [said.length, there.length]];
  return edges.slice(1).map(([a, b], at) => {
    const [x, y] = edges[at] ?? [-1, -1];
    const isEnd = b === there.length;
    const theirs = withinClause(there.slice(y + 1, b), isEnd);
    return { mine: said.slice(x + 1, a).filter(isWord), theirs, next: said[a], isWithin: x >= 0 && !isEnd };
  });
}

/** "Required" where the notes have "not required". */
function undeniedAt(
  comparison: Comparison,
  word: Word | undefined,
  denial: readonly Word[],
  field: string,
): Mark[] | null {
  const unit = comparison.meaning.units.find(
    ({ start, end }) => word && start < word.end && word.start < end,
  );
  if (!word || !unit || unit.isDenied || denial.length > 1) return null;
  const text = comparison.notes.texts.get(field) ?? "";
  const start = denial[0]?.start ?? 0;
  return [conflict(word, text.slice(start).split(STRETCH, 1)[0] ?? "")];
}

const STRETCH = /[,.;\n]/;

const isWord = ({ text }: Word): boolean => text !== ",";
const NOT = /^(?:not|no|never|nil)$/;
const isDenial = ({ text }: Word): boolean => NOT.test(text);

/** After the last shared word, only the words up to a comma. */
function withinClause(words: readonly Word[], isEnd: boolean): Word[] {
  const comma = words.findIndex((word) => !isWord(word));
  return (isEnd && comma >= 0 ? words.slice(0, comma) : words).filter(isWord);
}

function markOf(
  { notes }: Comparison,
  at: { start: number; end: number },
  theirs: readonly Word[],
  field: string,
): Mark {
  const text = notes.texts.get(field) ?? "";
  return conflict(at, text.slice(theirs[0]?.start ?? 0, theirs.at(-1)?.end ?? 0));
}

/** Whether the words restate none of those that they replace. */
function isOther(
  comparison: Comparison,
  mine: readonly Word[],
  theirs: readonly Word[],
  field: string,
): boolean {
  const { meaning, notes } = comparison;
  const touches = (one: { start: number; end: number }, words: readonly Word[]) =>
    words.some(({ start, end }) => one.start < end && start < one.end);
  const own = meaning.units.filter((unit) => touches(unit, mine));
  const isTheirs = (place: NoteUnit) => place.field === field && touches(place, theirs);
  const isRestated = own.some((unit) => sayingPlaces(comparison, unit).some(isTheirs));
  const isCut = mine.some(({ text }) =>
    theirs.some((word) => text.startsWith(word.text) || isAlike(text, word.text)),
  );
  // Figures are compared as facts.
  const isFigure = own.some(({ fact }) => fact !== null && /^\d/.test(fact));
  const isOneDenial = mine.length === 1 && theirs.length === 1 && [...mine, ...theirs].every(isDenial);
  if (isRestated || isCut || isFigure || isOneDenial) return false;
  const isPlain = own.every((unit) => unit.fact === null && tellingWeight(unit) !== "tells");
  if (!isPlain)
    return notes.units.filter(isTheirs).some((place) => !place.isQuiet || TELLING.has(place.forms[0] ?? ""));
  return mine.some(({ text }) => TELLING.has(text)) && theirs.some(({ text }) => TELLING.has(text));
}

/** Words with one meaning when they replace each other. */
const ALIKE = [
  "since from",
  "off removed",
  "in inserted",
  "out removed",
  "under below",
  "over above",
  "until till",
];

const isAlike = (one: string, other: string): boolean =>
  ALIKE.some((line) => line.split(" ").includes(one) && line.split(" ").includes(other));

/** The longest common sequence of words, as their places in both, in order. */
function alignedPairs(left: readonly Word[], right: readonly Word[]): [number, number][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const isSame = (row: number, column: number) =>
    left[row]?.text === right[column]?.text && left[row]?.text !== ",";
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      (lengths[row] as number[])[column] = isSame(row, column)
        ? 1 + at(row + 1, column + 1)
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    if (isSame(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}
