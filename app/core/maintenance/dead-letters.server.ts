import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Directory } from "#app/base/data/database.server.ts";
import { deadLetters } from "#app/base/data/schema.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { KEY_LIFE } from "../meter/advance.ts";
import { type Message, type QueuedMessage, readMessage } from "./messages.ts";
import type { MaintenanceQueue } from "./queue.server.ts";

type Deps = { directory: Directory; log: Log; now: () => number };

const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 90 * DAY_MS;
const MOST_AT_ONCE = 100;

/** Keeps a message that the queue gave up, once however often that happens, and logs it. */
export async function keepDeadLetter({ directory, log, now }: Deps, body: unknown): Promise<void> {
  const message = readMessage(body);
  const id = (await sha256Hex(JSON.stringify(body))).slice(0, 16);
  const type = message?.type ?? "unknown";
  const userId = message && "userId" in message ? message.userId : null;
  const isFinal = message !== null && isPastMending(message, now());
  const again = { deadAt: now(), times: sql`${deadLetters.times} + 1`, retryAskedAt: null, retriedAt: null };
  await directory
    .insert(deadLetters)
    .values({ id, type, userId, body, deadAt: now(), isFinal })
    .onConflictDoUpdate({ target: deadLetters.id, set: { ...again, isFinal } });
  log("error", isFinal ? "dead_letter.final" : "dead_letter.kept", { id, code: type });
}

/**
 * Whether trying again would change nothing. A meter forgets a reservation after minutes, so its charge is lost by now.
 * Everything else may be repeated at any time, and most of it is handed over by the next cron anyway.
 */
function isPastMending(message: QueuedMessage, now: number): boolean {
  if (message.type !== "count-use") return false;
  const { settlement } = message;
  return settlement.kind === "commit" || now - settlement.command.allowedAt > DAY_MS - KEY_LIFE;
}

/**
 * Hands over the letters that somebody wants tried again, unchanged, once per request; an interruption hands some over
 * twice, which every handler tolerates. A type that this Worker does not know keeps waiting.
 */
export async function retryDeadLetters(
  { directory, queue }: Pick<Deps, "directory"> & { queue: MaintenanceQueue },
  now: number,
): Promise<void> {
  const asked = and(isNotNull(deadLetters.retryAskedAt), isNull(deadLetters.retriedAt));
  const letters = await directory.select().from(deadLetters).where(asked).limit(MOST_AT_ONCE);
  const known = letters.flatMap(({ id, body }) => {
    const message = readMessage(body);
    return message ? [{ id, message }] : [];
  });
  await queue.sendAll(known.map(({ message: { version: _, ...message } }) => message as Message));
  for (const { id } of known)
    await directory.update(deadLetters).set({ retriedAt: now }).where(eq(deadLetters.id, id));
}

/** Forgets letters that were tried again, and those not looked at for 90 days. Safe to run twice. */
export async function sweepDeadLetters(directory: Directory, now: number): Promise<void> {
  const isOld = or(
    lt(deadLetters.deadAt, now - KEPT_MS),
    and(isNotNull(deadLetters.retriedAt), lt(deadLetters.retriedAt, now - 14 * DAY_MS)),
  );
  await directory.delete(deadLetters).where(isOld);
}
