import { eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { sessionStarts } from "#app/base/data/schema.ts";

/** The page that follows a sign-in may ask for several things at once, before the first cookie has arrived. */
const FIRST_REQUESTS_MS = 10_000;

/**
 * Whether this session may be given its activity cookie: once, when it begins. Otherwise a person who deletes the
 * cookie would be given a new one.
 */
export async function beginsNow(
  database: Database,
  sessionId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  await database.insert(sessionStarts).values({ sessionId, userId, startedAt: now }).onConflictDoNothing();
  const row = await database.query.sessionStarts.findFirst({ where: eq(sessionStarts.sessionId, sessionId) });
  return row !== undefined && row.endedAt === null && now - row.startedAt <= FIRST_REQUESTS_MS;
}

/** Notes that this session ended here, by signing out or by being idle. */
export async function noteSessionEnd(
  database: Database,
  sessionId: string,
  userId: string,
  now: number,
): Promise<void> {
  await database
    .insert(sessionStarts)
    .values({ sessionId, userId, startedAt: now, endedAt: now })
    .onConflictDoUpdate({ target: sessionStarts.sessionId, set: { endedAt: now } });
}
