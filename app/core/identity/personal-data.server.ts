import { asc, eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { customers, drafts, sessionStarts } from "#app/base/data/schema.ts";
import type { SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows } from "#app/core/maintenance/erase-rows.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";

const SESSION = {
  sessionId: sessionStarts.sessionId,
  startedAt: sessionStarts.startedAt,
  endedAt: sessionStarts.endedAt,
};

/** Where identity keeps a person's data; unsaved forms only until they have moved into the record, sessions only from
 * the day before the record kept them. */
export const TABLES = [drafts, sessionStarts, customers] as const;

type Deps = { database: PersonDatabase; env: Pick<Env, "PERSON_RECORD"> };

/** What identity holds about the person: the account, and the sessions that began or ended lately. */
export async function exportPerson({ database, env }: Deps, userId: string) {
  const [[account], sessions] = await database.batch([
    database.select().from(customers).where(eq(customers.userId, userId)),
    database
      .select(SESSION)
      .from(sessionStarts)
      .where(eq(sessionStarts.userId, userId))
      .orderBy(asc(sessionStarts.startedAt)),
  ]);
  const recorded = await openRecord(env.PERSON_RECORD, userId).listSessions();
  return { account: account ?? null, sessions: [...sessions, ...recorded] };
}

/** Erases everything that identity holds about the person, and returns how much; safe to repeat. */
export function erasePerson(database: PersonDatabase, userId: string): Promise<SweepCounts> {
  return eraseRows(database, userId, TABLES);
}

/** Erases what goes 30 days after the last paid plan ended: unsaved forms. The account stays, with its Free plan. */
export function retainPerson(database: PersonDatabase, userId: string): Promise<SweepCounts> {
  return eraseRows(database, userId, [drafts]);
}
