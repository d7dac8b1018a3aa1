import { sharesBySentence } from "./candidates.ts";
import type { ParsedStatement, Term } from "./facts/parsed-statement.ts";
import { findCounterparts } from "./mismatches.ts";
import type { SourceIndex } from "./source-index.ts";
import type { Span } from "./text/source.ts";

/** The spans that a statement rests on; `isQuoted` when the model named them. */
export type Evidence = { spans: Span[]; isQuoted: boolean };

/**
 * The spans of the input that a statement rests on: its own words if the input has them, else the model's quotes
 * that the input really has, else the sentences that carry most of its words. Empty if there are none.
 */
export function findEvidence(
  index: SourceIndex,
  find: (quote: string) => Span | null,
  reading: ParsedStatement,
  quotes: readonly string[],
): Evidence {
  const isEmpty = reading.terms.length === 0;
  const found = quotes.flatMap((quote) => find(quote) ?? []);
  const quoted = found.filter((span) => isEmpty || isTelling(index, span));
  if (quoted.length > 0) return { spans: distinct(quoted), isQuoted: true };
  const whole = findWhole(find, reading);
  if (whole) return { spans: [whole], isQuoted: false };
  const spans = isEmpty ? alikeTalk(index, reading.text) : similarSentences(index, reading.terms);
  if (spans.length > 0) return { spans, isQuoted: false };
  // Words of little weight may be all there is ("on and off"); what the statement adds to them is weighed.
  const phrases = found.filter(({ end, start }) => end - start >= SHORT_QUOTE);
  return { spans: phrases, isQuoted: phrases.length > 0 };
}

/** Where the notes have the whole statement word for word, with or without its full stop; null if they do not. */
export const findWhole = (find: (quote: string) => Span | null, { text }: ParsedStatement): Span | null =>
  find(text.replace(/[\s.…]+$/, ""));

/** The numbers of the sentences that the spans touch. */
export function sentencesOf(index: SourceIndex, spans: readonly Span[]): Set<number> {
  const touched = new Set<number>();
  for (const span of spans) {
    index.sentences.forEach((sentence, number) => {
      const isTouched =
        sentence.field === span.field && sentence.start < span.end && span.start < sentence.end;
      if (isTouched) touched.add(number);
    });
  }
  return touched;
}

/** A quote of one plain word proves nothing: it occurs everywhere. */
function isTelling({ terms: all }: SourceIndex, { field, start, end }: Span): boolean {
  const terms = all.filter(
    (term) => term.field === field && !term.isLabel && term.start >= start && term.end <= end,
  );
  const isLong = end - start >= LONG_QUOTE && terms.some((term) => term.end - term.start >= LONG_WORD);
  return isLong || terms.length >= 2 || terms.some((term) => term.kind !== "word" || term.isFinding);
}

/** From these lengths on, in letters, a quote or its one weighty word is not a coincidence. */
const LONG_QUOTE = 20;
const LONG_WORD = 8;
/** In letters; a quote this long is not a single word by coincidence. */
const SHORT_QUOTE = 6;

const MOST_SENTENCES = 4;
const LEAST_SHARE = 0.5;

/** The sentences of the input that together hold at least half of what the terms say, the most telling first. */
function similarSentences(index: SourceIndex, terms: readonly Term[]): Span[] {
  const chosen: number[] = [];
  let left = terms;
  while (left.length > 0 && chosen.length < MOST_SENTENCES) {
    const top = [...sharesBySentence(index, left)].reduce(
      (best, one) => (one[1] > best[1] ? one : best),
      [-1, 0],
    );
    if (top[0] < 0 || (chosen.length > 0 && left.length < 2 && top[1] < 1)) break;
    chosen.push(top[0]);
    const forms = formsOf(index, top[0]);
    const rest = left.filter((term) => !forms.has(term.form));
    if (rest.length === left.length) break;
    left = rest;
  }
  const share = terms.length === 0 ? 0 : 1 - left.length / terms.length;
  return share >= LEAST_SHARE ? distinct(chosen.flatMap((number) => spanOf(index, number))) : [];
}

/** A statement without any term ("that's about it for now") rests on a sentence of the same kind. */
function alikeTalk(index: SourceIndex, text: string): Span[] {
  const own = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const number = index.sentences.findIndex((sentence) => {
    if (sentence.to > sentence.from) return false;
    const words =
      index
        .textOf(sentence.field)
        .slice(sentence.start, sentence.end)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    return words.filter((word) => own.has(word)).length >= Math.max(2, words.length * 0.6);
  });
  return spanOf(index, number);
}

/**
 * The sentences that hold the statement's facts in words other than its own ("systolic 98" for "98/54"). Empty unless
 * the facts and the words known from the input make up half of the statement.
 */
export function supportOfFacts(index: SourceIndex, reading: ParsedStatement): Span[] {
  const counterparts = findCounterparts(index, reading);
  const known = reading.terms.filter((term) => counterparts.has(term) || index.byForm.has(term.form));
  if (counterparts.size === 0 || known.length < reading.terms.length * LEAST_SHARE) return [];
  return distinct([...counterparts.values()].flatMap((term) => spanOf(index, term.sentence)));
}

function formsOf(index: SourceIndex, number: number): Set<string> {
  const sentence = index.sentences[number];
  return new Set(sentence ? index.terms.slice(sentence.from, sentence.to).map((term) => term.form) : []);
}

function spanOf(index: SourceIndex, number: number): Span[] {
  const sentence = index.sentences[number];
  return sentence && sentence.end > sentence.start
    ? [{ field: sentence.field, start: sentence.start, end: sentence.end }]
    : [];
}

function distinct(spans: readonly Span[]): Span[] {
  const key = (span: Span) => `${span.field}:${span.start}:${span.end}`;
  return [...new Map(spans.map((span) => [key(span), span])).values()].sort(
    (a, b) => a.field.localeCompare(b.field) || a.start - b.start,
  );
}
