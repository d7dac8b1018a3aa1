import { memoizeByWord } from "#app/base/text/memoize-by-word.ts";

/**
 * One form for a word's endings and its British or American spelling: Porter's algorithm (An algorithm for suffix
 * stripping, 1980) after leveling the spelling. Takes a word in lower case without accents. Cached, since a list of
 * records repeats most of its words.
 */
export const stemTerm = memoizeByWord(makeStem);

function makeStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word.replace(/^(\p{L}{2,}[^su])s$/u, "$1");
  let root = level(word);
  root = stepOneA(root);
  root = stepOneB(root);
  if (/y$/.test(root) && hasVowel(root.slice(0, -1))) root = `${root.slice(0, -1)}i`;
  root = replaceEnding(root, STEP_TWO, 0);
  root = replaceEnding(root, STEP_THREE, 0);
  root = dropEnding(root);
  if (/e$/.test(root)) {
    const short = root.slice(0, -1);
    if (measure(short) > 1 || (measure(short) === 1 && !endsShort(short))) root = short;
  }
  return /ll$/.test(root) && measure(root) > 1 ? root.slice(0, -1) : root;
}

/** "haemorrhage", "oesophageal", "tumour", "randomised", "centre" in American spelling. */
function level(word: string): string {
  return word
    .replace(/ae|oe/g, "e")
    .replace(/(?<=\p{L}{3})our(?=$|s$|al|ed|ing)/u, "or")
    .replace(/is(?=(?:e|ed|es|er|ing|ation|ations)$)/, "iz")
    .replace(/yse(?=$|d$|r$|s$)/, "yze")
    .replace(/(?<=[tb])re$/, "er");
}

function stepOneA(word: string): string {
  return word.replace(/(?:(ss|i)es|([^su])s)$/, (_, long?: string, short?: string) => long ?? short ?? "");
}

function stepOneB(word: string): string {
  if (/eed$/.test(word)) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = /(?:ed|ing)$/.exec(word)?.[0];
  const root = ending ? word.slice(0, -ending.length) : "";
  if (!ending || !hasVowel(root)) return word;
  if (/(?:at|bl|iz)$/.test(root)) return `${root}e`;
  if (/([^aeiouylsz])\1$/.test(root)) return root.slice(0, -1);
  return measure(root) === 1 && endsShort(root) ? `${root}e` : root;
}

type Endings = readonly (readonly [ending: string, replacement: string])[];

const STEP_TWO: Endings = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["abli", "able"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
];

const STEP_THREE: Endings = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];

function replaceEnding(word: string, endings: Endings, least: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const root = word.slice(0, -found[0].length);
  return measure(root) > least ? root + found[1] : word;
}

const DROPPED =
  /(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

function dropEnding(word: string): string {
  const ending = DROPPED.exec(word)?.[0];
  if (!ending) return word;
  const root = word.slice(0, -ending.length);
  return measure(root) > 1 ? root : word;
}

/** How many times a vowel is followed by a consonant. */
function measure(word: string): number {
  return sounds(word).match(/v+c+/g)?.length ?? 0;
}

function hasVowel(word: string): boolean {
  return sounds(word).includes("v");
}

/** Ends in consonant, vowel, consonant, the last of them not w, x or y: "hop". */
function endsShort(word: string): boolean {
  return /cvc$/.test(sounds(word)) && !/[wxy]$/.test(word);
}

/** "v" for each vowel, "c" for each consonant; y is a vowel after a consonant. */
function sounds(word: string): string {
  let pattern = "";
  for (const letter of word)
    pattern += "aeiou".includes(letter) || (letter === "y" && pattern.endsWith("c")) ? "v" : "c";
  return pattern;
}
