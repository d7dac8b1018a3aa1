import { eq } from "drizzle-orm";
import { noteShard, type PersonDatabase } from "#app/base/data/database.server.ts";
import { sessionStarts } from "#app/base/data/schema.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";

type App = Pick<AppContext, "env" | "databaseOf" | "now">;
/** How long the lookup may take: somebody is waiting to be signed in. */
const LONGEST_LOOK_MS = 1_000;

type Session = { sessionId: string; userId: string };

/**
 * Whether this session may be given its activity cookie: only once, when it begins. Otherwise deleting the cookie would
 * yield a new one.
 */
export async function beginsNow(
  { env, databaseOf, now }: App,
  { sessionId, userId }: Session,
): Promise<boolean> {
  const record = recordOf({ env }, userId);
  const [known, held] = await Promise.all([record.sessionOf({ sessionId }), record.heldEntitlement()]);
  const shard = held.entitlement?.account?.shard;
  if (shard !== undefined) noteShard(env, userId, shard);
  const earlier = known === null && (await startedInDatabase(databaseOf(userId), sessionId));
  if (earlier) await record.keepSession(earlier);
  return await record.beginSession(liveFrom(env, sessionId, now()));
}

/** An activity is reported to the record only when it falls into another minute; the browser reports twice a minute. */
const RENEWED_EVERY_MS = 60_000;
const LATEST_RENEWED_MS = RENEWED_EVERY_MS + 30_000;

const liveFrom = ({ settings }: App["env"], sessionId: string, at: number) => ({
  sessionId,
  liveUntil: at + settings.IDLE_SECONDS * 1_000 + LATEST_RENEWED_MS,
});

/**
 * Tells the person's record about once a minute that a session is alive. If a session stops without an end, as by a
 * crash that takes its cookies, what it leaves goes with the person's next sign-out.
 * @param before when she was active before this, Unix milliseconds
 */
export function noteLife(
  { env, log, waitUntil }: Pick<AppContext, "env" | "log" | "waitUntil">,
  { userId, sessionId, lastActiveAt }: Session & { lastActiveAt: number },
  before: number,
): void {
  const minuteOf = (at: number) => Math.floor(at / RENEWED_EVERY_MS);
  if (minuteOf(lastActiveAt) === minuteOf(before)) return;
  const renewed = recordOf({ env }, userId).renewSession(liveFrom(env, sessionId, lastActiveAt));
  waitUntil(
    renewed.catch((error: unknown) => log("error", "session.record_not_told", { cause: causeOf(error) })),
  );
}

/** Whether this session was ended here; a retained token and cookies do not show it. */
export async function hasEnded(
  { env, databaseOf }: Pick<App, "env" | "databaseOf">,
  { sessionId, userId }: Session,
): Promise<boolean> {
  const known = await recordOf({ env }, userId).sessionOf({ sessionId });
  const session = known ?? (await startedInDatabase(databaseOf(userId), sessionId));
  return session !== null && session.endedAt !== null;
}

/**
 * Sessions that began before each person's record kept them. Nothing is written to this table any more, and after a day
 * it is swept empty. While the database is down, there are none.
 */
async function startedInDatabase(database: PersonDatabase, sessionId: string) {
  const find = database.query.sessionStarts.findFirst({ where: eq(sessionStarts.sessionId, sessionId) });
  return (await withTimeout(find, LONGEST_LOOK_MS).catch(() => undefined)) ?? null;
}
