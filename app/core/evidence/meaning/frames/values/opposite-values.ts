import { ANTONYMS } from "../../../lexicon/concepts/antonyms.ts";
import { FURTHER_ANTONYMS } from "../../../lexicon/concepts/further-antonyms.ts";
import { OPPOSITES } from "../../../lexicon/concepts/opposites.ts";
import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, wordingAt } from "../../comparison.ts";
import { type ClinicalConcept, lexicon } from "../../lexicon.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";
import { deniesGroup, openWordGroups } from "../../word-groups.ts";

/** The statement has a value, and the sentences that it rests on have only another value of the same field. */
export function conflictsOfOpposites(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  if (sentences.size === 0) return [];
  const near = [...sentences].flatMap((sentence) => notes.bySentence.get(sentence) ?? []);
  const there = idsOf(near);
  const said = idsOf(meaning.units);
  const values = meaning.units.flatMap((unit) => {
    if (unit.fact !== null || unit.concepts.length === 0 || unit.isDenied) return [];
    if (isParticle(meaning.units, unit)) return [];
    if (unit.concepts.some(({ id }) => there.has(id))) return [];
    const isRival = (own: ClinicalConcept, { id, field }: ClinicalConcept) =>
      !said.has(id) &&
      (rivalsOf(own).includes(id) || (field !== null && field === own.field && id !== own.id));
    const others = unit.concepts.map((own) =>
      near.find((one) => !one.isDenied && one.concepts.some((other) => isRival(own, other))),
    );
    const [other] = others;
    return other && others.every((one) => one !== undefined) ? [conflict(unit, wordingAt(notes, other))] : [];
  });
  return [...values, ...antonyms(comparison, near)];
}

/** The statement is on one side of a line of antonyms, and its sentences are only on another. */
function antonyms({ meaning, notes, sentences }: Comparison, near: readonly NoteUnit[]): Mark[] {
  sides ??= openWordGroups(
    `${ANTONYMS.trim()}${FURTHER_ANTONYMS.trimEnd()}`
      .split("\n")
      .flatMap((line, at) =>
        line.split(" / ").map((side, number): [string, string] => [side, `${at}:${number}`]),
      ),
  );
  const own = sides(meaning.units);
  if (own.size === 0) return [];
  const others = new Map<string, NoteUnit>();
  const denied = new Set<string>();
  const there = [...sentences].flatMap((sentence) => [
    ...(sides?.(notes.bySentence.get(sentence) ?? []) ?? []),
  ]);
  for (const [unit, groups] of there)
    for (const [group, isOwn] of groups)
      if (deniesGroup(unit, isOwn)) denied.add(group);
      else others.set(group, unit);
  const saidBy = (unit: MeaningUnit, groups: ReadonlyMap<string, boolean>) =>
    [...groups].flatMap(([group, isOwn]) => (deniesGroup(unit, isOwn) ? [] : [group]));
  const said = new Set([...own].flatMap(([unit, groups]) => saidBy(unit, groups)));
  return [...own].flatMap(([unit, groups]) => {
    if (unit.fact !== null || isParticle(meaning.units, unit)) return [];
    const rivals = saidBy(unit, groups).map((group) => {
      if (others.has(group) || denied.has(group)) return null;
      const line = group.slice(0, group.indexOf(":") + 1);
      return (
        [...others].find(([other]) => other.startsWith(line) && other !== group && !said.has(other))?.[1] ??
        null
      );
    });
    const rival = rivals.find((one) => one !== null);
    return rival && isSureOf(unit, near) ? [conflict(unit, wordingAt(notes, rival))] : [];
  });
}

let sides: ReturnType<typeof openWordGroups> | null = null;

/** "Brought on", "standing up": a particle of the verb before it, which says nothing by itself. */
function isParticle(units: readonly MeaningUnit[], { index, forms }: MeaningUnit): boolean {
  const before = units[index - 1];
  return forms.length === 1 && PARTICLES.has(forms[0] ?? "") && before !== undefined && VERB_LIKE(before);
}

const PARTICLES = new Set(["up", "down", "on", "off", "in", "out"]);
const VERB_LIKE = ({ cues, concepts }: MeaningUnit): boolean =>
  cues.includes("done") || cues.includes("doing") || concepts.some(({ class: name }) => name === "action");

/** The sentences have neither the unit itself nor a thing of its kind. */
function isSureOf(unit: MeaningUnit, near: readonly NoteUnit[]): boolean {
  const kinds = new Set(unit.concepts.flatMap(({ id }) => [id, ...(lexicon().kinds.get(id) ?? [])]));
  return !near.some(
    (one) =>
      one.concepts.some(({ id }) => kinds.has(id)) ||
      (unit.whole === one.whole && unit.forms.every((form) => one.forms.includes(form))),
  );
}

const idsOf = (units: readonly (MeaningUnit | NoteUnit)[]): Set<string> =>
  new Set(units.flatMap(({ concepts }) => concepts.map(({ id }) => id)));

/** For each concept, those that it excludes. */
const RIVALS = new Map<string, string[]>();
for (const line of OPPOSITES.trim().split("\n")) {
  const group = line.split("/").map((name) => name.trim());
  for (const name of group)
    RIVALS.set(name, [...(RIVALS.get(name) ?? []), ...group.filter((other) => other !== name)]);
}

const rivalsOf = ({ id }: { id: string }): readonly string[] => RIVALS.get(id) ?? [];
