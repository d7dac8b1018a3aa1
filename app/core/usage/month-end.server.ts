import { and, eq, isNull, lt, min, sql } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { monthEnds, usageEvents } from "#app/base/data/schema.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import { LARGEST_GROUP } from "#app/core/maintenance/messages.ts";
import type { MaintenanceQueue } from "#app/core/maintenance/queue.server.ts";
import { periodAfter, periodBefore, periodOf } from "../meter/period.ts";

/** Pages of one run: a Worker may ask the database 1000 times, and a page takes two questions. */
const PAGES_AT_ONCE = 100;

/** After this time a month that still misses somebody is given up, and said so. */
const LONGEST_MONTH_END_MS = 7 * 24 * 60 * 60 * 1000;

type Deps = { database: Database; queue: MaintenanceQueue; now: () => number; log: Log };

/**
 * The months that are over and whose end is not finished, oldest first: the last one, those that were begun, and
 * those that no cron came for.
 */
export async function monthsToEnd(database: Database, now: number): Promise<string[]> {
  const last = periodBefore(periodOf(now));
  const known = await database.select().from(monthEnds);
  const first = known.length > 0 ? known.map(({ period }) => period).sort()[0] : await firstUse(database);
  const finished = new Set(known.filter(({ finishedAt }) => finishedAt !== null).map(({ period }) => period));
  const months: string[] = [];
  for (let period = first ?? last; period <= last; period = periodAfter(period))
    if (!finished.has(period)) months.push(period);
  return months;
}

/**
 * Goes on with the end of a month. People are walked in the order of their ids and handed to the queue in groups; how
 * far that came is kept after each group, so an interrupted walk goes on where it was. A walk that is through looks,
 * on its next run, whether everybody who used something has their closed month in the history; who has not is handed
 * over again, and when nobody is left the month's end is finished. Safe to run twice, also at the same time.
 * @param period the month, "2026-11"; nothing happens before it is over
 */
export async function endMonth(
  deps: Deps,
  { period, isContinued }: { period: string; isContinued: boolean },
  pages = PAGES_AT_ONCE,
): Promise<void> {
  const { database, queue, now } = deps;
  if (period >= periodOf(now())) return;
  await database.insert(monthEnds).values({ period, startedAt: now() }).onConflictDoNothing();
  const month = await database.query.monthEnds.findFirst({ where: eq(monthEnds.period, period) });
  if (!month || month.finishedAt !== null) return;
  const walk = await handOver(deps, month, pages);
  if (!walk.isThrough) return await queue.send({ type: "end-month", period, isContinued: true });
  // Who was handed over a moment ago is not missing yet; the next cron asks.
  if (walk.people === 0 && !isContinued) await finish(deps, month);
}

type MonthEnd = typeof monthEnds.$inferSelect;

async function handOver({ database, queue }: Deps, { period, handedThrough }: MonthEnd, pages: number) {
  let after = handedThrough;
  let people = 0;
  for (let page = 0; page < pages; page++) {
    const userIds = await peopleAfter(database, period, after);
    const last = userIds.at(-1);
    if (last === undefined) return { isThrough: true, people };
    await queue.send({ type: "close-month", period, userIds });
    await database
      .update(monthEnds)
      .set({ handedThrough: last, people: sql`${monthEnds.people} + ${userIds.length}` })
      .where(and(eq(monthEnds.period, period), lt(monthEnds.handedThrough, last)));
    after = last;
    people += userIds.length;
  }
  return { isThrough: false, people };
}

/** Everybody with an account, and whoever used something without having chosen a plan. */
async function peopleAfter(database: Database, period: string, after: string): Promise<string[]> {
  const rows = await database.all<{ user_id: string }>(sql`
    SELECT user_id FROM (SELECT user_id FROM customers WHERE user_id > ${after} ORDER BY user_id LIMIT ${LARGEST_GROUP})
    UNION
    SELECT user_id FROM (
      SELECT DISTINCT user_id FROM usage_events WHERE period = ${period} AND user_id > ${after}
      ORDER BY user_id LIMIT ${LARGEST_GROUP})
    ORDER BY user_id LIMIT ${LARGEST_GROUP}`);
  return rows.map(({ user_id }) => user_id);
}

/** Hands over again whoever is missing; finished when nobody is. */
async function finish({ database, queue, now, log }: Deps, { period, startedAt }: MonthEnd): Promise<void> {
  const isGivenUp = now() - startedAt > LONGEST_MONTH_END_MS;
  let missing = 0;
  let after = "";
  for (let page = 0; page < PAGES_AT_ONCE; page++) {
    const userIds = await missingAfter(database, period, after);
    const last = userIds.at(-1);
    if (last === undefined) break;
    if (!isGivenUp) await queue.send({ type: "close-month", period, userIds });
    missing += userIds.length;
    after = last;
  }
  if (missing > 0) log(isGivenUp ? "error" : "warn", "month_end.missing", { code: period, count: missing });
  if (missing > 0 && !isGivenUp) return;
  // The walk's last id is a person's, and no longer needed.
  await database
    .update(monthEnds)
    .set({ finishedAt: now(), handedThrough: "" })
    .where(and(eq(monthEnds.period, period), isNull(monthEnds.finishedAt)));
}

async function missingAfter(database: Database, period: string, after: string): Promise<string[]> {
  const rows = await database.all<{ user_id: string }>(sql`
    SELECT DISTINCT user_id FROM usage_events AS used WHERE period = ${period} AND user_id > ${after}
    AND NOT EXISTS (SELECT 1 FROM usage_months WHERE user_id = used.user_id AND period = ${period})
    ORDER BY user_id LIMIT ${LARGEST_GROUP}`);
  return rows.map(({ user_id }) => user_id);
}

async function firstUse(database: Database): Promise<string | null> {
  const [first] = await database.select({ period: min(usageEvents.period) }).from(usageEvents);
  return first?.period ?? null;
}
