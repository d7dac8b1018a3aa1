import type { AnswerPiece } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { Generation } from "#app/core/generation/generation.server.ts";
import { meteredRun } from "#app/core/generation/metered-run.server.ts";
import { openShield, type Shield } from "#app/core/identifiers/pseudonymizer.ts";
import type { Usage } from "#app/core/model/draft-stream.ts";
import type { Model } from "#app/core/model/model.ts";
import type { Passage } from "./passages.ts";
import { NOT_ANSWERED, questionRequest } from "./question-prompt.ts";
import { type AnswerEvent, readAnswer } from "./read-answer.ts";

/** The finished answer: its checked pieces, and their words as one text. */
export type Answer = {
  id: string;
  response: string;
  pieces: AnswerPiece[];
  /** False: nothing in the document supports an answer, and the response says so. */
  answered: boolean;
  /** ISO 8601. */
  created_at: string;
};

export type QuestionEvent = Exclude<AnswerEvent, Usage> | ({ type: "done" } & Answer);

export type Dependencies = {
  model: Model;
  /** The admitted use, to be settled exactly once. */
  generation: Generation;
  /** Keeps the question with its answer, and gives it an id. */
  keep(answer: Omit<Answer, "id" | "created_at">): Promise<Pick<Answer, "id" | "created_at">>;
};

/** What is asked of which document; `passages` in the document's order. */
export type Asked = { passages: readonly Passage[]; query: string };

/**
 * Answers one question about a document: words as they come, then each stretch with the places that it rests on, last
 * the whole. An answer of which nothing is supported is replaced by the words that say so. Failed, it costs nothing;
 * cancelled after its first word, it costs the tokens made so far.
 * @throws AppError question_failed, or cancelled
 */
export async function* askDocument(
  { model, generation, keep }: Dependencies,
  { passages, query }: Asked,
  signal: AbortSignal,
): AsyncGenerator<QuestionEvent> {
  const shield = openShield([]);
  const { texts, question } = hideAll(shield, passages, query);
  const request = questionRequest(texts, question, generation.outputTokens);
  const pieces: AnswerPiece[] = [];
  const tell = function* (event: Exclude<AnswerEvent, Usage>) {
    if (event.type === "piece") pieces.push({ text: event.text, places: event.places });
    yield event;
  };
  const failure = (cause: unknown) => new AppError("question_failed", { cause });
  yield* meteredRun<AnswerEvent, Exclude<AnswerEvent, Usage>>(
    { generation, signal, tell, accept: () => {}, failure },
    readAnswer(model.stream(request, signal), shield, passages, texts),
  );
  const answer = answerOf(pieces);
  yield { type: "done", ...answer, ...(await keep(answer)) };
}

/** Hidden twice: a name learned in the last passage is then hidden in the first one too. */
function hideAll(shield: Shield, passages: readonly Passage[], query: string) {
  for (const { text } of passages) shield.hide(text);
  shield.hide(query);
  return { texts: passages.map(({ text }) => shield.hide(text)), question: shield.hide(query) };
}

function answerOf(pieces: AnswerPiece[]): Pick<Answer, "response" | "pieces" | "answered"> {
  if (pieces.every(({ places }) => places.length === 0))
    return { response: NOT_ANSWERED, pieces: [{ text: NOT_ANSWERED, places: [] }], answered: false };
  return {
    response: pieces
      .map(({ text }) => text)
      .join("")
      .trim(),
    pieces,
    answered: true,
  };
}
