import type { AnswerPiece } from "#app/base/data/schema.ts";
import type { PastQuestion } from "../detail/document-detail.ts";
import { type AnswerEvent, isAnswered } from "./ask-document.ts";

/** A question with its answer, as far as it is there. */
export type Asked = {
  id: string;
  query: string;
  /** What was drafted so far and is not checked yet. */
  draft: string;
  pieces: AnswerPiece[];
  status: "answering" | "answered" | "unanswered" | "failed";
  /** What went wrong; null unless it failed. */
  problem: string | null;
};

export const newQuestion = (id: string, query: string): Asked => ({
  id,
  query,
  draft: "",
  pieces: [],
  status: "answering",
  problem: null,
});

/** A question after one more event of its answer: a checked piece takes the place of what was drafted. */
export function withEvent(asked: Asked, event: AnswerEvent): Asked {
  if (event.type === "text") return { ...asked, draft: asked.draft + event.text };
  if (event.type === "piece") {
    const { text, places } = event;
    return { ...asked, draft: "", pieces: [...asked.pieces, { text, places }] };
  }
  const { pieces, answered } = event;
  return { ...asked, draft: "", pieces, status: answered ? "answered" : "unanswered" };
}

export const failedQuestion = (asked: Asked, problem: string): Asked => ({
  ...asked,
  draft: "",
  pieces: [],
  status: "failed",
  problem,
});

/** A question of the past, as the server keeps it. */
export function fromPast({ id, query, response, pieces }: PastQuestion): Asked {
  const known = pieces.length > 0 ? pieces : [{ text: response, places: [] }];
  const status = isAnswered(pieces) ? "answered" : "unanswered";
  return { ...newQuestion(id, query), pieces: known, status };
}
