import type { AnswerPiece } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/runtime/errors.ts";
import { openShield, type Shield } from "#app/core/model/identifiers.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { Generation } from "#app/core/usage/generation.server.ts";
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

export type QuestionEvent = Exclude<AnswerEvent, { type: "usage" }> | ({ type: "done" } & Answer);

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
  const tokens = { inputTokens: 0, outputTokens: 0 };
  const pieces: AnswerPiece[] = [];
  let outcome: "complete" | "failed" | "cancelled" = "cancelled";
  let hasWords = false;
  try {
    for await (const event of readAnswer(model.stream(request, signal), shield, passages, texts)) {
      if (event.type === "usage") {
        tokens.inputTokens = event.inputTokens;
        tokens.outputTokens = event.outputTokens;
        continue;
      }
      hasWords ||= event.type === "text";
      if (event.type === "piece") pieces.push({ text: event.text, places: event.places });
      yield event;
    }
    outcome = "complete";
  } catch (error) {
    const isCancelled = signal.aborted || (error instanceof ModelError && error.code === "cancelled");
    outcome = isCancelled ? "cancelled" : "failed";
    throw new AppError(isCancelled ? "cancelled" : "question_failed", { cause: error });
  } finally {
    if (outcome === "complete") await generation.settle({ ...tokens, isCounted: true });
    else if (outcome === "cancelled" && hasWords) await generation.settle({ ...tokens, isCounted: false });
    else await generation.giveBack();
  }
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
