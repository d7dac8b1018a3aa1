import type { DocumentAnswerPiece } from "#app/base/data/schema.ts";
import { QUESTION_FAILED_WORDS } from "#app/base/http/error-words.ts";
import { ApiError } from "#app/base/http/request.ts";
import type { GenerationClient } from "#app/core/generation/generation-client.ts";

/** Longest question in UTF-16 code units. */
export const LONGEST_QUESTION = 1_000;

/**
 * Names the open document where the body may only contain a question (API-26). Without it, the server uses the
 * document opened last (OPEN-64), which with two tabs may be another patient's.
 */
export const DOCUMENT_HEADER = "X-Document-ID";

export type DocumentAnswer = {
  response: string;
  pieces: DocumentAnswerPiece[];
  /** False: nothing in the document supports an answer, and the response says so. */
  answered: boolean;
};

export type DocumentQuestion = {
  query: string;
  fileId: string;
  /** Whether the page shows the document as the open one: the body then contains only the question (API-26). */
  isOpen: boolean;
};

/** What is drafted so far and not checked yet, and the checked pieces. */
export type GrowingDocumentAnswer = { draft: string; pieces: DocumentAnswerPiece[] };

type Growth = { type: "text"; text: string } | ({ type: "piece" } & DocumentAnswerPiece);

/** The page's side of a question about a document. */
export const questionClient: GenerationClient<
  DocumentQuestion,
  Growth,
  GrowingDocumentAnswer,
  DocumentAnswer
> = {
  path: "/api/query-file",
  toBody: ({ query, fileId, isOpen }) => (isOpen ? { query } : { query, file_id: fileId }),
  headers: ({ fileId, isOpen }): Record<string, string> => (isOpen ? { [DOCUMENT_HEADER]: fileId } : {}),
  failed: "The answer was cut off.",
  finished: "Your question about the document is answered.",
  readAnswer: withDefaults,
  nothingYet: { draft: "", pieces: [] },
  grow,
  words: problemOf,
};

/** A checked piece replaces its draft. */
function grow({ draft, pieces }: GrowingDocumentAnswer, event: Growth): GrowingDocumentAnswer {
  if (event.type === "text") return { draft: draft + event.text, pieces };
  const { type: _, ...piece } = event;
  return { draft: "", pieces: [...pieces, piece] };
}

/** An answer without pieces is one piece without places. */
function withDefaults(body: unknown): DocumentAnswer {
  const { response = "", pieces, answered } = (body ?? {}) as Partial<DocumentAnswer>;
  const known = pieces ?? [{ text: response, places: [] }];
  return { response, pieces: known, answered: answered ?? isAnswered(known) };
}

/** The first piece when no model could be reached; the passages follow, each with its place. */
export const EXTRACTED_FROM_DOCUMENT =
  "The assistant cannot be reached right now, so nothing was written. The document says this about your question, word for word:";

/** Without any place, the document gives no answer; passages alone are not an answer either. */
export const isAnswered = (pieces: readonly DocumentAnswerPiece[]): boolean =>
  pieces.some(({ places }) => places.length > 0) && pieces[0]?.text.trim() !== EXTRACTED_FROM_DOCUMENT;

/** Codes whose words say more than that it failed. */
const TELLING = new Set([
  "limit_reached",
  "rate_limited",
  "key_used_up",
  "cut_off_charged",
  "signed_out",
  "question_too_long",
  "missing_question",
  "document_not_ready",
  "document_not_found",
]);

/** The words for a failed question (DOC-22). */
export function problemOf(error: unknown): string {
  const isTelling = error instanceof ApiError && error.reason !== null && TELLING.has(error.reason);
  return (isTelling && error.words) || QUESTION_FAILED_WORDS;
}
