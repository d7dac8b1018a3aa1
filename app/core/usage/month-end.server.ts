import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { monthEnds, usageMonths } from "#app/base/data/schema.ts";
import { shardBinding } from "#app/base/data/shards.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import type { MaintenanceQueue } from "#app/core/maintenance/queue.server.ts";
import { periodBefore, periodOf } from "../meter/period.ts";

/** Rows per statement: well within the time that D1 gives one statement, while others wait for it. */
const ROWS_AT_ONCE = 1_000;
/** Statements per run, so that no queue message takes long. */
const STATEMENTS_AT_ONCE = 100;

type Deps = {
  /** One shard of people. */
  database: PersonDatabase;
  queue: MaintenanceQueue;
  now: () => number;
  log: Log;
};

/** Past months with figures still open in a database, oldest first; the last month is always included. */
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

/** Worded like the partial index, so that it is used. */
const isOpen = sql`closed_at = 0`;

/**
 * Closes a past month in one database. The meters wrote everybody's figures to D1 within seconds of each use, so a few
 * statements are enough and no meter is asked. A meter begins the new month by itself, at its next command. Figures
 * that arrive after this are closed by the next cron. After an interruption some rows are closed, and the next run goes
 * on with the others. Safe to run twice, also at the same time.
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
  return closing.meta.changes;
}
