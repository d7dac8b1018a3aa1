import { isAddedUnit, markOfUnit, withoutUnits } from "./added-units.ts";
import { findEvidence, findWhole, sentencesOf, supportOfFacts } from "./evidence.ts";
import { type ParsedStatement, parseStatement } from "./facts/parsed-statement.ts";
import { withoutSelfCorrections } from "./facts/self-corrections.ts";
import { findHandover, notStatedIn, openHandover } from "./handover/find-handover.ts";
import { findRequired, type RequiredItem } from "./handover/required-items.ts";
import { findLeftOut } from "./left-out.ts";
import { isDrugAbbreviation, lookUpDrug } from "./lexicon/drugs.ts";
import { lookAlikeOf } from "./lexicon/look-alikes.ts";
import { findingsOf, type MeasuredFinding, marksOf } from "./meaning/check-meaning.ts";
import { openDenials } from "./meaning/denials-left-out.ts";
import { findDropped } from "./meaning/dropped.ts";
import { readNotesMeaning } from "./meaning/notes-meaning.ts";
import { isKnownWord } from "./meaning/ordinary.ts";
import { findIntroduced, findMismatches } from "./mismatches.ts";
import { isOpenFact } from "./open-facts.ts";
import { openScoreClaims } from "./score-claims.ts";
import { type HeardWords, type SecondReading, withSecondReading } from "./second-reading.ts";
import { indexSources, type SourceIndex } from "./source-index.ts";
import type {
  CheckedStatement,
  DraftStatement,
  FactKind,
  HeardItem,
  LeftOut,
  Mark,
  Mismatch,
  NotStated,
} from "./statement.ts";
import { openQuotes } from "./text/find-quote.ts";
import type { SourceField, Span } from "./text/source.ts";

export type Checker = {
  /**
   * Checks one statement as soon as it is complete: while streaming, the rest of the note is not known yet.
   * @param reading what a second reader said of it; facts that do not agree stay mismatches whatever it says
   */
  checkStatement(draft: DraftStatement, reading?: SecondReading): CheckedStatement;
  /** Whether the rules leave something in a statement open that a second reader can decide. */
  isOpen(draft: DraftStatement): boolean;
  /** What the finished note left out (facts and whole sentences of the input), in input order, no fact twice. */
  leftOut(statements: readonly CheckedStatement[]): LeftOut[];
  /** Accepts the handover items that a second reader heard; words that the input does not have are ignored. */
  hear(said: readonly HeardWords[]): void;
  /** What the handover lacks; `heard` returns the items that the input states. */
  notStated(): NotStated[];
  heard(): HeardItem[];
  /** What a kind of note requires, and where the input says it; without a place if it does not. */
  required(items: readonly RequiredItem[]): HeardItem[];
  /** For "14 of 14 numbers and drugs match": how many facts of the note the input has, and how many there are. */
  matched(statements: readonly CheckedStatement[]): { matching: number; all: number };
};

/** For training the weights. */
type FindingsReader = {
  /**
   * Possible findings against a statement, before they are weighed: what the weights are trained on. `isSettled` when
   * the statement is amber whatever they say.
   */
  findings(draft: DraftStatement): { findings: MeasuredFinding[]; isSettled: boolean };
};

/** Reads what the nurse typed, once, to check any number of statements against it. */
export const openChecker = (sources: readonly SourceField[]): Checker => open(sources);

/** The same for training the weights. */
export const openFindings = (sources: readonly SourceField[]): FindingsReader => open(sources);

function open(typed: readonly SourceField[]): Checker & FindingsReader {
  const sources = typed.map((source) => ({ ...source, text: withoutSelfCorrections(source.text) }));
  const index = indexSources(sources);
  const notes = readNotesMeaning(index, sources);
  const parse = parsedOnce();
  const find = openQuotes(typed);
  const handover = openHandover(() => findHandover(index, notes, typed), { find, typed });
  const scores = openScoreClaims(sources);
  const compare = comparedOnce(({ text, quotes }) => {
    const reading = parse(text);
    const { spans: evidence, isQuoted } = findEvidence(index, find, reading, quotes);
    const found = findMismatches(index, reading, { sentences: sentencesOf(index, evidence), isQuoted });
    const units = found.filter((one) => isAddedUnit(reading, one));
    const facts = found.filter((one) => !units.includes(one) && !isCutShort(index, one));
    const open = facts.filter((one) => isOpenFact(index, one, reading));
    const spans = evidence.length > 0 ? evidence : supportOfFacts(index, reading);
    const isRepeated = isWholeSentence(index, findWhole(find, reading));
    const findings = isRepeated ? [] : findingsOf(index, notes, reading, spans, open);
    const hard = facts.filter(
      (one) => !open.includes(one) && (one.kind !== "negation" || one.inNotes !== null),
    );
    const isSettled = hard.length > 0 || spans.length === 0;
    return { reading, spans, facts, open, units, findings, isRepeated, isSettled };
  });
  const suggestion = ({ text, quotes }: DraftStatement): CheckedStatement => {
    const reading = parse(text);
    const { spans: evidence } = findEvidence(index, find, reading, quotes);
    const mismatches = scores.judge(reading, findIntroduced(index, reading), true);
    return { text, standing: mismatches.length > 0 ? "not_in_notes" : "suggestion", evidence, mismatches };
  };
  return {
    findings: compare,
    isOpen: (draft) => {
      if (draft.isSuggestion || isTooLong(draft.text)) return false;
      const { isRepeated, isSettled } = compare(draft);
      return !isRepeated && !isSettled;
    },
    checkStatement(draft, said) {
      if (draft.isSuggestion) return suggestion(draft);
      if (isTooLong(draft.text)) return asTooLong(draft.text);
      const { reading, spans, facts, open, units, findings } = compare(draft);
      const second = withoutUnits(draft.text, units, said);
      const byRules = marksOf(findings, second?.verdict === "same");
      const meant = withSecondReading(draft.text, byRules, second, find);
      const isAmber = (one: Mismatch) =>
        meant.some(({ kind, start, end }) => kind === "not_in_notes" && start < one.end && one.start < end);
      const agreed = open.filter((one) => !isAmber(one));
      const told = withoutRestated(
        facts.filter((one) => !agreed.includes(one)),
        meant,
      );
      const mismatches = scores.judge(reading, spans.length > 0 ? told : told.map(withoutStranger), false);
      const marks = withMarks(
        withMismatches(meant, mismatches, () => drugsOf(index)),
        units.map(markOfUnit),
      );
      const isSupported = spans.length > 0 && marks.every(({ kind }) => kind === "reworded");
      return {
        text: draft.text,
        standing: isSupported ? "supported" : "not_in_notes",
        evidence: spans,
        mismatches,
        marks,
      };
    },
    leftOut: (statements) => {
      const denials = openDenials(notes, statements, parse);
      const facts = findLeftOut(index, statements, parse).filter((one) => !denials.isCarried(one));
      return inOrder(sources, facts, [...findDropped(index, notes, statements, parse), ...denials.undone()]);
    },
    hear: handover.hear,
    notStated: () => notStatedIn(handover.items(), typed),
    heard: () => handover.items().filter(({ places }) => places.length > 0),
    required: (items) => (items.length === 0 ? [] : findRequired(items, notes, handover.items)),
    matched: (statements) => countMatched(statements, parse),
  };
}

/**
 * In characters. A statement is a sentence or two; the cost of comparing grows with the square of its words, and a
 * single statement of several pages must not hold up everybody else.
 */
const LONGEST_STATEMENT = 2_000;

const isTooLong = (text: string): boolean => text.length > LONGEST_STATEMENT;

function asTooLong(text: string): CheckedStatement {
  const reason = "too long to be compared with your notes: split it into sentences";
  const mark = { start: 0, end: text.length, kind: "not_in_notes", reason, inNotes: null } as const;
  return { text, standing: "not_in_notes", evidence: [], mismatches: [], marks: [mark] };
}

/** Whether a span of the notes is whole sentences: a statement that repeats those word for word changes nothing. */
function isWholeSentence({ sentences, textOf }: SourceIndex, span: Span | null): boolean {
  if (!span) return false;
  const own = sentences.filter(({ field }) => field === span.field);
  const isEnd = (end: number) =>
    end >= span.end && !/[^\s.!?…]/.test(textOf(span.field).slice(span.end, end));
  return own.some(({ start }) => start === span.start) && own.some(({ end }) => isEnd(end));
}

/**
 * If nothing in the notes supports a statement, a drug, dose or time in them belongs to another event: "morphine" is an
 * addition, not another word for their furosemide.
 */
const withoutStranger = (one: Mismatch): Mismatch =>
  OF_EVENTS.has(one.kind) ? { ...one, inNotes: null } : one;

const OF_EVENTS: ReadonlySet<FactKind> = new Set(["drug", "dose", "time", "route", "frequency"]);

/** A denial worded differently in the notes is not an invented one: "not restless" for "no agitation". */
const withoutRestated = (found: readonly Mismatch[], marks: readonly Mark[]): Mismatch[] =>
  found.filter(
    ({ kind, inNotes, start, end }) =>
      kind !== "negation" || inNotes !== null || marks.some((mark) => mark.start < end && start < mark.end),
  );

/** A medicine that the notes abbreviate: "mero" for meropenem, but not "code" for codeine. */
function isCutShort(index: SourceIndex, { kind, text }: Mismatch): boolean {
  const name = kind === "drug" ? lookUpDrug(text) : null;
  return (
    name !== null &&
    index.terms.some((term) => {
      if (term.kind !== "word") return false;
      const letters = index.textOf(term.field).slice(term.start, term.end).toLowerCase();
      return isDrugAbbreviation(letters, name) && !isKnownWord(letters);
    })
  );
}

/** Parses each statement once, however many questions are asked about it; the cache lives as long as the checker. */
function parsedOnce(): typeof parseStatement {
  const read = new Map<string, ParsedStatement>();
  return (text) => {
    const known = read.get(text);
    if (known) return known;
    const parsed = parseStatement(withoutSelfCorrections(text));
    read.set(text, parsed);
    return parsed;
  };
}

/** Comparing is slow, and its result is needed up to three times; the cache lives as long as the checker. */
function comparedOnce<Found>(
  compare: (draft: Pick<DraftStatement, "text" | "quotes">) => Found,
): typeof compare {
  const known = new Map<string, Found>();
  return ({ text, quotes }) => {
    const key = JSON.stringify([text, quotes]);
    const found = known.get(key) ?? compare({ text, quotes });
    known.set(key, found);
    return found;
  };
}

/** Both kinds in input order, each stretch once. */
function inOrder(sources: readonly SourceField[], facts: LeftOut[], qualifiers: LeftOut[]): LeftOut[] {
  const isApart = ({ span }: LeftOut) =>
    !facts.some(
      (one) => one.span.field === span.field && one.span.start < span.end && span.start < one.span.end,
    );
  const at = ({ span }: LeftOut) => sources.findIndex(({ name }) => name === span.field);
  return [...facts, ...qualifiers.filter(isApart)].sort(
    (a, b) => at(a) - at(b) || a.span.start - b.span.start,
  );
}

/** The notes' medicines in their own words. */
const drugsOf = (index: SourceIndex): string[] =>
  index.terms
    .filter(({ kind, isLabel }) => kind === "drug" && !isLabel)
    .map(({ field, start, end }) => index.textOf(field).slice(start, end));

/** Facts that do not agree are marked first; each word is marked once. */
function withMismatches(
  marks: readonly Mark[],
  mismatches: readonly Mismatch[],
  drugs: () => readonly string[],
): Mark[] {
  const facts: Mark[] = [];
  for (const { start, end, inNotes: there, kind, text } of mismatches) {
    const pair = kind === "drug" ? lookAlikeOf(text, there === null ? drugs() : [there, ...drugs()]) : null;
    const inNotes = there ?? pair?.other ?? null;
    const said = pair ? `${pair.own}, ` : "";
    const reason = inNotes === null ? "not in your notes" : `${said}your notes: ${pair?.other ?? inNotes}`;
    if (!facts.some((one) => one.start < end && start < one.end))
      facts.push({ start, end, kind: "not_in_notes", reason, inNotes });
  }
  return withMarks(facts, marks);
}

/** The marks, and those further marks whose words have none. */
const withMarks = (marks: readonly Mark[], further: readonly Mark[]): Mark[] =>
  [
    ...marks,
    ...further.filter((one) => !marks.some(({ start, end }) => start < one.end && one.start < end)),
  ].sort((a, b) => a.start - b.start);

const COUNTED = new Set(["number", "drug", "time", "frequency"]);

function countMatched(
  statements: readonly CheckedStatement[],
  parse: typeof parseStatement,
): { matching: number; all: number } {
  let all = 0;
  let matching = 0;
  for (const { text, mismatches } of statements) {
    const facts = parse(text).terms.filter((term) => COUNTED.has(term.kind) && !term.isVague);
    all += facts.length;
    matching += facts.filter(
      (fact) => !mismatches.some((one) => one.start < fact.end && fact.start < one.end),
    ).length;
  }
  return { matching, all };
}
