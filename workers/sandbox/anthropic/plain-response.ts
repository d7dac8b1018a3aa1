import { answerBlocks, type Composed } from "./answer.ts";
import type { MessagesBody } from "./body.ts";
import { newRequestId } from "./errors.ts";
import type { ModelFault } from "./faults.ts";
import { promptUsage } from "./usage.ts";

/** The whole answer at once; with the fault `cutoff` its body breaks off halfway. */
export function plainResponse(
  body: MessagesBody,
  composed: Composed,
  faults: ReadonlySet<ModelFault>,
): Response {
  const { outputTokens, stopReason } = composed;
  const message = {
    ...emptyMessage(body),
    content: answerBlocks(composed).map(({ text, citations }) => ({
      type: "text",
      text,
      citations: citations.length > 0 ? citations : null,
    })),
    ...stop(stopReason),
    usage: { ...promptUsage(body), output_tokens: outputTokens, service_tier: "standard" },
  };
  const json = JSON.stringify(message);
  return new Response(faults.has("cutoff") ? json.slice(0, json.length / 2) : json, {
    headers: { "content-type": "application/json", "request-id": newRequestId() },
  });
}

export function emptyMessage(body: MessagesBody) {
  return {
    id: `msg_sandbox${crypto.randomUUID().replaceAll("-", "").slice(0, 17)}`,
    type: "message",
    role: "assistant",
    model: body.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
}

/** How the answer ended; a refusal says why. */
export function stop(reason: Composed["stopReason"]) {
  const details = {
    type: "refusal",
    category: null,
    explanation: "Refused on demand by the local stand-in.",
  };
  return {
    stop_reason: reason,
    stop_sequence: null,
    ...(reason === "refusal" && { stop_details: details }),
  };
}
