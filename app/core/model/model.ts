/** The contract between the rooms and the model: one request in, events out while the answer is written. */
export type ModelMessage = {
  role: "user" | "assistant";
  text: string;
  /** What the text is about, sent before it; of one kind only, because the API counts each kind separately. */
  sources?: readonly ModelSource[];
};

/**
 * Something to answer from. A document or record is sent in blocks and cited by them; not together with a schema, which
 * the API refuses. Pages are sent as a PDF and read by the model itself.
 */
export type ModelSource =
  | { kind: "document"; title: string; blocks: readonly string[] }
  | { kind: "record"; url: string; title: string; blocks: readonly string[] }
  | { kind: "pages"; title: string; pdf: Uint8Array; pageCount: number };

export type ModelRequest = {
  /** Fixed instructions of the task, sent with cache_control so that they are cached; not charged to the person. */
  instructions: string;
  messages: ModelMessage[];
  /** JSON schema of the answer (structured output), or null for plain text. */
  schema: object | null;
  maxOutputTokens: number;
};

/**
 * What happens while an answer is written.
 *
 * A `usage` event replaces every earlier one and precedes the text that it counts: a listener that stops, at any
 * moment, has figures that cover all text seen so far. Until the last one, which has `isFinal`,
 * `outputTokens` is an estimate from that text, because the API reports its own figure only at the end.
 * `inputTokens` is the share of the person's own messages; our instructions and schema are not in it.
 */
export type ModelEvent =
  | { type: "text"; text: string }
  /** What the text since the last `block_end` rests on, as the API reports it; whoever shows it must verify it. */
  | ModelCitation
  /** The end of the text that the citations since the previous one belong to. */
  | { type: "block_end" }
  | { type: "usage"; inputTokens: number; outputTokens: number; isFinal: boolean };

/** `source` counts the last message's sources from 0, blocks count within it; `endBlock` is exclusive. */
export type ModelCitation = {
  type: "citation";
  source: number;
  startBlock: number;
  endBlock: number;
  quote: string;
  /** The record's address and title as the answer names them; absent for a document. */
  named?: { url: string; title: string | null };
};

export type Model = {
  /**
   * Asks for one answer. Ends normally only after a complete answer.
   * @param signal aborts the HTTP request at once; the iteration then throws `cancelled`
   * @throws ModelError with one of the codes of `ModelErrorCode`
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
};
