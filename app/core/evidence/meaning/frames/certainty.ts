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
    const said = comparison.places.has(unit) ? comparison.places : comparison.kin;
    const all = (said.get(unit) ?? []).filter((place) => place.fact === null);
    const near = nearPlaces({ ...comparison, places: said }, unit).filter((place) => place.fact === null);
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

/** A word of doubt anywhere in the statement's sentence is enough; "to be obtained if possible" doubts only itself. */
function isHedgedSentence({ meaning }: Comparison, unit: MeaningUnit): boolean {
  const sentence = meaning.units.filter((one) => one.sentence === unit.sentence);
  return [...Map.groupBy(sentence, ({ clause }) => clause)].some(
    ([clause, units]) =>
      meaning.cues.get(clause)?.has("hedge") === true && (clause === unit.clause || !isConditional(units)),
  );
}

const isConditional = (units: readonly MeaningUnit[]): boolean =>
  units.some(
    ({ forms: [form] }, at) =>
      form === "if" &&
      units.slice(at + 1, at + 3).some(({ forms }) => forms.some((one) => POSSIBLE.has(one))),
  );

const POSSIBLE = new Set([
  "possible",
  "possibl",
  "able",
  "can",
  "need",
  "needed",
  "requir",
  "required",
  "necessary",
]);
