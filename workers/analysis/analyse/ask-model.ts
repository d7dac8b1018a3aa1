import type { Model, ModelRequest } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { TokenAmount } from "#app/core/plans/plans.ts";

/** A structured answer, and the tokens it took. */
type Answered = { json: unknown; usage: TokenAmount };

/**
 * One call with a schema, read to its end.
 * @param reveal puts hidden identifiers back into the answer's texts, after its JSON was parsed
 * @throws ModelError as `Model.stream` does; `cut_off` also for invalid JSON
 */
export async function askModel(
  model: Model,
  request: ModelRequest,
  reveal: (text: string) => string,
  signal: AbortSignal,
): Promise<Answered> {
  let text = "";
  let usage: TokenAmount = { inputTokens: 0, outputTokens: 0 };
  for await (const event of model.stream(request, signal)) {
    if (event.type === "text") text += event.text;
    if (event.type === "usage") usage = { inputTokens: event.inputTokens, outputTokens: event.outputTokens };
  }
  return { json: parse(text, reveal), usage };
}

function parse(text: string, reveal: (text: string) => string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? reveal(value) : value));
  } catch {
    throw new ModelError("cut_off", "The answer is not JSON");
  }
}

export const sumOf = (amounts: readonly TokenAmount[]): TokenAmount => ({
  inputTokens: amounts.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
  outputTokens: amounts.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
});
