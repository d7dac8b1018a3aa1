import { failureText, readEvents } from "#app/base/http/events.ts";
import { ApiError, callRaw } from "#app/base/http/request.ts";
import type { NoteAnswer, NoteEvent } from "./note-answer.ts";
import { parseSbar } from "./parse-sbar.ts";
import type { SbarForm } from "./sbar-form.ts";
import type { SbarNote } from "./sbar-note.ts";
import { toRequest } from "./to-request.ts";

const FAILED = "Failed to generate SBAR report";

type Options = {
  customerId: string | null;
  /** One key stands for one input: a repeat after a lost connection is not charged again. */
  key: string;
  signal: AbortSignal;
};

/**
 * Asks for a note and yields what the server says, as it says it. A server that answers with JSON instead of a stream
 * yields one `done`.
 * @throws ApiError when it fails, and when the stream ends without `done`
 */
export async function* requestNote(
  form: SbarForm,
  { customerId, key, signal }: Options,
): AsyncGenerator<NoteEvent> {
  if (!customerId) throw new ApiError("Customer ID is required");
  const response = await callRaw("/api/generate-note", {
    method: "POST",
    body: toRequest(form),
    headers: { Accept: "text/event-stream", "Idempotency-Key": key },
    signal,
  }).catch((error: unknown) => {
    throw generationError(error);
  });
  if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    yield { type: "done", ...toAnswer(await response.text()) };
    return;
  }
  yield* readEvents<NoteEvent>(response, FAILED);
}

/** A failed answer's JSON `error` is the message; other text is shown as it is; nothing usable gets fixed words. */
export function generationError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== "http_error") return error;
  return new ApiError(failureText(error.body) || FAILED, { ...error, code: "http_error" });
}

function toAnswer(text: string): NoteAnswer {
  const empty = {
    statements: [],
    diagnoses: [],
    computed: [],
    leftOut: [],
    notStated: [],
    matched: { matching: 0, all: 0 },
  };
  try {
    const answer = JSON.parse(text) as { note?: string | SbarNote } & Partial<NoteAnswer>;
    const usage = answer.usage ?? { input_tokens: 0, output_tokens: 0 };
    return { ...empty, ...answer, usage, note: parseSbar(answer.note ?? "") };
  } catch {
    throw new ApiError("Failed to parse server response", { code: "invalid_json" });
  }
}
