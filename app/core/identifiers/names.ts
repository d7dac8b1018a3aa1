import { isClinicalUse, isEponym, isScored } from "./clinical-context.ts";
import { type NameSurroundings, nameSurroundings } from "./name-context.ts";
import { isJoined, type NameRun, type NameSearch, runAt } from "./name-runs.ts";
import {
  isClinical,
  isCommonFirstName,
  isFirstName,
  isSurname,
  PARTICLES,
  type Sort,
  sortOf,
} from "./vocabulary.ts";
import type { IdentifierWord } from "./words.ts";

/** Names of persons that their form, their surroundings or the lists of names give away, in order, without overlap. */
export function findNames(text: string, words: readonly IdentifierWord[]): NameRun[] {
  const reading: NameSearch = {
    text,
    words,
    lowerCase: new Set(words.flatMap(({ shape, key }) => (shape === "lower" ? [key] : []))),
    isUncapitalised: !words.some(({ shape }) => shape === "title"),
  };
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runAt(reading, at);
    if (run.to > at && isName(reading, run)) runs.push(run);
    at = Math.max(run.to, at + 1);
  }
  return withNeighbours(reading, runs);
}

function isName(reading: NameSearch, run: NameRun): boolean {
  const parts = reading.words.slice(run.from, run.to);
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return false;
  const around = nameSurroundings(reading.text, first.start, last.end);
  if (around.isTitled) return true;
  const sorts = parts.filter(({ shape, key }) => shape !== "initial" && !PARTICLES.has(key)).map(sortOf);
  if (isEponym(reading.text, last.end)) return false;
  if (isClinicalUse(reading.text, last.end) && !isOwner(reading.text, last) && !isFullName(parts, sorts))
    return false;
  const isPlain = sorts.includes("first") || sorts.includes("last");
  if (isScored(reading.text, last.end) && (!isPlain || last.key.length < 4)) return false;
  if (first.shape === "lower") return isLowerCaseName(reading, parts, around);
  if (isPlain || sorts.includes("foreign")) return true;
  if (parts.every(({ key }) => isClinical(key))) return isStrictlyIntroduced(reading.text, first);
  if (around.isIntroduced) return true;
  if (sorts.every((sort) => sort === "formed" || sort === "word")) return false;
  if (sorts.length < parts.length && !around.isPlaced) return true;
  if (sorts.includes("double")) return isDoubleName(parts, sorts, around);
  return isUnknownName(reading, parts, sorts, around);
}

/** "patient Foley", "Name: Foley": not "Foley by gravity" nor "by Foley". */
function isStrictlyIntroduced(text: string, first: IdentifierWord): boolean {
  return /\b(?:patient|pt|name|named|wife|husband|daughter|son|i am|i['’]m)(?: is)?:? $/i.test(
    text.slice(Math.max(0, first.start - 20), first.start),
  );
}

/** "Margaret's drain" is hers, "Hartmann's solution" is nobody's. */
function isOwner(text: string, { end, ...word }: IdentifierWord): boolean {
  const sort = sortOf(word);
  const next = text.slice(end, end + 20);
  if (EPONYMS.has(word.key) && EPONYM_NOUN.test(next)) return false;
  return (sort === "first" || sort === "last") && /^['’]s\b/.test(next);
}

/** Surnames that stand for a thing only before certain nouns: Fowler's position, Baker's cyst. */
const EPONYMS = new Set(
  "fowler addison baker ludwig smith barrett wilson allen adam gordon whipple cooper".split(" "),
);
const EPONYM_NOUN =
  /^['’]s (?:position|crisis|cyst|angina|fracture|o?esophagus|test|apple|procedure|ligament|reflex)\b/i;

/** A first name and a surname: stays a name even before "bed" or "chart". */
function isFullName(parts: readonly IdentifierWord[], sorts: readonly Sort[]): boolean {
  const first = parts[0];
  return sorts.length > 1 && !!first && isFirstName(first.key) && sorts[0] === "first";
}

function isLowerCaseName(
  reading: NameSearch,
  parts: readonly IdentifierWord[],
  around: NameSurroundings,
): boolean {
  const [first, second] = parts;
  if (!first || first.key.length < 4) return false;
  if (sortOf(first) === "unknown") return true;
  if (reading.isUncapitalised && isFirstName(first.key)) return true;
  if (around.isIntroduced && (isFirstName(first.key) || reading.isUncapitalised)) return true;
  if (isFirstName(first.key) && (around.isActing || around.isJoined)) return true;
  return !!second && second.key.length > 3 && isCommonFirstName(first.key) && isSurname(second.key);
}

/** Words that are names as well: "Grace Bell", "Rose said". */
function isDoubleName(
  parts: readonly IdentifierWord[],
  sorts: readonly Sort[],
  around: NameSurroundings,
): boolean {
  const [first, second] = parts;
  if (!first) return false;
  if (second) {
    return sorts.includes("unknown")
      ? !around.isPlaced
      : isCommonFirstName(first.key) && isSurname(second.key);
  }
  return (
    (around.isActing || around.isAddressed || around.isJoined) &&
    !around.isInitial &&
    !isClinical(first.key) &&
    isCommonFirstName(first.key)
  );
}

/** Capitalised words that no list knows. */
function isUnknownName(
  reading: NameSearch,
  parts: readonly IdentifierWord[],
  sorts: readonly Sort[],
  around: NameSurroundings,
): boolean {
  if (parts.some(({ key }) => reading.lowerCase.has(key))) return false;
  if (around.isAlone) return true;
  if (sorts.length > 1) return !around.isPlaced && !sorts.includes("formed");
  const isLong = (parts[0]?.text.length ?? 0) > 3;
  return isLong && !around.isPlaced && (around.isActing || around.isAddressed || around.isCharacterised);
}

/** In "Torpy and Salinas" a name makes its neighbour one, if that could be a name at all. */
function withNeighbours(reading: NameSearch, runs: readonly NameRun[]): NameRun[] {
  const starts = new Map(runs.map((run) => [run.from, run]));
  const ends = new Map(runs.map((run) => [run.to, run]));
  const added: NameRun[] = [];
  for (const [at, word] of reading.words.entries()) {
    if (word.key !== "and" && word.key !== "&") continue;
    if (!isJoined(reading, at) || !isJoined(reading, at + 1)) continue;
    const before = at - 1;
    if (starts.has(at + 1) && !ends.has(at) && isPossible(reading, before))
      added.push({ from: before, to: at });
    if (ends.has(at) && !starts.has(at + 1) && isPossible(reading, at + 1))
      added.push({ from: at + 1, to: at + 2 });
  }
  return added.length === 0 ? [...runs] : [...runs, ...added].sort((a, b) => a.from - b.from);
}

function isPossible({ words, text }: NameSearch, at: number): boolean {
  const word = words[at];
  if (word?.shape !== "title" || isClinical(word.key) || isClinicalUse(text, word.end)) return false;
  const sort = sortOf(word);
  return sort === "double" || sort === "unknown";
}
