import { isLeaving, localKey } from "#app/core/identity/local-traces.ts";
import type { ChatAnswer } from "./chat.ts";
import type { Turn } from "./turns.ts";

/** One message and what was answered. */
export type Exchange = { message: string; answer: ChatAnswer };

/** The browser holds so many exchanges of the session. */
const MOST_KEPT = 50;

/** The conversation as it is sent along with a new message. */
export function toTurns(exchanges: readonly Exchange[]): Turn[] {
  return exchanges.flatMap(({ message, answer }): Turn[] => [
    { role: "nurse", text: message },
    { role: "assistant", text: answer.answer.text },
  ]);
}

/** Keeps the session's conversation under the person's key; it is erased at sign-out. */
export function writeChat(storage: Storage, userId: string, exchanges: readonly Exchange[]): void {
  if (isLeaving()) return;
  try {
    storage.setItem(localKey("chat", userId), JSON.stringify(exchanges.slice(-MOST_KEPT)));
  } catch {
    // A browser may refuse to store; the page goes on without.
  }
}

/** The session's conversation; none where there is none that can be read. */
export function readChat(storage: Storage, userId: string): Exchange[] {
  try {
    const held: unknown = JSON.parse(storage.getItem(localKey("chat", userId)) ?? "[]");
    return Array.isArray(held) ? (held as Exchange[]).filter(isExchange) : [];
  } catch {
    return [];
  }
}

function isExchange(held: Partial<Exchange> | null): held is Exchange {
  return typeof held?.message === "string" && Array.isArray(held.answer?.answer?.pieces);
}
