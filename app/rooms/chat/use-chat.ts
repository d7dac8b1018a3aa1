import { useCallback, useEffect, useRef, useState } from "react";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { ChatAnswer } from "./chat.ts";
import { chatClient } from "./chat-client.ts";
import { type Exchange, readChat, toTurns, writeChat } from "./local-chat.ts";
import { lastTurns, type Turn } from "./turns.ts";

type Message = { message: string; turns: Turn[] };

/**
 * The session's conversation, kept in the browser for this person, and ways to send, cancel, retry and clear.
 * `pending` is the message that has no answer yet: it is being answered, was cancelled, or failed.
 */
export function useChat(userId: string, plan: StoredPlan) {
  const [exchanges, setExchanges] = useExchanges(userId);
  const [pending, setPending] = useState<string | null>(null);
  const onDone = useCallback(
    (answer: ChatAnswer, { message }: Message) => {
      setExchanges((before) => [...before, { message, answer }]);
      setPending(null);
    },
    [setExchanges],
  );
  const options = { userId, plan, onDone };
  const { progress, generate, cancel, clear: forget } = useGeneration(chatClient, IDLE, options);

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
