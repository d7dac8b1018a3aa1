import { isFunctionWord, type Word, wordsOf } from "../text/words.ts";
import {
  keyOf,
  type Meaning,
  type MeaningKind,
  type Phrase,
  readMisspelt,
  readPhrase,
  stemOf,
} from "../vocabulary/phrase-book.ts";

/** One way to say a concept; `weight` from 0 to 1 is how surely it means the same. */
type ConceptForm = Phrase & { weight: number };

/** Something that a question asks about, with its wordings; the first form is the question's own. */
export type Concept = {
  /** The question's own words, in lower case. */
  text: string;
  forms: ConceptForm[];
  /** Equivalent wordings in every spelling: the question's own words first, then the vocabulary's, its best first. */
  ways: string[];
  /** How much it says about the question, from 0 to 1: little for "effective", more for "warfarin". */
  weight: number;
  /** Its kind in the vocabulary; "part" is a word of a longer phrase, or a number. */
  kind: MeaningKind | "unknown" | "part";
};

const SYNONYM = 0.8;
const NARROWER = 0.4;
const GENERAL = 0.35;
const PART = 0.3;

/**
 * What a question asks about, in order and each thing once: the vocabulary's phrases (abbreviations and lay words with
 * what they stand for), and every other word that is not a function word. The words of a longer phrase follow with
 * little weight.
 */
export function conceptsOf(question: string): Concept[] {
  const words = readable(wordsOf(asAsked(question)));
  const concepts: Concept[] = [];
  const parts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const found = readTelling(words, at);
    const end = found?.end ?? endOfName(words, at);
    const own = words.slice(at, end);
    if (found) concepts.push(known(own, found.meanings));
    else if (own.length > 1 || isTelling(own[0])) concepts.push(unknown(own));
    const pieces = own.filter((word) => (own.length > 1 && isTelling(word)) || isNumber(word));
    parts.push(...pieces.map((word) => conceptOf([word], "part", PART)));
    at = end;
  }
  return withoutRepeats([...concepts, ...parts]);
}

/** Without the patient's location, which no study is about, and with the fracture that "#" means: "hip #", "#NOF". */
const asAsked = (question: string): string =>
  question
    .replace(/\b(?:bed|room|rm|bay|cubicle)\s*(?:no\.?)?\s*\d+[a-d]?\b/gi, " ")
    .replace(/(?<![\p{L}\d])#(?=\s?\p{L})|(?<=\p{L}\s?)#(?![\p{L}\d])/gu, " fracture ");

/** A phrase of the vocabulary, but not a lone function word, whatever its stem resembles ("us" and "useful"). */
function readTelling(words: readonly Word[], at: number): ReturnType<typeof readPhrase> {
  const found = readPhrase(words, at);
  return found && (found.end > at + 1 || isTelling(words[at])) ? found : null;
}

/** In a question that is all in capitals they mean nothing. */
function readable(words: readonly Word[]): Word[] {
  const isShouted = words.length > 2 && words.every(({ isCapital, plain }) => isCapital || plain.length < 2);
  return words.map((word) => (isShouted ? { ...word, isCapital: false } : word));
}

/** "EQ-5D" and "IL-6" are one name, as are "type 2" and "stage III". */
function endOfName(words: readonly Word[], at: number): number {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next) return at + 1;
  const isDegree = DEGREES.has(word.plain) && /^(?:\d{1,2}[a-z]?|i{1,3}|iv|v)$/.test(next.plain);
  const isName = next.isJoined && (isShortName(word) || isShortName(next));
  return isDegree || isName ? at + 2 : at + 1;
}

const DEGREES = new Set("type stage grade class phase factor category level".split(" "));

function isShortName({ plain }: Word): boolean {
  return plain.length < 3 || /\d/.test(plain);
}

/** In capitals, a function word counts as a short name. */
function isTelling(word: Word | undefined): boolean {
  if (!word || isNumber(word) || (isFunctionWord(word.plain) && stemOf(word) === word.stem)) return false;
  return word.plain.length > 1;
}

/** Numbers, such as ages and doses, say little about the question: "78", "0.9", "40mg". */
function isNumber({ plain }: Word): boolean {
  return /^\d+(?:[.,]\d+)*(?:\p{L}{1,3})?$/u.test(plain);
}

/** A word that the vocabulary does not have, with the intended word if it is only misspelled. */
function unknown(words: readonly Word[]): Concept {
  const meanings = words[0] && words.length === 1 ? readMisspelt(words[0]) : null;
  return meanings ? known(words, meanings) : conceptOf(words, "unknown", 1);
}

function known(words: readonly Word[], meanings: readonly Meaning[]): Concept {
  const kind = meanings[0]?.kind ?? "general";
  const concept = conceptOf(words, kind, meanings.every(isVague) ? GENERAL : 1);
  const add = (phrases: readonly Phrase[], weight: number) => {
    for (const phrase of phrases)
      if (!concept.forms.some(({ key }) => key === phrase.key)) concept.forms.push({ ...phrase, weight });
  };
  for (const { ways } of meanings) {
    add(ways, SYNONYM);
    concept.ways.push(...ways.map(({ text }) => text));
  }
  for (const { narrower } of meanings) add(narrower, NARROWER);
  return concept;
}

function isVague({ kind }: Meaning): boolean {
  return kind === "general" || kind === "aspect";
}

function conceptOf(words: readonly Word[], kind: Concept["kind"], weight: number): Concept {
  const text = words.map(({ plain }) => plain).join(" ");
  const own = { text, key: keyOf(words), length: words.length, weight: 1 };
  return { text, forms: [own], ways: [text], weight, kind };
}

function withoutRepeats(concepts: readonly Concept[]): Concept[] {
  const seen = new Set<string>();
  return concepts.filter(({ forms }) => {
    const key = forms[0]?.key ?? "";
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
