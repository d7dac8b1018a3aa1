import type { Mark } from "../../../statement.ts";
import { lemma } from "../../../text/lemma.ts";
import { type Comparison, clauseText, conflict, nearPlaces } from "../../comparison.ts";
import type { ConceptClass } from "../../lexicon.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

/** A thing that the notes deny everywhere and the statement states in other words, or the other way round. */
export function conflictsOfDenial(comparison: Comparison): Mark[] {
  return comparison.meaning.units.flatMap((unit) => {
    if (!canBeDenied(unit)) return [];
    const same = nearPlaces(comparison, unit).filter((place) => place.fact === null && isSame(unit, place));
    const near = same.length > 0 ? same : (comparison.kin.get(unit) ?? []);
    if (near.length === 0 || near.some((place) => place.isDenied === unit.isDenied)) return [];
    const first = near[0];
    const denied = unit.isDenied ? unit : first;
    if (!first || !denied || isDeniedWithOthers(comparison, unit)) return [];
    if (isDeniedInWords(comparison, unit, near) || isLast(comparison, unit, first)) return [];
    return [conflict(unit, clauseText(comparison, first))];
  });
}

/** "Struggles with", "unable", "refused", "missing": the other side denies it too, without a "not". */
function isDeniedInWords(
  { meaning, notes }: Comparison,
  unit: MeaningUnit,
  near: readonly NoteUnit[],
): boolean {
  if (!unit.isDenied)
    return (
      meaning.units.some(
        (one) => one.piece === unit.piece && isClose(one, unit) && (isDenying(one) || isNot(one)),
      ) || near.some((place) => (notes.byPiece.get(place.piece) ?? []).some(isOfDegree))
    );
  return near.some((place) =>
    (notes.bySentence.get(place.sentence) ?? []).some(
      (one) =>
        (isDenying(one) && isClose(one, place)) ||
        (one.isDenied && Math.abs(one.clause - place.clause) <= 1) ||
        (one.piece === place.piece && (isNot(one) || isOfDegree(one))),
    ),
  );
}

/** "Bowels not opened since Friday" and "the last bowel motion was on Friday". */
const isLast = ({ meaning, notes }: Comparison, { isDenied, start }: MeaningUnit, first: NoteUnit): boolean =>
  !isDenied &&
  /\blast (?:\S+ ){0,2}$/i.test(meaning.text.slice(0, start)) &&
  (notes.bySentence.get(first.sentence) ?? []).some(
    ({ index, forms }) => index > first.index && forms.includes("since"),
  );

/** The denying word comes shortly before, or right after. */
const isClose = ({ index }: MeaningUnit, unit: MeaningUnit): boolean =>
  index >= unit.index - MOST_BEFORE && index <= unit.index + MOST_BEHIND;

const MOST_BEFORE = 5;
const MOST_BEHIND = 2;

/** "Not much pain", "not too bad" denies the degree, not the thing. */
const isOfDegree = ({ forms: [form = ""] }: MeaningUnit): boolean =>
  /^(?:much|very|too|quite|fully|completely|full)$/.test(form);

export const isNot = ({ forms: [form = ""] }: MeaningUnit): boolean => NOT.has(form);
const NOT = new Set([
  "no",
  "not",
  "never",
  "nil",
  "none",
  "without",
  "cannot",
  "neither",
  "nor",
  "hardly",
  "barely",
]);

export const isDenying = ({ concepts, forms }: MeaningUnit): boolean =>
  concepts.some(({ id }) => DENYING.has(id)) || forms.some((form) => DENYING_WORDS.has(form));

const DENYING = new Set(["refuse", "fail", "problem", "cannot", "hold", "lose", "cancel", "await", "deny"]);
const DENYING_WORDS = new Set(
  "unable absent missing without lack lacks none nil wrong unaware unknown empty struggle hard difficult inability instead rather avoid free"
    .split(" ")
    .map((word) => lemma(word)),
);

/** Acts and things; facts and findings are compared with their surroundings elsewhere. */
export function canBeDenied({ concepts, fact, forms, isQuiet }: MeaningUnit): boolean {
  if (fact !== null || isQuiet) return false;
  if (concepts.length === 0) return forms.length === 1 && (forms[0]?.length ?? 0) >= LEAST_LETTERS;
  return concepts.every(({ class: name, isPlain }) => DENIABLE.has(name) && (!isPlain || name === "action"));
}

/** In letters; a longer word that no list knows is compared as it is: "no thrill" for "thrill present". */
const LEAST_LETTERS = 5;

const DENIABLE = new Set<ConceptClass>(["finding", "condition", "care", "device", "action"]);

const isSame = (unit: MeaningUnit, place: MeaningUnit): boolean =>
  unit.concepts.some(({ id }) => place.concepts.some((other) => other.id === id)) ||
  unit.forms.some((form) => place.forms.includes(form));

/** Both have the denial, and it only reaches further in one of them. */
function isDeniedWithOthers({ meaning, places, notes }: Comparison, unit: MeaningUnit): boolean {
  const own = meaning.units.filter(
    ({ sentence, isDenied, isQuiet }) => sentence === unit.sentence && isDenied && !isQuiet,
  );
  const sentences = new Set((places.get(unit) ?? []).map(({ sentence }) => sentence));
  const there = [...sentences]
    .flatMap((sentence) => notes.bySentence.get(sentence) ?? [])
    .filter(({ isDenied, isQuiet }) => isDenied && !isQuiet);
  if (unit.isDenied) return there.some((place) => place.isDenied && own.some((one) => isSame(one, place)));
  return own.some((one) => there.some((place) => isSame(one, place)));
}
