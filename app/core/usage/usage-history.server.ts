import { and, asc, desc, eq, lt, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#app/base/data/database.server.ts";
import { usageEvents, usageMonths } from "#app/base/data/schema.ts";
import type { UsageRecord } from "../meter/records.ts";

export type UsageEventRow = typeof usageEvents.$inferSelect;
export type UsageMonthRow = typeof usageMonths.$inferSelect;

/** Where the next page begins: the last row of this one. */
export type HistoryCursor = Pick<UsageEventRow, "at" | "eventId">;

const PAGE = 50;

/** Writes records in one D1 transaction. Their keys make a record that comes twice count once. */
export async function writeHistory(
  database: Database,
  userId: string,
  records: UsageRecord[],
): Promise<void> {
  const [first, ...rest] = records.map((record) => insertion(database, userId, record));
  if (first) await database.batch([first, ...rest]);
}

/**
 * A person's charged runs, newest first.
 * @param before the cursor that the previous page ended with
 * @returns `next`: null at the end
 */
export async function readHistory(
  database: Database,
  userId: string,
  { before, limit = PAGE }: { before?: HistoryCursor; limit?: number } = {},
): Promise<{ events: UsageEventRow[]; next: HistoryCursor | null }> {
  const rows = await database
    .select()
    .from(usageEvents)
    .where(and(eq(usageEvents.userId, userId), before && isOlder(before)))
    .orderBy(desc(usageEvents.at), desc(usageEvents.eventId))
    .limit(limit + 1);
  const events = rows.slice(0, limit);
  const last = events.at(-1);
  return { events, next: rows.length > limit && last ? { at: last.at, eventId: last.eventId } : null };
}

/** The closed months of a person, oldest first, with the figures that the meter closed them with. */
export async function readMonths(database: Database, userId: string): Promise<UsageMonthRow[]> {
  return await database
    .select()
    .from(usageMonths)
    .where(eq(usageMonths.userId, userId))
    .orderBy(asc(usageMonths.period));
}

/**
 * A month's sums for each feature, taken from its events, so that a duplicate delivery cannot count twice.
 * @param period "2026-11", UTC
 */
export async function sumMonth(database: Database, userId: string, period: string) {
  return await database
    .select({
      feature: usageEvents.feature,
      uses: sql<number>`sum(${usageEvents.isCounted})`,
      inputTokens: sql<number>`sum(${usageEvents.inputTokens})`,
      outputTokens: sql<number>`sum(${usageEvents.outputTokens})`,
    })
    .from(usageEvents)
    .where(and(eq(usageEvents.userId, userId), eq(usageEvents.period, period)))
    .groupBy(usageEvents.feature);
}

function insertion(database: Database, userId: string, record: UsageRecord): BatchItem<"sqlite"> {
  const { kind, ...values } = record;
  return "eventId" in values
    ? database
        .insert(usageEvents)
        .values({ userId, ...values })
        .onConflictDoNothing()
    : database
        .insert(usageMonths)
        .values({ userId, ...values })
        .onConflictDoNothing();
}

const isOlder = ({ at, eventId }: HistoryCursor) =>
  or(lt(usageEvents.at, at), and(eq(usageEvents.at, at), lt(usageEvents.eventId, eventId)));
