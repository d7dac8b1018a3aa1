import { lemma } from "../text/lemma.ts";
import { type ClinicalConcept, phraseWords } from "./lexicon.ts";
import type { MeaningUnit } from "./read-meaning.ts";

/** Whether the words cover all of a unit that names a finding: "laboured breathing" is more than "breathing". */
function isAllOf(
  unit: MeaningUnit | undefined,
  words: readonly MeaningUnit[],
  from: number,
  to: number,
): boolean {
  if (!unit || unit.forms.length === 1) return true;
  if (!unit.concepts.some(({ class: name }) => name === "finding" || name === "condition")) return true;
  return words[from - 1] !== unit && words[to] !== unit;
}

/**
 * For each unit the groups of its words, of a phrase that it is part of, or of its concepts; true if the phrase
 * contains its denial ("unable to lie flat"), so that saying it denies nothing about the group.
 */
export type WordGroups = <T extends MeaningUnit>(units: readonly T[]) => Map<T, Map<string, boolean>>;

/** Whether a unit denies what a group says: not if the denial is in the group's own words. */
export const deniesGroup = ({ isDenied, whole }: MeaningUnit, isOwn: boolean): boolean =>
  isDenied && whole === null && !isOwn;

const isDenying = (form: string): boolean => DENYING.has(form) || form.endsWith("n't");
const DENYING = new Set(
  "no not nil none never nobody nothing without cannot unable refuse decline deny lack absent free neither nor"
    .split(" ")
    .map(lemma),
);

/** Its groups, and whether it contains a denial. */
type Phrase = { groups: string[]; isOwn: boolean };

/**
 * A table of words and phrases by group; each group is a list of phrases separated by commas. The longest phrase wins,
 * and its words count for nothing else.
 * @param conceptsOf for a table whose groups also include the other phrases of their phrases' concepts; there a
 * phrase's words count by themselves, too
 */
export function openWordGroups(
  lists: readonly [phrases: string, group: string][],
  conceptsOf: ((words: readonly string[]) => readonly ClinicalConcept[]) | null = null,
): WordGroups {
  const held = new Map<string, Phrase>();
  const longest = new Map<string, number>();
  const byConcept = new Map<string, string[]>();
  for (const [list, group] of lists)
    for (const phrase of list.split(",")) {
      const words = phraseWords(phrase);
      const [first] = words;
      if (first === undefined) continue;
      const key = words.join(" ");
      const known = held.get(key);
      if (known) {
        if (!known.groups.includes(group)) known.groups.push(group);
      } else {
        held.set(key, { groups: [group], isOwn: words.some(isDenying) });
        if (words.length > (longest.get(first) ?? 0)) longest.set(first, words.length);
      }
      for (const { id } of conceptsOf?.(words) ?? []) {
        const same = byConcept.get(id);
        if (same) same.push(group);
        else byConcept.set(id, [group]);
      }
    }
  /** The phrases that begin at this word, the shortest first, each with the index after its last word. */
  const phrasesAt = (words: readonly string[], at: number): { phrase: Phrase; end: number }[] => {
    const most = Math.min(longest.get(words[at] ?? "") ?? 0, words.length - at);
    const found: { phrase: Phrase; end: number }[] = [];
    let key = "";
    for (let end = at + 1; end <= at + most; end++) {
      key = key === "" ? (words[at] ?? "") : `${key} ${words[end - 1]}`;
      const phrase = held.get(key);
      if (phrase) found.push({ phrase, end });
    }
    return found;
  };
  const read = <T extends MeaningUnit>(units: readonly T[]): Map<T, Map<string, boolean>> => {
    const found = new Map<T, Map<string, boolean>>();
    const words: T[] = [];
    const texts: string[] = [];
    for (const unit of units)
      for (const text of unit.whole === null ? unit.forms : [unit.whole]) {
        words.push(unit);
        texts.push(text);
      }
    const add = (unit: T | undefined, groups: readonly string[], isOwn = false) => {
      if (!unit || groups.length === 0) return;
      const known = found.get(unit) ?? new Map<string, boolean>();
      for (const group of groups) known.set(group, isOwn || known.get(group) === true);
      found.set(unit, known);
    };
    for (let at = 0; at < words.length; ) {
      const all = phrasesAt(texts, at);
      const last = all.at(-1);
      const end = last?.end ?? at + 1;
      if (last)
        for (let inner = at; inner < end; inner++)
          if (!conceptsOf || isAllOf(words[inner], words, at, end))
            add(words[inner], last.phrase.groups, last.phrase.isOwn);
      if (conceptsOf && all.length > 1 && all[0]?.end === at + 1 && isAllOf(words[at], words, at, at + 1))
        add(words[at], all[0].phrase.groups);
      at = conceptsOf ? at + 1 : end;
    }
    if (conceptsOf)
      for (const unit of units) for (const { id } of unit.concepts) add(unit, byConcept.get(id) ?? []);
    return found;
  };
  // Every statement asks for the units of the notes' sentences.
  const known = new WeakMap<object, object>();
  return <T extends MeaningUnit>(units: readonly T[]) => {
    const before = known.get(units) as Map<T, Map<string, boolean>> | undefined;
    const found = before ?? read(units);
    if (!before) known.set(units, found);
    return found;
  };
}
