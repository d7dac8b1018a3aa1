import { QUESTION_FAILED_WORDS } from "#app/base/http/error-words.ts";
import { unreadableAnswer } from "#app/base/http/request.ts";
import type { GenerationClient } from "#app/core/generation/generation-client.ts";
import type { CitedGrowth } from "#app/core/literature/answer/answer.ts";
import {
  type CitedProgress,
  type GrowingCited,
  growCited,
  isCitedAnswer,
  NO_WORDS_YET,
} from "#app/core/literature/answer/cited-client.ts";
import type { ChatAnswer } from "./chat.ts";
import type { Turn } from "./turns.ts";

export type ChatProgress = CitedProgress<ChatAnswer>;

type Growth = CitedGrowth | { type: "urgent"; words: string };

/** The page's side of a message; the page itself derives `urgent` from the message. */
export const chatClient: GenerationClient<
  { message: string; turns: Turn[] },
  Growth,
  GrowingCited,
  ChatAnswer
> = {
  path: "/api/chat",
  toBody: (message) => message,
  failed: QUESTION_FAILED_WORDS,
  finished: "The chat has answered.",
  readAnswer,
  nothingYet: NO_WORDS_YET,
  grow: (growing, event) => (event.type === "urgent" ? growing : growCited(growing, event)),
};

/** @throws ApiError invalid_json if the answer is not one that the page can show */
function readAnswer(body: unknown): ChatAnswer {
  if (isCitedAnswer((body as Partial<ChatAnswer> | null)?.answer)) return body as ChatAnswer;
  throw unreadableAnswer();
}
