import type { Mark } from "../../statement.ts";
import { type Comparison, clauseText, conflict, nearPlaces } from "../comparison.ts";
import type { NoteUnit } from "../notes-meaning.ts";
import type { MeaningUnit } from "../read-meaning.ts";

/**
 * An act that the notes have as ordered, due, awaited or held, and the statement as done or resulted; and one that they
 * have as done, and the statement as still to come.
 */
export function conflictsOfStatus(comparison: Comparison): Mark[] {
  const { meaning } = comparison;
  const clauses = Map.groupBy(meaning.units, ({ clause }) => clause);
  return [...clauses].flatMap(([clause, units]) => {
    const cues = meaning.cues.get(clause);
    const isDone =
      (cues?.has("done") || units.some(isOutcome) || isUnderWay(units)) &&
      !cues?.has("planned") &&
      !units.some(({ concepts }) => concepts.some(({ id }) => NOT_DOING.has(id))) &&
      !isDeniedAct(units);
    const isToCome = cues?.has("tocome") === true && !cues.has("done");
    if (!isDone && !isToCome) return [];
    const acts = units.filter((unit) => unit.fact !== null || (!unit.isQuiet && unit.concepts.some(isAct)));
    const placed = acts
      .map((unit) => ({ unit, near: nearActs(comparison, unit) }))
      .filter(({ near }) => near.length > 0);
    const isOther = isDone ? isOpen : isOver;
    const other = placed.filter(({ near }) => near.every((place) => isOther(comparison, place)));
    if (other.length === 0 || other.length < placed.length * 0.5) return [];
    const verb =
      units.find((unit) => unit.concepts.some(({ id }) => DONE_ACTS.has(id)) || isOutcome(unit)) ??
      other[0]?.unit;
    const isVerbAgreed =
      verb !== undefined &&
      verb !== other[0]?.unit &&
      nearPlaces(comparison, verb).some(
        (place) => comparison.sentences.has(place.sentence) && !isOther(comparison, place),
      );
    return verb && !isVerbAgreed ? [conflict(verb, clauseText(comparison, other[0]?.near[0]))] : [];
  });
}

/** Acts that postpone, refuse or plan another one: their being done is not the other's. */
const NOT_DOING = new Set([
  "refuse",
  "hold",
  "cancel",
  "schedule",
  "order",
  "appointment",
  "prescription",
  "plan",
]);

/** The places of an act, else those that say it in other words. */
function nearActs(comparison: Comparison, unit: MeaningUnit): readonly NoteUnit[] {
  const near = nearPlaces(comparison, unit);
  return near.length > 0 ? near : (comparison.kin.get(unit) ?? []);
}

function isOpen({ notes }: Comparison, { clause, forms }: NoteUnit): boolean {
  // "Doctor aware and wants an ECG": somebody aware has been told.
  if (forms.includes("aware")) return false;
  const there = notes.cues.get(clause);
  const isPlanned = there?.has("planned") || there?.has("open");
  return isPlanned === true && !there?.has("done") && (!there?.has("doing") || there.has("firm"));
}

function isOver({ notes }: Comparison, { clause }: NoteUnit): boolean {
  const there = notes.cues.get(clause);
  return there?.has("done") === true && !there.has("planned") && !there.has("open");
}

/** "Is infusing", "are being given": what is being done has begun. */
const isUnderWay = (units: readonly MeaningUnit[]): boolean =>
  units.some(
    (unit, at) =>
      unit.cues.includes("doing") &&
      units.slice(Math.max(0, at - 3), at).some(({ forms: [form = ""] }) => BEING.has(form)),
  );

const BEING = new Set(["is", "are", "be", "being", "was", "were", "i", "am"]);

/** "Has had no sleep", "was not given" say that nothing was done; "given as there was no void" does not. */
function isDeniedAct(units: readonly MeaningUnit[]): boolean {
  const done = units.findIndex(({ cues }) => cues.includes("done"));
  const denying = units.findIndex(({ forms: [form = ""] }) => DENYING.has(form));
  return denying >= 0 && (done < 0 || denying <= done + 2);
}

const DENYING = new Set(["no", "not", "never", "nil", "without", "nobody", "none"]);

const isAct = ({ class: name }: { class: string }): boolean =>
  name === "care" || name === "device" || name === "action" || name === "staff";

const isOutcome = ({ concepts }: MeaningUnit): boolean =>
  concepts.some(
    ({ field, id }) => field === "testresult" || id === "direction:normal" || id === "direction:abnormal",
  );

const DONE_ACTS = new Set(
  "give perform insertion removal start stop send collect transfer discharge inform call consult apply change reposition".split(
    " ",
  ),
);
