import { type Comparison, wordingAt } from "./comparison.ts";
import type { NoteUnit } from "./notes-meaning.ts";
import { isOrdinaryWord } from "./ordinary.ts";
import type { MeaningUnit } from "./read-meaning.ts";

/**
 * The places in the notes that give a new word in full, judged by letters alone, without a list: initials ("MHA" for
 * "Mental Health Act"), a shortened word ("prop", "drng") or another member of its family ("shaky", "shakiness"). Only
 * words in the sentences that the statement rests on that nothing else in it restates.
 */
export function openAbbreviations(
  { notes, meaning, sentences }: Pick<Comparison, "notes" | "meaning" | "sentences">,
  isTaken: (unit: NoteUnit) => boolean,
): (unit: MeaningUnit) => NoteUnit[] {
  let left: { unit: NoteUnit; raw: string }[] | null = null;
  let initials: Map<MeaningUnit, NoteUnit[]> | null = null;
  return (unit) => {
    left ??= [...sentences].flatMap((sentence) =>
      (notes.bySentence.get(sentence) ?? []).map((one) => ({ unit: one, raw: wordingAt(notes, one) })),
    );
    initials ??= readInitials(left, wordsOf(meaning.text, meaning.units));
    const spelled = initials.get(unit);
    if (spelled) return spelled;
    if (unit.concepts.some(({ class: name, field }) => field !== null || NO_FAMILY.has(name))) return [];
    const word = meaning.text.slice(unit.start, unit.end).toLowerCase();
    if (!/^[a-z]{5,}$/.test(word)) return [];
    return left.flatMap(({ unit: one, raw }) => {
      if (isTaken(one) || one.isDenied !== unit.isDenied) return [];
      const short = raw.toLowerCase().replace(/\.$/, "");
      return isCutFrom(short, word, one) || isOfFamily(short, word) ? [one] : [];
    });
  };
}

/** Members of these classes differ within a word family: "gran" is not short for "grandson". */
const NO_FAMILY = new Set(["relative", "patient", "staff", "body"]);

type Word = { unit: MeaningUnit; text: string };

/** The words of units, one by one, each with its unit. */
function wordsOf(text: string, units: readonly MeaningUnit[]): Word[] {
  return units.flatMap((unit) =>
    (text.slice(unit.start, unit.end).match(/[\p{L}]+/gu) ?? []).map((word) => ({
      unit,
      text: word.toLowerCase(),
    })),
  );
}

/** For each unit whose words spell out initials in the notes, the places of those. */
function readInitials(
  left: readonly { unit: NoteUnit; raw: string }[],
  words: readonly Word[],
): Map<MeaningUnit, NoteUnit[]> {
  const found = new Map<MeaningUnit, NoteUnit[]>();
  for (const { unit, raw } of left) {
    if (!/^[A-Z][A-Za-z]{0,2}[A-Z][A-Z]?$/.test(raw) && !/^[a-z]{3,4}$/.test(raw)) continue;
    if (raw === raw.toLowerCase() && (unit.concepts.length > 0 || unit.isQuiet || isOrdinaryWord(raw)))
      continue;
    const letters = raw.toLowerCase();
    words.forEach(({ text }, at) => {
      if (text[0] !== letters[0]) return;
      const end = spelledUntil(letters, words, at);
      if (end <= at + 1) return;
      for (const { unit: own } of words.slice(at, end))
        if (!own.isQuiet || own.forms.length > 1 || own.concepts.length > 0) found.set(own, [unit]);
    });
  }
  return found;
}

/** Words skipped between those that initials stand for. */
const SKIPPED = new Set(["of", "the", "for", "and", "on", "to", "in"]);

/** The end of the words from `at` that spell the letters, each by its beginning and later letters; `at` if none do. */
function spelledUntil(letters: string, words: readonly Word[], at: number): number {
  const from = (letter: number, word: number): number => {
    if (letter === letters.length) return word;
    const text = words[word]?.text;
    if (text === undefined || word - at > MOST_WORDS) return -1;
    if (text[0] !== letters[letter]) return SKIPPED.has(text) && letter > 0 ? from(letter, word + 1) : -1;
    const short = from(letter + 1, word + 1);
    if (short >= 0) return short;
    let inside = 1;
    for (let next = letter + 1; next < letters.length; next++) {
      const found = text.indexOf(letters[next] ?? "", inside);
      if (found < 0) return -1;
      inside = found + 1;
      const end = from(next + 1, word + 1);
      if (end >= 0) return end;
    }
    return -1;
  };
  const end = from(0, at);
  return end < 0 ? at : end;
}

const MOST_WORDS = 6;

/** "Prop" from "propofol", "drng" from "drainage": its letters in order, up to its end or from its beginning on. */
function isCutFrom(short: string, word: string, { concepts, isQuiet }: NoteUnit): boolean {
  if (!/^[a-z]{3,6}$/.test(short) || word.length < short.length + 2 || short[0] !== word[0]) return false;
  if (concepts.length > 0 || isQuiet || isOrdinaryWord(short)) return false;
  if (word.startsWith(short)) return true;
  if ((short.match(/[aeiou]/g) ?? []).length > 1) return false;
  let at = 0;
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return at >= word.length - 3;
}

/** "Shaky" and "shakiness", "insurer" and "insurance": one stem with different endings. */
function isOfFamily(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || !/^[a-z]+$/.test(short)) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same >= 4 && same >= short.length - 2 && ENDING.test(long.slice(same));
}

const ENDING =
  /^(?:|[aeiy]?(?:ness|ment|ally|able|ible|ance|ence|ency|ancy|age|ed|er|or|ing|ion|ation|tion|ity|ive|ous|al|ic|ly|ish|ful|fully|iness|ily|ied|s|e|es|y|d|r|a|al))$/;
