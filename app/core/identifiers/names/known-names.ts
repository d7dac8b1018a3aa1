import { type IdentifierWord, identifierWords } from "../words.ts";
import { isClinicalUse, isEponym, isScored } from "./clinical-context.ts";
import { NAME_TITLES, nameSurroundings } from "./name-context.ts";
import type { NameRun } from "./name-runs.ts";
import { isAlsoThingsName, isClinical, PARTICLES, sortOf } from "./vocabulary.ts";

/** The names met so far, by their parts: stated in the demographics or learned from a text. */
export type KnownNames = {
  /** Remembers a name; `isStated` names are found in any letter case, learned ones only if capitalized. */
  remember(name: string, isStated: boolean): void;
  /** The parts of remembered names in a text, as runs of words. */
  find(text: string, words: readonly IdentifierWord[]): NameRun[];
  /** The person that a spelling means: the same for "Margaret Ellis", "Ellis" and "ELLIS". */
  identityOf(name: string): string;
};

export function openKnownNames(): KnownNames {
  const stated = new Set<string>();
  const learned = new Set<string>();
  const persons = new Map<string, string>();

  return {
    remember(name, isStated) {
      const parts = partsOf(name);
      const person = personOf(parts, persons);
      for (const part of parts) {
        (isStated ? stated : learned).add(part);
        if (!persons.has(part)) persons.set(part, person);
      }
    },
    find: (text, words) => findParts(text, words, stated, learned),
    identityOf: (name) => personOf(partsOf(name), persons),
  };
}

/** The person whose parts are already known, else a new one, identified by the full name. */
function personOf(parts: readonly string[], persons: ReadonlyMap<string, string>): string {
  const full = parts.join(" ");
  const met = parts.map((part) => persons.get(part));
  const [first] = met;
  return first !== undefined && met.every((person) => person === first) ? first : full;
}

function partsOf(name: string): string[] {
  const keys = identifierWords(name).map(({ key }) => key);
  const parts = keys.filter((key) => key.length > 1 && !NAME_TITLES.has(key) && !PARTICLES.has(key));
  return parts.length > 0 ? parts : keys;
}

function findParts(
  text: string,
  words: readonly IdentifierWord[],
  stated: ReadonlySet<string>,
  learned: ReadonlySet<string>,
): NameRun[] {
  if (stated.size + learned.size === 0) return [];
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length; ) {
    const to = endOfParts(text, words, at, stated, learned);
    if (to > at && isMeant(text, words.slice(at, to))) runs.push({ from: at, to });
    at = Math.max(to, at + 1);
  }
  return runs;
}

function endOfParts(
  text: string,
  words: readonly IdentifierWord[],
  at: number,
  stated: ReadonlySet<string>,
  learned: ReadonlySet<string>,
): number {
  let to = at;
  for (let next = at; next < words.length; next++) {
    const word = words[next];
    const before = words[next - 1];
    const gap = before ? text.slice(before.end, word?.start) : "";
    if (!word || (next > at && !(before?.text.length === 1 ? /^\.? {1,2}$/ : /^ {1,2}$/).test(gap))) break;
    if (stated.has(word.key) || (learned.has(word.key) && (word.shape === "title" || word.shape === "upper")))
      to = next + 1;
    else if (to === at || !(PARTICLES.has(word.key) || word.shape === "initial")) break;
  }
  return to;
}

function isMeant(text: string, parts: readonly IdentifierWord[]): boolean {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return false;
  const around = nameSurroundings(text, first.start, last.end);
  if (parts.length > 1 || around.isTitled) return true;
  const before = text.slice(Math.max(0, first.start - 12), first.start);
  if (isAlsoThingsName(first.key) && (DETERMINED.test(before) || isScored(text, last.end))) return false;
  if (/^(?:april|may|june|august)$/.test(first.key) && OF_TIME.test(before)) return false;
  const sort = sortOf(first);
  const isOrdinary = sort === "word" || sort === "double" || isClinical(first.key);
  if (!isOrdinary) return !isEponym(text, last.end);
  if (isClinicalUse(text, last.end) || isScored(text, last.end)) return false;
  if (first.shape !== "title") return false;
  if (isClinical(first.key))
    return (
      PERSON_VERB.test(text.slice(last.end, last.end + 40)) ||
      PATIENT.test(text.slice(Math.max(0, first.start - 12), first.start))
    );
  return around.isInitial ? FINITE_VERB.test(text.slice(last.end, last.end + 40)) : true;
}

const DETERMINED = /(?<!\p{L})(?:the|a|an|this|his|her|modified) $/iu;
const OF_TIME = /(?<!\p{L})(?:in|of|since|until|by|last|next|this|early|late|mid|through|before|after) $/iu;
const PATIENT = /\b(?:patient|pt|client|resident) $/i;
const PERSON_VERB =
  /^(?:['’]s (?:wife|husband|daughter|son|mother|father|sister|brother|family|partner|niece|nephew|carer)| (?:says|said|states|stated|reports|reported|denies|denied|complains|complained|c\/o|tells|told|asks|asked|requests|requested|refuses|refused|declines|declined|wants|feels|lives|verbali[sz]es|expresses|agrees|agreed|presented|presents|cries|cried|family))\b/i;
const FINITE_VERB =
  /^(?:['’]s\b| (?:is|was|has|had|does|did|will|can|cannot|would|could|and|slept|ate|drank|felt|told|said|went|came|took|sat|stood|fell|c\/o|(?!need|feed|bleed|proceed|reposition|address|press|assess|access)\p{L}+(?:s|ed))\b)/u;
