import { compareContext, type EvidenceContext, type Surroundings, termContext } from "./context.ts";
import { isDoseDimension } from "./facts/anchors.ts";
import type { ParsedStatement, Sentence, Term } from "./facts/parsed-statement.ts";
import { isSameFact, partsOfDayLike } from "./same-fact.ts";
import { type SourceIndex, type SourceSentence, type SourceTerm, weightOf } from "./source-index.ts";

/** A term of the input that a statement's term may correspond to. */
export type Candidate = { term: SourceTerm; isSame: boolean; context: EvidenceContext; score: number };

/** One sentence of a statement beside the sentences of the input that it most resembles. */
export type Alignment = {
  index: SourceIndex;
  terms: readonly Term[];
  sentence: Sentence;
  /** The most similar sentences of the input and those that hold the evidence, as numbers of `index.sentences`. */
  near: number[];
  evidence: EvidenceSentences;
  /** How much of the statement's sentence its most similar sentence carries, from 0 to 1. */
  closeness: number;
};

/** The numbers of the sentences that hold the evidence; `isQuoted` when the model named them. */
export type EvidenceSentences = { sentences: ReadonlySet<number>; isQuoted: boolean };

const MOST_SENTENCES = 6;
const MOST_PLACES = 60;

/** Finds the sentences of the input that a sentence of the statement resembles. */
export function align(
  index: SourceIndex,
  reading: ParsedStatement,
  sentence: Sentence,
  evidence: EvidenceSentences,
): Alignment {
  const terms = reading.terms.slice(sentence.from, sentence.to);
  const shares = sharesBySentence(index, terms);
  const ranked = [...shares].sort((a, b) => b[1] - a[1]).slice(0, MOST_SENTENCES);
  const near = new Set([...evidence.sentences, ...ranked.map(([number]) => number)]);
  return { index, terms: reading.terms, sentence, near: [...near], evidence, closeness: ranked[0]?.[1] ?? 0 };
}

/** For each sentence of the input, the share of the terms' weight that it holds; rare words weigh more. */
export function sharesBySentence(index: SourceIndex, terms: readonly Term[]): Map<number, number> {
  const shares = new Map<number, number>();
  const forms = new Set(terms.map((term) => term.form));
  const weights = [...forms].map((form): [string, number] => [form, weightOf(index, form) || UNKNOWN]);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [form, weight] of weights) {
    for (const sentence of index.sentencesOf.get(form) ?? []) {
      shares.set(sentence, (shares.get(sentence) ?? 0) + weight / whole);
    }
  }
  return shares;
}

const UNKNOWN = 0.6;

/** The input's terms that the statement's term at `at` may correspond to, with how well their surroundings agree. */
export function candidatesOf(alignment: Alignment, at: number): Candidate[] {
  const term = alignment.terms[at];
  if (!term) return [];
  const own = termContext(alignment.index, alignment.terms, at);
  const places = new Set([...placesOf(alignment, term), ...placesNear(alignment, term)]);
  return [...places].flatMap((place) => {
    const other = alignment.index.terms[place];
    return other ? [candidate(alignment, own, term, other)] : [];
  });
}

function candidate(alignment: Alignment, own: Surroundings, term: Term, other: SourceTerm): Candidate {
  const context = compareContext(alignment.index, own, other.index);
  const isSame = isSameFact(term, other) || (term.kind === "drug" && other.kind === "word");
  const bonus = alignment.evidence.sentences.has(other.sentence) ? 0.1 : 0;
  const score = (context.score + bonus) * (isSame || isAlikeInShape(term, other) ? 1 : 0.5);
  return { term: other, isSame, context, score };
}

/** A changed number keeps its shape ("7/10" becomes "8/10") and its unit, or keeps its digits. */
function isAlikeInShape(term: Term, other: Term): boolean {
  if (!term.quantity || !other.quantity || term.quantity.value === other.quantity.value) return true;
  const isBothRatio = (term.quantity.over === null) === (other.quantity.over === null);
  return isBothRatio && term.quantity.unit?.dimension === other.quantity.unit?.dimension;
}

function placesOf(alignment: Alignment, term: Term): number[] {
  const { byForm, byNumber } = alignment.index;
  const places = (byForm.get(term.form) ?? []).slice(0, MOST_PLACES);
  for (const form of partsOfDayLike(term.form))
    places.push(...(byForm.get(form) ?? []).slice(0, MOST_PLACES));
  for (const number of numbersMeant(term)) places.push(...(byNumber.get(number) ?? []).slice(0, MOST_PLACES));
  return places;
}

/** The bare numbers by which the input may give the same amount or time. */
function numbersMeant(term: Term): number[] {
  const clock = /^time:(\d+)/.exec(term.form);
  if (clock) {
    const [hour, minute] = [Math.floor(Number(clock[1]) / 60), Number(clock[1]) % 60];
    return minute === 0 ? [hour * 100, hour] : [hour * 100 + minute, hour + minute / 100];
  }
  return term.quantity ? [term.quantity.value, term.quantity.value * 100, term.quantity.value / 100] : [];
}

/** Facts of the same kind in the nearby sentences; words only if they form a contrast. */
function placesNear(alignment: Alignment, term: Term): number[] {
  return alignment.near
    .flatMap((number) => {
      const sentence = alignment.index.sentences[number];
      return sentence ? comparableIn(alignment.index, sentence, term) : [];
    })
    .slice(0, MOST_PLACES * 2);
}

function comparableIn(index: SourceIndex, sentence: SourceSentence, term: Term): number[] {
  const places: number[] = [];
  for (let place = sentence.from; place < sentence.to; place++) {
    const other = index.terms[place];
    if (other && isComparable(term, other)) places.push(place);
  }
  return places;
}

function isComparable(term: Term, other: Term): boolean {
  if (term.kind === "word") return term.contrast !== null && term.contrast.group === other.contrast?.group;
  if (term.kind === "number" && other.kind === "number") return isOfOneMeasure(term, other);
  if (term.kind === other.kind) return true;
  return (term.kind === "time" && isClockLike(other)) || (other.kind === "time" && isClockLike(term));
}

/** A bare "1400" may be a time, and so may "at 6"; "x1" and "40 mL" are not. */
const isClockLike = ({ kind, quantity }: Term): boolean =>
  kind === "number" &&
  quantity?.unit == null &&
  quantity?.over === null &&
  (quantity.value >= 100 || quantity.isHour === true || !Number.isInteger(quantity.value));

/** "30 m" was not changed from "30 minutes ago", nor a dose from a count; the same digits with another unit were. */
function isOfOneMeasure({ quantity: own }: Term, { quantity: other }: Term): boolean {
  if (!own?.unit || !other?.unit || own.value === other.value) {
    const counted = [own, other].filter((one) => one?.unit?.dimension === "times").length;
    return counted !== 1 || own?.value === other?.value;
  }
  const [a, b] = [own.unit.dimension, other.unit.dimension];
  return a === b || isDoseDimension(a) === isDoseDimension(b);
}

/** The one that agrees best; among equals the first. */
export const best = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>((top, one) => (top && top.score >= one.score ? top : one), null);
