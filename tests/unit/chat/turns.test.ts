import { expect, test } from "vitest";
import { plainAnswer } from "#app/core/literature/answer/answer.ts";
import { tokenWeight } from "#app/core/model/tokens.ts";
import { mergeWork } from "#app/core/record/work/merge-work.ts";
import { LARGEST_WORK } from "#app/core/record/work/work.ts";
import { toChatAnswer } from "#app/rooms/chat/chat.ts";
import {
  CHAT_WORK,
  type Exchange,
  exchangesOf,
  readOldChat,
  toTurns,
  withExchanges,
} from "#app/rooms/chat/chat-work.ts";
import {
  conversationOf,
  lastTurns,
  MOST_CONVERSATION_TOKENS,
  MOST_TURNS,
  type Turn,
} from "#app/rooms/chat/turns.ts";

const turn = (at: number, text = `Turn ${at}.`): Turn => ({ role: at % 2 ? "nurse" : "assistant", text });

test("the last twelve turns go along with a message, and of them only whole ones that fit into 8,000 tokens", () => {
  expect([MOST_TURNS, MOST_CONVERSATION_TOKENS]).toEqual([12, 8_000]);
  const many = Array.from({ length: 20 }, (_, at) => turn(at));
  expect(lastTurns(many)).toEqual(many.slice(8));
  const long = "word ".repeat(2_000);
  const fitting = Math.floor(8_000 / tokenWeight(long));
  const heavy = Array.from({ length: 8 }, (_, at) => turn(at, long));
  expect(lastTurns(heavy)).toEqual(heavy.slice(-fitting));
  expect(lastTurns([turn(1, "x".repeat(200_000))])).toEqual([]);
  expect(conversationOf(many.slice(0, 2))).toBe("Assistant: Turn 0.\n\nNurse: Turn 1.");
});

const answer = toChatAnswer(plainAnswer("They do.", null), null);
const exchange = (at: number, message = "Do they?", long = ""): Exchange => ({
  id: `e${at}`,
  at,
  message,
  answer: { ...answer, response: long },
});

test("a conversation is put together from what two tabs said, in order, and the answered part goes along", () => {
  const begun = withExchanges(CHAT_WORK.empty, [exchange(1)]);
  const mine = withExchanges(begun, [{ ...exchange(3), answer: null }]);
  const theirs = withExchanges(begun, [exchange(2, "And now?")]);
  const { merged, isContested } = mergeWork(begun, mine, theirs);
  expect(isContested).toBe(false);
  const together = exchangesOf(CHAT_WORK.read(merged));
  expect(together.map(({ id }) => id)).toEqual(["e1", "e2", "e3"]);
  expect(toTurns(together)).toEqual([
    { role: "nurse", text: "Do they?" },
    { role: "assistant", text: "They do." },
    { role: "nurse", text: "And now?" },
    { role: "assistant", text: "They do." },
  ]);
});

test("the newest exchanges are kept, no more than fit into one piece of work", () => {
  const many = Array.from({ length: 60 }, (_, at) => exchange(at));
  expect(exchangesOf(withExchanges(CHAT_WORK.empty, many)).map(({ at }) => at)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 10),
  );
  const heavy = Array.from({ length: 9 }, (_, at) => exchange(at, "é", "é".repeat(25_000)));
  const kept = withExchanges(CHAT_WORK.empty, heavy);
  expect(exchangesOf(kept).map(({ at }) => at)).toEqual([5, 6, 7, 8]);
  expect(new TextEncoder().encode(JSON.stringify([kept, kept])).byteLength).toBeLessThan(LARGEST_WORK);
});

test("what cannot be read of a kept conversation is left out, and a message of before is still there", () => {
  expect(CHAT_WORK.read("typed before")).toEqual({ message: "typed before", exchanges: {} });
  for (const odd of [null, 1, [], {}, { message: 1, exchanges: { a: null, b: { message: "x" } } }])
    expect(CHAT_WORK.read(odd)).toEqual(CHAT_WORK.empty);
  const storage = {
    getItem: () => JSON.stringify([{ message: "Do they?", answer }, { message: "x" }, null]),
  };
  expect(readOldChat(storage as unknown as Storage, "user_1")).toEqual([
    { id: "kept-0", at: 0, message: "Do they?", answer },
  ]);
  for (const text of ["{", '"x"', "{}"])
    expect(readOldChat({ getItem: () => text } as unknown as Storage, "user_1")).toEqual([]);
});
