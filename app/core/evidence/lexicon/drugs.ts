import { memoizeByWord } from "#app/base/text/memoize-by-word.ts";
import { type PhraseTable, phraseLines, phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { GENERIC_NAMES, NAME_ENDINGS, NOT_DRUGS, OTHER_NAMES } from "./drug-names.ts";

/** A medicine by its generic name, which trade names and other names also resolve to. */
type DrugRead = { name: string; end: number };

/** Reads the medicine that begins at this token, or null: from the list, else by a WHO name ending. */
export function readDrug(tokens: readonly Token[], at: number): DrugRead | null {
  const found = list().table.match(tokens, at);
  // A saline lock is a cannula.
  if (found?.value === "sodium chloride" && /^(?:locks?|lok|well)$/.test(tokens[found.end]?.text ?? ""))
    return null;
  if (found) return { name: found.value, end: found.end };
  const word = tokens[at]?.text ?? "";
  return hasDrugEnding(word) ? { name: word, end: at + 1 } : null;
}

/** The generic name of a medicine by any of its names, in lower case; null if it is not a medicine. */
export function lookUpDrug(name: string): string | null {
  const tokens = tokenise(name);
  const read = readDrug(tokens, 0);
  return read !== null && read.end === tokens.length ? read.name : null;
}

/**
 * The medicine that a misspelled word means: one letter wrong, missing, too many or swapped with its neighbor.
 * Null when the word is short, or when it could mean two medicines (then guessing is not allowed).
 */
export const misspeltDrug = (word: string): string | null =>
  word.length < 6 || word.length > LONGEST_NAME ? null : keptMeaning(word);

/** In letters; no name is one letter away from a longer word, and trying each letter would take quadratic time. */
const LONGEST_NAME = 40;

const keptMeaning = memoizeByWord(drugMeantBy);

function drugMeantBy(word: string): string | null {
  const meant = new Set<string>();
  for (const key of withoutOneLetter(word)) {
    for (const name of list().nearby.get(key) ?? []) {
      if (isOneEdit(word, name)) meant.add(list().generic.get(name) ?? name);
    }
  }
  return meant.size === 1 ? ([...meant][0] ?? null) : null;
}

/**
 * Whether a word is a nurse's short form of this medicine ("mero" for meropenem, "synto" for oxytocin): the beginning
 * of one of its names, and of no other medicine's.
 */
export function isDrugAbbreviation(word: string, name: string): boolean {
  return /^[a-z]{4,}$/.test(word) && onlyMedicineBeginning(word) === name;
}

const onlyMedicineBeginning = memoizeByWord((beginning): string | null => {
  const meant = new Set<string>();
  for (const [one, generic] of list().generic) if (one.startsWith(beginning)) meant.add(generic);
  return meant.size === 1 ? ([...meant][0] ?? null) : null;
});

/**
 * Whether an abbreviation that is not a word may mean a medicine, for a reader to decide: its beginning ("pred"), or
 * its first letter and further consonants of it in order ("pcm").
 */
export function canBeShortFor(letters: string, name: string): boolean {
  if (!/^[a-z]{3,6}$/.test(letters) || letters.length >= name.length) return false;
  if (name.startsWith(letters)) return true;
  if (letters[0] !== name[0] || /[aeiou]/.test(letters.slice(1))) return false;
  let at = 0;
  for (const letter of letters) at = name.indexOf(letter, at) + 1 || Number.POSITIVE_INFINITY;
  return at <= name.length;
}

type DrugList = {
  table: PhraseTable<string>;
  generic: Map<string, string>;
  nearby: Map<string, string[]>;
  ending: RegExp;
};

let opened: DrugList | null = null;

/** The list is opened on first use: a Worker that never checks a note does not pay for it. */
function list(): DrugList {
  opened ??= openList();
  return opened;
}

function openList(): DrugList {
  const table = phraseTable<string>(tokenise);
  const generic = new Map<string, string>();
  const names = [
    ...GENERIC_NAMES.split(",").map((name): [string, string] => [oneLine(name), oneLine(name)]),
    ...phraseLines(OTHER_NAMES),
  ];
  for (const [name, meant] of names) {
    table.add(name, meant);
    generic.set(name, meant);
  }
  for (const meant of new Set(names.map(([, meant]) => meant)))
    if (meant.includes(" + "))
      for (const joint of ["-", "/"]) table.add(meant.replaceAll(" + ", joint), meant);
  const nearby = new Map<string, string[]>();
  for (const name of generic.keys()) if (/^[a-z]{6,}$/.test(name)) addNearby(nearby, name);
  return { table, generic, nearby, ending: new RegExp(`^[a-z]{2,}(?:${words(NAME_ENDINGS).join("|")})$`) };
}

function addNearby(nearby: Map<string, string[]>, name: string): void {
  for (const key of withoutOneLetter(name)) {
    const names = nearby.get(key);
    if (names) names.push(name);
    else nearby.set(key, [name]);
  }
}

const ORDINARY = new Set(words(NOT_DRUGS));

/** At least two letters before the ending and seven in all: "aprilat" is a name, "april" is not. */
function hasDrugEnding(word: string): boolean {
  if (word.length < 7 || ORDINARY.has(word)) return false;
  return list().ending.test(word);
}

function words(text: string): string[] {
  return text.split(",").map((word) => word.trim());
}

function oneLine(name: string): string {
  return name.trim().replace(/\s+/g, " ");
}

function withoutOneLetter(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether one letter changed, added, left out, or two neighbors swapped turn one word into the other. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const restA = a.slice(from);
  const restB = b.slice(from);
  if (a.length < b.length) return restA === restB.slice(1);
  if (a.length > b.length) return restA.slice(1) === restB;
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwap || restA.slice(1) === restB.slice(1);
}
