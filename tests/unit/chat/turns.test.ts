import { expect, test, vi } from "vitest";
import { plainAnswer } from "#app/core/literature/answer/answer.ts";
import { tokenWeight } from "#app/core/model/tokens.ts";
import { toChatAnswer } from "#app/rooms/chat/chat.ts";
import { readChat, toTurns, writeChat } from "#app/rooms/chat/local-chat.ts";
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

test("the browser keeps the session's conversation under the person's own key, and no longer once she is leaving [OPEN-73]", () => {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage;
  const answer = toChatAnswer(plainAnswer("They do.", null), null);
  const exchanges = [{ message: "Do they?", answer }];
  writeChat(storage, "user_1", exchanges);
  expect([...held.keys()]).toEqual(["nursegpt:chat:user_1"]);
  expect(readChat(storage, "user_1")).toEqual(exchanges);
  expect(readChat(storage, "user_2")).toEqual([]);
  expect(toTurns(exchanges)).toEqual([
    { role: "nurse", text: "Do they?" },
    { role: "assistant", text: "They do." },
  ]);
  vi.stubGlobal("document", { documentElement: { dataset: { leaving: "true" } } });
  writeChat(storage, "user_3", exchanges);
  vi.unstubAllGlobals();
  expect([...held.keys()]).toEqual(["nursegpt:chat:user_1"]);
  held.set("nursegpt:chat:user_1", '[{"message":"x"},{"odd":1},null]');
  expect(readChat(storage, "user_1")).toEqual([]);
  held.set("nursegpt:chat:user_1", "{");
  expect(readChat(storage, "user_1")).toEqual([]);
});
