import type { Directory } from "#app/base/data/database.server.ts";
import { unclaimedPayments } from "#app/base/data/schema.ts";

/** Everybody's entitlement asks, and there is one directory: an isolate that saw that none waits holds by it so long. */
const NONE_HOLDS_MS = 10_000;
let noneSeenAt = Number.NEGATIVE_INFINITY;
let forgotten = 0;

/** Whether any payment waits for its person; one that another isolate noted within the last 10 s may be missed. */
export async function anyUnclaimed(directory: Directory): Promise<boolean> {
  const askedAt = Date.now();
  if (askedAt - noneSeenAt < NONE_HOLDS_MS) return false;
  const before = forgotten;
  const [one] = await directory.select({ id: unclaimedPayments.id }).from(unclaimedPayments).limit(1);
  // One that was noted meanwhile may have come too late for the answer.
  if (!one && forgotten === before) noneSeenAt = askedAt;
  return one !== undefined;
}

/** A payment was noted: the next question is asked again. */
export function forgetNoneWaits(): void {
  forgotten += 1;
  noneSeenAt = Number.NEGATIVE_INFINITY;
}
