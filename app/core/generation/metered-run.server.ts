import { AppError } from "#app/base/http/errors.ts";
import type { Usage } from "#app/core/model/draft-stream.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { Generation } from "./generation.server.ts";

type Run<Event, Told> = {
  /** The admitted use, to be settled exactly once. */
  generation: Generation;
  signal: AbortSignal;
  /** What the page is told of one event of the draft. */
  tell(event: Event): Iterable<Told>;
  /** Called after the last event; throws when what was written is not to be paid for. */
  accept(): void;
  /** A failure in the words for people. */
  failure(error: unknown): unknown;
};

export type Tokens = { inputTokens: number; outputTokens: number };

/**
 * Follows a draft to its end and settles the meter. A failed or refused generation costs nothing, nor does one that is
 * cancelled before its first word; after it, the tokens made so far are charged and the use is not counted.
 * @returns the model's last figures, once they are charged
 * @throws AppError cancelled, or what `failure` makes of an error
 */
export async function* meteredRun<Event extends { type: string }, Told>(
  { generation, signal, tell, accept, failure }: Run<Exclude<Event, Usage>, Told>,
  draft: AsyncIterable<Event | Usage>,
): AsyncGenerator<Told, Tokens> {
  const tokens: Tokens = { inputTokens: 0, outputTokens: 0 };
  let outcome: "complete" | "failed" | "cancelled" = "cancelled";
  let hasWords = false;
  try {
    for await (const event of draft) {
      hasWords ||= event.type === "text";
      if (isUsage(event)) {
        tokens.inputTokens = event.inputTokens;
        tokens.outputTokens = event.outputTokens;
      } else yield* tell(event as Exclude<Event, Usage>);
    }
    accept();
    outcome = "complete";
  } catch (error) {
    const isCancelled = signal.aborted || (error instanceof ModelError && error.code === "cancelled");
    outcome = isCancelled ? "cancelled" : "failed";
    throw isCancelled ? new AppError("cancelled", { cause: error }) : failure(error);
  } finally {
    if (outcome === "complete") await generation.settle({ ...tokens, isCounted: true });
    else if (outcome === "cancelled" && hasWords) await generation.settle({ ...tokens, isCounted: false });
    else await generation.giveBack();
  }
  return tokens;
}

function isUsage(event: { type: string } | Usage): event is Usage {
  return event.type === "usage";
}
