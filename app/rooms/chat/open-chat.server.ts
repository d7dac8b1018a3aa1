import { AppError } from "#app/base/http/errors.ts";
import { type Asked, writtenAnswer } from "#app/core/generation/written-answer.server.ts";
import type { AnswerEvent } from "#app/core/literature/answer/answer.ts";
import { openAnswer, type Room } from "#app/core/literature/answer/open-answer.server.ts";
import { type ChatEvent, toChatAnswer } from "./chat.ts";
import { INSTRUCTIONS, RECORD_TOKENS } from "./chat-prompt.ts";
import { EMERGENCY_WORDS, isEmergency } from "./emergency.ts";
import { lookUpFor, withoutNeedlessMarks } from "./look-up-for.ts";
import { conversationOf, lastTurns, type Turn } from "./turns.ts";

/** Longest message in UTF-16 code units. */
const LONGEST_MESSAGE = 4_000;

const CHAT: Room = {
  feature: "chat",
  instructions: INSTRUCTIONS,
  isStrict: false,
  needsArticles: false,
  failed: "question_failed",
  recordTokens: RECORD_TOKENS,
  outputTokens: { most: 700, least: 150 },
};

type Opening = Asked & {
  message: string;
  /** What was said before, oldest first, as the browser tells it: nobody vouches for it. */
  turns: readonly Turn[];
};

/**
 * Answers one message.
 * @throws AppError missing_message, message_too_long, and what `openAnswer` throws: nothing was spent
 */
export const chatAnswer = writtenAnswer<Opening, ChatEvent>(open);

async function open({ request, context, message, turns }: Opening): Promise<AsyncGenerator<ChatEvent>> {
  const question = message.trim();
  if (question === "") throw new AppError("missing_message");
  if (question.length > LONGEST_MESSAGE) throw new AppError("message_too_long");
  const before = lastTurns(turns);
  const events = await openAnswer(CHAT, {
    request,
    context,
    question,
    conversation: conversationOf(before),
    lookUpFor: lookUpFor(question, before),
  });
  return told(events, isEmergency(question) ? EMERGENCY_WORDS : null);
}

async function* told(events: AsyncGenerator<AnswerEvent>, urgent: string | null): AsyncGenerator<ChatEvent> {
  if (urgent) yield { type: "urgent", words: urgent };
  for await (const event of events) {
    if (event.type !== "done") {
      yield event;
      continue;
    }
    const { type: _, ...answer } = event;
    yield { type: "done", ...toChatAnswer(withoutNeedlessMarks(answer), urgent) };
  }
}
