import type { DocumentAnswerPiece } from "#app/base/data/schema.ts";
import type { GenerationProgress } from "#app/core/generation/generation-client.ts";
import type { PastQuestion } from "../detail/document-detail.ts";
import { type DocumentAnswer, type GrowingDocumentAnswer, isAnswered } from "./question-client.ts";

/** A question with its answer so far. */
export type AskedQuestion = {
  id: string;
  query: string;
  /** What is drafted so far and not checked yet. */
  draft: string;
  pieces: DocumentAnswerPiece[];
  status: "answering" | "answered" | "unanswered" | "failed";
  /** What went wrong, if it failed; else null. */
  problem: string | null;
};

export const newQuestion = (id: string, query: string): AskedQuestion => ({
  id,
  query,
  draft: "",
  pieces: [],
  status: "answering",
  problem: null,
});

/** A question with its generation's progress. */
export function withProgress(
  asked: AskedQuestion,
  progress: GenerationProgress<GrowingDocumentAnswer, DocumentAnswer>,
): AskedQuestion {
  const { id, query } = asked;
  const begun = newQuestion(id, query);
  if (progress.status === "generating") return { ...begun, ...progress.growing };
  if (progress.status === "failed") return { ...begun, status: "failed", problem: progress.message };
  if (progress.status === "idle") return begun;
  const { pieces, answered } = progress.answer;
  return { ...begun, pieces, status: answered ? "answered" : "unanswered" };
}

/** A past question, as the server keeps it. */
export function fromPast({ id, query, response, pieces }: PastQuestion): AskedQuestion {
  const known = pieces.length > 0 ? pieces : [{ text: response, places: [] }];
  const status = isAnswered(pieces) ? "answered" : "unanswered";
  return { ...newQuestion(id, query), pieces: known, status };
}

export const LOOKING_WORDS = "Looking in the document...";

/** A finished answer as plain text; if the document gives none, what is said instead. */
export function answerWords({ pieces, status }: Pick<AskedQuestion, "pieces" | "status">): string {
  const answer = status === "answered" ? pieces : pieces.filter(({ places }) => places.length === 0);
  const words = answer.map(({ text }) => text).join("");
  return words.trim() || "The document does not answer this question.";
}
