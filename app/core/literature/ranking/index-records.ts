import type { LiteratureRecord } from "../record.ts";
import { sentencesIn } from "../text/sentences.ts";
import { isFunctionWord, wordsOf } from "../text/words.ts";
import { stemOf } from "../vocabulary/phrase-book.ts";

/** A span of a record's text as stems, with the places where each stem occurs. */
export type RecordField = { stems: string[]; places: Map<string, number[]> };

/** A record's text, read for ranking. `telling` are the places of the title's words that are not function words. */
export type IndexedRecord = {
  record: LiteratureRecord;
  title: RecordField;
  telling: number[];
  sentences: RecordField[];
  /** Words of the abstract. */
  length: number;
};

export function indexRecord(record: LiteratureRecord): IndexedRecord {
  const sentences = record.abstract
    .flatMap(({ text }) => sentencesIn(text).map(({ start, end }) => text.slice(start, end)))
    .map(fieldOf);
  const telling = wordsOf(record.title).flatMap(({ plain }, at) => (isFunctionWord(plain) ? [] : at));
  const length = sentences.reduce((sum, { stems }) => sum + stems.length, 0);
  return { record, title: fieldOf(record.title), telling, sentences, length };
}

function fieldOf(text: string): RecordField {
  const stems = wordsOf(text).map(stemOf);
  const places = new Map<string, number[]>();
  stems.forEach((stem, at) => {
    const known = places.get(stem);
    if (known) known.push(at);
    else places.set(stem, [at]);
  });
  return { stems, places };
}

/** Where the stems of a phrase are adjacent in the field: the places of its first stem. */
export function fieldPlaces(field: RecordField, key: string): readonly number[] {
  if (!key.includes(" ")) return field.places.get(key) ?? NOWHERE;
  const [first = "", ...rest] = key.split(" ");
  const starts = field.places.get(first) ?? NOWHERE;
  return starts.filter((start) => rest.every((stem, at) => field.stems[start + 1 + at] === stem));
}

const NOWHERE: readonly number[] = [];
