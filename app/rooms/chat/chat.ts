import type { AnswerEvent, CitedAnswer } from "#app/core/literature/answer/answer.ts";
import { citationLines, textWithNumbers } from "#app/core/literature/answer/answer-text.ts";

/** Longest message in UTF-16 code units. */
export const LONGEST_MESSAGE = 4_000;

/** Stands on the page all the time. */
export const NOT_A_REPLACEMENT = "NurseGPT Chat does not replace your protocol or the physician.";

/** The answer of `POST /api/chat`. */
export type ChatAnswer = {
  /** The words, with `[1]` behind what is cited, and in words what is not from a source. */
  response: string;
  citations: string[];
  answer: CitedAnswer;
  /** What to do first, where the message told of somebody in danger; else null. */
  urgent: string | null;
};

/** What the stream says, in order; `urgent` comes first, `done` or `error` last. */
export type ChatEvent =
  | { type: "urgent"; words: string }
  | Exclude<AnswerEvent, { type: "done" }>
  | ({ type: "done" } & ChatAnswer);

export function toChatAnswer(answer: CitedAnswer, urgent: string | null): ChatAnswer {
  return { response: textWithNumbers(answer), citations: citationLines(answer.sources), answer, urgent };
}
