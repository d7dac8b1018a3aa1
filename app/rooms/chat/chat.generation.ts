import { z } from "zod";
import { AppError } from "#app/base/http/errors.ts";
import { defineGeneration, type Preparation } from "#app/core/generation/define-generation.ts";
import {
  ANSWER_TIME_MS,
  answerFailures,
  answerSources,
  checkCitedAnswer,
  citedRequest,
  gatherRecords,
  type LookedUp,
  readCitedAnswer,
} from "#app/core/literature/answer/cited-generation.ts";
import { type ChatEvent, LONGEST_MESSAGE, toChatAnswer } from "./chat.ts";
import { CHAT_INSTRUCTIONS, CHAT_RECORD_TOKENS } from "./chat-prompt.ts";
import { EMERGENCY_WORDS, isEmergency } from "./emergency.ts";
import { searchTextFor, withoutNeedlessMarks } from "./search-text.ts";
import { conversationOf, lastTurns, type Turn } from "./turns.ts";

const turn = z.object({ role: z.enum(["nurse", "assistant"]), text: z.string().max(20_000) });

/** `turns`: the conversation before, oldest first, as the browser sends it, and unverified. */
type Message = { message: string; turns: Turn[] };

type GatheredForChat = { lookedUp: LookedUp | null };

/**
 * A message in the chat: `POST /api/chat`, `{ message, turns }` → `{ response, citations, answer, urgent }`, in the
 * events `urgent`, `searched`, `text`, `done`.
 */
export const chat = defineGeneration({
  feature: "chat",
  name: "chat",
  body: { schema: z.object({ message: z.string().default(""), turns: z.array(turn).max(100).default([]) }) },
  toInput: (body): Message => body,
  validate,
  tokens: { most: 700, least: 150 },
  timeLimitMs: ANSWER_TIME_MS,
  failures: answerFailures("question_failed"),
  gather,
  sources: ({ message, turns }: Message) => answerSources(message, conversationOf(turns)),
  request: (sources, { lookedUp }: GatheredForChat, most) =>
    citedRequest(CHAT_INSTRUCTIONS, sources, lookedUp?.records ?? [], most),
  parse: (events, revealer, { given }) => readCitedAnswer(events, revealer, given.lookedUp?.records ?? []),
  check: ({ input: { message }, given: { lookedUp }, openReader }) =>
    checkCitedAnswer<ChatEvent>({
      question: message,
      lookedUp,
      isStrict: false,
      failed: "question_failed",
      openReader,
      toDone: (answer) => ({
        type: "done",
        ...toChatAnswer(withoutNeedlessMarks(answer), urgentWords(message)),
      }),
    }),
});

/** @throws AppError missing_message or message_too_long */
function validate({ message, turns }: Message): Message {
  const question = message.trim();
  if (question === "") throw new AppError("missing_message");
  if (question.length > LONGEST_MESSAGE) throw new AppError("message_too_long");
  return { message: question, turns: lastTurns(turns) };
}

const urgentWords = (message: string) => (isEmergency(message) ? EMERGENCY_WORDS : null);

async function gather(preparation: Preparation, { message, turns }: Message) {
  const lookedUp = await gatherRecords(preparation, searchTextFor(message, turns), CHAT_RECORD_TOKENS);
  const urgent = urgentWords(message);
  const events: ChatEvent[] = urgent ? [{ type: "urgent", words: urgent }] : [];
  if (lookedUp) events.push({ type: "searched", search: lookedUp.search });
  return { given: { lookedUp }, events };
}
