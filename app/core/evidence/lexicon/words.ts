import { phraseLines, phraseTable } from "../text/phrases.ts";
import { stem } from "../text/stem.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import * as vocabulary from "./vocabulary.ts";

/**
 * A word or phrase under one name for all its spellings. `isFinding`: a complaint or sign whose presence or absence
 * matters by itself. `measure`: what a number beside it measures (blood pressure, age …), else null. `isDenied`: shorthand
 * for its absence ("NKDA").
 */
export type WordRead = {
  forms: string[];
  isFinding: boolean;
  isDenied: boolean;
  measure: string | null;
  end: number;
};

/** The phrase of nursing shorthand or of a measured thing that begins at this token, or null. */
export function readWordPhrase(tokens: readonly Token[], at: number): WordRead | null {
  const found = PHRASES.match(tokens, at);
  if (!found || isOtherwiseMeant(tokens, at, found.end)) return null;
  return { ...found.value, end: found.end };
}

/** Whether the word has no meaning of its own: articles, pronouns, "noted", "patient", "currently" … */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** A sound or phrase of speech that means nothing ("uh", "you know"): its length in tokens, else 0. */
export function fillerLength(tokens: readonly Token[], at: number): number {
  return (FILLERS.match(tokens, at)?.end ?? at) - at;
}

/** Whether the form, as `stem` makes it, is a complaint or sign. */
export function isFindingForm(form: string): boolean {
  return FINDINGS.has(form);
}

const ONLY_BEFORE_NUMBERS = new Set("t k na cr hb mag map resp temp wt ht ef trop".split(" "));

/** A short name of a measure counts as one only before its number: "K 3.1", "t: 38.2". */
function isOtherwiseMeant(tokens: readonly Token[], at: number, end: number): boolean {
  // "SI/HI", "no SI or HI"; by itself it is a greeting.
  if (end === at + 1 && tokens[at]?.text === "hi") return tokens[at - 2]?.text !== "si";
  if (end > at + 1 || !ONLY_BEFORE_NUMBERS.has(tokens[at]?.text ?? "")) return false;
  const isShort = (tokens[at]?.text.length ?? 0) <= 2;
  const next = /^(?:[:=,]|of|is|was|at)$/.test(tokens[end]?.text ?? "") ? tokens[end + 1] : tokens[end];
  return isShort && next?.kind !== "number";
}

type Entry = Omit<WordRead, "end">;
const PHRASES = phraseTable<Entry>(tokenise);
const FINDINGS = new Set(phraseLines(vocabulary.FINDING_PHRASES).map(([, name]) => name));

for (const [phrase, name] of phraseLines(vocabulary.MEASURES))
  PHRASES.add(phrase, { forms: [name], isFinding: false, isDenied: false, measure: name });
for (const [phrase, name] of phraseLines(vocabulary.FINDING_PHRASES))
  PHRASES.add(phrase, { forms: [name], isFinding: true, isDenied: false, measure: null });
for (const [phrase, name] of phraseLines(vocabulary.DENYING_PHRASES)) {
  PHRASES.add(phrase, { forms: [name], isFinding: true, isDenied: true, measure: null });
}
for (const [phrase, name] of phraseLines(vocabulary.PLAIN_PHRASES)) {
  const forms = name.split(" ").map((word) => (FINDINGS.has(word) ? word : stem(word)));
  if (phrase !== "is") PHRASES.add(phrase, { forms, isFinding: false, isDenied: false, measure: null });
}

const FILLERS = phraseTable<true>(tokenise);
for (const filler of vocabulary.FILLERS.split(",")) FILLERS.add(filler, true);

const STOP_WORDS = new Set(vocabulary.STOP_WORDS.split(/\s+/));
