import type { AnswerEvent, CitedAnswer } from "#app/core/literature/answer/answer.ts";
import { citationLines, textWithNumbers } from "#app/core/literature/answer/answer-text.ts";

/** Longest query in UTF-16 code units. */
export const LONGEST_QUERY = 1_000;

/** The specified answer of `POST /api/medical-research`, and beside it what the page shows of it. */
export type ResearchAnswer = {
  /** The text, with `[1]` behind what is cited, and in words what is not. */
  result: string;
  /** The citations in order, without their numbers. */
  citations: string[];
  /** Null where a server told no more than the two above. */
  answer: CitedAnswer | null;
};

/** What the stream says, in order; `done` or `error` is the last. */
export type ResearchEvent = Exclude<AnswerEvent, { type: "done" }> | ({ type: "done" } & ResearchAnswer);

/** The checked answer in the specified shape. */
export function toResearchAnswer(answer: CitedAnswer): ResearchAnswer {
  return { result: textWithNumbers(answer), citations: citationLines(answer.sources), answer };
}
