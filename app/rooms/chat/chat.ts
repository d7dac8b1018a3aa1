import type { AnswerEvent, CitedAnswer } from "#app/core/literature/answer/answer.ts";
import { citationLines, textWithNumbers } from "#app/core/literature/answer/answer-text.ts";

/** Longest message in UTF-16 code units. */
export const LONGEST_MESSAGE = 4_000;

/** Always shown on the page. */
export const NOT_A_REPLACEMENT = "NurseGPT Chat does not replace your protocol or the physician.";

/** The answer of `POST /api/chat`. */
export type ChatAnswer = {
  /** The text, with `[1]` after what is cited, and a remark after what is not from a source. */
  response: string;
  citations: string[];
  answer: CitedAnswer;
  /** What to do first if the message tells of somebody in danger; else null. */
  urgent: string | null;
};

/** The stream's events, in order; `urgent` comes first, `done` or `error` last. */
export type ChatEvent =
  | { type: "urgent"; words: string }
  | Exclude<AnswerEvent, { type: "done" }>
  | ({ type: "done" } & ChatAnswer);

export function toChatAnswer(answer: CitedAnswer, urgent: string | null): ChatAnswer {
  return { response: textWithNumbers(answer), citations: citationLines(answer.sources), answer, urgent };
}
