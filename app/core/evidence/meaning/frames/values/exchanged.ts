import type { Mark } from "../../../statement.ts";
import { type Comparison, clauseText, conflict, sayingPlaces, saysSomething } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";
import { isSameCourse } from "./directions.ts";

/** A unit of the statement with its place in the notes. */
type Placed = { unit: MeaningUnit; place: NoteUnit };

/**
 * Two values or two people from one sentence of the notes that have changed places: whatever is nearer to one of them
 * in the notes is nearer to the other in the statement, and nothing is where it was.
 */
export function conflictsOfExchange(comparison: Comparison): Mark[] {
  const placed = placedOnce(comparison).slice(0, MOST_PLACED);
  const marks: Mark[] = [];
  const isOneCourse = isSameCourse(comparison);
  for (const kindOf of [...(isOneCourse ? [] : [figureOf]), personOf, sideOf, drugOf, thingOf]) {
    const members = placed.filter(({ unit }) => kindOf(unit) !== null).slice(0, MOST_MEMBERS);
    members.forEach((one, at) => {
      for (const other of members.slice(at + 1))
        if (
          kindOf(one.unit) !== kindOf(other.unit) &&
          !(kindOf === figureOf && isOneMeasure(one, other)) &&
          !(kindOf === thingOf && isOneThing(one, other)) &&
          isExchanged(placed, one, other, kindOf)
        )
          marks.push(conflict(one.unit, clauseText(comparison, one.place)));
    });
  }
  return marks;
}

/** Bounds the work on an endless statement. */
const MOST_MEMBERS = 12;
const MOST_PLACED = 120;

/** The units that occur in the sentences exactly once. */
function placedOnce(comparison: Comparison): Placed[] {
  const { meaning, sentences } = comparison;
  return meaning.units.filter(saysSomething).flatMap((unit) => {
    const all = new Set(sayingPlaces(comparison, unit));
    const [place, further] = [...all].filter(({ sentence }) => sentences.has(sentence));
    return place && !further ? [{ unit, place }] : [];
  });
}

const figureOf = ({ fact }: MeaningUnit): string | null => (fact !== null && /^\d/.test(fact) ? fact : null);

function personOf({ fact, concepts }: MeaningUnit): string | null {
  if (fact !== null) return null;
  return concepts.find(({ class: name }) => PEOPLE.has(name))?.id ?? null;
}

const sideOf = ({ fact }: MeaningUnit): string | null => (fact?.startsWith("side:") ? fact : null);
const drugOf = ({ fact }: MeaningUnit): string | null => (fact?.startsWith("drug:") ? fact : null);
const thingOf = ({ fact, concepts }: MeaningUnit): string | null =>
  fact === null
    ? (concepts.find(({ class: name }) => name === "body" || name === "device")?.id ?? null)
    : null;

const PEOPLE = new Set(["relative", "staff", "patient"]);

/** "2x1cm wound" and "a wound of 2 cm by 1 cm": the figures of one measure, in one order. */
const isOneMeasure = (one: Placed, other: Placed): boolean =>
  isOneThing(one, other) && other.unit.index > one.unit.index === other.place.index > one.place.index;

/** "PICC r arm" and "right arm PICC": what is said of one is said of both. */
const isOneThing = (one: Placed, other: Placed): boolean =>
  distance(one.unit, other.unit) <= 2 && distance(one.place, other.place) <= 2;

function isExchanged(
  placed: readonly Placed[],
  one: Placed,
  other: Placed,
  kindOf: (unit: MeaningUnit) => string | null,
): boolean {
  if (one.place.sentence !== other.place.sentence) return false;
  let exchanged = 0;
  for (const { unit, place } of placed) {
    if (kindOf(unit) !== null || place.sentence !== one.place.sentence) continue;
    const said = Math.sign(distance(unit, one.unit) - distance(unit, other.unit));
    const there = Math.sign(distance(place, one.place) - distance(place, other.place));
    if (said === 0 || there === 0) continue;
    if (said === there) return false;
    exchanged++;
  }
  return exchanged > 0;
}

/** In words, a comma or an "and" counting for several. */
const distance = (a: MeaningUnit, b: MeaningUnit): number =>
  Math.abs(a.index - b.index) + BETWEEN_PIECES * Math.abs(a.piece - b.piece);

const BETWEEN_PIECES = 6;
