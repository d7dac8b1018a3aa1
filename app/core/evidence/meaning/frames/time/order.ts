import type { Mark } from "../../../statement.ts";
import { lemma } from "../../../text/lemma.ts";
import { type Comparison, clauseText, conflict, saysSomething } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";
import { openWordGroups, type WordGroups } from "../../word-groups.ts";

/** One thing said to be earlier than another; `at` is the word that says so, `behind` what it says of what follows. */
type Order<T extends MeaningUnit> = { earlier: T[]; later: T[]; at: T; behind: string };

/** What the words say about what follows them: that it is the later of the two, or the earlier, or comes in turn. */
const MARKERS: [phrases: string, behind: string][] = [
  [
    "before, until, till, til, prior to, prior, ahead of, ahead, precede, precedes, preceded, preceding, predate, predates, predated, predating, in advance of, in the lead up to, in the run up to, leading up to, up to, pre, by the time of, by the time",
    "later",
  ],
  [
    "after, afterwards of, since, post, following, once, in the wake of, on the heels of, subsequent to, followed, follows, as soon as, upon, dates from, dating from, preceded by, from the time of",
    "earlier",
  ],
  ["then, afterwards, afterward, subsequently, followed by, was followed by, led to, leading to", "turn"],
];

let markers: WordGroups | null = null;

/** The statement reverses what comes before and after in the notes. */
export function conflictsOfOrder(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const own = ordersIn(meaning.units);
  if (own.length === 0) return [];
  const all = [...sentences].flatMap((sentence) => ordersIn(notes.bySentence.get(sentence) ?? []));
  return own.flatMap((order) => {
    const there = ofSameThings(comparison, order, all);
    const isBoth = there.length > 1 && new Set(there.map(({ behind }) => behind)).size > 1;
    if (isBoth)
      return hasValueOf(order, there) ? [conflict(order.at, clauseText(comparison, there[0]?.at))] : [];
    const turned = there.find((other) => isTurned(comparison, order, other));
    const agreed = there.some((other) => isTurned(comparison, order, inTurn(other)));
    return turned && !agreed ? [conflict(order.at, clauseText(comparison, turned.at))] : [];
  });
}

const inTurn = <T extends MeaningUnit>(order: Order<T>): Order<T> => ({
  ...order,
  earlier: order.later,
  later: order.earlier,
});

/** The orders in the notes that concern both things that the statement puts in order; all if there are none. */
function ofSameThings(
  comparison: Comparison,
  own: Order<MeaningUnit>,
  all: readonly Order<NoteUnit>[],
): readonly Order<NoteUnit>[] {
  const isSame = ({ earlier, later }: Order<NoteUnit>) =>
    holds(comparison, own.earlier, earlier) && holds(comparison, own.later, later);
  const same = all.filter((other) => isSame(other) || isSame(inTurn(other)));
  return same.length > 0 ? same : all;
}

/** "4 before the bolus and 9 after": both are about the same thing, with a value on the other side of it. */
function hasValueOf(own: Order<MeaningUnit>, there: readonly Order<NoteUnit>[]): boolean {
  const valuesOn = (behind: string) =>
    there
      .filter((other) => other.behind === behind)
      .flatMap((other) => valuesOf(behind === "later" ? other.earlier : other.later));
  const [same, opposite] =
    own.behind === "later"
      ? [valuesOn("later"), valuesOn("earlier")]
      : [valuesOn("earlier"), valuesOn("later")];
  return valuesOf(own.behind === "later" ? own.earlier : own.later).some(
    (value) => opposite.includes(value) && !same.includes(value),
  );
}

const valuesOf = (units: readonly MeaningUnit[]): string[] =>
  units.slice(-2).flatMap(({ fact }) => (fact !== null && /^\d/.test(fact) ? [fact] : []));

const holds = (
  { places, kin }: Comparison,
  units: readonly MeaningUnit[],
  among: readonly NoteUnit[],
): boolean =>
  units.some((unit) => (places.get(unit) ?? kin.get(unit) ?? []).some((place) => among.includes(place)));

/** What is earlier in the statement is later in the notes, and both name at least one of them. */
const isTurned = (comparison: Comparison, own: Order<MeaningUnit>, other: Order<NoteUnit>): boolean =>
  (holds(comparison, own.earlier, other.later) && !holds(comparison, own.earlier, other.earlier)) ||
  (holds(comparison, own.later, other.earlier) && !holds(comparison, own.later, other.later));

function ordersIn<T extends MeaningUnit>(units: readonly T[]): Order<T>[] {
  markers ??= openWordGroups(MARKERS);
  const found = markers(units);
  if (found.size === 0) return [];
  let last: { anchor: T[]; sentence: number } | null = null;
  return units.flatMap((unit, at): Order<T>[] => {
    const kinds = found.get(unit);
    if (!kinds || found.get(units[at - 1] as T)) return [];
    const before = units.slice(0, at).filter((one) => one.sentence === unit.sentence && isThing(one, found));
    const next = units.slice(at + 1).filter((one) => one.sentence === unit.sentence && isThing(one, found));
    const behind = kinds.has("earlier") ? "earlier" : "later";
    // "In bed since": since what was named before; "the night before" is a time.
    const isBare = !next.some(({ clause }) => clause === unit.clause) && !isTime(units[at - 1]);
    const known = isBare && last?.sentence === unit.sentence ? last.anchor : null;
    const own = before.filter(({ clause }) => clause === unit.clause);
    if (known && own.length > 0 && !kinds.has("turn"))
      return behind === "later"
        ? [{ earlier: own, later: known, at: unit, behind }]
        : [{ earlier: known, later: own, at: unit, behind }];
    if (next.length === 0) return [];
    const [anchor, main] =
      before.length === 0 ? fronted(units, unit, next) : [next, before.slice(-MOST_WORDS)];
    const here = anchor.slice(0, MOST_WORDS);
    last = { anchor: here, sentence: unit.sentence };
    if (kinds.has("turn"))
      return [{ earlier: before.slice(-MOST_WORDS), later: next.slice(0, MOST_WORDS), at: unit, behind }];
    if (kinds.has("later")) return [{ earlier: main, later: here, at: unit, behind }];
    return [{ earlier: here, later: main, at: unit, behind }];
  });
}

/** For a marker that begins its sentence: what belongs to it, up to a comma or the next subject, and the rest. */
function fronted<T extends MeaningUnit>(units: readonly T[], marker: T, next: readonly T[]): [T[], T[]] {
  const own = next.filter(({ clause }) => clause === marker.clause);
  const [first] = own;
  const subject = units.find(
    ({ index, clause, forms: [form = ""] }) =>
      first !== undefined && index > first.index && clause === marker.clause && SUBJECTS.has(form),
  );
  const isCut = own.length < next.length;
  const short = first && !isCut ? [first] : own;
  const anchor = subject ? own.filter(({ index }) => index < subject.index) : short;
  return [anchor, next.filter((one) => !anchor.includes(one))];
}

const SUBJECTS = new Set([
  "the",
  "a",
  "an",
  "his",
  "her",
  "their",
  "he",
  "she",
  "they",
  "it",
  "there",
  "patient",
  "pt",
]);

const isTime = (unit: MeaningUnit | undefined): boolean =>
  unit !== undefined &&
  (unit.fact?.startsWith("time:") === true || unit.forms.some((form) => TIMES.has(form)));
const TIMES = new Set(
  "day night week month year hour minute min hr shift evening morning".split(" ").map(lemma),
);

const MOST_WORDS = 4;

const isThing = <T extends MeaningUnit>(unit: T, found: ReadonlyMap<T, unknown>): boolean =>
  saysSomething(unit) && !found.has(unit);
