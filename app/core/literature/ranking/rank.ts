import { type Concept, conceptsOf } from "../query/concepts.ts";
import type { LiteratureRecord } from "../record.ts";
import { recency, studyWeight, warningsOf } from "./evidence-quality.ts";
import { fieldPlaces, type IndexedRecord, indexRecord, type RecordField } from "./index-records.ts";

/** The weight of each part of the score; the parts themselves are between 0 and 1. */
const WEIGHTS = { words: 1, coverage: 1, sentence: 1.5, title: 0.8, study: 0.08, recency: 0.05 };

/** BM25's parameters: words of the title count more, and long abstracts are forgiven half of their length. */
const BM25 = { title: 2.5, saturation: 1.2, length: 0.5 };

/** How often a record mentions one concept, each wording by its weight. */
type Counts = { title: number; abstract: number };

/**
 * The records, the best answer to the question first. Deterministic: depends only on its arguments; equal scores keep
 * the given order.
 *
 * The words are those of `conceptsOf`, so "heart attack" and "MI" find "myocardial infarction". What is rare among the
 * records counts more. Four parts measure how well a record fits: BM25 over title and abstract; how much of the
 * question it covers at all; how much of it is in one sentence, as in an abstract's aim or conclusion; and how much of
 * the title is about the question. Kind of study and year decide between records that fit equally well. Retracted
 * records come last, those with an expression of concern just before.
 */
export function rankRecords(question: string, records: readonly LiteratureRecord[]): LiteratureRecord[] {
  return scoreRecords(question, records)
    .sort((a, b) => warningsOf(a.record) - warningsOf(b.record) || b.score - a.score)
    .map(({ record }) => record);
}

/** The records in their order, each with how well it fits. */
function scoreRecords(
  question: string,
  records: readonly LiteratureRecord[],
): { record: LiteratureRecord; score: number }[] {
  const concepts = conceptsOf(question);
  const indexed = records.map(indexRecord);
  const counts = indexed.map((one) => concepts.map((concept) => countsOf(one, concept)));
  const shares = sharesOf(concepts, counts);
  const lengths = meanLengths(indexed);
  const newest = Math.max(...records.map(({ year }) => year ?? 0));
  return indexed.map((one, at) => {
    const own = counts[at] ?? [];
    const score =
      WEIGHTS.words * wordsScore(one, own, shares, lengths) +
      WEIGHTS.coverage *
        own.reduce((sum, { title, abstract }, c) => sum + share(shares, c, Math.max(title, abstract)), 0) +
      WEIGHTS.sentence * bestSentence(one, concepts, shares) +
      WEIGHTS.title * titleFocus(one, concepts) +
      WEIGHTS.study * studyWeight(one.record) +
      WEIGHTS.recency * recency(one.record.year, newest);
    return { record: one.record, score };
  });
}

function countsOf(one: IndexedRecord, concept: Concept): Counts {
  return {
    title: countConcept(one.title, concept),
    abstract: one.sentences.reduce((sum, sentence) => sum + countConcept(sentence, concept), 0),
  };
}

/** How often a field mentions the concept, each wording by its weight. */
function countConcept(field: RecordField, { forms }: Concept): number {
  let count = 0;
  for (const { key, weight } of forms) count += weight * fieldPlaces(field, key).length;
  return count;
}

/** Each concept's share of the question, by how few of the records mention it; all together 1. */
function sharesOf(concepts: readonly Concept[], counts: readonly Counts[][]): number[] {
  const rarities = concepts.map(({ weight }, c) => {
    const holding = counts.filter((row) => (row[c]?.title ?? 0) + (row[c]?.abstract ?? 0) > 0).length;
    return weight * Math.log(1 + (counts.length - holding + 0.5) / (holding + 0.5));
  });
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return rarities.map((rarity) => rarity / whole);
}

function share(shares: readonly number[], concept: number, count: number): number {
  return (shares[concept] ?? 0) * Math.min(1, count);
}

type Lengths = { title: number; abstract: number };

function meanLengths(indexed: readonly IndexedRecord[]): Lengths {
  const mean = (lengthOf: (one: IndexedRecord) => number) =>
    indexed.reduce((sum, one) => sum + lengthOf(one), 0) / (indexed.length || 1) || 1;
  return { title: mean((one) => one.title.stems.length), abstract: mean((one) => one.length) };
}

function wordsScore(
  one: IndexedRecord,
  counts: readonly Counts[],
  shares: readonly number[],
  lengths: Lengths,
): number {
  const level = (length: number, mean: number) => 1 - BM25.length + (BM25.length * length) / mean;
  const title = BM25.title / level(one.title.stems.length, lengths.title);
  const abstract = 1 / level(one.length, lengths.abstract);
  return counts.reduce((sum, count, c) => {
    const frequency = count.title * title + count.abstract * abstract;
    return sum + ((shares[c] ?? 0) * frequency) / (frequency + BM25.saturation);
  }, 0);
}

function bestSentence(
  { title, sentences }: IndexedRecord,
  concepts: readonly Concept[],
  shares: readonly number[],
): number {
  const covered = (field: RecordField) =>
    concepts.reduce((sum, concept, c) => sum + share(shares, c, countConcept(field, concept)), 0);
  return Math.max(...[title, ...sentences].map(covered));
}

/** The share of the title's telling words that are in the question. */
function titleFocus({ title, telling }: IndexedRecord, concepts: readonly Concept[]): number {
  const spokenOf = new Map<number, number>();
  for (const { forms, weight: concept } of concepts)
    for (const { key, weight, length } of forms)
      for (const start of fieldPlaces(title, key))
        for (let at = start; at < start + length; at++)
          spokenOf.set(at, Math.max(spokenOf.get(at) ?? 0, weight * concept));
  return telling.reduce((sum, at) => sum + (spokenOf.get(at) ?? 0), 0) / (telling.length || 1);
}
