import { useCallback, useEffect, useRef, useState } from "react";
import { useUndo } from "#app/base/ui/toasts/use-undo.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { isSameWork } from "#app/core/record/work/merge-work.ts";
import {
  firstState,
  useWorkInProgress,
  type WorkInProgress,
} from "#app/core/record/work/use-work-in-progress.ts";
import type { OpenedWork } from "#app/core/record/work/work.ts";
import type { ChatAnswer } from "./chat.ts";
import { chatClient } from "./chat-client.ts";
import {
  CHAT_WORK,
  type ChatWork,
  type Exchange,
  exchangesOf,
  forgetOldChat,
  hasAnswer,
  readOldChat,
  toTurns,
  withExchanges,
  withoutExchange,
} from "./chat-work.ts";
import { lastTurns, type Turn } from "./turns.ts";

type Message = { message: string; turns: Turn[] };

/** @param opened the chat found by the page's loader */
type Options = { userId: string; plan: StoredPlan; opened: OpenedWork | null };

/**
 * The session's conversation, kept as work in progress, and ways to send, cancel, retry and clear. An unanswered
 * message is being answered, was cancelled, failed, or was left before its answer came; it stays until it is answered
 * or discarded. `askedId` is the one that this page asked last.
 */
export function useChat({ userId, plan, opened }: Options) {
  const [chat, change] = useState<ChatWork>(() => firstState(CHAT_WORK, { userId, opened }));
  const work = useWorkInProgress(CHAT_WORK, { userId, opened, state: chat, restore: change });
  useOldChat({ userId, opened, change, work });
  // Also after the person returns to the page: the answer then belongs to the message still without one.
  const onDone = useCallback((answer: ChatAnswer, { message }: Message) => {
    const fresh: Exchange = { id: crypto.randomUUID(), at: Date.now(), message, answer };
    change((before) => {
      const waiting = exchangesOf(before).findLast((one) => !hasAnswer(one) && one.message === message);
      // A page reloaded as the answer came receives it once more.
      const isThere = exchangesOf(before).some((one) =>
        isSameWork([one.message, one.answer], [message, answer]),
      );
      if (isThere && !waiting) return before;
      return withExchanges(before, [waiting ? { ...waiting, answer } : fresh]);
    });
  }, []);
  const options = { userId, plan, onDone };
  const { progress, asked, generate, cancel, clear: forget } = useGeneration(chatClient, IDLE, options);
  const exchanges = exchangesOf(chat);
  const askedId = exchanges.findLast((one) => !hasAnswer(one) && one.message === asked?.message)?.id ?? null;

  const ask = (exchange: Exchange) => {
    void generate({ message: exchange.message, turns: lastTurns(toTurns(exchanges)) });
  };
  const send = (message: string) => {
    const exchange = { id: crypto.randomUUID(), at: Date.now(), message, answer: null };
    change((before) => withExchanges({ ...before, message: "" }, [exchange]));
    ask(exchange);
  };
  const drop = ({ id }: Exchange) => {
    change((before) => withoutExchange(before, id));
    if (id === askedId) forget();
  };
  const undoable = useUndo();
  const clear = () => {
    cancel();
    forget();
    change((before) => ({ ...before, exchanges: {} }));
    undoable("Conversation cleared. Once this message closes, it is gone for good.", () =>
      change((before) => withExchanges(before, exchanges)),
    );
  };
  return {
    message: chat.message,
    setMessage: (message: string) => change((before) => ({ ...before, message })),
    exchanges,
    askedId,
    progress,
    work,
    send,
    retry: ask,
    cancel,
    drop,
    clear,
  };
}

type OldChat = {
  userId: string;
  opened: OpenedWork | null;
  change(next: (before: ChatWork) => ChatWork): void;
  work: WorkInProgress;
};

/** Takes over a conversation that only the browser kept, and removes it there once the server has it. */
function useOldChat({ userId, opened, change, work: { view } }: OldChat) {
  const isMoving = useRef(false);
  useEffect(() => {
    if (!opened) return;
    const storage = clinicalStorage(userId);
    storage.whenOpen(() => {
      const old = readOldChat(storage, userId);
      isMoving.current = old.length > 0;
      if (isMoving.current) change((before) => withExchanges(before, old));
    });
  }, [userId, opened, change]);
  useEffect(() => {
    if (!isMoving.current || view.status !== "saved") return;
    isMoving.current = false;
    forgetOldChat(clinicalStorage(userId), userId);
  }, [userId, view.status]);
}
