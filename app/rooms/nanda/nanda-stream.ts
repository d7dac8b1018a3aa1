import { readEvents } from "#app/base/http/events.ts";
import { ApiError, callRaw } from "#app/base/http/request.ts";
import type { NandaAnswer, NandaEvent } from "./nanda-answer.ts";
import { failureOf } from "./nanda-failure.ts";

type Options = {
  customerId: string | null;
  /** One key stands for one text: a repeat after a lost connection is not charged again. */
  key: string;
  signal: AbortSignal;
};

/**
 * Asks for diagnoses and yields what the server says, as it says it. A server that answers with JSON instead of a
 * stream yields one `done`.
 * @throws ApiError when it fails; its `reason` is one of `nandaWords`' or the server's own
 */
export async function* requestNanda(
  context: string,
  { customerId, key, signal }: Options,
): AsyncGenerator<NandaEvent> {
  if (!customerId) throw failureOf("no_customer");
  if (navigator.onLine === false) throw failureOf("not_sent", "You are offline.");
  const response = await callRaw("/api/generate-nanda", {
    method: "POST",
    body: { context },
    headers: { Accept: "text/event-stream, application/json", "Idempotency-Key": key },
    signal,
  });
  try {
    for await (const event of answerOf(response)) yield event.type === "done" ? checked(event) : event;
  } catch (error) {
    // The head of an answer came and its end did not.
    const isLost = !(error instanceof ApiError) || error.code === "network_error";
    throw isLost && !signal.aborted ? failureOf("no_answer") : error;
  }
}

async function* answerOf(response: Response): AsyncGenerator<NandaEvent> {
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("text/event-stream")) yield* readEvents<NandaEvent>(response, "");
  else yield { type: "done", ...parsed(await response.text()) };
}

/** @throws ApiError no_answer for an empty body, invalid_format for one that is no JSON object */
function parsed(text: string): NandaAnswer {
  if (text.trim() === "") throw failureOf("no_answer");
  const nothing = { diagnoses: [], notShown: 0, dropped: 0, usage: { input_tokens: 0, output_tokens: 0 } };
  try {
    return { ...nothing, ...(JSON.parse(text) as NandaAnswer) };
  } catch {
    throw failureOf("invalid_format");
  }
}

function checked(answer: NandaEvent & { type: "done" }): NandaEvent {
  if (typeof answer.note !== "string") throw failureOf("invalid_format");
  return answer;
}
