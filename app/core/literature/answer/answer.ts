import type { AnswerPiece } from "../citations/check-answer.ts";
import type { Quote } from "../citations/verify-citation.ts";
import type { LiteratureErrorCode } from "../literature-error.ts";
import type { LiteratureRecord, LiteratureSource } from "../record.ts";

/** A cited article as a page shows it: everything comes from the record that we fetched. */
export type ShownSource = Pick<
  LiteratureRecord,
  | "title"
  | "authors"
  | "journal"
  | "year"
  | "pmid"
  | "doi"
  | "url"
  | "isOpenAccess"
  | "isPreprint"
  | "isRetracted"
  | "hasConcern"
  | "isCorrected"
> & {
  /** Its number in the list of citations, from 1. */
  number: number;
  /** The record's own words that the answer rests on. */
  quotes: Quote[];
};

/** What was looked for, and where. */
export type SearchSummary = {
  /** The terms that went to the literature services; no identifier is among them. */
  terms: string[];
  /** Kinds of identifiers that were taken out of the question first: "name", "date" … each once. */
  removed: string[];
  /** How many articles were found, and how many of the best the answer was written from. */
  found: number;
  read: number;
  /** Services that could not be asked. */
  failed: { source: LiteratureSource; code: LiteratureErrorCode }[];
};

/** A finished answer whose citations have been checked. */
export type CitedAnswer = {
  text: string;
  /** Successive stretches of `text`, each with what it rests on. */
  pieces: AnswerPiece[];
  sources: ShownSource[];
  /** False if the articles that were found do not answer the question, as the text then says. */
  answered: boolean;
  /**
   * If nothing was answered: the articles that were found, each with its sentence nearest to the question, verbatim.
   * Absent if there are none, and in answers of earlier versions.
   */
  found?: ShownSource[];
  /** The model could not be asked: `found` is all there is. */
  isExtracted?: true;
  /** Null if nothing was searched for. */
  search: SearchSummary | null;
};

/** The events of a stream, in order, the last one `done` or `error`. Text is a draft until `done`. */
export type AnswerEvent =
  | { type: "searched"; search: SearchSummary }
  | { type: "text"; text: string }
  | ({ type: "done" } & CitedAnswer);

export type CitedGrowth = Exclude<AnswerEvent, { type: "done" }>;

/** The answer when the articles found do not say: the model is told these words, and our code uses them too. */
export const NOT_ANSWERED = "The articles that were found do not answer this question.";

/** The answer when the model cannot be had. */
export const ONLY_EXTRACTED =
  "The assistant cannot be reached right now, so nothing was written. These articles were found for your question.";

/** The answer when there are no articles at all; the model is not asked. */
export const NOTHING_FOUND =
  "No articles were found for this question, and nothing was charged. Try different or fewer words.";

/** An answer that is one sentence of our own. */
export function plainAnswer(text: string, search: SearchSummary | null): CitedAnswer {
  const piece: AnswerPiece = {
    start: 0,
    end: text.length,
    text,
    standing: "no_claim",
    sources: [],
    mentions: [],
  };
  return { text, pieces: [piece], sources: [], answered: false, search };
}
