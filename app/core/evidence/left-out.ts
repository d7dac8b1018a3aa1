import type { parseStatement, Term } from "./facts/parsed-statement.ts";
import { kindOf } from "./mismatches.ts";
import { isSameFact } from "./same-fact.ts";
import type { SourceIndex, SourceSentence, SourceTerm } from "./source-index.ts";
import type { CheckedStatement, LeftOut } from "./statement.ts";

/** The input's sentences and facts that no statement carries, in input order, each once. */
export function findLeftOut(
  index: SourceIndex,
  statements: readonly CheckedStatement[],
  parse: typeof parseStatement,
): LeftOut[] {
  const note = openNote(statements, parse);
  const seen = new Set<string>();
  return index.sentences.flatMap((sentence) => {
    const terms = index.terms.slice(sentence.from, sentence.to).filter((term) => !term.isLabel);
    if (isUntouched(note, index, sentence, terms))
      return isTelling(terms) ? [wholeSentence(index, sentence)] : [];
    return terms.flatMap((term) => {
      const key = `${kindOf(term)}:${term.form}:${term.anchor.measure ?? ""}:${term.anchor.drug ?? ""}`;
      if (!isFact(term) || isCarried(note, index, sentence, term) || seen.has(key)) return [];
      seen.add(key);
      return [leftOutFact(index, term)];
    });
  });
}

type Place = { term: Term; own: readonly Term[]; statement: CheckedStatement };
type Note = {
  statements: readonly CheckedStatement[];
  byForm: Map<string, Place[]>;
  /** Numbers and times, which may be equal in different forms. */
  amounts: Place[];
};

function openNote(statements: readonly CheckedStatement[], parse: typeof parseStatement): Note {
  const note: Note = { statements, byForm: new Map(), amounts: [] };
  for (const statement of statements) {
    const own = parse(statement.text).terms;
    for (const term of own) {
      const place = { term, own, statement };
      const places = note.byForm.get(term.form);
      if (places) places.push(place);
      else note.byForm.set(term.form, [place]);
      if (term.kind === "number" || term.kind === "time") note.amounts.push(place);
    }
  }
  return note;
}

/** The places in the note that may say the same; bounded for a note that repeats itself endlessly. */
function placesFor(note: Note, term: SourceTerm): Place[] {
  const equal = note.byForm.get(term.form) ?? [];
  const isAmount = term.kind === "number" || term.kind === "time";
  return (isAmount ? [...equal, ...note.amounts.slice(0, 300)] : equal).slice(0, 400);
}

/** The note has less than two thirds of the sentence's words, and the sentence holds no evidence. */
function isUntouched(
  note: Note,
  index: SourceIndex,
  sentence: SourceSentence,
  terms: readonly SourceTerm[],
): boolean {
  if (note.statements.some((statement) => touches(statement, sentence))) return false;
  const isThere = (term: SourceTerm) => note.byForm.has(term.form) || isCarried(note, index, sentence, term);
  return terms.filter(isThere).length < terms.length * MOST_THERE;
}

/** From this share of common words on, the rest of the note is taken to carry a sentence. */
const MOST_THERE = 0.67;

function touches(statement: CheckedStatement, sentence: SourceSentence): boolean {
  return statement.evidence.some(
    (span) => span.field === sentence.field && span.start < sentence.end && sentence.start < span.end,
  );
}

/** Talk without a fact or a finding ("that's all for now") is no loss. */
function isTelling(terms: readonly SourceTerm[]): boolean {
  const isClinical = (term: SourceTerm) =>
    isFact(term) || term.isFinding || term.measure !== null || term.polarity < 0;
  return terms.length >= 2 || terms.some(isClinical);
}

function isFact(term: SourceTerm): boolean {
  if (term.kind === "word") return term.isFinding && term.polarity < 0;
  // A saturation on room air says more than a saturation.
  if (term.kind === "route") return term.anchor.drug !== null || term.form === "route:room-air";
  return !term.isVague;
}

/** A statement carries the fact when it says the same about the same thing: evidence beside it, or a shared word. */
function isCarried(note: Note, index: SourceIndex, sentence: SourceSentence, term: SourceTerm): boolean {
  return placesFor(note, term).some(({ term: other, own, statement }) => {
    if (!says(term, other)) return false;
    return (
      term.kind === "drug" ||
      term.kind === "word" ||
      touches(statement, sentence) ||
      sharesContext(index, term, own, other)
    );
  });
}

function says(term: SourceTerm, other: Term): boolean {
  if (term.kind === "word") return other.form === term.form && other.polarity < 0;
  return isSameFact(other, term) || isSameFact(term, other);
}

const REACH = 4;

function sharesContext(index: SourceIndex, term: SourceTerm, own: readonly Term[], other: Term): boolean {
  if (term.anchor.measure && term.anchor.measure === other.anchor.measure) return true;
  if (term.anchor.drug && term.anchor.drug === other.anchor.drug) return true;
  const near = new Set(
    index.terms.slice(Math.max(0, term.index - REACH), term.index + REACH + 1).map((one) => one.form),
  );
  near.delete(term.form);
  return own
    .slice(Math.max(0, other.index - REACH), other.index + REACH + 1)
    .some((one) => near.has(one.form));
}

function leftOutFact(index: SourceIndex, term: SourceTerm): LeftOut {
  const start = Math.min(term.start, term.cue?.start ?? term.start);
  const end = Math.max(term.end, term.cue?.end ?? term.end);
  return {
    kind: kindOf(term),
    text: inWords(index.textOf(term.field), start, end),
    span: { field: term.field, start, end },
  };
}

/** "L" alone does not tell what is missing: a letter or two are shown with the words beside them. */
function inWords(text: string, start: number, end: number): string {
  const own = text.slice(start, end);
  if (own.length > 2) return own;
  const before = /\S+[^\S\n]+$/.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? "";
  const after = /^(?:[^\S\n]*(?:[^\s.,;:]|[.,](?=\d))+){0,2}/.exec(text.slice(end, end + 30))?.[0] ?? "";
  return `${before}${own}${after}`;
}

function wholeSentence(index: SourceIndex, sentence: SourceSentence): LeftOut {
  const { field, start, end } = sentence;
  return { kind: "sentence", text: index.textOf(field).slice(start, end), span: { field, start, end } };
}
