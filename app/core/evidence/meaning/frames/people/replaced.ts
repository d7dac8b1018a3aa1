import type { Mark } from "../../../statement.ts";
import {
  type Comparison,
  clauseText,
  conflict,
  isRelative,
  sayingPlaces,
  saysSomething,
} from "../../comparison.ts";
import type { NotesMeaning, NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";
import { isCompanion } from "./attribution.ts";

/** Somebody whom the statement's sentences do not have, while they have somebody whom the statement does not name. */
export function conflictsOfPerson(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const people = meaning.units.filter((unit) => isPerson(unit) && !isActedOn(meaning.units, unit));
  if (people.length === 0) return [];
  const named = new Set(meaning.units.flatMap((unit) => sayingPlaces(comparison, unit)));
  const unnamed = [...sentences]
    .flatMap((sentence) => notes.bySentence.get(sentence) ?? [])
    .filter((one) => isPerson(one) && !named.has(one));
  return people
    .filter((unit) => placesOf(comparison, unit).length === 0)
    .flatMap((unit) => {
      const act = meaning.units.some((one) => one.clause === unit.clause && isVerb(one) && !isBeing(one));
      const other = unnamed.find((one) => isOther(notes, unit, act, one));
      return other ? [conflict(unit, clauseText(comparison, other))] : [];
    });
}

/** The patient has what has no owner in the notes: "NKDA". A nurse or doctor there only takes her place in an act. */
function isOther(notes: NotesMeaning, unit: MeaningUnit, act: boolean, one: NoteUnit): boolean {
  if (!isPatient(unit)) return true;
  return isRelative(one) ? !isBehindBy(notes.units, one) : act;
}

/** "Brought by son with sudden weakness". */
const isBehindBy = (units: readonly NoteUnit[], { index }: NoteUnit): boolean =>
  units[index - 1]?.forms.some((form) => form === "by" || form === "per" || form === "from") === true;

/** "Will review the patient": acts are done to the patient, named or not. */
const isActedOn = (units: readonly MeaningUnit[], unit: MeaningUnit): boolean =>
  isPatient(unit) &&
  units.some(
    ({ index, clause, isQuiet, cues }) =>
      clause === unit.clause && index < unit.index && (!isQuiet || cues.length > 0),
  );

function isPerson({ fact, concepts, forms, isPossessive }: MeaningUnit): boolean {
  if (fact !== null || isPossessive || (forms.length === 1 && PRONOUNS.has(forms[0] ?? ""))) return false;
  return concepts.some(({ class: name }) => PEOPLE.has(name));
}

const PEOPLE = new Set(["relative", "staff", "patient"]);
const PRONOUNS = new Set("he she they them him her his their i me my we us our it".split(" "));

/** "Mother had high fever under anesthesia": an illness that the notes' sentence gives to a relative, told of the patient. */
export function conflictsOfOwnIllness(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  if (meaning.units.some(isRelative) || !beginsHaving(meaning.units, isPatient)) return [];
  const ills = meaning.units.filter(
    ({ isQuiet, concepts }) => !isQuiet && concepts.some(({ class: name }) => OF_A_PERSON.has(name)),
  );
  const places = ills.flatMap((unit) => placesOf(comparison, unit));
  if (places.length === 0) return [];
  for (const sentence of sentences) {
    const units = notes.bySentence.get(sentence) ?? [];
    const owner = units.find(isRelative);
    const isOfOwner = places.every(
      ({ sentence: own, index }) =>
        own === sentence && !units.some((one) => isPatient(one) && one.index < index),
    );
    if (!owner || !isOfOwner || !beginsHaving(units, isRelative)) continue;
    if (isMother(owner) && [...notes.texts.values()].some((text) => OF_A_BIRTH.test(text))) continue;
    const [first] = ills;
    return first ? [conflict(first, clauseText(comparison, owner))] : [];
  }
  return [];
}

/** The first who is named has, or had, something. */
function beginsHaving(units: readonly MeaningUnit[], isWho: (unit: MeaningUnit) => boolean): boolean {
  const [first, next] = units.filter(({ forms: [form = ""] }) => !ARTICLES.has(form));
  return first !== undefined && isWho(first) && !first.isPossessive && HAVING.has(next?.forms[0] ?? "");
}

const ARTICLES = new Set(["the", "a", "his", "her", "pt'"]);
const HAVING = new Set(["has", "had", "have"]);
const OF_A_PERSON = new Set(["condition", "finding"]);
const isMother = ({ concepts }: MeaningUnit): boolean => concepts.some(({ id }) => id === "mother");
/** On such a ward the mother is the patient. */
const OF_A_BIRTH =
  /\b(?:bab(?:y|ies)|newborn|neonat\w*|infant|labou?r|deliver\w*|placenta|post ?partum|post ?natal|breast\w*|lochia|fundus|uterus|gravida|para|g\dp\d)\b/i;

/** A clause of the notes is still to come or in doubt, and the statement's clause that restates it does not say so. */
export function conflictsOfLostMarker(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  const isHedged = [...meaning.cues.values()].some((cues) => cues.has("hedge") || cues.has("doubt"));
  return [...Map.groupBy(meaning.units, ({ clause }) => clause)].flatMap(([clause, units]) => {
    const content = units.filter(saysSomething);
    const restated = clauseRestated(comparison, content);
    if (!restated) return [];
    const there = notes.cues.get(restated.clause);
    const cues = meaning.cues.get(clause);
    const isTold = (notes.byClause.get(restated.clause) ?? []).some(({ forms }) => forms.includes("aware"));
    const isPlan = (there?.has("planned") || there?.has("tocome")) && !there.has("done") && !isTold;
    const act =
      units.find((unit) => unit.cues.includes("done")) ??
      units.find((unit) => meaning.text.slice(unit.start, unit.end).endsWith("ed"));
    // "Surgery at 0800" does not say that it is over.
    const isNominal = act === undefined && !units.some(isVerb);
    const isPlanLost = isPlan && !isNominal && !OPEN_CUES.some((cue) => cues?.has(cue));
    const isDoubtLost = there?.has("doubt") && !isHedged;
    if (!isPlanLost && !isDoubtLost) return [];
    const verb = act ?? content[0];
    return verb ? [conflict(verb, clauseText(comparison, restated))] : [];
  });
}

/** A clause of the notes denies something, and the statement, which restates that clause, denies nothing. */
export function conflictsOfLostDenial(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  if (meaning.units.some((unit) => unit.isDenied || unit.whole !== null || isDenying(unit))) return [];
  const isBehindDenial = (place: NoteUnit) =>
    (notes.byClause.get(place.clause) ?? []).some(
      (one) => isDenying(one) && one.index < place.index && place.index - one.index <= REACH,
    );
  return meaning.units.flatMap((unit) => {
    const there = unit.fact !== null || unit.isQuiet ? [] : placesOf(comparison, unit);
    return there.length > 0 && there.every(isBehindDenial)
      ? [conflict(unit, clauseText(comparison, there[0]))]
      : [];
  });
}

/** In words, from a denial to what it denies. */
const REACH = 3;

const isDenying = ({ forms: [form = ""] }: MeaningUnit): boolean => DENYING.has(form) || form.endsWith("n't");
const DENYING = new Set(
  "no not never nil none nobody neither nor without cannot unable deny decline refuse withdrew withdraw".split(
    " ",
  ),
);

/** What the notes say of a relative becomes a statement about the patient or nobody. */
export function conflictsOfLostPerson(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  if (meaning.units.some(isRelative)) return [];
  return [...Map.groupBy(meaning.units, ({ clause }) => clause).values()].flatMap((units) => {
    const content = units.filter(saysSomething);
    const restated = clauseRestated(comparison, content);
    const there = restated ? (notes.byClause.get(restated.clause) ?? []) : [];
    const first = content.find((unit) => placesOf(comparison, unit).some((place) => there.includes(place)));
    return first &&
      there.some((one) => isRelative(one) && !isCompanion(notes.units, one.index)) &&
      !there.some(isPatient)
      ? [conflict(first, clauseText(comparison, restated ?? undefined))]
      : [];
  });
}

const isPatient = ({ concepts }: MeaningUnit): boolean =>
  concepts.some(({ class: name }) => name === "patient");

const BEING = new Set(["is", "are", "be", "was", "were", "has", "have", "had"]);
const isBeing = ({ forms: [form = ""] }: MeaningUnit): boolean => BEING.has(form);
const isVerb = ({ forms: [form = ""], concepts }: MeaningUnit): boolean =>
  BEING.has(form) || concepts.some(({ class: name }) => name === "action");

const OPEN_CUES = ["planned", "tocome", "open", "hedge"] as const;
const LEAST_SHARE = 0.4;

/** The clause of the notes that holds most of the words, by a place in it; null if none holds enough of them. */
function clauseRestated(comparison: Comparison, content: readonly MeaningUnit[]): NoteUnit | null {
  const counts = new Map<number, { count: number; place: NoteUnit }>();
  for (const unit of content)
    for (const [clause, [place]] of Map.groupBy(placesOf(comparison, unit), ({ clause }) => clause))
      if (place) counts.set(clause, { count: (counts.get(clause)?.count ?? 0) + 1, place });
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count);
  return best && best.count >= content.length * LEAST_SHARE ? best.place : null;
}

const placesOf = (comparison: Comparison, unit: MeaningUnit): NoteUnit[] =>
  sayingPlaces(comparison, unit).filter(({ sentence }) => comparison.sentences.has(sentence));
