import type { AnswerPiece } from "#app/base/data/schema.ts";
import { readEvents } from "#app/base/http/events.ts";
import { ApiError, callRaw } from "#app/base/http/request.ts";
import { DOCUMENT_HEADER } from "./document-header.ts";

/** An answer as it is made: its text as drafted, then its pieces as they were checked, then the whole. */
export type AnswerEvent =
  | { type: "text"; text: string }
  | ({ type: "piece" } & AnswerPiece)
  | ({ type: "done" } & DocumentAnswer);

export type DocumentAnswer = {
  response: string;
  pieces: AnswerPiece[];
  /** Whether the document answers the question. */
  answered: boolean;
};

type Question = {
  query: string;
  fileId: string;
  /** Whether the page shows the document as the one that is open: its body then holds the question only (API-26). */
  isOpen: boolean;
  /** One key stands for one question: a repeat after a lost connection is not charged again. */
  key: string;
};

/**
 * Asks about a document and yields what the server says, as it says it. A server that answers with JSON instead of a
 * stream yields one `done`.
 * @throws ApiError when it fails, and when the stream ends without `done`
 */
export async function* askDocument(
  { query, fileId, isOpen, key }: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const response = await callRaw("/api/query-file", {
    method: "POST",
    body: isOpen ? { query } : { query, file_id: fileId },
    headers: {
      Accept: "text/event-stream",
      "Idempotency-Key": key,
      ...(isOpen && { [DOCUMENT_HEADER]: fileId }),
    },
    signal,
  });
  if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    yield { type: "done", ...readAnswer(await response.text()) };
    return;
  }
  for await (const event of readEvents<AnswerEvent>(response, "The answer was cut off."))
    yield event.type === "done" ? { ...event, ...withDefaults(event) } : event;
}

function readAnswer(text: string): DocumentAnswer {
  try {
    return withDefaults(JSON.parse(text) as Partial<DocumentAnswer>);
  } catch {
    throw new ApiError("Failed to parse server response", { code: "invalid_json" });
  }
}

/** A server that names no pieces has answered in one, without places. */
function withDefaults({ response = "", pieces, answered }: Partial<DocumentAnswer>): DocumentAnswer {
  const known = pieces ?? [{ text: response, places: [] }];
  return { response, pieces: known, answered: answered ?? isAnswered(known) };
}

/** An answer without any place is none that the document gives. */
export const isAnswered = (pieces: readonly AnswerPiece[]): boolean =>
  pieces.some(({ places }) => places.length > 0);
