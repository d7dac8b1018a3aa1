import type Anthropic from "@anthropic-ai/sdk";
import type { MessageDeltaUsage, StopReason, Usage } from "@anthropic-ai/sdk/resources/messages";
import { type Deadline, openAbortableWaits } from "#app/base/runtime/timeout.ts";
import type { ModelEvent, ModelRequest } from "./model.ts";
import { ModelError } from "./model-error.ts";
import { messageWeight, toCitation, toMessage } from "./sources.ts";
import { tokenWeight } from "./tokens.ts";

/** One try to get an answer: what has arrived of it so far. */
export type ModelAttempt = {
  hasText: boolean;
  text: string;
  weight: number;
  inputTokens: number;
  outputTokens: number;
  stopReason: StopReason | null;
  isEnded: boolean;
  ownShare: ReturnType<typeof openShare>;
};

export function openAnswer(request: ModelRequest): ModelAttempt {
  return {
    hasText: false,
    text: "",
    weight: 0,
    inputTokens: 0,
    outputTokens: 0,
    stopReason: null,
    isEnded: false,
    ownShare: openShare(request),
  };
}

/** Input tokens as the API reports them: the cached part of the prompt is counted apart from the rest. */
type ReportedInput = { uncached: number; cached: number };

/**
 * Returns how many of the reported input tokens are the person's own messages, since our fixed instructions are not
 * charged.
 *
 * Our instructions are the only part marked for caching. So if the API reports cached tokens, read or written,
 * the uncached rest is the messages, in the model's own figures (the API adds a few tokens for the schema). If it
 * reports none, because the instructions are too short to be cached, the total is divided in proportion to the
 * estimated weights of messages, instructions and schema: an estimation error that affects all of them alike cancels
 * out. Either way the result never exceeds the estimate of the messages, which is what was reserved for them.
 */
function openShare(request: ModelRequest): (reported: ReportedInput) => number {
  const own = request.messages.reduce((sum, message) => sum + messageWeight(message), 0);
  const schema = request.schema ? JSON.stringify(request.schema) : "";
  const ours = tokenWeight(request.instructions + schema);
  const ceiling = Math.ceil(own);
  return ({ uncached, cached }) => {
    const share = cached > 0 ? uncached : (uncached * own) / (own + ours || 1);
    return Math.min(Math.round(share), ceiling);
  };
}

/** Carries out a wait for the provider, so that the caller may measure it. */
export type MeasureWait = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Where and how the request is sent. */
export type Door = {
  client: Anthropic;
  /** Model name as the API knows it. */
  model: string;
  measureWait: MeasureWait;
};

/**
 * Sends the request once and yields the answer's events as they arrive. Returns only after a complete answer.
 * @param firstByte signaled by the stream's first event
 * @throws whatever the SDK throws, the deadline's reason, or ModelError `refused` or `cut_off`
 */
export async function* streamAnswer(
  { client, model, measureWait }: Door,
  request: ModelRequest,
  answer: ModelAttempt,
  firstByte: Deadline,
): AsyncGenerator<ModelEvent> {
  const { signal } = firstByte;
  const waits = openAbortableWaits(signal);
  try {
    const sending = () => client.messages.create(toParams(model, request), { signal });
    const stream = await measureWait(() => waits.until(sending()));
    try {
      const events = stream[Symbol.asyncIterator]();
      for (let isFirst = true; ; isFirst = false) {
        const next = await measureWait(() => waits.until(events.next()));
        signal.throwIfAborted();
        if (next.done) break;
        if (isFirst) firstByte.clear();
        yield* readEvent(next.value, answer, request);
      }
    } finally {
      stream.controller.abort();
    }
  } finally {
    waits.end();
  }
  checkIsComplete(answer, request);
  yield { type: "usage", inputTokens: answer.inputTokens, outputTokens: answer.outputTokens, isFinal: true };
}

function toParams(model: string, request: ModelRequest): Anthropic.MessageCreateParamsStreaming {
  const { instructions, messages, schema, maxOutputTokens } = request;
  return {
    model,
    max_tokens: maxOutputTokens,
    stream: true,
    ...(instructions && {
      system: [{ type: "text", text: instructions, cache_control: { type: "ephemeral" } }],
    }),
    messages: messages.map(toMessage),
    ...(schema && { output_config: { format: { type: "json_schema", schema: { ...schema } } } }),
  };
}

function* readEvent(
  event: Anthropic.RawMessageStreamEvent,
  answer: ModelAttempt,
  request: ModelRequest,
): Generator<ModelEvent> {
  if (event.type === "message_start") {
    readUsage(event.message.usage, answer);
    yield usageSoFar(answer);
  } else if (event.type === "content_block_delta" && event.delta.type === "text_delta" && event.delta.text) {
    const { text } = event.delta;
    answer.hasText = true;
    answer.weight += tokenWeight(text);
    if (request.schema) answer.text += text;
    yield usageSoFar(answer);
    yield { type: "text", text };
  } else if (event.type === "content_block_delta" && event.delta.type === "citations_delta") {
    const citation = toCitation(event.delta.citation);
    if (citation) yield citation;
  } else if (event.type === "content_block_stop") {
    yield { type: "block_end" };
  } else if (event.type === "message_delta") {
    answer.stopReason = event.delta.stop_reason;
    readUsage(event.usage, answer);
    yield { ...usageSoFar(answer), outputTokens: answer.outputTokens };
  } else if (event.type === "message_stop") answer.isEnded = true;
}

/** The last figures cover the whole message, so they replace earlier ones; older streams omit some. */
function readUsage(usage: Usage | MessageDeltaUsage, answer: ModelAttempt): void {
  answer.outputTokens = usage.output_tokens;
  if (usage.input_tokens === null || usage.input_tokens === undefined) return;
  answer.inputTokens = answer.ownShare({
    uncached: usage.input_tokens,
    cached: (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0),
  });
}

function usageSoFar(answer: ModelAttempt) {
  const outputTokens = Math.max(answer.outputTokens, Math.ceil(answer.weight));
  return { type: "usage" as const, inputTokens: answer.inputTokens, outputTokens, isFinal: false };
}

const COMPLETE: readonly (StopReason | null)[] = ["end_turn", "stop_sequence", "tool_use"];
const TOO_LONG: readonly (StopReason | null)[] = ["max_tokens", "model_context_window_exceeded"];

function checkIsComplete(answer: ModelAttempt, request: ModelRequest): void {
  if (answer.stopReason === "refusal") throw new ModelError("refused", "The model declined to answer");
  if (!answer.isEnded) throw new ModelError("cut_off", "The stream ended without its last event");
  if (!COMPLETE.includes(answer.stopReason))
    throw new ModelError("cut_off", `The answer stopped early: ${answer.stopReason ?? "no reason given"}`, {
      isTooLong: TOO_LONG.includes(answer.stopReason),
    });
  if (request.schema && !isJson(answer.text)) throw new ModelError("cut_off", "The answer is not whole JSON");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
