import type { Pseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { TokenAmount } from "#app/core/plans/plans.ts";
import { askModel, sumOf } from "./ask-model.ts";
import { readPartAnswer } from "./part-answer.ts";
import { partRequest } from "./part-prompt.ts";
import { halves, type PlannedPart } from "./plan-parts.ts";
import { type VerifiedPart, verifyPart } from "./verify-part.ts";

/** A part as it is kept: what was verified of it, and what its answers took. */
export type WrittenPart = VerifiedPart & { usage: TokenAmount };

/** `people`: names and numbers of the people in the document's tables. */
type Asking = { model: Model; pseudonymizer: Pseudonymizer; people: readonly string[]; signal: AbortSignal };

/**
 * Lets the model read one part and verifies what it says. An answer that was cut off is asked for again in two
 * halves, once; only answers that arrived are paid for.
 * @throws ModelError as `Model.stream` does
 */
export async function writePart(asking: Asking, part: PlannedPart): Promise<WrittenPart> {
  try {
    return await askOnce(asking, part);
  } catch (error) {
    if (!isCutOff(error) || part.lines.length < 2) throw error;
    const written: WrittenPart[] = [];
    for (const half of halves(part)) written.push(await askOnce(asking, half));
    return joined(written);
  }
}

const isCutOff = (error: unknown) => error instanceof ModelError && error.code === "cut_off";

async function askOnce(
  { model, pseudonymizer, people, signal }: Asking,
  part: PlannedPart,
): Promise<WrittenPart> {
  const request = partRequest(part.lines, pseudonymizer, part.outputTokens);
  const { json, usage } = await askModel(model, request, pseudonymizer.reveal, signal);
  return { ...verifyPart(readPartAnswer(json), part.lines, people), usage };
}

function joined(parts: WrittenPart[]): WrittenPart {
  const statements = parts.flatMap((part) => part.statements);
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.statements.length, 0);
  return {
    documentType: parts[0]?.documentType ?? "Clinical document",
    statements,
    keyPoints: parts.flatMap((part, index) => part.keyPoints.map((position) => position + before(index))),
    leftOut: parts.reduce((sum, part) => sum + part.leftOut, 0),
    usage: sumOf(parts.map((part) => part.usage)),
  };
}
