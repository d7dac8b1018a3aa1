import type { Pseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import { estimateTokens } from "#app/core/model/tokens.ts";
import type { TokenAmount } from "#app/core/plans/plans.ts";
import { MOST_KEY_POINTS, ORDER_OUTPUT_TOKENS, ORDER_STATEMENTS } from "./analysis-limits.ts";
import { askModel } from "./ask-model.ts";
import { readOrderAnswer } from "./part-answer.ts";
import { orderRequest } from "./part-prompt.ts";
import type { Verified, VerifiedPart } from "./verify-part.ts";

/** The most important statements, and the tokens it took to order them. */
export type KeyPoints = { statements: Verified[]; usage: TokenAmount };

/** The most that ordering several parts' statements takes; nothing for one part, which orders its own. */
export const orderEstimate = (parts: number): TokenAmount =>
  parts < 2
    ? { inputTokens: 0, outputTokens: 0 }
    : { inputTokens: Math.min(ORDER_STATEMENTS, parts * 5) * 45, outputTokens: ORDER_OUTPUT_TOKENS };

/**
 * The most important statements of a document. A single part has named its own; several are ordered by the model, by
 * numbers only, so that it can add nothing. If it fails, each part's first ones are taken in document order.
 */
export async function keyPointsOf(
  { model, pseudonymizer, signal }: { model: Model; pseudonymizer: Pseudonymizer; signal: AbortSignal },
  parts: readonly VerifiedPart[],
): Promise<KeyPoints> {
  const named = candidates(parts);
  const plain = { statements: named.slice(0, MOST_KEY_POINTS), usage: { inputTokens: 0, outputTokens: 0 } };
  if (parts.length < 2 || named.length < 2) return plain;
  try {
    const { json, usage } = await askModel(
      model,
      orderRequest(named, pseudonymizer),
      pseudonymizer.reveal,
      signal,
    );
    const order = [...new Set(readOrderAnswer(json))].flatMap((position) => named[position] ?? []);
    return { statements: order.length > 0 ? order.slice(0, MOST_KEY_POINTS) : plain.statements, usage };
  } catch (error) {
    if (!(error instanceof ModelError) || error.code === "cancelled") throw error;
    return plain;
  }
}

/** The parts' key points in turn, first ones first, as far as they fit into what was reserved for the call. */
function candidates(parts: readonly VerifiedPart[]): Verified[] {
  const turns = Math.max(0, ...parts.map(({ keyPoints }) => keyPoints.length));
  const found: Verified[] = [];
  const room = orderEstimate(parts.length).inputTokens;
  let taken = 0;
  for (let turn = 0; turn < turns; turn++)
    for (const { statements, keyPoints } of parts) {
      const statement = statements[keyPoints[turn] ?? -1];
      if (!statement || found.some(({ text }) => text === statement.text)) continue;
      taken += estimateTokens(statement.text) + 3;
      if (parts.length > 1 && (taken > room || found.length === ORDER_STATEMENTS)) return found;
      found.push(statement);
    }
  return found;
}
