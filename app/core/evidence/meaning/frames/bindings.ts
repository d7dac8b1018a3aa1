import type { Mark } from "../../statement.ts";
import {
  type Comparison,
  clauseText,
  conflict,
  nearPlaces,
  saysSomething,
  wordingAt,
} from "../comparison.ts";
import type { ConceptClass } from "../lexicon.ts";
import type { NotesMeaning, NoteUnit } from "../notes-meaning.ts";
import type { MeaningUnit } from "../read-meaning.ts";
import { SUBSTANCES } from "./allergies.ts";

/** A stretch of a sentence mostly has only one of each of these, and is about that one. */
const BOUND = new Set<ConceptClass>(["relative", "staff", "device", "body"]);

/**
 * Two things of one kind that have changed places: the statement says about one (a person, a side, a medicine, a value)
 * what the notes say about the other.
 */
export function conflictsOfBinding(comparison: Comparison): Mark[] {
  const pieces = Map.groupBy(comparison.meaning.units, ({ piece }) => piece);
  const people = placesOfPeople(comparison);
  const isOpening = openOpenings(comparison.notes);
  return [...pieces.values()].flatMap((said) =>
    said.length > LONGEST_PIECE ? [] : boundIn(comparison, said, { people, isOpening }),
  );
}

/** In words; a longer stretch without a comma or an "and" binds nothing that could be told apart. */
const LONGEST_PIECE = 80;

/** What is read once for a statement: a sentence of the notes may hold thousands of words. */
type ReadOnce = {
  /** Where the notes have the persons of the statement. */
  people: ReadonlySet<NoteUnit>;
  isOpening: (place: NoteUnit) => boolean;
};

function boundIn(
  comparison: Comparison,
  said: readonly MeaningUnit[],
  { people, isOpening }: ReadOnce,
): Mark[] {
  const saidPlaces = new Set(said.flatMap((one) => comparison.places.get(one) ?? []));
  const numbers = said.filter((one) => kindOf(one) === "number");
  return said.flatMap((unit) => {
    const kind = kindOf(unit);
    const mine = comparison.places.get(unit) ?? [];
    if (kind === "person") {
      const actor = actorInstead(comparison, unit, people);
      if (actor) return [conflict(unit, clauseText(comparison, actor))];
    }
    if (kind === null || mine.length === 0) return [];
    const pieces = new Set(mine.map(({ piece }) => piece));
    const around = said.filter((one) => one !== unit && saysSomething(one));
    const hasItsOwn = around.some((one) => isOnlyWith(comparison, one, pieces));
    const beside = around.filter(
      (one) => isBeside(kind, one) && !(hasItsOwn && nearPlaces(comparison, one).some(isOpening)),
    );
    for (const other of beside) {
      if (kind === "number" && numbers.some((one) => isNearer(one, unit, other))) continue;
      const rival = rivalOf(comparison, kind, mine, nearPlaces(comparison, other), saidPlaces);
      if (rival) return [conflict(unit, clauseText(comparison, rival) || wordingAt(comparison.notes, rival))];
    }
    return [];
  });
}

/** Whether the notes have it only in these stretches. */
function isOnlyWith(comparison: Comparison, one: MeaningUnit, pieces: ReadonlySet<number>): boolean {
  const there = nearPlaces(comparison, one);
  return there.length > 0 && there.every(({ piece }) => pieces.has(piece));
}

/** What begins a sentence about a left and a right is about both: "Grip L strong, R weak". */
function openOpenings(notes: NotesMeaning): ReadOnce["isOpening"] {
  const read = new Map<number, ReadOnce["isOpening"]>();
  return (place) => {
    const isOpening = read.get(place.sentence) ?? openingOf(notes, place.sentence);
    read.set(place.sentence, isOpening);
    return isOpening(place);
  };
}

function openingOf(notes: NotesMeaning, number: number): ReadOnce["isOpening"] {
  const sentence = notes.bySentence.get(number) ?? [];
  const sides = sentence.filter((unit) => kindOf(unit) === "side");
  if (new Set(sides.map(({ fact }) => fact)).size < 2) return () => false;
  const isSaidAfter = sides.every((side) =>
    notes.byPiece
      .get(side.piece)
      ?.some((unit) => unit.index > side.index && saysSomething(unit) && kindOf(unit) !== "body"),
  );
  const first = isSaidAfter ? sides[0] : sentence.find(saysSomething);
  return isSaidAfter ? ({ index }) => index < (first?.index ?? 0) : (place) => place === first;
}

/** Of two values in a stretch, the nearer one belongs to the other thing: "day 3 with FiO2 45 %". */
const isNearer = (one: MeaningUnit, unit: MeaningUnit, other: MeaningUnit): boolean =>
  Math.abs(one.index - other.index) < Math.abs(unit.index - other.index);

const placesOfPeople = ({ meaning, places }: Comparison): Set<NoteUnit> =>
  new Set(meaning.units.filter((one) => kindOf(one) === "person").flatMap((one) => places.get(one) ?? []));

/** Somebody else, not named in the statement, who in the notes does what the statement has this person do. */
function actorInstead(
  { notes, meaning, places, sentences }: Comparison,
  unit: MeaningUnit,
  people: ReadonlySet<NoteUnit>,
): NoteUnit | null {
  const acts = meaning.units.filter(
    (one) =>
      one.clause === unit.clause &&
      // "The session was stopped and the physician informed": who is named later did not do it.
      (one.piece === unit.piece || one.index > unit.index) &&
      one.concepts.length > 0 &&
      one.concepts.every(({ class: name }) => name === "action"),
  );
  for (const act of acts) {
    const there = (places.get(act) ?? []).filter(({ sentence }) => sentences.has(sentence));
    if (there.length === 0 || there.length > MOST_PLACES) continue;
    const clauses = there.map(({ clause }) => notes.byClause.get(clause) ?? []);
    const isThere = clauses.some((units) => units.some((one) => people.has(one)));
    const rivals = clauses.flatMap((units) =>
      units.filter((one) => kindOf(one) === "person" && !isPatient(one)),
    );
    if (!isThere && rivals.length > 0 && clauses.every((units) => units.some((one) => rivals.includes(one))))
      return rivals[0] ?? null;
  }
  return null;
}

/** "Pt" is short for the patient more often than for a physiotherapist. */
const isPatient = ({ concepts }: MeaningUnit): boolean =>
  concepts.some(({ class: name }) => name === "patient");

/** What the notes have in the unit's place beside the other thing; null if they have the unit there. */
function rivalOf(
  { notes }: Comparison,
  kind: string,
  mine: readonly NoteUnit[],
  others: readonly NoteUnit[],
  saidPlaces: ReadonlySet<NoteUnit>,
): NoteUnit | null {
  let found: NoteUnit | null = null;
  if (others.length === 0 || others.length > MOST_PLACES) return null;
  for (const other of others) {
    if (mine.some((one) => one.clause === other.clause && isOneValue(kind, one, other))) return null;
    const rival = notes.byPiece
      .get(other.piece)
      ?.find(
        (one) =>
          kindOf(one) === kind && !saidPlaces.has(one) && !mine.includes(one) && isOfOneShape(mine, one),
      );
    if (!rival || !mine.some((one) => one.sentence === other.sentence)) return null;
    found ??= rival;
  }
  return found;
}

/** A value and its measure are compared among the facts. */
function isBeside(kind: string, other: MeaningUnit): boolean {
  if (kindOf(other) === kind) return false;
  if (kind === "number" && other.fact !== null) return /^(?:side|time):/.test(other.fact);
  return kind !== "number" || other.concepts.every(({ class: name }) => name !== "care");
}

const MOST_PLACES = 6;

/** "300" does not replace "1142", which reads as a time, nor a dose a count. */
function isOfOneShape(mine: readonly NoteUnit[], { fact }: NoteUnit): boolean {
  const shape = shapeOf(fact);
  return mine.some((one) => {
    const own = shapeOf(one.fact);
    return own === shape || ([own, shape].includes("") && ![own, shape].some((one) => APART.has(one)));
  });
}

/** Shapes that a bare number is not mistaken for. */
const APART = new Set(["clock", "ratio", "times", "time"]);

/** The unit of a value, or that it may be a time of day. */
function shapeOf(fact: string | null): string {
  if (fact === null || !/^\d/.test(fact)) return "";
  const unit = fact.replace(/^[\d.,/]+\s*/, "");
  if (/^[\d.]+\//.test(fact)) return "ratio";
  return unit === "" && /^\d{4}$/.test(fact) ? "clock" : unit;
}

/** Two values are in one clause only if nothing divides them. */
const isOneValue = (kind: string, one: NoteUnit, other: NoteUnit): boolean =>
  kind !== "number" || one.piece === other.piece;

function kindOf({ fact, concepts, forms }: MeaningUnit): string | null {
  if (fact !== null) {
    if (fact.startsWith("side:")) return "side";
    if (fact.startsWith("drug:")) return "drug";
    return /^\d/.test(fact) ? "number" : null;
  }
  if (concepts.some(({ id }) => SUBSTANCES.has(id))) return "drug";
  if (forms.length === 1 && PRONOUNS.has(forms[0] ?? "")) return null;
  const found = concepts.find(({ class: name }) => BOUND.has(name))?.class ?? null;
  return found === "relative" || found === "staff" ? "person" : found;
}

const PRONOUNS = new Set("he she they him her his their them i me my we us our it".split(" "));
