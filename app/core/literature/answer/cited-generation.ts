import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import type { AnswerCheck, Preparation } from "#app/core/generation/define-generation.ts";
import type { CheckedCitations } from "#app/core/literature/citations/check-answer.ts";
import { limitCalls } from "#app/core/meter/limit-calls.server.ts";
import type { ModelRequest } from "#app/core/model/model.ts";
import { literatureOf } from "../literature-of.server.ts";
import type { LiteratureRecord } from "../record.ts";
import {
  type CitedAnswer,
  type CitedGrowth,
  NOT_ANSWERED,
  ONLY_EXTRACTED,
  plainAnswer,
  type ShownSource,
} from "./answer.ts";
import { answerRequest } from "./answer-request.ts";
import { type LookedUp, lookUp } from "./look-up.server.ts";
import { nearestSentence } from "./nearest-sentence.ts";
import type { ReadEvent } from "./read-answer.ts";

/** The longest time for a whole answer, search and all waits included, in milliseconds. */
export const ANSWER_TIME_MS = 60_000;

/** The model's failures in words that do not speak of a note. @param failed what is called a failure without own words */
export const answerFailures = (failed: ErrorCode): Partial<Record<ErrorCode, ErrorCode>> => ({
  model_failed: failed,
  model_refused: "answer_refused",
  model_cut_off: "answer_cut_off",
});

/**
 * Looks for articles. The limit is asked first, so that a person who has reached it makes no search.
 * @throws AppError limit_reached, or a literature_ code: nothing was spent
 */
export async function gatherRecords(
  { app, person, signal, refuseBeyondLimit }: Preparation,
  question: string | null,
  mostTokens: number,
): Promise<LookedUp | null> {
  await refuseBeyondLimit();
  if (question === null) return null;
  await limitCalls(app, person.userId, "literature");
  return await lookUp(literatureOf(app.env), question, mostTokens, { signal, timing: app.timing });
}

type AnswerSource = { name: "conversation" | "question"; text: string };

/** What was said before goes with the question, so that a name learned in one is hidden in the other. */
export const answerSources = (question: string, conversation = ""): AnswerSource[] => [
  { name: "conversation", text: conversation },
  { name: "question", text: question },
];

/** The request that answers a question from the articles that were found. */
export function citedRequest(
  instructions: string,
  sources: readonly AnswerSource[],
  records: readonly LiteratureRecord[],
  maxOutputTokens: number,
): ModelRequest {
  const textOf = (name: AnswerSource["name"]) => sources.find((source) => source.name === name)?.text ?? "";
  const asking = { question: textOf("question"), conversation: textOf("conversation"), records };
  return answerRequest(instructions, asking, maxOutputTokens);
}

type CitedCheck<Event> = {
  question: string;
  lookedUp: LookedUp | null;
  /** An answer of which no source supports anything is replaced by the words that say so. */
  isStrict: boolean;
  /** The failure of an answer that is empty. */
  failed: ErrorCode;
  /** The finished answer as the tool's last event. */
  toDone(answer: CitedAnswer): Event | Promise<Event>;
};

/** Passes the words on as they come; the whole, every citation checked, is the finished answer. */
export function checkCitedAnswer<Event>({
  question,
  lookedUp,
  isStrict,
  failed,
  toDone,
}: CitedCheck<Event>): AnswerCheck<ReadEvent, CitedGrowth | Event> {
  let checked: CheckedCitations | null = null;
  let answer: CitedAnswer | null = null;
  const search = lookedUp?.search ?? null;
  const found = () => (lookedUp ? articlesFound(question, lookedUp.records) : []);
  return {
    *take(event) {
      if (event.type === "text") yield event;
      else checked = event;
    },
    accept() {
      if (!checked?.text.trim()) throw new AppError(failed);
      answer = toCitedAnswer(checked, { isStrict, search });
      if (!answer.answered) answer = { ...answer, found: found() };
    },
    isFree: () => answer?.answered === false,
    async *finish() {
      if (answer) yield await toDone(answer);
    },
    async *withoutModel() {
      const articles = found();
      if (articles.length === 0) return;
      yield await toDone({ ...plainAnswer(ONLY_EXTRACTED, search), found: articles, isExtracted: true });
    },
  };
}

function toCitedAnswer(
  { text, pieces, sources }: CheckedCitations,
  { isStrict, search }: { isStrict: boolean; search: CitedAnswer["search"] },
): CitedAnswer {
  const isSupported = pieces.some(({ standing }) => standing === "supported");
  const isRefusal = text.trim() === NOT_ANSWERED;
  if (isRefusal || (isStrict && !isSupported)) return plainAnswer(NOT_ANSWERED, search);
  const shown = sources.map(({ number, record, quotes }) => ({ ...toShown(record), number, quotes }));
  return { text, pieces, sources: shown, answered: true, search };
}

/** The articles in their order; the words are cut from them by us. */
function articlesFound(question: string, records: readonly LiteratureRecord[]): ShownSource[] {
  return records.map((record, at) => {
    const quote = nearestSentence(question, record);
    return { ...toShown(record), number: at + 1, quotes: quote ? [quote] : [] };
  });
}

function toShown(record: LiteratureRecord): Omit<ShownSource, "number" | "quotes"> {
  const { title, authors, journal, year, pmid, doi, url } = record;
  const { isOpenAccess, isPreprint, isRetracted, hasConcern, isCorrected } = record;
  const marks = { isOpenAccess, isPreprint, isRetracted, hasConcern, isCorrected };
  return { title, authors, journal, year, pmid, doi, url, ...marks };
}
