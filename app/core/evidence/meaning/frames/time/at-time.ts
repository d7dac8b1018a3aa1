import type { Mark } from "../../../statement.ts";
import { lemma } from "../../../text/lemma.ts";
import { type Comparison, clauseText, conflict } from "../../comparison.ts";
import type { NotesMeaning, NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

/**
 * An event at another event's time: "vomited 0100, BO 0300" and "bowels open at 0100". Each clause of the notes about
 * the statement's event has a time of its own, and the statement's time belongs to something else.
 */
export function conflictsOfTime(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  if (!meaning.units.some((unit) => clockOf(unit) !== null)) return [];
  const clauses = Map.groupBy(meaning.units, ({ clause }) => clause);
  return [...clauses.values()].flatMap((units) => {
    const [time, further] = units.filter((unit) => clockOf(unit) !== null);
    const clock = time ? clockOf(time) : null;
    if (!time || clock === null || further) return [];
    const told = units.filter((unit) => unit !== time && isEvent(unit));
    const places = told.map((unit) => comparison.places.get(unit) ?? comparison.kin.get(unit) ?? []);
    const [first] = places[0] ?? [];
    const isElsewhere = (place: NoteUnit) => isAtOtherTime(notes, place, clock);
    if (
      !first ||
      !places.every((all) => all.length > 0 && all.length <= MOST_PLACES && all.every(isElsewhere))
    )
      return [];
    const there = [...sentences]
      .flatMap((sentence) => notes.bySentence.get(sentence) ?? [])
      .filter((unit) => clockOf(unit) === clock);
    const isOthers = there.length > 0 && there.every((unit) => beginsWithEvent(notes, unit));
    return isOthers ? [conflict(time, clauseText(comparison, first))] : [];
  });
}

const MOST_PLACES = 6;

/** Whether the clause that holds the place has exactly one time, and a different one. */
function isAtOtherTime(notes: NotesMeaning, { clause }: NoteUnit, clock: number): boolean {
  const [time, further] = (notes.byClause.get(clause) ?? []).flatMap((unit) => clockOf(unit) ?? []);
  return time !== undefined && further === undefined && time !== clock;
}

/** "Vomited 0100, again 0300", "GTN x1 2210, x2 2215": only a clause that begins with an event is about another. */
function beginsWithEvent(notes: NotesMeaning, { clause }: NoteUnit): boolean {
  const [first] = (notes.byClause.get(clause) ?? []).filter(
    ({ isQuiet, forms: [form = ""] }) => !isQuiet || AGAIN.has(form),
  );
  return first !== undefined && isEvent(first) && !first.forms.some((form) => AGAIN.has(form));
}

const AGAIN = new Set("again also another more repeat rpt second third then once".split(" ").map(lemma));

/** Minutes after midnight, of a time or of four figures that may be one; null for everything else. */
function clockOf({ fact }: MeaningUnit): number | null {
  if (fact === null) return null;
  const minutes = /^time:(\d+)$/.exec(fact)?.[1];
  if (minutes !== undefined) return Number(minutes);
  const [, hour, minute] = /^([01]\d|2[0-3]|[1-9])([0-5]\d)$/.exec(fact) ?? [];
  return hour === undefined || fact.length < 3 ? null : Number(hour) * 60 + Number(minute);
}

const isEvent = ({ fact, isQuiet }: MeaningUnit): boolean =>
  fact === null ? !isQuiet : fact.startsWith("drug:");
