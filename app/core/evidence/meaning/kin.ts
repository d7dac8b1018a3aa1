import { KIN } from "../lexicon/concepts/kin.ts";
import type { Comparison } from "./comparison.ts";
import { type ConceptClass, lexicon } from "./lexicon.ts";
import type { NoteUnit } from "./notes-meaning.ts";
import type { MeaningUnit } from "./read-meaning.ts";
import { openWordGroups, type WordGroups } from "./word-groups.ts";

/** What of the sentences speaks of a matter. */
type Matter = NoteUnit[];

/**
 * The places that a unit restates of the sentences that the statement rests on: "breathless" where they have dyspnea; none where it does not.
 * What they deny does not bear what the statement says, nor the other way round; an illness is only borne by an illness.
 */
export function openKin({
  notes,
  meaning,
  sentences,
}: Pick<Comparison, "notes" | "meaning" | "sentences">): (unit: MeaningUnit) => NoteUnit[] {
  groups ??= openWordGroups(
    KIN.trim()
      .split("\n")
      .map((line, at): [string, string] => [line, `${at}`]),
    (words) => {
      const found = lexicon().concepts.match(words, 0);
      const isNarrow = found?.value.every(({ class: name }) => !WIDE.has(name)) === true;
      return found?.end === words.length && found.value.length === 1 && isNarrow ? found.value : [];
    },
  );
  const there = new Map<string, Matter>();
  for (const sentence of sentences)
    for (const [unit, lines] of groups(notes.bySentence.get(sentence) ?? []))
      for (const line of lines) {
        const known = there.get(line);
        if (known) known.push(unit);
        else there.set(line, [unit]);
      }
  if (there.size === 0) return () => [];
  let own: ReturnType<WordGroups> | null = null;
  return (unit) => {
    own ??= groups?.(meaning.units) ?? new Map();
    const found = [...(own.get(unit) ?? [])].flatMap((line) => there.get(line) ?? []);
    return found.filter(
      (place) =>
        (place.isDenied === unit.isDenied || place.whole !== null || unit.whole !== null) &&
        (!isIllness(unit) || isIllness(place) || place.concepts.length === 0),
    );
  };
}

let groups: WordGroups | null = null;

/** Classes whose concepts hold words of many matters: "marked" is severe, and found. */
const WIDE = new Set<ConceptClass>(["patient", "quality"]);

const isIllness = ({ concepts }: MeaningUnit): boolean =>
  concepts.some(({ class: name }) => name === "condition");
