import { isClinicalUse } from "./clinical-context.ts";
import { type Surroundings, surroundingsOf, TITLES } from "./name-context.ts";
import {
  isClinical,
  isCommonFirstName,
  isFirstName,
  isSurname,
  PARTICLES,
  type Sort,
  sortOf,
} from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** A person's name in a text: the indices of its words, the last excluded. */
export type NameRun = { from: number; to: number };

/** Names of persons that their form, their surroundings or the lists of names give away, in order, without overlap. */
export function findNames(text: string, words: readonly Word[]): NameRun[] {
  const runs: NameRun[] = [];
  const lower = lowerCaseKeys(words);
  for (let at = 0; at < words.length; ) {
    const run = runAt(text, words, at);
    if (run.to === at) {
      at++;
      continue;
    }
    const kept = isName(text, words, run, lower) ? run : null;
    if (kept) runs.push(kept);
    at = run.to;
  }
  return runs;
}

/** What the text writes in lower case somewhere is an ordinary word of the text. */
function lowerCaseKeys(words: readonly Word[]): Set<string> {
  return new Set(words.flatMap(({ shape, key }) => (shape === "lower" ? [key] : [])));
}

const LONGEST_NAME = 6;

/** The longest run of words from `at` that could together be one name; empty when the first one cannot. */
function runAt(text: string, words: readonly Word[], at: number): NameRun {
  const titled = at > 0 && isTitledWord(text, words, at);
  let to = at;
  let isNamed = false;
  while (to < words.length && to - at < LONGEST_NAME) {
    const word = words[to];
    if (!word || (to > at && !isJoined(text, words, to))) break;
    if (to > at && PARTICLES.has(word.key) && word.shape === "lower" && isCapitalFollowing(text, words, to)) {
      to++;
      continue;
    }
    if (!couldBePart(text, words, to, titled && to === at)) break;
    isNamed ||= word.shape !== "initial";
    to++;
  }
  return isNamed ? { from: at, to } : { from: at, to: at };
}

function isTitledWord(text: string, words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  return (
    !!before && !!word && TITLES.has(before.key) && /^\.?[ \t]+$/.test(text.slice(before.end, word.start))
  );
}

/** Words of one name are parted by a space, after an initial by a point and perhaps a space. */
function isJoined(text: string, words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (!before || !word) return false;
  const gap = text.slice(before.end, word.start);
  return gap === " " || gap === "  " || (before.shape === "initial" && (gap === ". " || gap === "."));
}

function isCapitalFollowing(text: string, words: readonly Word[], at: number): boolean {
  for (let next = at + 1; next < words.length && next <= at + 2; next++) {
    const word = words[next];
    if (!word || !isJoined(text, words, next)) return false;
    if (word.shape === "title") return sortOf(word.key) !== "word";
    if (!PARTICLES.has(word.key)) return false;
  }
  return false;
}

/** Whether a word could stand in a name. */
function couldBePart(text: string, words: readonly Word[], at: number, isTitled: boolean): boolean {
  const word = words[at];
  if (!word || TITLES.has(word.key)) return false;
  const sort = sortOf(word.key);
  switch (word.shape) {
    case "initial":
      return isInitialOfName(text, words, at);
    case "title":
      return (
        sort !== "word" ||
        (isTitled && isGenteel(words[at - 1]) && word.text.length > 2 && !isFunctionWord(word))
      );
    case "upper":
      if (isTitled) return word.text.length > 2 && sort !== "word";
      return (
        word.text.length > 3 &&
        (sort === "first" || sort === "last" || (sort === "foreign" && word.text.length > 6))
      );
    case "lower":
      if (isTitled)
        return (
          word.text.length > 2 &&
          (sort === "first" ||
            sort === "last" ||
            (sort !== "word" && sort !== "double" && isGenteel(words[at - 1])))
        );
      return word.text.length > 2 && (sort === "first" || sort === "last");
  }
}

/** A single capital letter belongs to a name when a point or a further name follows, or a name precedes. */
function isInitialOfName(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  const before = words[at - 1];
  if (!word) return false;
  if (before && isJoined(text, words, at) && before.shape === "title" && sortOf(before.key) !== "word")
    return true;
  if (!next || !isJoined(text, words, at + 1)) return false;
  const isPointed = text[word.end] === ".";
  const sort = sortOf(next.key);
  if (next.shape === "initial") return isPointed;
  return next.shape === "title" && (isPointed ? sort !== "word" : sort === "first" || sort === "last");
}

/** Mr, Mrs, Ms, Miss: whatever follows with a capital is a name. */
function isGenteel(title: Word | undefined): boolean {
  return !!title && ["mr", "mrs", "ms", "miss", "mx"].includes(title.key);
}

function isFunctionWord({ key }: Word): boolean {
  return [
    "and",
    "the",
    "was",
    "has",
    "had",
    "did",
    "not",
    "for",
    "with",
    "who",
    "will",
    "can",
    "reports",
    "denies",
    "states",
  ].includes(key);
}

function isName(text: string, words: readonly Word[], run: NameRun, lower: ReadonlySet<string>): boolean {
  const parts = words.slice(run.from, run.to);
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return false;
  const around = surroundingsOf(text, first.start, last.end);
  if (around.isTitled) return true;
  const sorts = parts
    .filter(({ shape, key }) => shape !== "initial" && !PARTICLES.has(key))
    .map(({ key }) => sortOf(key));
  if (isClinicalUse(text, last.end) && !isFullName(parts, sorts)) return false;
  if (first.shape === "lower") return isLowerCaseName(parts, around);
  if (sorts.some((sort) => sort === "first" || sort === "last" || sort === "foreign")) return true;
  if (parts.every(({ key }) => isClinical(key))) return isStrictlyIntroduced(text, first);
  if (around.isIntroduced) return true;
  if (sorts.length < parts.length && !around.isPlaced) return true;
  if (sorts.includes("double")) return isDoubleName(parts, sorts, around);
  return isUnknownName(parts, sorts, around, lower);
}

/** "patient Foley", "Name: Foley": not "Foley by gravity" nor "by Foley". */
function isStrictlyIntroduced(text: string, first: Word): boolean {
  return /(?:\b(?:patient|pt|name|named|wife|husband|daughter|son|i am|i['’]m)(?: is)?:? )$/i.test(
    text.slice(Math.max(0, first.start - 20), first.start),
  );
}

/** A first name and a surname: stays a name even before "bed" or "chart". */
function isFullName(parts: readonly Word[], sorts: readonly Sort[]): boolean {
  const first = parts[0];
  return sorts.length > 1 && !!first && isFirstName(first.key) && sorts[0] === "first";
}

function isLowerCaseName(parts: readonly Word[], around: Surroundings): boolean {
  const [first, second] = parts;
  if (!first) return false;
  if (first.key.length > 3 && isFirstName(first.key) && (around.isIntroduced || around.isActing)) return true;
  if (around.isAlone && isFirstName(first.key)) return true;
  return (
    !!second &&
    first.key.length > 3 &&
    second.key.length > 3 &&
    isCommonFirstName(first.key) &&
    isSurname(second.key)
  );
}

/** Words that are names as well: "Grace Bell", "Rose said". */
function isDoubleName(parts: readonly Word[], sorts: readonly Sort[], around: Surroundings): boolean {
  const [first, second] = parts;
  if (!first) return false;
  if (second)
    return sorts.includes("unknown")
      ? !around.isPlaced
      : isCommonFirstName(first.key) && isSurname(second.key);
  return around.isActing && !around.isInitial && !isClinical(first.key) && isCommonFirstName(first.key);
}

/** Capitalised words that no list knows. */
function isUnknownName(
  parts: readonly Word[],
  sorts: readonly Sort[],
  around: Surroundings,
  lower: ReadonlySet<string>,
): boolean {
  if (parts.some(({ key }) => lower.has(key))) return false;
  if (around.isAlone) return true;
  if (sorts.length > 1) return !around.isPlaced;
  return around.isActing && !around.isPlaced && (parts[0]?.text.length ?? 0) > 2;
}
