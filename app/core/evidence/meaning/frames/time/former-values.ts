import type { Mark } from "../../../statement.ts";
import { type Comparison, clauseText, conflict } from "../../comparison.ts";
import type { NotesMeaning, NoteUnit } from "../../notes-meaning.ts";

/** The words before a former value: "four hourly, from hourly", "14 (was 9)". */
const FORMER = /(?:\b(?:from|previously|initially|formerly|prior)|\((?:was|were))\s*$/i;
const TRIED = /^ (?:was |were )?(?:tried|trialled|trialed|attempted)\b/i;
const PAST =
  /\b(?:from|was|were|had|been|previous\w*|initial\w*|former\w*|prior|earlier|yesterday|last|before|until|decreas\w*|increas\w*|rose|risen|fell|fallen|dropp\w*|reduc\w*)\b/i;
const PRESENT = /\b(?:now|current\w*|presently|is|are|remains?|at present)\b/i;

/**
 * A value stated as current that the notes only have as a former one ("now hourly" and "four hourly, from hourly"), and
 * a device stated as in use that they only have as tried.
 */
export function conflictsOfFormerValue(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  if (!PRESENT.test(meaning.text) || PAST.test(meaning.text)) return [];
  return meaning.units.flatMap((unit) => {
    const isValue = unit.fact !== null && !/^(?:drug|route):/.test(unit.fact);
    const isDevice = unit.concepts.some(({ class: name }) => name === "device");
    if (!isValue && !isDevice) return [];
    const places = isValue ? (notes.byFact.get(unit.fact ?? "") ?? []) : (comparison.places.get(unit) ?? []);
    const [first] = places;
    return first && places.every((place) => (isValue ? isFormer : isTried)(notes, place))
      ? [conflict(unit, clauseText(comparison, first))]
      : [];
  });
}

const isFormer = ({ texts }: NotesMeaning, { field, start }: NoteUnit): boolean =>
  FORMER.test((texts.get(field) ?? "").slice(Math.max(0, start - REACH), start));

const isTried = ({ texts }: NotesMeaning, { field, end }: NoteUnit): boolean =>
  TRIED.test((texts.get(field) ?? "").slice(end, end + REACH));

const REACH = 14;
