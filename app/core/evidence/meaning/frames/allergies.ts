import type { Mark } from "../../statement.ts";
import { type Comparison, clauseText, conflict } from "../comparison.ts";
import type { MeaningUnit } from "../read-meaning.ts";

const ALLERGIC = new Set(["allergic", "intolerance", "allergic reaction", "anaphylaxis"]);
/** What a substance does to somebody who does not tolerate it. */
const REACTIONS = new Set([
  ...ALLERGIC,
  ...[
    "reaction",
    "rash",
    "blister",
    "angioedema",
    "itching",
    "side effect",
    "cough",
    "cause",
    "edema",
    "syncope",
    "nausea",
    "vomiting",
    "bleeding",
    "flushed",
  ],
]);

/** A medicine that the patient takes becomes one that the patient is allergic to, or the other way round. */
export function conflictsOfAllergy(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  return meaning.units.flatMap((unit) => {
    const places = isSubstance(unit) ? (comparison.places.get(unit) ?? []) : [];
    if (places.length === 0) return [];
    const own = meaning.units.filter(({ clause }) => clause === unit.clause);
    const isAllergic =
      own.some((one) => has(one, ALLERGIC) && !one.isDenied) && !own.some((one) => has(one, NONE));
    const beside = places.map((place) => notes.bySentence.get(place.sentence) ?? []);
    if (isAllergic) {
      const isBorne = places.some((place, at) => {
        if (/allerg/i.test(notes.labels.get(place.field) ?? "")) return true;
        const clause = notes.byClause.get(place.clause) ?? [];
        const sentence = beside[at] ?? [];
        const isAlone = sentence.filter(isSubstance).length <= 1;
        const reacts = (one: MeaningUnit) => has(one, REACTIONS) && !one.isDenied;
        return (
          clause.some(reacts) ||
          (isAlone && !sentence.some((one) => has(one, ALLERGIC)) && sentence.some(reacts)) ||
          (isAlone && sentence.some(reacts) && sentence.every((one) => !has(one, new Set(["bee"]))))
        );
      });
      return isBorne ? [] : [conflict(unit, clauseText(comparison, places[0]))];
    }
    const isTaken = own.some((one) => has(one, TAKING));
    const clauses = places.map((place) => notes.byClause.get(place.clause) ?? []);
    const isOnlyAllergic = clauses.every((units) => units.some((one) => has(one, ALLERGIC) && !one.isDenied));
    return isTaken && isOnlyAllergic ? [conflict(unit, clauseText(comparison, places[0]))] : [];
  });
}

const TAKING = new Set(["give", "prescription", "tolerate", "start", "continue", "dose", "medication"]);
const NONE = new Set(["no known allergies"]);

const has = ({ concepts }: MeaningUnit, ids: ReadonlySet<string>): boolean =>
  concepts.some(({ id }) => ids.has(id));

const isSubstance = ({ fact, concepts }: MeaningUnit): boolean =>
  fact?.startsWith("drug:") === true || concepts.some(({ id }) => SUBSTANCES.has(id));

/** Substances that are given or touched, besides medicines by name. */
export const SUBSTANCES = new Set(
  "penicillin,sulfa,latex,contrast,adhesive,shellfish,peanut,egg,soy,dairy,gluten,bee,antibiotic,nsaid,opioid,ace inhibitor,beta blocker,statin,vaccine".split(
    ",",
  ),
);
