import type { ModelRequest } from "./model.ts";
import { messageWeight } from "./sources.ts";
import { tokenWeight } from "./tokens.ts";

/** Input tokens as the API reports them: the cached part of the prompt is counted apart from the rest. */
type ReportedInput = { uncached: number; cached: number };

/**
 * Tells how many of the reported input tokens are the person's own messages, since our fixed instructions are not
 * charged.
 *
 * Our instructions are the only part marked for caching. So where the API reports cached tokens, read or written,
 * the uncached rest is the messages, in the model's own figures (the API adds a few tokens for the schema). Where it
 * reports none, because the instructions are too short to be cached, the total is divided in proportion to the
 * estimated weights of messages, instructions and schema: an error of the estimate that hits all of them alike cancels
 * out. Either way the result never exceeds the estimate of the messages, which is what was reserved for them.
 */
export function openShare(request: ModelRequest): (reported: ReportedInput) => number {
  const own = request.messages.reduce((sum, message) => sum + messageWeight(message), 0);
  const schema = request.schema ? JSON.stringify(request.schema) : "";
  const ours = tokenWeight(request.instructions + schema);
  const ceiling = Math.ceil(own);
  return ({ uncached, cached }) => {
    const share = cached > 0 ? uncached : (uncached * own) / (own + ours || 1);
    return Math.min(Math.round(share), ceiling);
  };
}
