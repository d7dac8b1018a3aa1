import type { Mark } from "../../statement.ts";
import { type Comparison, clauseText, conflict, nearPlaces } from "../comparison.ts";
import type { MeaningUnit } from "../read-meaning.ts";

/** What can be open or certain. */
const OPEN = new Set(["finding", "condition"]);

/** A finding that the notes leave open ("?pneumonia", "may have aspirated") and the statement takes as certain. */
export function conflictsOfCertainty(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  return meaning.units.flatMap((unit) => {
    if (!canBeOpen(unit) || isHedgedSentence(comparison, unit)) return [];
    const all = (comparison.places.get(unit) ?? []).filter((place) => place.fact === null);
    const near = nearPlaces(comparison, unit).filter((place) => place.fact === null);
    if (near.length === 0 || !all.every((place) => notes.cues.get(place.clause)?.has("doubt"))) return [];
    return [conflict(unit, clauseText(comparison, near[0]))];
  });
}

function canBeOpen({ concepts, fact, isQuiet, forms }: MeaningUnit): boolean {
  if (fact !== null || isQuiet) return false;
  return (
    concepts.some((concept) => OPEN.has(concept.class)) ||
    (concepts.length === 0 && forms.some((form) => form.length > 6))
  );
}

/** Any word of doubt in the statement's sentence is enough. */
function isHedgedSentence({ meaning }: Comparison, unit: MeaningUnit): boolean {
  const clauses = new Set(
    meaning.units.filter(({ sentence }) => sentence === unit.sentence).map(({ clause }) => clause),
  );
  return [...meaning.cues].some(
    ([clause, cues]) => cues.has("hedge") && (clauses.has(clause) || clauses.size === 0),
  );
}
