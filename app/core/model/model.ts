/** The contract between the rooms and whatever writes: one request in, events out while the answer is made. */
export type ModelMessage = { role: "user" | "assistant"; text: string };

export type ModelRequest = {
  /** Fixed instructions of the task, sent with cache_control so that they are cached; not charged to the person. */
  instructions: string;
  messages: ModelMessage[];
  /** JSON schema of the answer (structured output), or null for plain text. */
  schema: object | null;
  maxOutputTokens: number;
};

/**
 * What happens while an answer is made.
 *
 * A `usage` event replaces every earlier one, and precedes the text that it counts: whoever stops listening, at
 * whatever moment, holds figures that cover all text seen so far. Until the last one, which has `isFinal`,
 * `outputTokens` is an estimate from that text, because the API reports its own figure only at the end.
 * `inputTokens` is the share of the person's own messages; our instructions and schema are not in it.
 */
export type ModelEvent =
  | { type: "text"; text: string }
  | { type: "usage"; inputTokens: number; outputTokens: number; isFinal: boolean };

export type Model = {
  /**
   * Asks for one answer. Ends normally only after a complete answer.
   * @param signal aborts the HTTP request at once; the iteration then throws `cancelled`
   * @throws ModelError with one of the codes of `ModelErrorCode`
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
};
