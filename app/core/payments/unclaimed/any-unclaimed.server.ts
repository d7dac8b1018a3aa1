import type { Directory } from "#app/base/data/database.server.ts";
import { unclaimedPayments } from "#app/base/data/schema.ts";

/** Every entitlement asks the one directory: an isolate that found none waiting relies on that for this long. */
const NONE_HOLDS_MS = 10_000;
let noneSeenAt = Number.NEGATIVE_INFINITY;
let forgotten = 0;

/** Whether any payment awaits its person; one noted by another isolate within the last 10 s may be missed. */
export async function anyUnclaimed(directory: Directory): Promise<boolean> {
  const askedAt = Date.now();
  if (askedAt - noneSeenAt < NONE_HOLDS_MS) return false;
  const before = forgotten;
  const [one] = await directory.select({ id: unclaimedPayments.id }).from(unclaimedPayments).limit(1);
  // A payment noted meanwhile may have come too late for the answer.
  if (!one && forgotten === before) noneSeenAt = askedAt;
  return one !== undefined;
}

/** A payment was noted: the next call asks again. */
export function forgetNoneWaits(): void {
  forgotten += 1;
  noneSeenAt = Number.NEGATIVE_INFINITY;
}
