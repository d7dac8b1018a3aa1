import { answerBlocks, type Composed } from "./answer.ts";
import type { MessagesBody } from "./body.ts";
import type { CitedBlock } from "./cited-answer.ts";
import { newRequestId } from "./errors.ts";
import type { ModelFault } from "./faults.ts";
import { emptyMessage, stop } from "./plain-response.ts";
import { isReading } from "./second-reading.ts";
import { promptUsage } from "./usage.ts";

type Event = { type: string; [key: string]: unknown };

/** How long a whole answer takes, in milliseconds, unless the request says otherwise. */
const USUAL_MS = 1_200;
const SLOW_MS = 20_000;
/** Header that sets how long the whole answer takes, in milliseconds. */
const DURATION_HEADER = "x-sandbox-duration-ms";

/** The answer as server-sent events, in the order in which the API sends them, piece by piece. */
export function streamResponse(
  request: Request,
  body: MessagesBody,
  composed: Composed,
  faults: ReadonlySet<ModelFault>,
): Response {
  const events = eventsOf(body, composed, faults);
  // The second reader's empty answer takes no time.
  const usual = isReading(body) ? 0 : USUAL_MS;
  const asked = Number(request.headers.get(DURATION_HEADER) ?? usual);
  const duration = faults.has("slow") ? SLOW_MS : asked;
  const pieces = events.filter(isPiece).length;
  return new Response(paced(events, duration / Math.max(pieces, 1), request.signal), {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache",
      "request-id": newRequestId(),
    },
  });
}

function eventsOf(body: MessagesBody, composed: Composed, faults: ReadonlySet<ModelFault>): Event[] {
  const { outputTokens, stopReason } = composed;
  const usage = promptUsage(body);
  const start = { ...emptyMessage(body), usage: { ...usage, output_tokens: 1, service_tier: "standard" } };
  const blocks = answerBlocks(composed).flatMap(blockEvents);
  const begun: Event[] = [{ type: "message_start", message: start }, ...blocks];
  if (faults.has("cutoff")) return begun.slice(0, Math.ceil(begun.length / 2));
  return [
    ...begun,
    { type: "message_delta", delta: stop(stopReason), usage: { ...usage, output_tokens: outputTokens } },
    { type: "message_stop" },
  ];
}

function blockEvents({ text, citations }: CitedBlock, index: number): Event[] {
  const delta = (content: object): Event => ({ type: "content_block_delta", index, delta: content });
  return [
    { type: "content_block_start", index, content_block: { type: "text", text: "" } },
    ...(index === 0 ? [{ type: "ping" }] : []),
    ...pieces(text).map((piece) => delta({ type: "text_delta", text: piece })),
    ...citations.map((citation) => delta({ type: "citations_delta", citation })),
    { type: "content_block_stop", index },
  ];
}

/** Pieces of about a word, as a model sends them; no character is split. */
function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,14}(?:(?<![\ud800-\udbff])|$)/g) ?? [];
}

const isPiece = (event: Event) => event.type === "content_block_delta";

/**
 * Sends the events, each piece of text when its time has come: a model writes at its own pace, however fast it is read.
 * Stops when the reader or the request goes away.
 */
function paced(events: Event[], waitMs: number, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let wake = () => {};
  const begunAt = Date.now();
  let isOver = false;
  let next = 0;
  let piecesDue = 0;
  const stop = () => {
    isOver = true;
    wake();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener("abort", () => {
        stop();
        controller.error(signal.reason);
      });
    },
    async pull(controller) {
      const event = events[next++];
      if (event && isPiece(event)) {
        piecesDue += 1;
        const rest = begunAt + piecesDue * waitMs - Date.now();
        if (rest > 0) await new Promise<void>((resolve) => (wake = wakeable(resolve, rest)));
      }
      if (isOver) return;
      if (event)
        controller.enqueue(encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
      else controller.close();
    },
    cancel: stop,
  });
}

function wakeable(resolve: () => void, ms: number): () => void {
  const timer = setTimeout(resolve, ms);
  return () => {
    clearTimeout(timer);
    resolve();
  };
}
