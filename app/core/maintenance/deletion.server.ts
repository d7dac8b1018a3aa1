import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import {
  type Databases,
  type Directory,
  forgetShard,
  type PersonDatabase,
} from "#app/base/data/database.server.ts";
import { deletionJobs, deletionSteps, erasures, paymentCustomers } from "#app/base/data/schema.ts";
import type { ShardEnv } from "#app/base/data/shards.ts";
import { causeOf, type Log } from "#app/base/runtime/log.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { addCounts, type SweepCounts } from "./counts.ts";
import { erasureRow } from "./erase-rows.server.ts";
import type { MaintenanceQueue } from "./queue.server.ts";
import { RETENTION_MS } from "./retention.server.ts";
import { placeTombstone } from "./tombstones.server.ts";

/** One part of an erasure. It may be repeated after any interruption, even once it was completed. */
export type ErasureStep = {
  name: string;
  erase(userId: string): Promise<SweepCounts>;
  /** How long after the previous step, in milliseconds; at once by default. */
  afterMs?: number;
};

/** The name of the step that is repeated when something comes late. */
export const LAST_STEP = "again";

const MINUTE_MS = 60_000;
/** A deletion that is not finished after this time is handed to the queue again. */
const OVERDUE_MS = 5 * MINUTE_MS;
const MOST_AT_ONCE = 500;

type Deps = Pick<Databases, "databaseOf"> & {
  env: Pick<Env, "PERSON_RECORD" | "PERSON_RECORDS" | "AUDIT_SECRET">;
  queue: MaintenanceQueue;
  log: Log;
  now: () => number;
};

/**
 * Begins the deletion of an account: once its row exists, the guard refuses the account. A tombstone, which outlives
 * every backup, comes first. If the queue does not take the job now, the next cron hands it over. It begins only once.
 * @throws when the tombstone, the row or the person's record cannot be written; it may then be begun again
 */
export async function startDeletion(
  { databaseOf, env, queue, log, now }: Deps,
  userId: string,
  source: "request" | "identity_provider",
): Promise<void> {
  const requestedAt = now();
  await placeTombstone(env, userId);
  const begun = await databaseOf(userId)
    .insert(deletionJobs)
    .values({ userId, source, requestedAt })
    .onConflictDoNothing()
    .returning({ userId: deletionJobs.userId });
  await openRecord(env.PERSON_RECORD, userId).changeEntitlement({ isDeleted: true });
  if (begun.length === 0) return;
  await queue
    .send({ type: "erase-person", userId, at: requestedAt })
    .catch((error: unknown) => log("error", "deletion.not_queued", { cause: causeOf(error) }));
}

/** Deletes an account again, from the first step, because part of it was restored. Safe to repeat. */
export async function deleteAgain(
  { databaseOf, env, queue, now }: Omit<Deps, "log">,
  userId: string,
): Promise<void> {
  const database = databaseOf(userId);
  const job = { userId, source: "request", requestedAt: now(), finishedAt: null } as const;
  const { requestedAt, finishedAt } = job;
  await database.batch([
    database.delete(deletionSteps).where(eq(deletionSteps.userId, userId)),
    database
      .insert(deletionJobs)
      .values(job)
      .onConflictDoUpdate({ target: deletionJobs.userId, set: { requestedAt, finishedAt } }),
  ]);
  await openRecord(env.PERSON_RECORD, userId).changeEntitlement({ isDeleted: true });
  await queue.send({ type: "erase-person", userId, at: requestedAt });
}

/** Whether the account is being deleted or was deleted within the last 30 days. */
export async function isBeingDeleted(database: PersonDatabase, userId: string): Promise<boolean> {
  const job = await database.query.deletionJobs.findFirst({ where: eq(deletionJobs.userId, userId) });
  return job !== undefined;
}

/** Deletions of people in a database that should be finished by now, oldest first; at most 500. */
export async function unfinishedDeletions(database: PersonDatabase, now: number): Promise<string[]> {
  const jobs = await database
    .select({ userId: deletionJobs.userId })
    .from(deletionJobs)
    .where(and(isNull(deletionJobs.finishedAt), lte(deletionJobs.requestedAt, now - OVERDUE_MS)))
    .orderBy(asc(deletionJobs.requestedAt))
    .limit(MOST_AT_ONCE);
  return jobs.map(({ userId }) => userId);
}

/** As many as a statement has parameters, less a margin. */
const PEOPLE_AT_ONCE = 90;

/**
 * Reopens finished deletions in a database whose person turned up at the payment provider again: somebody paid in a
 * window that was still open. The last step then closes what was bought.
 */
export async function reopenDeletions(directory: Directory, database: PersonDatabase): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const finished: { userId: string }[] = await database
      .select({ userId: deletionJobs.userId })
      .from(deletionJobs)
      .where(and(isNotNull(deletionJobs.finishedAt), gt(deletionJobs.userId, after)))
      .orderBy(asc(deletionJobs.userId))
      .limit(PEOPLE_AT_ONCE);
    const userIds = finished.map(({ userId }) => userId);
    if (userIds.length > 0) await reopen(database, await customersAmong(directory, userIds));
    after = userIds.length < PEOPLE_AT_ONCE ? undefined : userIds.at(-1);
  }
}

async function customersAmong(directory: Directory, userIds: string[]): Promise<string[]> {
  const found = await directory
    .selectDistinct({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(inArray(paymentCustomers.userId, userIds));
  return found.map(({ userId }) => userId);
}

async function reopen(database: PersonDatabase, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  const isTheirs = and(inArray(deletionJobs.userId, userIds), isNotNull(deletionJobs.finishedAt));
  const finished = database.select({ userId: deletionJobs.userId }).from(deletionJobs).where(isTheirs);
  await database.batch([
    database
      .delete(deletionSteps)
      .where(and(eq(deletionSteps.step, LAST_STEP), inArray(deletionSteps.userId, finished))),
    database.update(deletionJobs).set({ finishedAt: null }).where(isTheirs),
  ]);
}

/**
 * Carries out the remaining steps of a deletion, in order, and records each. After an interruption it continues with
 * the step that was not recorded. Does nothing unless a deletion was begun.
 * @returns null when nothing is left to do, else the milliseconds until the next step is due
 * @throws whatever a step throws; the steps before it stay done
 */
export async function runDeletion(
  { databaseOf, now }: Pick<Deps, "databaseOf" | "now">,
  steps: ErasureStep[],
  userId: string,
): Promise<number | null> {
  const database = databaseOf(userId);
  const job = await database.query.deletionJobs.findFirst({ where: eq(deletionJobs.userId, userId) });
  if (!job || job.finishedAt !== null) return null;
  const rows = await database.select().from(deletionSteps).where(eq(deletionSteps.userId, userId));
  const doneAt = new Map(rows.map((row) => [row.step, row.doneAt]));
  let lastAt = job.requestedAt;
  for (const { name, erase, afterMs = 0 } of steps) {
    const dueInMs = lastAt + afterMs - now();
    if (!doneAt.has(name) && afterMs > 0 && dueInMs > 0) return dueInMs;
    lastAt = doneAt.get(name) ?? (await noteStep(database, { userId, step: name, now }, await erase(userId)));
  }
  await database.update(deletionJobs).set({ finishedAt: now() }).where(eq(deletionJobs.userId, userId));
  return null;
}

type Step = { userId: string; step: string; now: () => number };

async function noteStep(
  database: PersonDatabase,
  { userId, step, now }: Step,
  counts: SweepCounts,
): Promise<number> {
  const doneAt = now();
  await database.insert(deletionSteps).values({ userId, step, doneAt, counts }).onConflictDoNothing();
  return doneAt;
}

/**
 * Forgets deletions that were finished 30 days ago: until then a late webhook or token must not bring the account
 * back. What remains is one row that says how much was erased, but not whose data it was.
 */
export async function sweepDeletions(
  { database, env }: { database: PersonDatabase; env: Deps["env"] & ShardEnv },
  now: number,
  log: Log,
): Promise<void> {
  const old = await database
    .select({ userId: deletionJobs.userId })
    .from(deletionJobs)
    .where(lte(deletionJobs.finishedAt, now - RETENTION_MS))
    .limit(MOST_AT_ONCE);
  for (const { userId } of old) {
    // An earlier version began deletions without a tombstone.
    await placeTombstone(env, userId);
    // First: as long as the job exists, this runs again.
    await forgetShard(env, userId);
    await forgetDeletion(database, userId, now);
  }
  if (old.length > 0) log("info", "deletions.swept", { count: old.length });
}

/** All or nothing, and only once: the row is written only while the job is still there. */
async function forgetDeletion(database: PersonDatabase, userId: string, at: number): Promise<void> {
  const steps = await database.select().from(deletionSteps).where(eq(deletionSteps.userId, userId));
  const counts = addCounts(...steps.map((step) => step.counts));
  await database.batch([
    database.insert(erasures).select(
      database
        .select(erasureRow("deletion", at, counts))
        .from(deletionJobs)
        .where(eq(deletionJobs.userId, userId)),
    ),
    database.delete(deletionSteps).where(eq(deletionSteps.userId, userId)),
    database.delete(deletionJobs).where(eq(deletionJobs.userId, userId)),
  ]);
}
