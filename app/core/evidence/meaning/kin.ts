import { FURTHER_KIN } from "../lexicon/concepts/further-kin.ts";
import { KIN } from "../lexicon/concepts/kin.ts";
import type { Comparison } from "./comparison.ts";
import { type ConceptClass, lexicon } from "./lexicon.ts";
import type { NoteUnit } from "./notes-meaning.ts";
import type { MeaningUnit } from "./read-meaning.ts";
import { openWordGroups, type WordGroups } from "./word-groups.ts";

/** The lists of kin, one matter per line; after a semicolon come words that also mean other things. */
export const kinLines = (): string[] => `${KIN.trim()}${FURTHER_KIN.trimEnd()}`.split("\n");

/** What the sentences say about a matter, and whether they deny it. */
type Matter = { place: NoteUnit; isDenied: boolean }[];

/**
 * The places in the sentences that the statement rests on that a unit restates: "breathless" where they have dyspnea.
 * What they deny does not support what the statement says, nor the reverse; only an illness supports an illness.
 */
export function openKin({
  notes,
  meaning,
  sentences,
}: Pick<Comparison, "notes" | "meaning" | "sentences">): (unit: MeaningUnit) => NoteUnit[] {
  groups ??= openWordGroups(
    kinLines().map((line, at): [string, string] => [line.split(";", 1)[0] ?? "", `${at}`]),
    (forms) => {
      const words = forms.map((text) => ({ text, start: 0, end: 0, kind: "word" as const }));
      const found = lexicon().concepts.match(words, 0);
      const isNarrow = found?.value.every(({ class: name }) => !WIDE.has(name)) === true;
      return found?.end === words.length && found.value.length === 1 && isNarrow ? found.value : [];
    },
  );
  const table = groups;
  let there: Map<string, Matter> | null = null;
  return (unit) => {
    const lines = table(meaning.units).get(unit);
    if (!lines) return [];
    there ??= mattersOf(
      table,
      [...sentences].map((sentence) => notes.bySentence.get(sentence) ?? []),
    );
    const found = [...lines].flatMap(([line, isOwn]) => {
      const isDenied = unit.isDenied && !isOwn;
      return (there?.get(line) ?? []).filter(
        ({ place, isDenied: other }) => isDenied === other || place.whole !== null || unit.whole !== null,
      );
    });
    return [...new Set(found.map(({ place }) => place))].filter(
      (place) => !isIllness(unit) || isIllness(place) || place.concepts.length === 0,
    );
  };
}

let groups: WordGroups | null = null;

/** What the sentences say about each line of the table. */
function mattersOf(table: WordGroups, sentences: readonly NoteUnit[][]): Map<string, Matter> {
  const there = new Map<string, Matter>();
  for (const units of sentences)
    for (const [unit, lines] of table(units))
      for (const [line, isOwn] of lines) {
        const matter = { place: unit, isDenied: unit.isDenied && !isOwn };
        const known = there.get(line);
        if (known) known.push(matter);
        else there.set(line, [matter]);
      }
  return there;
}

/** Classes whose concepts have words from many matters: "marked" is severe, and found. */
const WIDE = new Set<ConceptClass>(["patient", "quality"]);

const isIllness = ({ concepts }: MeaningUnit): boolean =>
  concepts.some(({ class: name }) => name === "condition");
