import { failureText, readEvents } from "#app/base/http/events.ts";
import { ApiError, callRaw } from "#app/base/http/request.ts";

export type RequestOptions = {
  customerId: string | null;
  /** One key stands for one input: a repeat after a lost connection is not charged again. */
  key: string;
  signal: AbortSignal;
};

type Call<Event> = {
  path: string;
  body: unknown;
  /** The words for a failed answer that says nothing usable. */
  failed: string;
  /** Reads an answer that came in one piece. */
  fromJson(body: unknown): Event;
};

/**
 * Asks for an answer and yields what the server says, as it says it. A server that answers with JSON instead of a stream
 * yields one event.
 * @throws ApiError when it fails, and when the stream ends without `done`
 */
export async function* requestAnswer<Event extends { type: string }>(
  { path, body, failed, fromJson }: Call<Event>,
  { customerId, key, signal }: RequestOptions,
): AsyncGenerator<Event> {
  if (!customerId) throw new ApiError("Customer ID is required");
  const headers = { Accept: "text/event-stream", "Idempotency-Key": key };
  const response = await callRaw(path, { method: "POST", body, headers, signal }).catch((error: unknown) => {
    throw inWords(error, failed);
  });
  if (response.headers.get("Content-Type")?.startsWith("text/event-stream"))
    yield* readEvents<Event>(response, failed);
  else yield fromJson(await readJson(response));
}

/** A failed answer's JSON `error` is the message; other text is shown as it is; nothing usable gets fixed words. */
function inWords(error: unknown, failed: string): unknown {
  if (!(error instanceof ApiError) || error.code !== "http_error") return error;
  return new ApiError(failureText(error.body) || failed, { ...error, code: "http_error" });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    throw new ApiError("Failed to parse server response", { code: "invalid_json" });
  }
}
