import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, nearPlaces, stretchText } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

/** Words by which a statement may rule something out itself. */
const RULED_OUT =
  /\b(?:not|never|no|rather|instead|only|without|except|excluding|nor|neither|avoid\w*|declin\w*|refus\w*|withh\w*)\b|n['’]t\b/i;

/** What the notes rule out at the end of a sentence ("call his brother, not the kids"), and the statement has as well. */
export function conflictsOfContrast(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  if (RULED_OUT.test(meaning.text)) return [];
  const ruledOut = new Map<NoteUnit, NoteUnit[]>();
  for (const sentence of sentences) {
    const units = notes.bySentence.get(sentence) ?? [];
    for (const clause of Map.groupBy(units, ({ clause }) => clause).values())
      if (isRuledOut(clause, units)) for (const one of clause) ruledOut.set(one, clause);
  }
  if (ruledOut.size === 0) return [];
  return meaning.units.flatMap((unit) => {
    if (unit.isQuiet || unit.isDenied) return [];
    const near = nearPlaces(comparison, unit);
    const places = near.length > 0 ? near : (comparison.kin.get(unit) ?? []);
    const [first] = places;
    const clause = first && ruledOut.get(first);
    return clause && places.every((place) => ruledOut.has(place))
      ? [conflict(unit, stretchText(notes, clause))]
      : [];
  });
}

/** ", not the kids": a "not" before a thing or two, behind what it is told apart from. */
function isRuledOut(clause: readonly MeaningUnit[], sentence: readonly MeaningUnit[]): boolean {
  const [first, ...others] = clause;
  return (
    first !== undefined &&
    first !== sentence[0] &&
    first.forms[0] === "not" &&
    others.length > 0 &&
    others.length <= MOST_WORDS &&
    others.every((one) => one.fact === null && one.cues.length === 0 && !isVerb(one))
  );
}

const MOST_WORDS = 3;

const isVerb = ({ forms: [form = ""], concepts }: MeaningUnit): boolean =>
  /(?:ed|ing)$/.test(form) || concepts.some(({ class: name }) => name === "action");
