import { NAME_TITLES } from "./name-context.ts";
import { PARTICLES, type Sort, sortOf } from "./vocabulary.ts";
import type { IdentifierWord } from "./words.ts";

/** Words of a text that may be one name: the indices of its words, the last excluded. */
export type NameRun = { from: number; to: number };

/** A text as it is searched for names. */
export type NameSearch = {
  text: string;
  words: readonly IdentifierWord[];
  /** What stands in lower case somewhere: an ordinary word of this text. */
  lowerCase: ReadonlySet<string>;
  /** Written without capitals throughout. */
  isUncapitalised: boolean;
};

const LONGEST_NAME = 6;

/** The longest run of words from `at` that could together be one name; empty when the first one cannot begin it. */
export function runAt(reading: NameSearch, at: number): NameRun {
  let to = at;
  let isNamed = false;
  while (to < reading.words.length && to - at < LONGEST_NAME) {
    const word = reading.words[to];
    if (!word || (to > at && !isJoined(reading, to))) break;
    const isParticle = to > at && word.shape === "lower" && PARTICLES.has(word.key);
    if (isParticle ? !isNameFollowing(reading, to) : !couldBePart(reading, at, to)) break;
    isNamed ||= !isParticle && word.shape !== "initial";
    to++;
  }
  return { from: at, to: isNamed ? to : at };
}

/** Words of one name are parted by a space, after an initial by a point and perhaps a space. */
export function isJoined({ text, words }: NameSearch, at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (!before || !word) return false;
  const gap = text.slice(before.end, word.start);
  return gap === " " || gap === "  " || (before.text.length === 1 && (gap === ". " || gap === "."));
}

function isNameFollowing(reading: NameSearch, at: number): boolean {
  for (let next = at + 1; next < reading.words.length && next <= at + 2; next++) {
    const word = reading.words[next];
    if (!word || !isJoined(reading, next)) return false;
    if (word.shape === "title") return sortOf(word) !== "word";
    if (!PARTICLES.has(word.key)) return reading.isUncapitalised && isPlainName(sortOf(word));
  }
  return false;
}

/** Whether the word at `at` could stand in a name that begins at `from`. */
function couldBePart(reading: NameSearch, from: number, at: number): boolean {
  const word = reading.words[at];
  if (!word || NAME_TITLES.has(word.key)) return false;
  if (word.shape === "initial") return isInitialOfName(reading, at);
  if (at === from && isTitled(reading, at)) return couldFollowTitle(word, reading.words[at - 1]);
  const sort = sortOf(word);
  if (word.shape === "title") return couldBeCapitalised(reading, from, at, word, sort);
  if (word.text.length < 3) return isLowerInitial(reading, from, at);
  if (word.shape === "upper")
    return word.text.length > 3 && (isPlainName(sort) || (sort === "foreign" && word.text.length > 6));
  return (
    isPlainName(sort) ||
    (at === from && sort === "unknown" && isCalledSo(reading.text, word)) ||
    (reading.isUncapitalised && isAfterFirstName(reading, from, at) && sort !== "word" && sort !== "formed")
  );
}

function isPlainName(sort: Sort): boolean {
  return sort === "first" || sort === "last";
}

function couldBeCapitalised(
  reading: NameSearch,
  from: number,
  at: number,
  word: IdentifierWord,
  sort: Sort,
): boolean {
  if (sort === "word") return isSurnameByPlace(reading, from, at, word);
  if (at === from && sort === "double" && ["may", "will"].includes(word.key))
    return reading.words[at + 1]?.text !== "I";
  return true;
}

/** An ordinary word with a capital is a surname after a first name and an initial, or after "name is". */
function isSurnameByPlace(
  { text, words }: NameSearch,
  from: number,
  at: number,
  word: IdentifierWord,
): boolean {
  if (at > from + 1 && words[at - 1]?.shape === "initial") return true;
  return at === from && NAMED.test(text.slice(Math.max(0, word.start - 20), word.start));
}

/** "my name is vitoria", "everyone calls me borna": a name even without a capital. */
function isCalledSo(text: string, word: IdentifierWord): boolean {
  return word.text.length > 2 && CALLED.test(text.slice(Math.max(0, word.start - 24), word.start));
}

const CALLED = /\b(?:name(?: is|['’]s|:)|calls? (?:me|him|her|them)|known as|named) +$/i;
const NAMED = /\bname(?: is| was|:) +$/i;

function isAfterFirstName({ words }: NameSearch, from: number, at: number): boolean {
  const first = words[from];
  return at > from && at - from < 4 && !!first && isPlainName(sortOf(first));
}

/** "emidio p lombardo": an initial in a text without capitals. */
function isLowerInitial(reading: NameSearch, from: number, at: number): boolean {
  const next = reading.words[at + 1];
  return (
    reading.isUncapitalised &&
    reading.words[at]?.text.length === 1 &&
    isAfterFirstName(reading, from, at) &&
    !!next &&
    isJoined(reading, at + 1) &&
    sortOf(next) !== "word"
  );
}

function isTitled({ text, words }: NameSearch, at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (!before || !word || !NAME_TITLES.has(before.key)) return false;
  const gap = text.slice(before.end, word.start);
  return before.key.length < 5 && before.key !== "miss" ? /^\.?[ \t]+$/.test(gap) : /^[ \t]+$/.test(gap);
}

const GENTEEL = new Set(["mr", "mrs", "ms", "miss", "mx"]);
const NEVER_NAMES = new Set(
  "and the was has had did not for with who will can reports denies states".split(" "),
);

/** After Mr and Mrs whatever has a capital is a name; after Dr and Nurse, what is no ordinary word. */
function couldFollowTitle(word: IdentifierWord, title: IdentifierWord | undefined): boolean {
  // MR and MS before an ordinary word are an examination and a disease.
  const isGenteel = !!title && GENTEEL.has(title.key) && title.shape !== "upper";
  const sort = sortOf(word);
  if (word.text.length < 2) return false;
  if (word.shape === "title")
    return (
      (sort !== "word" && sort !== "formed") ||
      (isGenteel && !NEVER_NAMES.has(word.key)) ||
      (sort === "formed" && !/ed$|ing$/.test(word.key))
    );
  if (word.shape === "upper") return word.text.length > 2 && sort !== "word";
  return (
    word.text.length > 2 && (isPlainName(sort) || (isGenteel && (sort === "foreign" || sort === "unknown")))
  );
}

/** A single capital letter belongs to a name when a point or a further name follows, or a name precedes. */
function isInitialOfName(reading: NameSearch, at: number): boolean {
  const word = reading.words[at];
  const before = reading.words[at - 1];
  const next = reading.words[at + 1];
  if (!word) return false;
  const isPointed = reading.text[word.end] === ".";
  if (before && isJoined(reading, at) && before.shape === "title" && sortOf(before) !== "word")
    return word.text !== "I" || isPointed;
  if (!next || !isJoined(reading, at + 1) || (word.text === "I" && !isPointed)) return false;
  if (next.shape === "initial") return isPointed;
  const sort = sortOf(next);
  return next.shape === "title" && (isPointed ? sort !== "word" && sort !== "formed" : isPlainName(sort));
}
