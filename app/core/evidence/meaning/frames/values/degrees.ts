import type { Mark } from "../../../statement.ts";
import { type Comparison, clauseText, conflict, nearPlaces, wordingAt } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

/** How bad, how much and how often. */
const FIELDS = ["severity", "oftenness"] as const;
type Field = (typeof FIELDS)[number];

/** One finding's degree given to another: "moderate resp distress, mild recession" and "mild respiratory distress". */
export function conflictsOfDegree(comparison: Comparison): Mark[] {
  const { meaning } = comparison;
  const plus = conflictsOfPluses(comparison);
  if (plus.length > 0) return plus;
  if (!meaning.units.some((unit) => FIELDS.some((field) => degreeIn(unit, field) !== null))) return [];
  return [...Map.groupBy(meaning.units, ({ piece }) => piece).values()].flatMap((units) =>
    FIELDS.flatMap((field) => {
      const [degree, further] = units.filter((unit) => degreeIn(unit, field) !== null);
      const value = degree ? degreeIn(degree, field) : null;
      if (!degree || value === null || further || degree.isDenied) return [];
      const told = units.filter((unit) => unit !== degree && isThing(unit));
      const places = told.map((unit) => nearPlaces(comparison, unit));
      const [first] = places[0] ?? [];
      const isOther = (place: NoteUnit) => {
        const there = clauseOf(comparison, place).flatMap((unit) => degreeIn(unit, field) ?? []);
        return there.length === 1 && there[0] !== value;
      };
      if (!first || !places.every((all) => all.length > 0 && all.every(isOther))) return [];
      return isOfOthers(comparison, first, field, value)
        ? [conflict(degree, clauseText(comparison, first))]
        : [];
    }),
  );
}

/** "Confused ++" and "mildly confused". */
function conflictsOfPluses(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  return meaning.units.flatMap((unit, at) => {
    const word = meaning.text.slice(unit.start, unit.end).toLowerCase();
    const thing = LITTLE.test(word)
      ? meaning.units.slice(at + 1, at + 4).find(({ isQuiet }) => !isQuiet)
      : undefined;
    const places = thing && thing.clause === unit.clause ? nearPlaces(comparison, thing) : [];
    const [first] = places;
    const isMuch = ({ field, end }: NoteUnit) =>
      /^ ?\+{2,}/.test((notes.texts.get(field) ?? "").slice(end, end + 5));
    if (!first || !places.every(isMuch)) return [];
    return [conflict(unit, `${wordingAt(notes, first)} ++`)];
  });
}

const LITTLE = /^(?:mild|mildly|slight|slightly|little|minimal|minimally|scant|small)$/;

/** Whether the sentence has the degree, each time for something named: "mild now" goes on about the same thing. */
function isOfOthers(comparison: Comparison, { sentence }: NoteUnit, field: Field, value: string): boolean {
  const there = (comparison.notes.bySentence.get(sentence) ?? []).filter(
    (unit) => degreeIn(unit, field) === value,
  );
  return there.length > 0 && there.every((unit) => clauseOf(comparison, unit).some(isThing));
}

const clauseOf = ({ notes }: Comparison, { clause }: NoteUnit): readonly NoteUnit[] =>
  notes.byClause.get(clause) ?? [];

const degreeIn = ({ fact, concepts }: MeaningUnit, field: Field): string | null =>
  fact === null ? (concepts.find((concept) => concept.field === field)?.id ?? null) : null;

const isThing = ({ fact, concepts }: MeaningUnit): boolean =>
  fact === null && concepts.some(({ class: name }) => name === "finding" || name === "condition");
