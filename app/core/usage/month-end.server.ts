import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { monthEnds, usageMonths } from "#app/base/data/schema.ts";
import { shardBinding } from "#app/base/data/shards.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import type { MaintenanceQueue } from "#app/core/maintenance/queue.server.ts";
import { periodBefore, periodOf } from "../meter/period.ts";

/** Rows of one statement: well within the time that D1 lets one run, and others wait for it. */
const ROWS_AT_ONCE = 1_000;
/** Statements of one run, so that a queue's message is never long. */
const STATEMENTS_AT_ONCE = 100;

type Deps = {
  /** A database of people, by its number. */
  database: PersonDatabase;
  queue: MaintenanceQueue;
  now: () => number;
  log: Log;
};

/** The months that are over and of which somebody's figures in a database are still open, oldest first, and the last always. */
export async function monthsToEnd(database: PersonDatabase, now: number): Promise<string[]> {
  const last = periodBefore(periodOf(now));
  const open = await database
    .selectDistinct({ period: usageMonths.period })
    .from(usageMonths)
    .where(and(isOpen, lte(usageMonths.period, last)))
    .orderBy(asc(usageMonths.period));
  const end = await database.query.monthEnds.findFirst({ where: eq(monthEnds.period, last) });
  const periods = open.map(({ period }) => period);
  return end?.finishedAt == null && !periods.includes(last) ? [...periods, last] : periods;
}

/** As the partial index says it. */
const isOpen = sql`closed_at = 0`;

/**
 * Closes a month that is over in one database: everybody's figures lie in D1 already, written by the meters within seconds of each use, so
 * it is some statements and no meter is asked. A meter begins the new month by itself, at its next command. Figures that
 * arrive after this are closed by the next cron. An interruption leaves some rows closed, and the next run goes on with
 * the others. Safe to run twice, also at the same time.
 * @param period the month, "2026-11"; nothing happens before it is over
 */
export async function endMonth(
  { database, queue, now, log }: Deps,
  { period, shard }: { period: string; shard: number },
  { rows = ROWS_AT_ONCE, statements = STATEMENTS_AT_ONCE } = {},
): Promise<void> {
  if (period >= periodOf(now())) return;
  const at = now();
  await database.insert(monthEnds).values({ period, startedAt: at }).onConflictDoNothing();
  for (let count = 0; count < statements; count++) {
    const closed = await closeSome(database, { period, at, rows });
    if (closed === rows) continue;
    await database
      .update(monthEnds)
      .set({ finishedAt: at })
      .where(and(eq(monthEnds.period, period), isNull(monthEnds.finishedAt)));
    log("info", "month_end.finished", { code: period, id: shardBinding(shard) });
    return;
  }
  await queue.send({ type: "end-month", period, isContinued: true, shard });
}

/** @returns how many */
async function closeSome(
  database: PersonDatabase,
  { period, at, rows }: { period: string; at: number; rows: number },
): Promise<number> {
  const some = sql`SELECT rowid FROM usage_months WHERE ${isOpen} AND period = ${period} LIMIT ${rows}`;
  const [closing] = await database.batch([
    database.update(usageMonths).set({ closedAt: at }).where(sql`rowid IN (${some})`),
    database
      .update(monthEnds)
      .set({ people: sql`${monthEnds.people} + changes()` })
      .where(eq(monthEnds.period, period)),
  ]);
  return (closing as unknown as D1Result).meta.changes;
}
