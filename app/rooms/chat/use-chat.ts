import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { type AnswerProgress, advance, WRITING } from "#app/core/literature/answer/answer-progress.ts";
import { type RequestOptions, requestAnswer } from "#app/core/literature/answer/request-answer.ts";
import type { ChatAnswer, ChatEvent } from "./chat.ts";
import { type Exchange, readChat, toTurns, writeChat } from "./local-chat.ts";
import { lastTurns, type Turn } from "./turns.ts";

export type ChatProgress = AnswerProgress<ChatAnswer>;

const FAILED = "Failed to get an answer. Please try again.";
const IDLE: ChatProgress = { status: "idle" };

/**
 * The session's conversation, kept in the browser for this person, and ways to send, cancel, retry and clear.
 * `pending` is the message that has no answer yet: it is being answered, was cancelled, or failed.
 * @param onAnswered is called after each answer
 */
export function useChat(userId: string, onAnswered: () => void) {
  const [exchanges, setExchanges] = useExchanges(userId);
  const [pending, setPending] = useState<string | null>(null);
  const onAnswer = useCallback(
    (message: string, answer: ChatAnswer) => {
      setExchanges((before) => [...before, { message, answer }]);
      setPending(null);
    },
    [setExchanges],
  );
  const kind = useMemo(() => kindFor(userId, onAnswer), [userId, onAnswer]);
  const { progress, generate, cancel, clear: forget } = useGeneration(kind, IDLE, onAnswered);

  const send = useCallback(
    (message: string) => {
      setPending(message);
      void generate({ message, turns: lastTurns(toTurns(exchanges)) });
    },
    [exchanges, generate],
  );
  const drop = useCallback(() => {
    setPending(null);
    forget();
  }, [forget]);
  const clear = useCallback(() => {
    cancel();
    drop();
    setExchanges(() => []);
  }, [cancel, drop, setExchanges]);
  return { exchanges, pending, progress, send, cancel, drop, clear };
}

type Message = { message: string; turns: Turn[] };

function kindFor(customerId: string, onAnswer: (message: string, answer: ChatAnswer) => void) {
  return {
    async *request(input: Message, options: Omit<RequestOptions, "customerId">) {
      for await (const event of requestChat(input, { customerId, ...options })) {
        if (event.type !== "urgent") yield event;
        if (event.type !== "done") continue;
        const { type: _, ...answer } = event;
        onAnswer(input.message, answer);
      }
    },
    idle: IDLE,
    begun: WRITING as ChatProgress,
    advance: (before: ChatProgress, event: Exclude<ChatEvent, { type: "urgent" }>) =>
      advance<ChatAnswer>(before, event),
    failed: failure,
  };
}

/** Asks the server. @throws ApiError as `requestAnswer` does */
export function requestChat(body: Message, options: RequestOptions): AsyncGenerator<ChatEvent> {
  return requestAnswer<ChatEvent>(
    {
      path: "/api/chat",
      body,
      failed: FAILED,
      fromJson: (answer) => ({ type: "done", ...(answer as ChatAnswer) }),
    },
    options,
  );
}

function failure(error: unknown): ChatProgress {
  const message = error instanceof Error ? error.message : "";
  const reason = error instanceof ApiError ? error.reason : null;
  return { status: "failed", message: message || FAILED, reason };
}

/** Read after the first render, because the server knows nothing of it; written with every change. */
function useExchanges(userId: string) {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const readFor = useRef<string>(undefined);
  useEffect(() => {
    readFor.current = userId;
    setExchanges(readChat(localStorage, userId));
  }, [userId]);
  const change = useCallback(
    (next: (before: Exchange[]) => Exchange[]) =>
      setExchanges((before) => {
        const after = next(before);
        if (readFor.current === userId) writeChat(localStorage, userId, after);
        return after;
      }),
    [userId],
  );
  return [exchanges, change] as const;
}
