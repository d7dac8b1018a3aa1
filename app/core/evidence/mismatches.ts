import {
  type Alignment,
  align,
  best,
  type Candidate,
  candidatesOf,
  type EvidenceSentences,
} from "./candidates.ts";
import { compareContext, termContext } from "./context.ts";
import { isDose } from "./facts/anchors.ts";
import type { ParsedStatement, Term } from "./facts/parsed-statement.ts";
import { isOneEdit } from "./lexicon/drugs.ts";
import { isKnownWord } from "./meaning/ordinary.ts";
import { deniedMismatch, isSaidAfterBut, oppositeMismatch } from "./opposites.ts";
import { isCountOfTimes, isSaidInWords } from "./said-in-words.ts";
import { isSameDigits } from "./same-fact.ts";
import type { SourceIndex, SourceTerm } from "./source-index.ts";
import type { FactKind, Mismatch } from "./statement.ts";
import { stem } from "./text/stem.ts";
import { findVerbatim } from "./verbatim.ts";

/** What the statement says and its source does not, or differently, in the order of the statement. */
export function findMismatches(
  index: SourceIndex,
  reading: ParsedStatement,
  evidence: EvidenceSentences,
): Mismatch[] {
  const found = reading.sentences.flatMap((sentence) => {
    const verbatim = findVerbatim(index, reading.terms, sentence, evidence);
    const alignment = align(index, reading, sentence, evidence);
    return verbatim
      ? mismatchesOfVerbatim(index, reading, sentence.from, verbatim)
      : mismatchesOfSentence(alignment, reading);
  });
  return merged(found, reading.text);
}

/** What a suggestion may not introduce: a number, dose, medicine, side or time that the notes do not have. */
export function findIntroduced(index: SourceIndex, reading: ParsedStatement): Mismatch[] {
  const found = reading.sentences.flatMap((sentence) => {
    const alignment = align(index, reading, sentence, { sentences: new Set(), isQuoted: false });
    return factsIn(reading, sentence.from, sentence.to).flatMap((term) => {
      const isHarmless =
        term.kind === "route" ||
        term.isVague ||
        term.form === "side:both" ||
        (term.kind === "frequency" && !/\d/.test(textOf(reading, term)));
      if (isHarmless) return [];
      const isHeld = candidatesOf(alignment, term.index).some(
        (other) => other.isSame && !isConflict(term, other),
      );
      return isHeld ? [] : [mismatch(reading, term, kindOf(term), null)];
    });
  });
  return merged(found, reading.text);
}

/** For each of the statement's facts the place in the input that says the same, or null. */
export function findCounterparts(index: SourceIndex, reading: ParsedStatement): Map<Term, SourceTerm> {
  const found = new Map<Term, SourceTerm>();
  for (const sentence of reading.sentences) {
    const alignment = align(index, reading, sentence, { sentences: new Set(), isQuoted: false });
    for (const term of factsIn(reading, sentence.from, sentence.to)) {
      const same = candidatesOf(alignment, term.index).filter((one) => one.isSame && !isConflict(term, one));
      const top = best(same);
      if (top) found.set(term, top.term);
    }
  }
  return found;
}

/** The kind under which a term is compared; "word" terms are compared for what they deny. */
export function kindOf(term: Term): FactKind {
  if (term.kind === "word") return "negation";
  return term.kind === "number" && term.anchor.drug && isDose(term) ? "dose" : term.kind;
}

function mismatchesOfVerbatim(
  index: SourceIndex,
  reading: ParsedStatement,
  from: number,
  stretch: SourceTerm[],
): Mismatch[] {
  return stretch.flatMap((other, at) => {
    const term = reading.terms[from + at];
    const isOpposite = term !== undefined && term.polarity < 0 !== other.polarity < 0;
    const isTold = term !== undefined && isSaidAfterBut(reading.text, reading.terms, term);
    if (!isOpposite || (!isTold && isSharedCue(reading.terms.slice(from), stretch, term, other))) return [];
    return [deniedMismatch(reading, term, index, other)];
  });
}

/** Both have the same "no", which only reaches further in one of them because the sentence is cut elsewhere. */
function isSharedCue(
  own: readonly Term[],
  stretch: readonly SourceTerm[],
  term: Term,
  other: SourceTerm,
): boolean {
  return stretch.some((one, at) => {
    const isAgreed = one.polarity < 0 && (own[at]?.polarity ?? 1) < 0;
    const cue = term.cue ? own[at]?.cue : one.cue;
    return isAgreed && cue !== undefined && cue?.start === (term.cue ?? other.cue)?.start;
  });
}

function mismatchesOfSentence(alignment: Alignment, reading: ParsedStatement): Mismatch[] {
  const { from, to } = alignment.sentence;
  return reading.terms.slice(from, to).flatMap((term) => {
    const candidates = candidatesOf(alignment, term.index);
    const fact =
      term.kind === "word"
        ? unknownWord(alignment, reading, term)
        : factMismatch(alignment, reading, term, candidates);
    return fact ?? oppositeMismatch(alignment, reading, term, candidates) ?? [];
  });
}

/** How much better another value's surroundings must agree before an equal value counts as something else's. */
const BENEFIT = 0.3;
/** If the whole sentence is almost the input's own, little is enough. */
const CLOSE_BENEFIT = 0.1;

/** In terms: dictation has no full stops, and a whole round in one sentence. */
const MOST_BESIDE = 14;

function factMismatch(
  alignment: Alignment,
  reading: ParsedStatement,
  term: Term,
  all: readonly Candidate[],
): Mismatch | null {
  const candidates = all.filter((candidate) => !isConflict(term, candidate));
  const same = best(candidates.filter((candidate) => candidate.isSame));
  const isDate = isInDate(reading.text, term);
  const other = best(
    candidates.filter(
      (candidate) =>
        !candidate.isSame &&
        candidate.term.kind !== "word" &&
        (!isDate || isInDate(alignment.index.textOf(candidate.term.field), candidate.term)),
    ),
  );
  if (!same && (isSaidInWords(alignment, term) || isCountOfTimes(alignment, term))) return null;
  if (!same && term.kind === "side" && isOtherSide(alignment, reading, term)) return null;
  if (
    !same &&
    term.form === "side:both" &&
    (other?.term.kind !== "side" || hasBothSides(alignment, reading, term))
  )
    return null;
  if (!same)
    return term.isVague && !isInPlaceOf(alignment, other)
      ? null
      : valueMismatch(alignment, reading, term, other);
  const isRooted =
    same.context.score > 0 ||
    isSpecific(term, same.term) ||
    alignment.evidence.sentences.has(same.term.sentence) ||
    term.kind === "drug";
  if (!isRooted && isAnchoredAlike(term, same.term)) return null;
  if (!isRooted && same.context.told >= 2 && !term.isVague)
    return valueMismatch(alignment, reading, term, other);
  const benefit = alignment.closeness >= 0.8 ? CLOSE_BENEFIT : BENEFIT;
  const isFurther =
    (term.kind === "time" || term.kind === "number") &&
    alignment.evidence.isQuoted &&
    alignment.evidence.sentences.has(same.term.sentence) &&
    other !== null &&
    !alignment.evidence.sentences.has(other.term.sentence);
  // "Clear L" beside "reduced R base": the reading of meaning decides which word a side belongs to (meaning/frames).
  const isBesideOther =
    term.kind === "side" &&
    other?.term.sentence === same.term.sentence &&
    Math.abs(other.term.index - same.term.index) <= MOST_BESIDE;
  const isBetter =
    other !== null && !isFurther && !isBesideOther && other.score > same.score + (isRooted ? benefit : 0);
  return isBetter && !isClaimed(alignment, other) ? valueMismatch(alignment, reading, term, other) : null;
}

/** "Larger than the right" where the notes compare the left with "the other" or with nothing that they name. */
const isOtherSide = ({ index, evidence }: Alignment, { text }: ParsedStatement, term: Term): boolean =>
  term.form !== "side:both" &&
  /\bthan (?:on )?(?:the|his|her|their) $/i.test(text.slice(0, term.start)) &&
  index.sentencesOf
    .get(term.form === "side:left" ? "side:right" : "side:left")
    ?.some((number) => evidence.sentences.has(number)) === true;

/**
 * The sentences that the statement rests on name left and right together ("L and R thigh"), or the pair without a side
 * ("eyes sticky, the left worse" for "both eyes").
 */
function hasBothSides({ index, evidence }: Alignment, reading: ParsedStatement, term: Term): boolean {
  const paired = reading.terms[term.index + 1];
  const isPair = paired !== undefined && isPlural(textOf(reading, paired));
  return index.terms.some((one, at) => {
    if (!evidence.sentences.has(one.sentence)) return false;
    if (isPair && one.form === paired.form && isPlural(sourceText(index, one)))
      return index.terms[at - 1]?.kind !== "side";
    const other = index.terms[at + 1];
    if (one.kind !== "side" || other?.kind !== "side" || one.form === other.form) return false;
    const between = index.textOf(one.field).slice(one.end, other.start);
    return /^\s*(?:and|&|\+|\/)\s*$/i.test(between);
  });
}

const isPlural = (word: string): boolean => /^(?:[a-z]{2,}s|feet)$/i.test(word);

/** Whether a figure is part of a date in data form ("2026-11-18"), which only another date is mistaken for. */
function isInDate(text: string, { start, end }: Term): boolean {
  for (const { 0: date, index } of text.slice(Math.max(0, start - 8), end + 8).matchAll(DATE)) {
    const from = Math.max(0, start - 8) + index;
    if (from <= start && end <= from + date.length) return true;
  }
  return false;
}

const DATE = /(?<![\d-])(?:19|20)\d\d-\d\d-\d\d(?![\d-])/g;

/** A vague word ("today", "one") may be added, but not in place of another. */
function isInPlaceOf(alignment: Alignment, other: Candidate | null): boolean {
  if (!other) return false;
  return (
    other.score >= 0.6 || (other.context.isAdjacent && alignment.evidence.sentences.has(other.term.sentence))
  );
}

/** With the same unit, or a ratio like 98/54: hardly a coincidence. */
function isSpecific(term: Term, other: Term): boolean {
  const quantity = term.form === other.form ? term.quantity : null;
  return quantity !== null && (quantity.unit !== null || quantity.over !== null);
}

/** The same measure or the same medicine is enough context. */
function isAnchoredAlike(term: Term, other: Term): boolean {
  const { measure, drug } = term.anchor;
  return (
    (measure !== null && measure === other.anchor.measure) || (drug !== null && drug === other.anchor.drug)
  );
}

/** The statement also has the other value, as often as the input: this one was not changed from it. */
function isClaimed(alignment: Alignment, other: Candidate): boolean {
  const { from, to } = alignment.sentence;
  const source = alignment.index.sentences[other.term.sentence];
  const isEqual = (one: Term) => one.form === other.term.form;
  const there = source ? alignment.index.terms.slice(source.from, source.to).filter(isEqual).length : 0;
  return alignment.terms.slice(from, to).filter(isEqual).length >= there;
}

/** Another measure's number or another medicine's dose is no evidence, however equal, unless the surroundings agree. */
function isConflict(term: Term, { term: other, context }: Candidate): boolean {
  if (context.score >= 0.8 && context.told >= 3) return false;
  const differs = (a: string | null, b: string | null) =>
    a !== null && b !== null && a !== b && !isPartMeasure(a, b);
  return differs(term.anchor.measure, other.anchor.measure) || differs(term.anchor.drug, other.anchor.drug);
}

function isPartMeasure(a: string, b: string): boolean {
  const isPart = (one: string, other: string) =>
    other === "blood-pressure" && (one === "systolic" || one === "diastolic");
  return isPart(a, b) || isPart(b, a);
}

function valueMismatch(
  alignment: Alignment,
  reading: ParsedStatement,
  term: Term,
  other: Candidate | null,
): Mismatch {
  const isTold =
    other !== null &&
    !isOfOtherKind(term, other.term) &&
    (other.score >= 0.25 || isAnchoredAlike(term, other.term) || isSameDigits(term, other.term));
  const kind = other && isTold && isSameDigits(term, other.term) ? "unit" : kindOf(term);
  return mismatch(reading, term, kind, isTold ? sourceText(alignment.index, other.term) : null);
}

/** "2 L" does not replace a temperature: a bare number with a measure is not replaced by another thing's unit. */
const isOfOtherKind = (term: Term, other: Term): boolean =>
  term.anchor.measure === null &&
  other.anchor.measure !== null &&
  (term.quantity?.unit ?? null) !== null &&
  other.quantity !== null &&
  other.quantity.unit === null;

/**
 * A word that the input does not have, in the very place where the input has a medicine, a route or a unit: the list
 * cannot know every name.
 */
function unknownWord(alignment: Alignment, reading: ParsedStatement, term: Term): Mismatch | null {
  if (isStraySide(alignment, term)) return mismatch(reading, term, "side", null);
  if (
    alignment.index.byForm.has(term.form) ||
    alignment.closeness < 0.5 ||
    term.measure ||
    GENERAL.has(term.form) ||
    isKnownWord(textOf(reading, term).toLowerCase())
  )
    return null;
  const places = alignment.near.flatMap((number) => replaceableIn(alignment, number));
  const own = termContext(alignment.index, alignment.terms, term.index);
  for (const place of places) {
    const other = alignment.index.terms[place];
    if (
      !other ||
      isOneEdit(textOf(reading, term).toLowerCase(), sourceText(alignment.index, other).toLowerCase())
    )
      continue;
    const context = compareContext(alignment.index, own, place);
    if (context.score >= 0.7 && context.told >= 2 && context.isAdjacent) {
      return mismatch(
        reading,
        term,
        other.kind === "number" ? "unit" : kindOf(other),
        sourceText(alignment.index, other),
      );
    }
  }
  return null;
}

/** A "left" that reads like a verb, in a sentence that is otherwise the input's own and has no such word. */
function isStraySide({ index, closeness, terms }: Alignment, term: Term): boolean {
  const next = terms[term.index + 1];
  const isBeside = next !== undefined && next.start - term.end <= 1 && next.kind === "word";
  return (
    term.form === "left" &&
    isBeside &&
    closeness >= 0.75 &&
    !index.byForm.has("left") &&
    !index.byForm.has(stem("leaves")) &&
    !index.byForm.has("side:left")
  );
}

const GENERAL = new Set(
  "medication antibiotic analgesic drug dose it agent diuretic opioid pill steroid fluid insulin".split(" "),
);

function replaceableIn(alignment: Alignment, number: number): number[] {
  const sentence = alignment.index.sentences[number];
  if (!sentence) return [];
  const own = new Set(
    alignment.terms.slice(alignment.sentence.from, alignment.sentence.to).map((term) => term.form),
  );
  return alignment.index.terms
    .slice(sentence.from, sentence.to)
    .filter((term) => (term.kind === "drug" || term.kind === "route") && !own.has(term.form))
    .map((term) => term.index);
}

function factsIn(reading: ParsedStatement, from: number, to: number): Term[] {
  return reading.terms.slice(from, to).filter((term) => term.kind !== "word");
}

function mismatch(reading: ParsedStatement, term: Term, kind: FactKind, inNotes: string | null): Mismatch {
  return { kind, text: textOf(reading, term), start: term.start, end: term.end, inNotes };
}

/** Mismatches in order; adjacent ones from one denial become one. */
function merged(found: readonly Mismatch[], text: string): Mismatch[] {
  const result: Mismatch[] = [];
  for (const one of [...found].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    const touches = last && last.kind === "negation" && one.kind === "negation" && one.start <= last.end + 12;
    if (last && touches) {
      last.end = Math.max(last.end, one.end);
      last.text = text.slice(last.start, last.end);
      if ((one.inNotes ?? "").length > (last.inNotes ?? "").length) last.inNotes = one.inNotes;
    } else if (!last || one.start >= last.end || one.kind !== last.kind) result.push({ ...one });
  }
  return result;
}

function textOf(reading: ParsedStatement, term: Term): string {
  return reading.text.slice(term.start, term.end);
}

function sourceText(index: SourceIndex, term: SourceTerm): string {
  return index.textOf(term.field).slice(term.start, term.end);
}
