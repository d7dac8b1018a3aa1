import type { Mark } from "../../../statement.ts";
import { lemma } from "../../../text/lemma.ts";
import { type Comparison, conflict, sayingPlaces, saysSomething, stretchText } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";
import { isPerson, namesOfOne } from "./actors.ts";

/** The source of a report: the unit that names the person, and the names. */
type Reporter<T extends MeaningUnit> = { unit: T; names: readonly string[]; isPronoun: boolean };

/**
 * What one person reports, attributed to another: 'son says "she is not like this at home"' and "The patient states
 * that she is not like this at home". Anybody whom the notes also name there as a source is no conflict.
 */
export function conflictsOfReporter(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const own = reportersIn(meaning.units).filter(({ isPronoun }) => !isPronoun);
  if (own.length !== 1) return [];
  const [reporter] = own;
  const there = [...sentences].flatMap((sentence) => {
    const all = reportersIn(notes.bySentence.get(sentence) ?? []);
    return all.length > 1 ? all.filter((one, at) => isOfSaid(comparison, one.unit, all[at + 1]?.unit)) : all;
  });
  const [first] = there;
  if (!reporter || !first || there.some(({ isPronoun }) => isPronoun)) return [];
  const sources = [...sentences].flatMap((sentence) => sourcesIn(notes.bySentence.get(sentence) ?? []));
  const named = new Set([...there.flatMap(({ names }) => names), ...sources.flatMap(namesOfOne)]);
  if (reporter.names.some((name) => named.has(name) || NOBODY.has(name))) return [];
  return [
    conflict(
      reporter.unit,
      stretchText(notes, wordsOf(notes.bySentence.get(first.unit.sentence) ?? [], first.unit)),
    ),
  ];
}

/** Whether part of the statement follows this reporter, before the next one in the sentence. */
const isOfSaid = (comparison: Comparison, from: NoteUnit, to: NoteUnit | undefined): boolean =>
  comparison.meaning.units.some(
    (unit) =>
      saysSomething(unit) &&
      !isPerson(unit) &&
      sayingPlaces(comparison, unit).some(
        (place) =>
          place.sentence === from.sentence &&
          place.index > from.index + 1 &&
          place.index < (to?.index ?? Number.POSITIVE_INFINITY),
      ),
  );

/** Names that do not identify anybody. */
const NOBODY = new Set(["family", "nurse", "staff", "carer", "parents"]);

/** The person and two more words. */
const wordsOf = (units: readonly NoteUnit[], unit: NoteUnit): NoteUnit[] =>
  units.filter(({ index }) => index >= unit.index && index <= unit.index + 2);

function reportersIn<T extends MeaningUnit>(units: readonly T[]): Reporter<T>[] {
  return units.flatMap((unit, at) => {
    const isTitled = !isPerson(unit) && isTitle(unit);
    if (!isPerson(unit) && !isTitled) return [];
    const next = units.slice(at + 1, at + 4).filter(({ sentence }) => sentence === unit.sentence);
    const saying = next.findIndex(
      ({ forms }, index) =>
        forms.some((form) => SAYING.has(form)) ||
        (forms.some((form) => TELLING.has(form)) && isToNurse(next[index + 1])),
    );
    if (
      saying < 0 ||
      next.slice(0, saying).some((one) => isPerson(one) || (saysSomething(one) && !isName(one)))
    )
      return [];
    const names = isTitled ? ["patient"] : namesOfOne(unit);
    return [{ unit, names, isPronoun: unit.forms.some((form) => PRONOUNS.has(form)) }];
  });
}

/** "Her son told me": a person whom somebody else tells is not a source. */
const isToNurse = (unit: MeaningUnit | undefined): boolean =>
  unit?.forms.some((form) => form === "me" || form === "us") === true;
const TELLING = new Set(["told", "tell", "tel", "tells"]);

/** "Per wife", "according to his son". */
const sourcesIn = (units: readonly NoteUnit[]): NoteUnit[] =>
  units.filter(
    (unit, at) =>
      isPerson(unit) &&
      units.slice(Math.max(0, at - 3), at).some(({ forms }) => forms.some((form) => SOURCE.has(form))),
  );

const SOURCE = new Set(["accord", "according", "per", "by", "from", "told"]);

/** "Mr Patel said": on the patient's page, that is the patient. */
const isTitle = ({ forms }: MeaningUnit): boolean => /^(?:mr|mrs|ms|miss)$/.test(forms[0] ?? "");

/** "Partner Ash says": a word that no list knows. */
const isName = ({ concepts, fact }: MeaningUnit): boolean => fact === null && concepts.length === 0;

const PRONOUNS = new Set(["he", "she", "they", "him", "her"]);
const SAYING = new Set(
  "say says said state states stated report reports reported think thinks thought mention mentions mentioned claim claims describe describes complain complains deny denies admit admits feel feels believe believes"
    .split(" ")
    .map(lemma),
);
