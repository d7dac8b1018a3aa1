import type { ParsedStatement } from "../facts/parsed-statement.ts";
import { isPerhapsShort } from "../open-facts.ts";
import type { SourceIndex } from "../source-index.ts";
import type { FactKind, Mark, Mismatch } from "../statement.ts";
import type { Span } from "../text/source.ts";
import { openAbbreviations } from "./abbreviations.ts";
import type { Comparison } from "./comparison.ts";
import { findConflicts } from "./conflicts.ts";
import type { Finding } from "./finding.ts";
import { withoutEllipticalDenials } from "./frames/denials/elliptical-denials.ts";
import { withoutSameCourse } from "./frames/time/courses.ts";
import { isBorneByNotes } from "./frames/values/directions.ts";
import { inferredFrom, namesMeasured } from "./inferred.ts";
import { openKin } from "./kin.ts";
import { findInNotes, tellingWeight } from "./new-words.ts";
import { type NotesMeaning, type NoteUnit, SHORT_NOTES } from "./notes-meaning.ts";
import { type MeaningUnit, meaningOf } from "./read-meaning.ts";
import { saidInstead } from "./said-instead.ts";
import { isBorneByValues } from "./trends.ts";
import { type Measures, openMeasures } from "./weighing/measure.ts";
import { isLikelyChange, isSure } from "./weighing/weigh.ts";

/** A finding with its measures; above `sureAbove` (logarithm of the odds) no second reading outweighs it. */
export type MeasuredFinding = { finding: Finding; measures: Measures; sureAbove: number };

/**
 * The marks to show for the findings: likely changes in amber, other new words with dots. If a second reader found
 * nothing changed, what would be amber is dotted, since the two disagree, and other new words are not marked; but a
 * clear case of one fact in place of another, or of a reversed denial, stays amber.
 */
export function marksOf(findings: readonly MeasuredFinding[], isSame: boolean): Mark[] {
  const kept: Mark[] = [];
  for (const { finding, measures, sureAbove } of findings) {
    const { rule, ...mark } = finding;
    const isDoubted = isLikelyChange(measures);
    const hasDots = rule === "new" && isDoubted === isSame;
    const isAmber = isDoubted && (!isSame || isSure(measures, sureAbove));
    if (!(isAmber || hasDots) || kept.some(({ start, end }) => start < mark.end && mark.start < end))
      continue;
    kept.push(
      isAmber
        ? { ...mark, kind: "not_in_notes", reason: mark.kind === "reworded" ? NEW : mark.reason }
        : { ...mark, kind: "reworded", reason: REWORDED, inNotes: null },
    );
  }
  return kept.sort((a, b) => a.start - b.start);
}

/**
 * Compares what a statement means with what the notes mean: words that the notes do not have, and what the notes say
 * differently in the place that the statement rests on, each with its measures.
 * @param evidence the spans of the notes that the statement rests on
 * @param open facts that may just be worded differently, and are weighed as well
 */
export function findingsOf(
  index: SourceIndex,
  notes: NotesMeaning,
  reading: ParsedStatement,
  evidence: readonly Span[],
  open: readonly Mismatch[],
): MeasuredFinding[] {
  const meaning = meaningOf(reading);
  const sentences = sentencesAt(notes, evidence);
  const places = new Map<MeaningUnit, NoteUnit[]>();
  const fresh: MeaningUnit[] = [];
  for (const unit of meaning.units) {
    const found = unit.fact === null ? findInNotes(notes, unit) : factPlaces(notes, unit);
    if (found) places.set(unit, found);
    else if (
      !inferredFrom(index, unit) &&
      !namesMeasured(index, reading, unit) &&
      !isBorneByValues(reading, unit)
    )
      fresh.push(unit);
  }
  const kin = new Map<MeaningUnit, NoteUnit[]>();
  const comparison: Comparison = { notes, meaning, places, kin, sentences };
  const restated = fresh.length > 0 ? openRestated(comparison) : () => [];
  for (const unit of fresh) {
    if (isBorneByNotes(comparison, unit)) {
      kin.set(unit, []);
      continue;
    }
    const same = restated(unit);
    if (same.length > 0) kin.set(unit, same);
  }
  const conflicts = findConflicts(comparison);
  const news = fresh.filter((unit) => !kin.has(unit)).flatMap((unit) => newWord(comparison, unit));
  const added = withoutCarrier(meaning.units, news).map((mark): Finding => ({ ...mark, rule: "new" }));
  const facts = open.map(
    ({ start, end, kind, inNotes, text }): Finding => ({
      start,
      end,
      kind: "not_in_notes",
      reason: inNotes === null ? NEW : `your notes: ${inNotes}`,
      inNotes,
      rule: kind === "negation" ? "negation" : /\d/.test(text) ? "moved" : "spelled",
    }),
  );
  const findings = withoutEllipticalDenials(
    comparison,
    withoutSameCourse(comparison, [...facts, ...conflicts, ...added]),
  );
  if (findings.length === 0) return [];
  const measure = openMeasures(comparison, fresh);
  // A possible abbreviation replaces nothing.
  const firm = open.map((one) => (isPerhapsShort(index, reading, one) ? undefined : one));
  return findings.map((finding) => ({
    finding,
    measures: measure(finding),
    sureAbove: sureAbove(finding, firm[facts.indexOf(finding)]),
  }));
}

/** How the thresholds were chosen: docs/decisions/0067-a-second-reader.md. */
function sureAbove({ rule }: Finding, fact: Mismatch | undefined): number {
  if (rule === "denialscope") return Number.NEGATIVE_INFINITY;
  if (rule === "negation") return 0.6;
  if (!fact || fact.inNotes === null) return Number.POSITIVE_INFINITY;
  if (NEVER_EXCHANGED.has(fact.kind)) return 0.2;
  // "At 2" is 02:00 as well as 14:00.
  if (fact.kind === "time" && /^\d{1,2}$/.test(fact.inNotes)) return Number.POSITIVE_INFINITY;
  // Numbers and times in words too often have other wordings.
  return /\d/.test(fact.text) ? 1 : Number.POSITIVE_INFINITY;
}

const NEVER_EXCHANGED: ReadonlySet<FactKind> = new Set(["drug", "dose", "route", "frequency", "side"]);

/** Finds the places that say a new word in other words, or abbreviated. */
function openRestated(comparison: Comparison): (unit: MeaningUnit) => NoteUnit[] {
  const { notes, meaning, places } = comparison;
  const around = { notes, meaning, sentences: restingOn(comparison) };
  const kinOf = openKin(around);
  const taken = new Set([...places.values()].flat());
  const inFullOf = openAbbreviations(around, (unit) => taken.has(unit));
  return (unit) => {
    const found = saidInstead(comparison, unit) === null ? kinOf(unit) : [];
    return found.length > 0 ? found : inFullOf(unit);
  };
}

/**
 * The sentences that a statement may restate: those that it rests on and, of short notes, all; of others, those with
 * several of its words. A charting nurse's sentence is a word or two, and a statement sums up several.
 */
function restingOn({ notes, meaning, places, sentences }: Comparison): ReadonlySet<number> {
  if (notes.units.length <= SHORT_NOTES) return new Set(notes.bySentence.keys());
  const held = new Map<number, number>();
  for (const unit of meaning.units) {
    const telling = unit.isQuiet ? [] : (places.get(unit) ?? []);
    if (telling.length > 2) continue;
    for (const { sentence } of telling) held.set(sentence, (held.get(sentence) ?? 0) + 1);
  }
  return new Set([
    ...sentences,
    ...[...held].filter(([, count]) => count >= 2).map(([sentence]) => sentence),
  ]);
}

function newWord(comparison: Comparison, unit: MeaningUnit): Mark[] {
  const { start, end } = unit;
  const weight = tellingWeight(unit);
  if (weight === "quiet") return [];
  if (weight === "reworded") return [{ start, end, kind: "reworded", reason: REWORDED, inNotes: null }];
  const instead = saidInstead(comparison, unit);
  return [
    { start, end, kind: "not_in_notes", reason: instead ? `your notes: ${instead}` : NEW, inNotes: instead },
  ];
}

/** If most of a stretch's words are new, even plain ones, the notes do not carry it. */
function withoutCarrier(units: readonly MeaningUnit[], marks: Mark[]): Mark[] {
  const pieces = [...new Set(units.map(({ piece }) => piece))].map((piece) =>
    units.filter((unit) => unit.piece === piece),
  );
  const causes = pieces.flatMap((piece) => behindCause(piece));
  const uncarried = [[...units], ...pieces, ...causes].filter((stretch) => {
    const content = stretch.filter(({ isQuiet }) => !isQuiet);
    const fresh = content.filter((unit) => marks.some(({ start }) => start === unit.start));
    const strange = fresh.filter(({ concepts }) => concepts.length === 0);
    const isMany = stretch.length === units.length ? fresh.length >= 3 : strange.length >= 2;
    const least = causes.includes(stretch) ? 1 : 2;
    if (stretch.length < units.length && content.length >= least && fresh.length === content.length)
      return true;
    return isMany && fresh.length > content.length * MOST_NEW;
  });
  return marks.map((mark) =>
    uncarried.some((stretch) => stretch.some(({ start }) => start === mark.start))
      ? {
          ...mark,
          kind: "not_in_notes",
          reason: mark.kind === "reworded" ? NEW : mark.reason,
        }
      : mark,
  );
}

/** What a stretch gives as a cause: "because he pulled it", "caused by suction trauma". */
function behindCause(piece: readonly MeaningUnit[]): MeaningUnit[][] {
  const at = piece.findIndex(({ concepts }) => concepts.some(({ id }) => id === "cause"));
  return at < 0 || at === piece.length - 1 ? [] : [piece.slice(at + 1)];
}

const MOST_NEW = 0.6;
/** Bounds the work on an input that repeats itself endlessly. */
const MOST_PLACES = 60;
const NEW = "not in your notes";
const REWORDED = "not your word";

function factPlaces(notes: NotesMeaning, unit: MeaningUnit): NoteUnit[] | null {
  const same = (notes.byFact.get(unit.fact ?? "") ?? []).slice(0, MOST_PLACES);
  return same.length > 0 ? same : findInNotes(notes, unit);
}

function sentencesAt(notes: NotesMeaning, evidence: readonly Span[]): Set<number> {
  const found = new Set<number>();
  for (const [sentence, units] of notes.bySentence) {
    const [first, last] = [units[0], units.at(-1)];
    if (!first || !last) continue;
    const touching = evidence.filter(
      ({ field, start, end }) => field === first.field && first.start < end && start < last.end,
    );
    if (touching.some(({ start, end }) => units.some((unit) => unit.start < end && start < unit.end)))
      found.add(sentence);
  }
  return found;
}
