import { phraseTable } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { type ClinicalConcept, lemmas } from "./lexicon.ts";
import type { MeaningUnit } from "./read-meaning.ts";

/** Whether the words hold all of a unit that names a finding: "laboured breathing" is more than "breathing". */
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
 * For each unit the groups that its words, a phrase that it is part of, or its concepts stand in; true where the phrase has
 * its denial in itself ("unable to lie flat"), so that whoever says it denies nothing of the group.
 */
export type WordGroups = <T extends MeaningUnit>(units: readonly T[]) => Map<T, Map<string, boolean>>;

/** Whether a unit denies what a group says: not where the group's own words deny. */
export const deniesGroup = ({ isDenied, whole }: MeaningUnit, isOwn: boolean): boolean =>
  isDenied && whole === null && !isOwn;

const DENYING =
  /^(?:no|not|nil|none|never|nobody|nothing|without|cannot|unable|refus|declin|deny|lack|absent|free|neither|nor|.*n't)$/;

/**
 * A table of words and phrases by group, each group given as its phrases between commas. The longest phrase wins, and its
 * words stand for nothing else.
 * @param conceptsOf for a table whose phrases bring their concepts' other phrases into the group; there a phrase's words
 * count by themselves, too
 */
export function openWordGroups(
  lists: readonly [phrases: string, group: string][],
  conceptsOf: ((words: readonly Token[]) => readonly ClinicalConcept[]) | null = null,
): WordGroups {
  const held = new Map<string, { words: Token[]; groups: string[] }>();
  const byConcept = new Map<string, string[]>();
  for (const [list, group] of lists)
    for (const phrase of list.split(",")) {
      const words = lemmas(phrase).filter(({ kind }) => kind === "word");
      const key = words.map(({ text }) => text).join(" ");
      if (key === "") continue;
      const known = held.get(key);
      if (!known) held.set(key, { words, groups: [group] });
      else if (!known.groups.includes(group)) known.groups.push(group);
      for (const { id } of conceptsOf?.(words) ?? [])
        byConcept.set(id, [...(byConcept.get(id) ?? []), group]);
    }
  const phrases = phraseTable<{ groups: string[]; isOwn: boolean }>((key) => held.get(key)?.words ?? []);
  for (const [key, { groups, words }] of held)
    phrases.add(key, { groups, isOwn: words.some(({ text }) => DENYING.test(text)) });
  const read = <T extends MeaningUnit>(units: readonly T[]): Map<T, Map<string, boolean>> => {
    const found = new Map<T, Map<string, boolean>>();
    const words: T[] = [];
    const tokens: Token[] = [];
    for (const unit of units)
      for (const text of unit.whole === null ? unit.forms : [unit.whole]) {
        words.push(unit);
        tokens.push({ text, start: 0, end: 0, kind: "word" });
      }
    const add = (unit: T | undefined, groups: readonly string[], isOwn = false) => {
      if (!unit || groups.length === 0) return;
      const known = found.get(unit) ?? new Map<string, boolean>();
      for (const group of groups) known.set(group, isOwn || known.get(group) === true);
      found.set(unit, known);
    };
    for (let at = 0; at < words.length; ) {
      const all = phrases.matches(tokens, at);
      const end = all.at(-1)?.end ?? at + 1;
      const longest = all.at(-1);
      if (longest)
        for (let inner = at; inner < end; inner++)
          if (!conceptsOf || isAllOf(words[inner], words, at, end))
            add(words[inner], longest.value.groups, longest.value.isOwn);
      if (conceptsOf && all.length > 1 && all[0]?.end === at + 1 && isAllOf(words[at], words, at, at + 1))
        add(words[at], all[0].value.groups);
      at = conceptsOf ? at + 1 : end;
    }
    if (conceptsOf)
      for (const unit of units) for (const { id } of unit.concepts) add(unit, byConcept.get(id) ?? []);
    return found;
  };
  // The units of a sentence of the notes are asked for by every statement.
  const known = new WeakMap<object, object>();
  return <T extends MeaningUnit>(units: readonly T[]) => {
    const before = known.get(units) as Map<T, Map<string, boolean>> | undefined;
    const found = before ?? read(units);
    if (!before) known.set(units, found);
    return found;
  };
}
