import { and, eq, lt } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { usageEvents, usageMonths } from "#app/base/data/schema.ts";
import { addCounts, type SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows, eraseWhere } from "#app/core/maintenance/erase-rows.server.ts";
import type { EventCursor, StoredEvent } from "../meter/event-store.server.ts";
import { openMeter } from "../meter/meter-client.server.ts";
import { periodOf } from "../meter/period.ts";
import { readMonths } from "./usage-history.server.ts";

/** Where usage keeps a person's data, besides the meter. */
export const TABLES = [usageEvents, usageMonths] as const;

type Deps = { meters: Env["USAGE_METER"]; database: PersonDatabase };

const PAGE = 500;

/** Everything held of a person's usage: the meter's state, its charged runs, and the months. */
export async function exportPerson(deps: Deps, userId: string) {
  const meter = await exportMeter(deps, userId);
  const events = await Array.fromAsync(exportEvents(deps, userId));
  return { meter, events, months: await readMonths(deps.database, userId) };
}

/** The meter's own state, and the figures on their way to D1. */
export const exportMeter = ({ meters }: Pick<Deps, "meters">, userId: string) =>
  openMeter(meters, userId).export();

/** The person's charged runs, newest first, read page by page, so that a long history takes no memory. */
export async function* exportEvents(
  { meters }: Pick<Deps, "meters">,
  userId: string,
): AsyncGenerator<StoredEvent> {
  const meter = openMeter(meters, userId);
  for (let before: EventCursor | undefined; ; ) {
    const { events, next } = await meter.listEvents({ before, limit: PAGE });
    yield* events;
    if (!next) return;
    before = next;
  }
}

/**
 * Erases a person's usage; may be repeated. The meter goes first: it waits for writes under way and writes nothing old
 * afterwards, so that nothing can come back into the tables.
 */
export async function erasePerson(deps: Deps, userId: string): Promise<SweepCounts> {
  return addCounts(await eraseMeter(deps, userId), await eraseRows(deps.database, userId, TABLES));
}

/** Empties the meter; counts 1 if it held anything. */
export async function eraseMeter({ meters }: Pick<Deps, "meters">, userId: string): Promise<SweepCounts> {
  const meter = openMeter(meters, userId);
  const { state, pending } = await meter.export();
  await meter.erase();
  return { meters: state || pending.length > 0 ? 1 : 0 };
}

/**
 * Erases what goes 30 days after the last paid plan ended: events and closed months before the running month. The
 * meter stays, with this month and what is left of bought packs.
 */
export async function retainPerson(
  { meters, database }: Deps,
  userId: string,
  now: number,
): Promise<SweepCounts> {
  const period = periodOf(now);
  const usageRuns = await openMeter(meters, userId).removeEventsBefore({ period });
  const rows = await eraseWhere(database, [
    { table: usageEvents, where: and(eq(usageEvents.userId, userId), lt(usageEvents.period, period)) },
    { table: usageMonths, where: and(eq(usageMonths.userId, userId), lt(usageMonths.period, period)) },
  ]);
  return addCounts(rows, { usageRuns });
}
