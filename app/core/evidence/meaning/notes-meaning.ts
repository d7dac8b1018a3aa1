import type { SourceIndex } from "../source-index.ts";
import { lemma, rootOf } from "../text/lemma.ts";
import type { SourceField } from "../text/source.ts";
import { lemmas, lexicon } from "./lexicon.ts";
import { type MeaningUnit, type ReadMeaning, readMeaning } from "./read-meaning.ts";

/** A unit of the notes with its field; `sentence` and `clause` count over all fields. */
export type NoteUnit = MeaningUnit & { field: string };

/** The notes, read for what they mean. */
export type NotesMeaning = {
  units: NoteUnit[];
  /** Where a concept occurs, by its id, also within a longer phrase. */
  byConcept: Map<string, NoteUnit[]>;
  /** Where a word occurs, by its lemma, and by the root of its family. */
  byForm: Map<string, NoteUnit[]>;
  byRoot: Map<string, NoteUnit[]>;
  /** The kinds of cue in each clause, by its number. */
  cues: ReadMeaning["cues"];
  texts: Map<string, string>;
  /** The label of a field in the form: "Allergies". */
  labels: Map<string, string>;
  bySentence: Map<number, NoteUnit[]>;
  byClause: Map<number, NoteUnit[]>;
  byPiece: Map<number, NoteUnit[]>;
  byFact: Map<string, NoteUnit[]>;
  /** Whom each unit is about, read when the first statement asks. */
  who: Map<NoteUnit, string> | null;
  /** Which sexes their nouns and pronouns name, read likewise. */
  sexes: { nouns: Set<string>; pronouns: Set<string> } | null;
};

export function readNotesMeaning(index: SourceIndex, sources: readonly SourceField[]): NotesMeaning {
  const notes: NotesMeaning = {
    units: [],
    byConcept: new Map(),
    byForm: new Map(),
    byRoot: new Map(),
    cues: new Map(),
    labels: new Map(sources.map(({ name, label }) => [name, label])),
    texts: new Map(sources.map(({ name, text }) => [name, text])),
    bySentence: new Map(),
    byClause: new Map(),
    byPiece: new Map(),
    byFact: new Map(),
    who: null,
    sexes: null,
  };
  let sentence = 0;
  let clause = 0;
  let piece = 0;
  for (const source of sources) {
    const terms = index.terms.filter(({ field, isLabel }) => field === source.name && !isLabel);
    const meaning = readMeaning(source.text, terms);
    const first = notes.units.length;
    for (const one of meaning.units)
      notes.units.push({
        ...one,
        index: first + one.index,
        sentence: sentence + one.sentence,
        clause: clause + one.clause,
        piece: piece + one.piece,
        field: source.name,
      });
    for (const [number, kinds] of meaning.cues) notes.cues.set(clause + number, kinds);
    addParts(notes, meaning, first);
    for (const term of terms) if (term.kind === "word") add(notes.byForm, term.form, null);
    const last = notes.units.at(-1);
    sentence = (last?.sentence ?? sentence) + 1;
    clause = (last?.clause ?? clause) + 1;
    piece = (last?.piece ?? piece) + 1;
    addLabel(notes, source, notes.units[first]);
    for (const form of source.label.toLowerCase().match(/\p{L}+/gu) ?? [])
      if (source.text.trim() !== "") add(notes.byForm, lemma(form), null);
  }
  for (const unit of notes.units) {
    addTo(notes.bySentence, unit.sentence, unit);
    addTo(notes.byClause, unit.clause, unit);
    addTo(notes.byPiece, unit.piece, unit);
    if (unit.fact !== null) addTo(notes.byFact, unit.fact, unit);
  }
  return notes;
}

function addTo<K>(map: Map<K, NoteUnit[]>, key: K, unit: NoteUnit): void {
  const units = map.get(key);
  if (units) units.push(unit);
  else map.set(key, [unit]);
}

/** A field's label applies to its content: "Penicillin" under "Allergies". */
function addLabel(notes: NotesMeaning, { label }: SourceField, unit: NoteUnit | undefined): void {
  if (!unit) return;
  const tokens = lemmas(label);
  tokens.forEach((_, at) => {
    for (const { id } of lexicon().concepts.match(tokens, at)?.value ?? []) add(notes.byConcept, id, unit);
  });
}

/** Every phrase that begins at any word counts, so that "heart" is found in "heart failure" too. */
function addParts(notes: NotesMeaning, meaning: ReadMeaning, first: number): void {
  let at = first;
  const { tokens } = meaning;
  tokens.forEach((token, position) => {
    if (token.kind !== "word") return;
    while (notes.units[at + 1] && (notes.units[at + 1]?.start ?? 0) <= token.start) at++;
    const here = notes.units[at];
    if (!here) return;
    add(notes.byForm, token.text, here);
    add(notes.byRoot, rootOf(token.text), here);
    for (const { value, end } of lexicon().concepts.matches(tokens, position))
      if (end <= position + 4) for (const { id } of value) add(notes.byConcept, id, here);
  });
  for (const one of notes.units.slice(first))
    for (const { id } of one.concepts) add(notes.byConcept, id, one);
}

/** In words; shorter notes may be summed up as a whole. */
export const SHORT_NOTES = 45;

/** Bounds the work on an input that repeats itself endlessly. */
const MOST_PLACES = 60;

function add(map: Map<string, NoteUnit[]>, key: string, value: NoteUnit | null): void {
  const values = map.get(key);
  if (!values) map.set(key, value ? [value] : []);
  else if (value && values.length < MOST_PLACES && values.at(-1) !== value) values.push(value);
}
