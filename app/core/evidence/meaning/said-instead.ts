import { type Comparison, wordingAt } from "./comparison.ts";
import type { ConceptClass } from "./lexicon.ts";
import type { NoteUnit } from "./notes-meaning.ts";
import type { MeaningUnit } from "./read-meaning.ts";

/** Classes whose members replace each other: a sentence mostly has one of each. */
const EXCLUSIVE = new Set<ConceptClass>(["relative", "staff", "device", "body"]);

/** What the notes say in place of something new: a value of the same field or a thing of the same class. */
export function saidInstead({ notes, meaning, sentences }: Comparison, unit: MeaningUnit): string | null {
  const near = [...sentences].flatMap((sentence) => notes.bySentence.get(sentence) ?? []);
  const said = new Set(meaning.units.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  const isUnsaid = (other: NoteUnit) => !other.concepts.some(({ id }) => said.has(id)) && !other.isQuiet;
  const fields = new Set(unit.concepts.flatMap(({ field }) => field ?? []));
  const sameField = near.filter(
    (other) => isUnsaid(other) && other.concepts.some(({ field }) => field !== null && fields.has(field)),
  );
  const classes = new Set(
    unit.concepts.map((concept) => concept.class).filter((name) => EXCLUSIVE.has(name)),
  );
  const sameClass = near.filter(
    (other) => isUnsaid(other) && other.concepts.some((concept) => classes.has(concept.class)),
  );
  const found = sameField[0] ?? (sameClass.length === 1 ? sameClass[0] : undefined);
  return found ? wordingAt(notes, found) : null;
}
