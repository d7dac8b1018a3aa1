import { isAddressedToAssistant } from "#app/base/text/addressed-to-assistant.ts";
import type { AnalysisStatement, DocumentEvidence, SectionType } from "#app/core/document/analysis.ts";
import { hasUnticked, withBoxesAsSigns } from "#app/core/document/tick-boxes.ts";
import { openChecker } from "#app/core/evidence/checker.ts";
import type { SecondReading } from "#app/core/evidence/second-reading.ts";
import type { CheckedStatement, Mark } from "#app/core/evidence/statement.ts";
import { findQuote } from "#app/core/evidence/text/find-quote.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import { neverIssuedIn } from "#app/core/identifiers/placeholders.ts";
import { QUOTE_CHARACTERS } from "./analysis-limits.ts";
import { CELL_EDGE, type Line, placeInLine } from "./lines.ts";
import { hasLink, isDrugOrder, namesDrugOrDose } from "./orders.ts";
import type { DraftedStatement, PartAnswer } from "./part-answer.ts";
import { isWholeLine, wordsOfLine } from "./row-words.ts";
import { hasUnknownName, namesAnotherPatient } from "./unknown-names.ts";

/** A statement that the document supports, or a suggestion that adds no fact. */
export type Verified = AnalysisStatement & { section: SectionType };

/** What remains of an answer once verified: `keyPoints` are positions in `statements`, most important first. */
export type VerifiedPart = {
  documentType: PartAnswer["document_type"];
  statements: Verified[];
  keyPoints: number[];
  leftOut: number;
};

/** A part's answer as far as rules alone can tell. */
export type OpenPart = {
  /** Statements that the rules leave open, by position in the answer, with the lines that each names. */
  open: readonly OpenStatement[];
  /** What remains of the answer. @param readings a second reader's, by position */
  verified(readings?: ReadonlyMap<number, SecondReading>): VerifiedPart;
};

export type OpenStatement = { id: number; text: string; lines: readonly Line[] };

const UNREAD: ReadonlyMap<number, SecondReading> = new Map();

/**
 * Compares an answer with its lines, all with identifiers put back. A statement stays if a line really contains one of
 * its quotes, and the lines it names contain its every number, unit, drug, dose, side, time and denial; a suggestion
 * stays if it names no value or drug that the part does not. Everything else is counted as left out.
 * @param people names and numbers of the people in the document's tables; a statement may name only those in its lines
 */
export function openPart(
  answer: PartAnswer,
  lines: readonly Line[],
  people: readonly string[] = [],
): OpenPart {
  const isGeneral = openSuggestions(lines);
  const opened = answer.statements.map((drafted) =>
    drafted.kind === "suggestion" ? null : openStatement(drafted, lines, people),
  );
  const open = opened.flatMap((one, id) =>
    one?.isOpen ? { id, text: one.text, lines: one.found.map(({ line }) => line) } : [],
  );
  const verified = (readings = UNREAD): VerifiedPart => {
    const all = answer.statements.map((drafted, id) =>
      drafted.kind === "suggestion"
        ? asSuggestion(drafted, lines, isGeneral)
        : asSupported(opened[id] ?? null, readings.get(id)),
    );
    const statements = all.filter((one) => one !== null);
    const keyPoints = answer.key_points.flatMap((position) => {
      const [one, drafted] = [all[position], answer.statements[position]];
      return one && drafted && isKeyPoint(one, drafted, lines) ? [statements.indexOf(one)] : [];
    });
    return {
      documentType: answer.document_type,
      statements,
      keyPoints: [...new Set(keyPoints)],
      leftOut: all.length - statements.length,
    };
  };
  return { open, verified };
}

/** Nothing that the document hides, orders or withdraws, and no unticked box, is a key point. */
function isKeyPoint(one: Verified, { evidence }: DraftedStatement, lines: readonly Line[]): boolean {
  if (one.standing !== "supported" || one.isHidden || one.isOrder || hasUnticked(one.text)) return false;
  return !evidence.some(({ block, quote }) => {
    const line = findInLines(quote, block, lines)?.line;
    return line?.row?.isWithdrawn && !ORDER_ENDED.test(line.text);
  });
}

/** A cancelled order is itself a finding; a superseded result is not. */
const ORDER_ENDED = /\b(?:cancell?ed|deleted|withdrawn|replaced)\b/i;
/** A statement that itself says that its row does not count. */
const SAYS_WITHDRAWN =
  /\b(?:amended|revised|cancell?ed|superseded|error|withdrawn|void(?:ed)?|retracted|deleted|invalid(?:ated)?|replaced|wrong patient|corrected)\b/i;

/** A statement with the lines that its quotes stand in. */
type Opened = {
  section: SectionType;
  text: string;
  found: readonly Found[];
  /** Whether the rules leave something open that a second reader can decide. */
  isOpen: boolean;
  check(reading: SecondReading | undefined): Pick<CheckedStatement, "standing" | "marks">;
};

/** Null for one that no reading can save. */
function openStatement(
  drafted: DraftedStatement,
  lines: readonly Line[],
  people: readonly string[],
): Opened | null {
  const text = drafted.text.trim();
  const found = drafted.evidence.flatMap(({ block, quote }) => findInLines(quote, block, lines) ?? []);
  if (text === "" || isOfNobody(text, lines) || found.length === 0) return null;
  const sources = sourcesOf(found.map(({ line }) => line));
  if (hasUnknownName({ section: drafted.section, text }, sources)) return null;
  if (namesAnotherPatient(text, sources, people)) return null;
  const { section } = drafted;
  if (found.some(({ line }) => isWholeLine(text, line)))
    return { section, text, found, isOpen: false, check: () => ({ standing: "supported" }) };
  const draft = { text, quotes: found.map(quoteInWords), isSuggestion: false };
  const checker = openChecker(sources);
  return {
    section,
    text,
    found,
    // For what the document hides or orders, its own words are shown, whatever the statement says.
    isOpen: !found.some(({ line }) => line.isHidden) && !isOrder(text, found) && checker.isOpen(draft),
    check: (reading) => checker.checkStatement(draft, reading),
  };
}

/** A line that was reworded for the checker is quoted as a whole: the quote may not be in its new words. */
function quoteInWords({ line, quote }: Found): string {
  const words = wordsOfLine(line);
  return words === flat(line.text) ? flat(quote) : words;
}

const isOrder = (text: string, found: readonly Found[]): boolean =>
  [text, ...found.map(({ quote }) => flat(quote))].some(isDrugOrder) ||
  found.some(({ line }) => isAddressedToAssistant(line.text));

function asSupported(opened: Opened | null, reading: SecondReading | undefined): Verified | null {
  if (!opened) return null;
  const { section, text, found } = opened;
  const { standing, marks = [] } = opened.check(reading);
  if (standing !== "supported") return null;
  const evidence = distinct(found.map(asEvidence));
  const hidden = found.filter(({ line }) => line.isHidden);
  if (hidden.length > 0)
    return hiddenStatement(
      evidence,
      hidden.some(({ line }) => line.isStruckOut),
    );
  if (isOrder(text, found)) return quotedOrder(section, evidence);
  const withdrawn = found.filter(({ line }) => line.row?.isWithdrawn);
  return withdrawn.length > 0 && !SAYS_WITHDRAWN.test(text)
    ? withdrawnRow(section, withdrawn)
    : { section, text, standing, evidence, ...(marks.length > 0 && { reworded: marks.map(stretchOf) }) };
}

const stretchOf = ({ start, end }: Mark) => ({ start, end });

/** A row that withdraws what it says is quoted as a whole: without its status it would read like a result. */
function withdrawnRow(section: SectionType, found: readonly Found[]): Verified {
  const evidence = distinct(found.map(({ line }) => asEvidence({ line, quote: line.text })));
  return {
    section,
    text: `The document withdraws this row: ${quoted(evidence)}`,
    standing: "supported",
    evidence,
  };
}

/** Hidden text is quoted in a statement of its own, apart from what the document says. */
const hiddenStatement = (evidence: DocumentEvidence[], isStruckOut: boolean): Verified => ({
  section: "document_information",
  text: isStruckOut
    ? `The document contains text that is struck out: ${quoted(evidence)}`
    : `The document contains text that a reader does not see: ${quoted(evidence)}`,
  standing: "supported",
  evidence,
  isHidden: true,
  ...(isStruckOut && { isStruckOut }),
});

/** What a document tells its reader to do with a drug, or a model to write, is quoted, never restated. */
const quotedOrder = (section: SectionType, evidence: DocumentEvidence[]): Verified => ({
  section: section === "medications" ? section : "assessment_plan",
  text: `The document says: ${quoted(evidence)}`,
  standing: "supported",
  evidence,
  isOrder: true,
});

const quoted = (evidence: readonly DocumentEvidence[]): string =>
  evidence.map(({ quote }) => `“${quote}”`).join(" … ");

function asSuggestion(
  { text }: DraftedStatement,
  lines: readonly Line[],
  isGeneral: (text: string) => boolean,
): Verified | null {
  const said = text.trim();
  if (said === "" || isOfNobody(said, lines) || hasLink(said) || namesDrugOrDose(said)) return null;
  if (!isGeneral(said)) return null;
  return { section: "recommendations", text: said, standing: "suggestion", evidence: [] };
}

/** A placeholder that was never issued stands for nobody; only its kind is left once identifiers are put back. */
const isOfNobody = (text: string, lines: readonly Line[]): boolean =>
  /[⟦⟧]/.test(text) || neverIssuedIn(text, lines).length > 0;

type Found = { line: Line; quote: string };

/** The line with a quote: the named one, or else the first that contains it. */
function findInLines(quote: string, named: number, lines: readonly Line[]): Found | null {
  const first = lines[named];
  const inNamed = first && quoteIn(first, quote);
  if (first && inNamed) return { line: first, quote: inNamed };
  for (const line of lines) {
    const found = quoteIn(line, quote);
    if (found) return { line, quote: found };
  }
  return null;
}

/** The quote as it stands in the line, with or without the edges of its cells. */
function quoteIn({ text }: Line, quote: string): string | null {
  for (const [hay, needle] of [
    [text, quote],
    [flat(text), flat(quote)],
  ] as const) {
    const span = findQuote(needle, [{ name: "", label: "", text: hay }]);
    if (span) return hay.slice(span.start, span.end);
  }
  return null;
}

/** What a statement may rest on: the lines it names, and the column headings of those that are rows. */
function sourcesOf(lines: readonly Line[]): SourceField[] {
  const headers = lines.flatMap(({ row }) => row?.header ?? []);
  const texts = [...new Set([...lines.map(wordsOfLine), ...headers.map(flat)])];
  return texts.map((text, index) => ({ name: String(index), label: "", text }));
}

/** Without cell separators, so that a unit in its own cell follows its number. */
const flat = (text: string): string => text.replaceAll(CELL_EDGE, " ").replace(/\s*\|\s*/g, " ");

function asEvidence({ line, quote }: Found): DocumentEvidence {
  const kept =
    quote.length <= QUOTE_CHARACTERS ? quote : quote.slice(0, QUOTE_CHARACTERS).replace(/\s\S*$/, "");
  return { ...placeInLine(line, quote), quote: withBoxesAsSigns(kept) };
}

function distinct(evidence: DocumentEvidence[]): DocumentEvidence[] {
  const keyOf = ({ segment, block, cell, quote }: DocumentEvidence) =>
    JSON.stringify([segment, block, cell, quote]);
  return [...new Map(evidence.map((one) => [keyOf(one), one])).values()];
}

/** Reads the whole part for the first suggestion. */
function openSuggestions(lines: readonly Line[]): (text: string) => boolean {
  let checker: ReturnType<typeof openChecker> | null = null;
  return (text) => {
    checker ??= openChecker(sourcesOf(lines));
    return checker.checkStatement({ text, quotes: [], isSuggestion: true }).standing === "suggestion";
  };
}
