import { stemTerm } from "../text/stem.ts";
import { type Word, wordsOf } from "../text/words.ts";
import { CARE } from "./care.ts";
import { CONDITIONS } from "./conditions.ts";
import { ASPECTS, GENERAL_WORDS } from "./general-words.ts";
import { PEOPLE } from "./people.ts";

/** A wording: its words, and the stems by which it is found in a text. */
export type Phrase = { text: string; key: string; length: number };

/**
 * What a line of the vocabulary is about. `aspect`: what is asked about an illness ("risk"); `general`: words that say
 * little about a study's subject ("effective").
 */
export type MeaningKind = "condition" | "care" | "person" | "aspect" | "general";

/** One line of the vocabulary: the ways to say one thing, and the kinds of it. */
export type Meaning = { ways: Phrase[]; narrower: Phrase[]; kind: MeaningKind };

type PhraseFound = { meanings: readonly Meaning[]; end: number };

/** The meanings of the longest phrase of the vocabulary that begins at this word, or null. */
export function readPhrase(words: readonly Word[], at: number): PhraseFound | null {
  const book = openBook();
  for (let end = Math.min(words.length, at + book.longest); end > at; end--) {
    const meanings = book.meanings.get(keyOf(words.slice(at, end)));
    if (meanings) return { meanings, end };
  }
  return null;
}

/** The meanings of the vocabulary's word that a misspelled one was meant to be, or null. */
export function readMisspelt(word: Word): readonly Meaning[] | null {
  const { meanings, words } = openBook();
  const meant = correct(word.plain, words.get(word.plain.charAt(0)) ?? []);
  return meant === null ? null : (meanings.get(stemTerm(meant)) ?? null);
}

/**
 * The one of these words that a misspelled one was meant to be: with one letter missing, added, changed, or two
 * neighbors swapped ("pnuemonia"), and the first letter right. Null if there is none, or the word is too short.
 */
function correct(word: string, words: readonly string[]): string | null {
  if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return null;
  return (
    words.find((other) => other[0] === word[0] && other.length >= SHORTEST && isOneSlip(word, other)) ?? null
  );
}

function isOneSlip(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const isChanged = long.slice(at + 1) === short.slice(at + 1);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return isChanged || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}

/** In shorter words a slip too easily makes another word: "sepsis", "statin". */
const SHORTEST = 7;

/** The stems of words as one text. A short name that is also an ordinary word counts only in capitals ("US", "OR"). */
export function keyOf(words: readonly Word[]): string {
  return words.map(stemOf).join(" ");
}

export function stemOf(word: Word): string {
  return word.isCapital && NEEDS_CAPITALS.has(word.plain) ? word.plain.toUpperCase() : word.stem;
}

const NEEDS_CAPITALS = new Set(
  "or us all add art met pet cap hit as is it he am who no so cat tee ms news".split(" "),
);

/** `words`: single words that are wordings by themselves, by their first letter. */
type Book = { meanings: Map<string, Meaning[]>; longest: number; words: Map<string, string[]> };
let book: Book | null = null;

/** Built on first use: it takes some milliseconds, which a Worker need not spend on starting. */
function openBook(): Book {
  book ??= readBook();
  return book;
}

function readBook(): Book {
  const meanings = new Map<string, Meaning[]>();
  const words = new Map<string, string[]>();
  let longest = 1;
  const all = [
    ...meaningsOf(CONDITIONS, "condition"),
    ...meaningsOf(CARE, "care"),
    ...meaningsOf(PEOPLE, "person"),
    ...meaningsOf(ASPECTS, "aspect"),
    ...meaningsOf(GENERAL_WORDS, "general"),
  ];
  for (const meaning of all) {
    for (const { text, key, length } of meaning.ways) {
      if (length === 1) words.set(text.charAt(0), [...(words.get(text.charAt(0)) ?? []), text]);
      const known = meanings.get(key) ?? [];
      if (!known.includes(meaning)) meanings.set(key, [...known, meaning]);
      longest = Math.max(longest, length);
    }
  }
  return { meanings, longest, words };
}

function meaningsOf(lines: string, kind: MeaningKind): Meaning[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [ways = "", narrower = ""] = line.split(">");
      return { ways: phrasesOf(ways), narrower: phrasesOf(narrower), kind };
    });
}

function phrasesOf(list: string): Phrase[] {
  return list.split(",").flatMap((part) => {
    const text = part.trim();
    if (text === "") return [];
    const words = wordsOf(NEEDS_CAPITALS.has(text) ? text.toUpperCase() : text);
    return { text, key: keyOf(words), length: words.length };
  });
}
