import { lt } from "drizzle-orm";
import type { Directory } from "#app/base/data/database.server.ts";
import { stripeEvents } from "#app/base/data/schema.ts";

/** The provider repeats an event for three days at most. */
const EVENTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Forgets events that will not be repeated any more. @returns how many */
export async function sweepPayments(directory: Directory, now: number): Promise<number> {
  const { meta } = await directory
    .delete(stripeEvents)
    .where(lt(stripeEvents.receivedAt, now - EVENTS_KEPT_MS));
  return meta.changes;
}
