import { expect, test } from "vitest";
import { plainAnswer } from "#app/core/literature/answer/answer.ts";
import { toChatAnswer } from "#app/rooms/chat/chat.ts";
import { chatClient } from "#app/rooms/chat/chat-client.ts";

test("an answer that the page cannot show fails in the words for that, instead of taking the conversation down [ERR-03]", () => {
  const whole = toChatAnswer(plainAnswer("They do.", null), null);
  expect(chatClient.readAnswer(whole)).toBe(whole);
  const { answer, ...bare } = whole;
  const damaged = [{ ...answer, pieces: undefined }, { ...answer, sources: null }, "They do.", null];
  for (const body of [null, "They do.", {}, bare, ...damaged.map((answer) => ({ ...bare, answer }))])
    expect(() => chatClient.readAnswer(body)).toThrow(
      expect.objectContaining({ code: "invalid_json", message: "Failed to parse server response" }),
    );
});
