import type { Anchor } from "./facts/anchors.ts";
import { columnAnchors } from "./facts/columns.ts";
import { parseStatement, type Term } from "./facts/parsed-statement.ts";
import { misspeltDrug } from "./lexicon/drugs.ts";
import type { Unit } from "./lexicon/units.ts";
import type { SourceField } from "./text/source.ts";

/** A term of the nurse's input. `index` and `sentence` count over all fields; a label's terms have no place. */
export type SourceTerm = Term & { field: string; isLabel: boolean };

/** A sentence of the nurse's input: its span in the field, its terms from `from` to before `to`. */
export type SourceSentence = { field: string; start: number; end: number; from: number; to: number };

/** The nurse's input, read once. */
export type SourceIndex = {
  terms: SourceTerm[];
  sentences: SourceSentence[];
  /** Where a form occurs, as indices of terms. */
  byForm: Map<string, number[]>;
  /** Where a number is written, whatever its unit. */
  byNumber: Map<number, number[]>;
  /** The sentences that hold a form. */
  sentencesOf: Map<string, number[]>;
  textOf(field: string): string;
};

/** Reads all fields. Linear in their length. */
export function indexSources(sources: readonly SourceField[]): SourceIndex {
  const texts = new Map(sources.map((source) => [source.name, source.text]));
  const index: SourceIndex = {
    terms: [],
    sentences: [],
    byForm: new Map(),
    byNumber: new Map(),
    sentencesOf: new Map(),
    textOf: (field) => texts.get(field) ?? "",
  };
  for (const source of sources) addField(index, source);
  for (const term of index.terms) addPlaces(index, term);
  for (const sentence of index.sentences) shareUnits(index.terms.slice(sentence.from, sentence.to));
  return index;
}

/** How much a form tells: little when it occurs in many places, nothing when the input does not have it. */
export function weightOf(index: SourceIndex, form: string): number {
  const count = index.byForm.get(form)?.length ?? 0;
  return count === 0 ? 0 : 1 / (1 + Math.log(count));
}

/** A short field is read after its label, so that "72" under "Age" is an age; notes have no single subject. */
const LABELLED_LENGTH = 160;
const UNLABELLED = "nurseNotes";

function addField(index: SourceIndex, source: SourceField): void {
  const isShort = source.text.length <= LABELLED_LENGTH && source.text.trim() !== "";
  const isLabelled = isShort && source.name !== UNLABELLED;
  const prefix = isLabelled ? `${source.label}: ` : "";
  const reading = parseStatement(prefix + source.text);
  const firstTerm = index.terms.length;
  const firstSentence = index.sentences.length;
  const numbers = new Map(reading.sentences.map((sentence, at) => [sentence.number, firstSentence + at]));
  const anchors = columnAnchors(reading);
  for (const term of reading.terms) {
    index.terms.push({
      ...placed(term, prefix.length),
      anchor: anchors.get(term) ?? term.anchor,
      index: firstTerm + term.index,
      sentence: numbers.get(term.sentence) ?? firstSentence,
      field: source.name,
      isLabel: term.start < prefix.length,
    });
  }
  for (const sentence of reading.sentences) {
    index.sentences.push({
      field: source.name,
      start: Math.max(0, sentence.start - prefix.length),
      end: Math.max(0, sentence.end - prefix.length),
      from: firstTerm + sentence.from,
      to: firstTerm + sentence.to,
    });
  }
}

/** The term with its and its cue's offsets moved to the field; a misspelled medicine under its right name. */
function placed(term: Term, prefix: number): Term {
  const cue = term.cue && {
    start: Math.max(0, term.cue.start - prefix),
    end: Math.max(0, term.cue.end - prefix),
  };
  return { ...term, cue, start: Math.max(0, term.start - prefix), end: Math.max(0, term.end - prefix) };
}

/**
 * "At two milligrams an hour, up from one and a half": the unit is stated once. A single sentence may hold thousands of
 * numbers, so what they are about is compared, not each with each.
 */
function shareUnits(terms: readonly SourceTerm[]): void {
  const numbers = terms.filter(({ quantity }) => quantity !== null && quantity.over === null);
  const stated = statedUnits(numbers);
  for (const term of numbers.filter(({ quantity }) => quantity?.unit === null)) {
    const same = stated.filter(({ anchor }) => isOfSame(term.anchor, anchor));
    const [first] = same;
    if (first && same.every(({ unit, isOne }) => isOne && unit.key === first.unit.key))
      term.unitBeside = first.unit;
  }
}

type StatedUnit = { anchor: Anchor; unit: Unit; isOne: boolean };

/** The first unit of the numbers of each thing, in their order, and whether it is the only one. */
function statedUnits(numbers: readonly SourceTerm[]): StatedUnit[] {
  const byThing = new Map<string, StatedUnit>();
  for (const { anchor, quantity } of numbers) {
    const unit = quantity?.unit;
    if (!unit) continue;
    const thing = JSON.stringify([anchor.drug, anchor.measure]);
    const known = byThing.get(thing);
    if (known) known.isOne &&= known.unit.key === unit.key;
    else byThing.set(thing, { anchor, unit, isOne: true });
  }
  return [...byThing.values()];
}

/** Nothing says that the two numbers belong to different things. */
function isOfSame(own: Anchor, other: Anchor): boolean {
  const isWeight = own.measure === "weight" && other.measure === null;
  return (own.drug === null || own.drug === other.drug) && (own.measure === other.measure || isWeight);
}

function addPlaces(index: SourceIndex, term: SourceTerm): void {
  addTo(index.byForm, term.form, term.index);
  const sentences = index.sentencesOf.get(term.form);
  if (sentences?.at(-1) !== term.sentence) addTo(index.sentencesOf, term.form, term.sentence);
  if (term.quantity) addTo(index.byNumber, term.quantity.value, term.index);
  const meant = term.kind === "word" && !term.isFinding ? misspeltOf(index, term) : null;
  if (meant) addTo(index.byForm, `drug:${meant}`, term.index);
}

function misspeltOf(index: SourceIndex, term: SourceTerm): string | null {
  const word = index.textOf(term.field).slice(term.start, term.end).toLowerCase();
  return /^[a-z]+$/.test(word) ? misspeltDrug(word) : null;
}

function addTo<K>(map: Map<K, number[]>, key: K, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
