import { tokenWeight } from "#app/core/model/tokens.ts";

/** One turn of the conversation, as the page sends it. */
export type Turn = { role: "nurse" | "assistant"; text: string };

/** How much of a conversation is sent along with a new message. */
export const MOST_TURNS = 12;
export const MOST_CONVERSATION_TOKENS = 8_000;

/** The last turns that fit, whole, in order. */
export function lastTurns(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  let tokens = 0;
  for (const turn of turns.slice(-MOST_TURNS).toReversed()) {
    tokens += tokenWeight(turn.text);
    if (tokens > MOST_CONVERSATION_TOKENS) break;
    kept.unshift(turn);
  }
  return kept;
}

const NAMES: Record<Turn["role"], string> = { nurse: "Nurse", assistant: "Assistant" };

/** The turns as one text; "" for none. */
export function conversationOf(turns: readonly Turn[]): string {
  return turns.map(({ role, text }) => `${NAMES[role]}: ${text}`).join("\n\n");
}
