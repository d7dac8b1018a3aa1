import { and, asc, eq, lt, lte, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { usageEvents, usageMonths } from "#app/base/data/schema.ts";
import type { StoredEvent } from "../meter/event-store.server.ts";
import type { MonthFigures } from "../meter/state.ts";

type UsageMonthRow = typeof usageMonths.$inferSelect;

/** Writes months' figures in one D1 transaction. A later revision replaces an earlier; closed months stay closed. */
export async function writeHistory(
  database: PersonDatabase,
  userId: string,
  months: MonthFigures[],
): Promise<void> {
  const [first, ...rest] = months.map((figures) => monthWrite(database, userId, figures));
  if (first) await database.batch([first, ...rest]);
}

function monthWrite(database: PersonDatabase, userId: string, figures: MonthFigures): BatchItem<"sqlite"> {
  const { counts, inputTokens, outputTokens, revision, closedAt } = figures;
  return database
    .insert(usageMonths)
    .values({ userId, ...figures })
    .onConflictDoUpdate({
      target: [usageMonths.userId, usageMonths.period],
      set: {
        counts,
        inputTokens,
        outputTokens,
        revision,
        closedAt: sql`max(${usageMonths.closedAt}, ${closedAt})`,
      },
      setWhere: lt(usageMonths.revision, revision),
    });
}

/** A person's months, oldest first, the running one included. */
export async function readMonths(database: PersonDatabase, userId: string): Promise<UsageMonthRow[]> {
  return await database
    .select()
    .from(usageMonths)
    .where(eq(usageMonths.userId, userId))
    .orderBy(asc(usageMonths.period));
}

const PAGE = 500;

/**
 * Moves a person's charged runs out of D1, where an earlier version kept them, page by page: each is kept before it is
 * deleted, so that an interruption keeps some twice and loses none. Keeping one twice must keep it once.
 */
export async function moveEvents(
  database: PersonDatabase,
  userId: string,
  keep: (events: StoredEvent[]) => void,
): Promise<void> {
  for (;;) {
    const rows = await database
      .select()
      .from(usageEvents)
      .where(eq(usageEvents.userId, userId))
      .orderBy(asc(usageEvents.at), asc(usageEvents.eventId))
      .limit(PAGE);
    const last = rows.at(-1);
    if (!last) return;
    keep(rows as StoredEvent[]);
    const upTo = or(
      lt(usageEvents.at, last.at),
      and(eq(usageEvents.at, last.at), lte(usageEvents.eventId, last.eventId)),
    );
    await database.delete(usageEvents).where(and(eq(usageEvents.userId, userId), upTo));
  }
}
