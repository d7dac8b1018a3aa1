import { openLocalStore } from "#app/base/ui/browser/local-store.ts";
import type { ClinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { localKey } from "#app/core/identity/local-traces.ts";
import type { WorkKind } from "#app/core/record/work/work-kind.ts";
import type { ChatAnswer } from "./chat.ts";
import type { Turn } from "./turns.ts";

/** One message and its answer; null while there is none. `at` in Unix milliseconds. */
export type Exchange = { id: string; at: number; message: string; answer: ChatAnswer | null };
type AnsweredExchange = Exchange & { answer: ChatAnswer };

/** The conversation and the message being typed. Exchanges are keyed by id, so that those of two tabs can be merged. */
export type ChatWork = { message: string; exchanges: { [id: string]: Omit<Exchange, "id"> } };

/** How many exchanges are kept, as far as the newest fit: into half of what the server accepts as one piece of work. */
const MOST_EXCHANGES = 50;
const MOST_BYTES = 240 * 1024;

const EMPTY: ChatWork = { message: "", exchanges: {} };

/** The chat as work in progress (12 A.1): sealed on the server, gone at sign-out. */
export const CHAT_WORK: WorkKind<ChatWork> = {
  tool: "chat",
  empty: EMPTY,
  called: ({ exchanges }) => (Object.keys(exchanges).length === 0 ? "unsent message" : "chat"),
  beginning: (work) => work.message || (exchangesOf(work).at(-1)?.message ?? ""),
  isEmpty: ({ message, exchanges }) => message.trim() === "" && Object.keys(exchanges).length === 0,
  read: (stored) => {
    // In older work, before the conversation was kept, it is just the message.
    if (typeof stored === "string") return { message: stored, exchanges: {} };
    const { message, exchanges } = (stored ?? {}) as Partial<ChatWork>;
    return {
      message: typeof message === "string" ? message : "",
      exchanges: Object.fromEntries(Object.entries(exchanges ?? {}).filter(([, held]) => isExchange(held))),
    };
  },
};

/** In the order of the conversation. */
export const exchangesOf = ({ exchanges }: ChatWork): Exchange[] =>
  Object.entries(exchanges)
    .map(([id, exchange]) => ({ id, ...exchange }))
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));

export const hasAnswer = (exchange: Exchange): exchange is AnsweredExchange => exchange.answer !== null;

/** The work with these exchanges added; the oldest are dropped when there are too many. */
export function withExchanges(work: ChatWork, added: readonly Exchange[]): ChatWork {
  const all = [...exchangesOf(work).filter(({ id }) => added.every((one) => one.id !== id)), ...added];
  const kept: Exchange[] = [];
  let bytes = 0;
  for (const exchange of all.toSorted((one, other) => other.at - one.at).slice(0, MOST_EXCHANGES)) {
    bytes += new TextEncoder().encode(JSON.stringify(exchange)).byteLength;
    if (bytes > MOST_BYTES) break;
    kept.push(exchange);
  }
  const exchanges = Object.fromEntries(kept.map(({ id, ...exchange }) => [id, exchange]));
  return { ...work, exchanges };
}

export function withoutExchange(work: ChatWork, id: string): ChatWork {
  const { [id]: _, ...exchanges } = work.exchanges;
  return { ...work, exchanges };
}

/** The conversation, as sent along with a new message. */
export const toTurns = (exchanges: readonly Exchange[]): Turn[] =>
  exchanges.filter(hasAnswer).flatMap(({ message, answer }): Turn[] => [
    { role: "nurse", text: message },
    { role: "assistant", text: answer.answer.text },
  ]);

/** A conversation that only the browser kept, from before the chat was work in progress. */
export const readOldChat = (storage: ClinicalStorage, userId: string): Exchange[] =>
  oldChat(storage, userId).read() ?? [];

export const forgetOldChat = (storage: ClinicalStorage, userId: string): void =>
  oldChat(storage, userId).remove();

const oldChat = (storage: ClinicalStorage, userId: string) =>
  openLocalStore(
    localKey("chat", userId),
    (held): Exchange[] | undefined =>
      Array.isArray(held)
        ? held
            .map((one: object, at) => ({ ...one, id: `kept-${at}`, at }) as Exchange)
            .filter((one) => isExchange(one) && hasAnswer(one))
        : undefined,
    () => storage,
  );

function isExchange(held: Partial<Exchange> | null): boolean {
  const isWhole = held?.answer === null || Array.isArray(held?.answer?.answer?.pieces);
  return typeof held?.message === "string" && typeof held.at === "number" && isWhole;
}
