import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { usageEvents, usageMonths } from "#app/base/data/schema.ts";
import { openMeter } from "./meter-client.server.ts";
import { readMonths } from "./usage-history.server.ts";

type Deps = { meters: Env["USAGE_METER"]; database: Database };

/** Everything that is held of a person's usage: the meter's state, what is on its way to D1, and D1's rows. */
export async function exportPerson({ meters, database }: Deps, userId: string) {
  const meter = await openMeter(meters, userId).export();
  const events = await database
    .select()
    .from(usageEvents)
    .where(eq(usageEvents.userId, userId))
    .orderBy(asc(usageEvents.at), asc(usageEvents.eventId));
  return { meter, events, months: await readMonths(database, userId) };
}

/**
 * Erases a person's usage; may be repeated. The meter goes first: it waits for what it is writing and writes nothing
 * of old afterwards, so that nothing can come back into the tables.
 */
export async function erasePerson({ meters, database }: Deps, userId: string): Promise<void> {
  await openMeter(meters, userId).erase();
  await database.batch([
    database.delete(usageEvents).where(eq(usageEvents.userId, userId)),
    database.delete(usageMonths).where(eq(usageMonths.userId, userId)),
  ]);
}
