import { type Database, openDatabase } from "#app/base/data/database.server.ts";
import { causeOf, type Log, openLog } from "#app/base/runtime/log.server.ts";
import { retryDeadLetters } from "#app/core/maintenance/dead-letters.server.ts";
import { reopenDeletions, unfinishedDeletions } from "#app/core/maintenance/deletion.server.ts";
import type { Message } from "#app/core/maintenance/messages.ts";
import { type MaintenanceQueue, openMaintenance } from "#app/core/maintenance/queue.server.ts";
import { noticeRestore } from "#app/core/maintenance/restores.server.ts";
import { dueForRetention } from "#app/core/maintenance/retention.server.ts";
import { monthsToEnd } from "#app/core/usage/month-end.server.ts";
import { dueForSealing } from "#app/rooms/settings/seal-account.server.ts";

type Deps = { database: Database; queue: MaintenanceQueue; log: Log };

/**
 * What is due every hour, handed to the queue; nothing is done here. One kind that cannot be handed over does not keep
 * the others from it.
 * @param now the cron's time, Unix milliseconds
 * @throws Error when a kind failed, so that the run counts as failed
 */
export async function enqueueDue({ database, queue, log }: Deps, now: number): Promise<void> {
  const kinds: (() => Promise<Message[]>)[] = [
    async () => [{ type: "sweep", at: now }],
    async () =>
      (await monthsToEnd(database, now)).map((period) => ({ type: "end-month", period, isContinued: false })),
    async () => {
      await reopenDeletions(database);
      const userIds = await unfinishedDeletions(database, now);
      return userIds.map((userId) => ({ type: "erase-person", userId, at: now }));
    },
    async () => (await dueForSealing(database)).map((userId) => ({ type: "seal-person", userId, at: now })),
    async () => {
      await retryDeadLetters({ database, queue }, now);
      return [];
    },
    async () => (await dueForRetention(database, now)).map((userId) => ({ type: "retain", userId, at: now })),
  ];
  let failed = 0;
  for (const due of kinds) {
    try {
      await queue.sendAll(await due());
    } catch (error) {
      failed += 1;
      log("error", "cron.failed", { cause: causeOf(error) });
    }
  }
  if (failed > 0) throw new Error(`${failed} kinds of maintenance were not handed over.`);
}

/** The hourly cron of the Worker. */
export async function runCron(
  { DB, MAINTENANCE, PERSON_RECORDS }: Env,
  scheduledTime: number,
): Promise<void> {
  const deps = {
    database: openDatabase(DB),
    queue: openMaintenance(MAINTENANCE),
    log: openLog("scheduled"),
  };
  // Neither keeps the other from it.
  const ends = await Promise.allSettled([
    noticeRestore({ ...deps, bucket: PERSON_RECORDS }, scheduledTime),
    enqueueDue(deps, scheduledTime),
  ]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
