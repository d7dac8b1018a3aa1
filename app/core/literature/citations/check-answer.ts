import { withoutAddressed } from "#app/base/text/addressed-to-assistant.ts";
import { readNumber } from "#app/core/evidence/facts/numbers.ts";
import { openQuotes } from "#app/core/evidence/text/find-quote.ts";
import { tokenise } from "#app/core/evidence/text/tokens.ts";
import type { LiteratureRecord } from "../record.ts";
import { type Stretch, sentencesIn } from "../text/sentences.ts";
import { isFunctionWord, wordsOf } from "../text/words.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { type ClaimedCitation, openVerifier, type Quote, type VerifiedCitation } from "./verify-citation.ts";

/** A text block of the model's answer. */
export type AnswerBlock = { text: string; citations: readonly ClaimedCitation[] };

type CitationStatus =
  /** A verified citation supports it. */
  | "supported"
  /** It is cited, and a second reader does not find it in the cited articles. */
  | "differs"
  /** It is cited, and has a number that none of the cited articles has. */
  | "numbers_differ"
  /**
   * It makes a claim, and either no verified citation supports it, or the cited articles share no telling word with it,
   * or it names a source or quotes words that are not in one.
   */
  | "unsupported"
  /** A heading, a question, a few linking words: it makes no claim. */
  | "no_claim";

/** A stretch of the answer. In order, they are the answer's text; white space between them belongs to none. */
export type AnswerPiece = Stretch & {
  text: string;
  standing: CitationStatus;
  /** Numbers of the `sources` that support it. */
  sources: number[];
  /** Ids and addresses in its words; offsets count from the answer's beginning. One without `url` is not from a source. */
  mentions: Mention[];
};

/** An article that is cited, with its number in the list of citations, from 1, and the quotes that were verified. */
type CitedSource = { number: number; record: LiteratureRecord; quotes: Quote[] };

export type CheckedCitations = {
  text: string;
  pieces: AnswerPiece[];
  sources: CitedSource[];
  /** How many of the model's citations do not count: altered, invented, or not from what it was given. */
  rejected: number;
};

/**
 * Checks the model's answer against the records that it was given. Nothing of a citation is taken from the answer:
 * record, quote and link are our own, and shown only if the citation matches them letter by letter.
 * @param records in the order in which `toSearchResults` gave them to the model
 */
export function checkAnswer(
  blocks: readonly AnswerBlock[],
  records: readonly LiteratureRecord[],
): CheckedCitations {
  const verify = openVerifier(records);
  const sources: CitedSource[] = [];
  const cited: CitedStretch[] = [];
  let text = "";
  let rejected = 0;
  for (const block of blocks) {
    const verified = block.citations.map(verify).filter((one) => one !== null);
    rejected += block.citations.length - verified.length;
    const numbers = [...new Set(verified.map((one) => numberOf(sources, one)))];
    cited.push({ start: text.length, end: text.length + block.text.length, numbers });
    text += block.text;
  }
  const pieces = sentencesIn(text).flatMap((sentence) => piecesOf(text, sentence, cited));
  return { text, pieces: pieces.map((piece) => judge(text, piece, sources)), sources, rejected };
}

type CitedStretch = Stretch & { numbers: number[] };

/** The source's number, a new one for a record cited for the first time; each of its quotes is kept once. */
function numberOf(sources: CitedSource[], { record, quotes }: VerifiedCitation): number {
  let source = sources.find((one) => one.record.id === record.id);
  if (!source) {
    source = { number: sources.length + 1, record, quotes: [] };
    sources.push(source);
  }
  for (const quote of quotes)
    if (!source.quotes.some(({ text }) => text === quote.text)) source.quotes.push(quote);
  return source.number;
}

/** This many telling words without a citation are a statement of their own within a sentence that has one. */
const OWN_STATEMENT = 5;

/** A sentence with all citations in it; a longer stretch without any is a piece of its own. */
function piecesOf(text: string, sentence: Stretch, cited: readonly CitedStretch[]): CitedStretch[] {
  const within = cited.flatMap(({ start, end, numbers }) => {
    const piece = { start: Math.max(start, sentence.start), end: Math.min(end, sentence.end), numbers };
    return piece.start < piece.end ? piece : [];
  });
  const pieces: CitedStretch[] = [];
  for (const piece of within) {
    const last = pieces.at(-1);
    const isOwn = (one: CitedStretch) =>
      one.numbers.length === 0 && tellingWords(text.slice(one.start, one.end)) >= OWN_STATEMENT;
    if (!last || isOwn(piece) !== isOwn(last)) pieces.push({ ...piece });
    else {
      last.end = piece.end;
      last.numbers = [...new Set([...last.numbers, ...piece.numbers])];
    }
  }
  return pieces;
}

function judge(
  text: string,
  { start, end, numbers }: CitedStretch,
  sources: readonly CitedSource[],
): AnswerPiece {
  const words = text.slice(start, end);
  const records = sources.flatMap((source) => (numbers.includes(source.number) ? source.record : []));
  const mentions = mentionsIn(words, records);
  const isForeign =
    mentions.some(({ url }) => url === null) || !areQuotesReal(words, records) || isOwnOrder(words, records);
  const standing = isForeign ? "unsupported" : standingOf(without(words, mentions), records);
  const placed = mentions.map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
  return { start, end, text: words, standing, sources: numbers, mentions: placed };
}

function without(words: string, mentions: readonly Mention[]): string {
  return mentions.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), words);
}

function standingOf(words: string, records: readonly LiteratureRecord[]): CitationStatus {
  if (records.length === 0) return isClaim(words) ? "unsupported" : "no_claim";
  if (isClaim(words) && !sharesWords(words, records)) return "unsupported";
  return areNumbersKnown(words, records) ? "supported" : "numbers_differ";
}

/** Whether any telling word of the text is in a cited record; a text that shares none is not from there. */
function sharesWords(words: string, records: readonly LiteratureRecord[]): boolean {
  const known = new Set(
    records.flatMap(fieldsOf).flatMap(({ text }) => wordsOf(text).map(({ stem }) => stem)),
  );
  return wordsOf(words).some(({ plain, stem }) => !isFunctionWord(plain) && known.has(stem));
}

const LEAST_CLAIM = 3;

function isClaim(words: string): boolean {
  const isFrame = /^\s*#{1,6}\s|[?:]["”*_)]*\s*$|^\s*(?:[-*]\s+)?(\*\*|__)[^*_]+\1\s*$/.test(words);
  return !isFrame && tellingWords(words) >= LEAST_CLAIM;
}

function tellingWords(words: string): number {
  return wordsOf(words).filter(({ plain }) => !isFunctionWord(plain)).length;
}

/** An order to do something: at the beginning of a sentence, or with "should" and the like. */
const ORDER =
  /^\W*(?:please |now |immediately |always |never )?(stop|stopped|discontinue|discontinued|avoid|avoided|withhold|withheld|hold|held|give|given|administer|administered|start|started|increase|increased|decrease|decreased|double|doubled|omit|omitted|prescribe|prescribed|inject|injected)\b|\b(?:must|should|shall|needs? to|has to|have to|ought to)\s+(?:not\s+)?(?:be\s+)?(?:immediately\s+)?(stop|stopped|discontinue|discontinued|avoid|avoided|withhold|withheld|hold|held|give|given|administer|administered|start|started|increase|increased|decrease|decreased|double|doubled|omit|omitted|prescribe|prescribed|inject|injected)\b/iu;

/** Whether the words give an order that no cited record mentions. */
function isOwnOrder(words: string, records: readonly LiteratureRecord[]): boolean {
  const act = ORDER.exec(words)?.slice(1).find(Boolean);
  if (act === undefined || records.length === 0) return false;
  const [stem] = wordsOf(act).map((word) => word.stem);
  const known = records.flatMap(fieldsOf).flatMap(({ text }) => wordsOf(withoutAddressed(text)));
  return !known.some((word) => word.stem === stem);
}

const QUOTED = /“([^”]{12,})”|"([^"]{12,})"/g;

/** Words in quotation marks must occur unchanged in a cited record. */
function areQuotesReal(words: string, records: readonly LiteratureRecord[]): boolean {
  const quotes = Array.from(words.matchAll(QUOTED), (match) =>
    (match[1] ?? match[2] ?? "").replace(/[.,;]$/, ""),
  );
  const find = openQuotes(records.flatMap(fieldsOf));
  return quotes.every((quote) => find(quote) !== null);
}

function fieldsOf({ id, title, abstract }: LiteratureRecord) {
  return [title, ...abstract.map(({ text }) => text)].map((text) => ({ name: id, label: "", text }));
}

/** Every number in the words is in a cited record or is its year; list numbering does not count. */
function areNumbersKnown(words: string, records: readonly LiteratureRecord[]): boolean {
  const known = new Set(
    records.flatMap((record) => [
      ...fieldsOf(record).flatMap(({ text }) => numbersIn(text)),
      ...(record.year === null ? [] : [record.year]),
    ]),
  );
  return digitsIn(words.replace(/^\s*\d+[.)]\s/, "")).every((number) => known.has(number));
}

/** The numbers that a text has in digits: "1,250" is 1250, "0·5" is 0.5. */
function digitsIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+(?:[.,·]\d+)*/g), ([written]) =>
    Number(written.replace(/,(?=\d{3}\b)/g, "").replace(/[,·]/g, ".")),
  );
}

/** The numbers that a text has in digits or in words: "every four hours" has 4. */
function numbersIn(text: string): number[] {
  const tokens = tokenise(text);
  const read = tokens.map((_, at) => readNumber(tokens, at)).filter((number) => number && !number.isVague);
  return [...digitsIn(text), ...read.flatMap((number) => number?.value ?? [])];
}
