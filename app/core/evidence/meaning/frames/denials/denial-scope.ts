import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, nearPlaces, sentenceText } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";
import { canBeDenied, isDenying, isNot } from "./denied.ts";

/**
 * One text denies a finding that the other has before a denial of something else: "vomiting without nausea" for "no
 * nausea or vomiting", "denies nausea and vomiting" for "nausea but no vomiting". Elsewhere a denial in both hides
 * this, since its reach is not read reliably enough for every difference to count. It does not reach what comes before
 * it.
 */
export function conflictsOfDenialScope(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  return meaning.units.filter(canBeDenied).flatMap((unit) =>
    findingsIn(unit).flatMap((id) => {
      const near = placesOf(comparison, unit, id);
      const first = near[0];
      if (!first || near.some((place) => place.isDenied === unit.isDenied)) return [];
      const isApart = unit.isDenied
        ? near.every((place) => standsBeforeDenial(place, notes.bySentence.get(place.sentence) ?? []))
        : near.every((place) => isSurelyDenied(place, notes.byClause.get(place.clause) ?? [])) &&
          standsBeforeDenial(unit, meaning.units);
      return isApart ? [conflict(unit, sentenceText(comparison, first.sentence))] : [];
    }),
  );
}

/** Findings, by their ids, but not acts: "observed with no pain" is "no pain observed". */
const findingsIn = ({ concepts }: MeaningUnit): string[] =>
  concepts
    .filter(({ class: name, isPlain }) => (name === "finding" || name === "condition") && !isPlain)
    .map(({ id }) => id);

const placesOf = (comparison: Comparison, unit: MeaningUnit, finding: string): NoteUnit[] => [
  ...nearPlaces(comparison, unit).filter(({ concepts }) => concepts.some(({ id }) => id === finding)),
  ...(comparison.kin.get(unit) ?? []),
];

/** "No leak, tidalling": what only follows a comma may be a statement of its own. */
const isSurelyDenied = (place: NoteUnit, clause: readonly NoteUnit[]): boolean =>
  clause.some((one) => one.index < place.index && (isForward(one) || isNot(one) || one.forms.includes("or")));

/** Whether a denial of another finding begins after a unit that is stated, in the same sentence. */
function standsBeforeDenial(unit: MeaningUnit, units: readonly MeaningUnit[]): boolean {
  const own = units.filter(({ sentence }) => sentence === unit.sentence);
  const cue = own.find((one) => one.index > unit.index && isForward(one));
  if (!cue || !own.some((one) => one.index > cue.index && one.isDenied && !one.isQuiet)) return false;
  const isLeftOpen = (one: MeaningUnit) =>
    one.clause === unit.clause
      ? isNot(one) || isDenying(one) || isOver(one)
      : one.index < unit.index && isForward(one);
  return !own.some((one) => one !== unit && one.index < cue.index && isLeftOpen(one));
}

/** A word that denies what follows it; "pain not controlled" denies nothing else. */
const isForward = ({ forms }: MeaningUnit): boolean => forms.some((form) => FORWARD.has(form));
const FORWARD = new Set(["no", "without", "deny", "nil"]);

/** Something that was there and is over, is partly there, or is looked for may be both denied and stated. */
const isOver = ({ forms, fact }: MeaningUnit): boolean =>
  forms.some((form) => OVER.test(form)) || (fact !== null && /^0(?:\/|$)/.test(fact));

const OVER =
  /^(?:resolv|settl|ceas|subsid|eas|gone|go|stop|better|control|improv|less|little|minimal|free|clear|relie|disappear|past|previous|earlier|history|hx|risk|if|when|should|watch|monitor|observ|assess|check|screen|review|ask|zero|rule|exclud|score|scale)/;
