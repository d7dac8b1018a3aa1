import { fold, type IdentifierWord } from "../words.ts";
import { isClinicalUse, isEponym, isOfHistory, isScored } from "./clinical-context.ts";
import { type NameSurroundings, nameSurroundings } from "./name-context.ts";
import { isJoined, type NameRun, type NameSearch, runAt } from "./name-runs.ts";
import {
  isAlsoThingsName,
  isClinical,
  isCommonFirstName,
  isFirstName,
  isSurname,
  isThingsName,
  PARTICLES,
  type Sort,
  sortOf,
} from "./vocabulary.ts";

/** Names of persons recognized by their form, their surroundings or the lists of names, in order, without overlap. */
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
  if (isScored(reading.text, last.end) && (!isPlain || last.key.length < 3)) return false;
  if (first.shape === "lower") return isLowerCaseName(reading, parts, around);
  const cores = parts.filter(({ shape }) => shape !== "initial");
  if (
    cores.length === 1 &&
    isThingsName(cores[0]?.key ?? "") &&
    !/^says? $/i.test(reading.text.slice(first.start - 5, first.start))
  )
    return isPersonHere(reading.text, first, around);
  if (isNameOfThing(reading, parts, around)) return false;
  if (isPlain || sorts.includes("foreign")) return true;
  if (parts.every(({ key }) => isClinical(key))) return isPersonHere(reading.text, first, around);
  if (around.isIntroduced) return true;
  if (sorts.every((sort) => sort === "formed" || sort === "word")) return false;
  if (sorts.length < parts.length && !around.isPlaced) return true;
  if (sorts.includes("double")) return isDoubleName(reading, parts, sorts, around);
  return isUnknownName(reading, parts, sorts, around);
}

/** "Modified Ashworth 1+", "Garden 3 NOF", "for Austin Moore hemi", "the Norton": names that here mean things. */
function isNameOfThing(
  { text, isUncapitalised }: NameSearch,
  parts: readonly IdentifierWord[],
  around: NameSurroundings,
): boolean {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last || !parts.every(({ key }) => isAlsoThingsName(key))) return false;
  if (around.isActing || around.isDoing || isStrictlyIntroduced(text, first)) return false;
  if (parts.length === 1 && first.shape === "upper" && !isUncapitalised) return true;
  if (isOfHistory(text, first.start)) return true;
  const before = /(\p{L}+)[ -]$/u.exec(text.slice(Math.max(0, first.start - 20), first.start))?.[1] ?? "";
  const after = /^(?:['’]s)? (\p{L}+)/u.exec(text.slice(last.end, last.end + 24))?.[1] ?? "";
  return (
    /^(?:['’]s)?(?: score)? ?[:=<>]? ?[<>]?\d(?!\d? ?(?:y|st\b|nd\b|rd\b|th\b|m\b|f\b))/i.test(
      text.slice(last.end, last.end + 16),
    ) ||
    /^(?:the|a|an|this|modified|positive|negative|type|grade|class|stage|on|via|using|use|applied|collar|brand)$/i.test(
      before,
    ) ||
    isClinical(fold(before)) ||
    /^(?:hemi|hip|knee|rod|frame|block|point|space|line|cell|cells|rash|spots?|gait|facies|repair|prosthesis|stent|score|type|grade|neg|pos|ve)$/i.test(
      after,
    ) ||
    isClinical(fold(after))
  );
}

/** "patient Foley", "Name: Foley": not "Foley by gravity" nor "by Foley". */
function isStrictlyIntroduced(text: string, first: IdentifierWord): boolean {
  return /\b(?:patient|pt|name|named|wife|husband|daughter|son|i am|i['’]m)(?: is)?:? $/i.test(
    text.slice(Math.max(0, first.start - 20), first.start),
  );
}

/** Whether a lone word that mostly means a thing is a person here: introduced, or doing what only persons do. */
function isPersonHere(text: string, word: IdentifierWord, around: NameSurroundings): boolean {
  if (/(?<!\p{L})(?:the|a|an|this) $/iu.test(text.slice(Math.max(0, word.start - 6), word.start)))
    return false;
  return isStrictlyIntroduced(text, word) || (!NEVER_ACTING.has(word.key) && around.isDoing);
}

const NEVER_ACTING = new Set(
  "will may can mark must doctor nurse patient physio family physician resident".split(" "),
);

/** In "Margaret's drain" the name is an owner's, in "Hartmann's solution" it is not. */
function isOwner(text: string, { end, ...word }: IdentifierWord): boolean {
  const sort = sortOf(word);
  const next = text.slice(end, end + 20);
  if (POSSESSIVE_EPONYMS.has(word.key) && EPONYM_NOUN.test(next)) return false;
  return (sort === "first" || sort === "last") && /^['’]s\b/.test(next);
}

/** Surnames that mean a thing only before certain nouns: Fowler's position, Baker's cyst. */
const POSSESSIVE_EPONYMS = new Set(
  "fowler addison baker ludwig smith barrett wilson allen adam gordon whipple cooper".split(" "),
);
const EPONYM_NOUN =
  /^['’]s (?:position|crisis|cyst|angina|fracture|o?esophagus|test|apple|procedure|ligament|reflex)\b/i;

/** A first name and a surname remain a name even before "bed" or "chart". */
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
  if (second && [first, second].every((part) => /^(?:first|last)$/.test(sortOf(part)))) return true;
  if (sortOf(first) === "unknown") return true;
  if (reading.isUncapitalised && isFirstName(first.key)) return true;
  if (around.isIntroduced && (isFirstName(first.key) || reading.isUncapitalised)) return true;
  if (isFirstName(first.key) && (around.isActing || around.isJoined)) return true;
  return !!second && second.key.length > 3 && isCommonFirstName(first.key) && isSurname(second.key);
}

/** Words that are also names: "Grace Bell", "Rose said". */
function isDoubleName(
  reading: NameSearch,
  parts: readonly IdentifierWord[],
  sorts: readonly Sort[],
  around: NameSurroundings,
): boolean {
  const [first, second] = parts;
  if (!first) return false;
  if (second) {
    return sorts.includes("unknown") ? !around.isPlaced : isPairOfWords(first, second, around);
  }
  if (isClinical(first.key) || first.key === "day") return false;
  if (around.isInitial)
    return (
      (around.isDoing && !NEVER_ACTING.has(first.key)) ||
      (isCommonFirstName(first.key) && !isMonth(first.key) && around.isSubject)
    );
  if (
    (around.isActing || around.isAddressed || around.isJoined || around.isNicknamed) &&
    (isCommonFirstName(first.key) || around.isNicknamed || around.isDoing)
  )
    return true;
  const isDetermined = /(?<!\p{L})(?:the|a|an|this|that|no|any) $/iu.test(
    reading.text.slice(Math.max(0, first.start - 6), first.start),
  );
  if (around.isDoing && first.shape === "title" && !isDetermined && !NEVER_ACTING.has(first.key)) return true;
  return isCommonFirstName(first.key) && first.shape === "title" && isAmongLowerCase(reading, first, around);
}

/** "Hope Price", "Will Bell": both are names, neither is a clinical word, and no finding begins like this. */
function isPairOfWords(first: IdentifierWord, second: IdentifierWord, around: NameSurroundings): boolean {
  if (isCommonFirstName(first.key) && isSurname(second.key)) return true;
  if (isClinical(first.key) || isClinical(second.key) || !isSurname(second.key)) return false;
  return (isFirstName(first.key) || !around.isInitial) && first.shape === "title" && !around.isPlaced;
}

/** A capital within an otherwise lower-case sentence, where there is no month, place or product. */
function isAmongLowerCase(reading: NameSearch, word: IdentifierWord, around: NameSurroundings): boolean {
  const before = reading.text.slice(Math.max(0, word.start - 24), word.start);
  const after = reading.text.slice(word.end, word.end + 12);
  return (
    /\p{Ll},? $/u.test(before) &&
    /^(?:['’]s )?(?:[,.;:!?)]| \p{Ll})/u.test(after) &&
    !around.isPlaced &&
    !around.isDosed &&
    !around.isThing &&
    !/(?<!\p{L})(?:the|a|an|this|that|no|any|in|of|since|until|by|last|next|early|late|mid|his|her|on|at) $/iu.test(
      before,
    ) &&
    !isMonth(word.key)
  );
}

const isMonth = (key: string) => /^(?:april|may|june|august|summer|autumn|winter|dawn|eve)$/.test(key);

/** Capitalized words that no list knows. */
function isUnknownName(
  reading: NameSearch,
  parts: readonly IdentifierWord[],
  sorts: readonly Sort[],
  around: NameSurroundings,
): boolean {
  if (parts.some(({ key }) => reading.lowerCase.has(key))) return false;
  if (around.isAlone) return true;
  if (sorts.length > 1) return !around.isPlaced && !sorts.includes("formed");
  const [first] = parts;
  if (!first || isThingsName(first.key) || /^[A-Z]{2,}s$/.test(first.text)) return false;
  if (around.isPlaced || around.isDosed) return false;
  if (around.isActing || around.isAddressed || around.isCharacterised || around.isDoing || around.isNicknamed)
    return true;
  if (
    /^\p{Lu}\p{Ll}+\p{Lu}/u.test(first.text) &&
    !/^(?:Mc|Mac|De|Di|Da|La|Le|Van|Fitz|St|O|D|Jo|Ann|Mary)\p{Lu}/u.test(first.text)
  )
    return false;
  if (first.text.length < 3 || around.isThing || around.isInitial) return false;
  return around.isMet;
}

/** In "Torpy and Salinas", a name makes its neighbor one, if that could be a name at all. */
function withNeighbours(reading: NameSearch, runs: readonly NameRun[]): NameRun[] {
  const starts = new Map(runs.map((run) => [run.from, run]));
  const ends = new Map(runs.map((run) => [run.to, run]));
  const added: NameRun[] = [];
  for (const [at, word] of reading.words.entries()) {
    if (starts.has(at + 1) && !ends.has(at + 1) && isSurnameFirst(reading, at))
      added.push({ from: at, to: at + 1 });
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

/** "Pomeroy, Gwyneth Jane": at the start of a line, or after a name's label. */
function isSurnameFirst({ words, text }: NameSearch, at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || text.slice(word.end, next.start) !== ", " || word.shape !== next.shape) return false;
  const sort = sortOf(word);
  const isLabelled = /(?:^|[\n:]\s*|reads |name |patient |pt |for |[.!?] )$/i.test(
    text.slice(Math.max(0, word.start - 12), word.start),
  );
  return isLabelled && word.text.length > 2 && sort !== "word" && sort !== "formed" && !isClinical(word.key);
}

function isPossible({ words, text }: NameSearch, at: number): boolean {
  const word = words[at];
  if (word?.shape !== "title" || isClinical(word.key) || isClinicalUse(text, word.end)) return false;
  const sort = sortOf(word);
  return sort === "double" || sort === "unknown";
}
