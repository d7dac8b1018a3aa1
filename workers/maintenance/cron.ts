import {
  type Directory,
  everyShard,
  openDirectory,
  openShard,
  type PersonDatabase,
} from "#app/base/data/database.server.ts";
import { shardBinding } from "#app/base/data/shards.ts";
import { causeOf, type Log, openLog } from "#app/base/runtime/log.server.ts";
import { retryDeadLetters } from "#app/core/maintenance/dead-letters.server.ts";
import { reopenDeletions, unfinishedDeletions } from "#app/core/maintenance/deletion.server.ts";
import type { Message } from "#app/core/maintenance/messages.ts";
import { type MaintenanceQueue, openMaintenance } from "#app/core/maintenance/queue.server.ts";
import { noticeRestore } from "#app/core/maintenance/restores.server.ts";
import { dueForRetention } from "#app/core/maintenance/retention.server.ts";
import { monthsToEnd } from "#app/core/usage/month-end.server.ts";
import { dueForSealing } from "#app/rooms/settings/seal-account.server.ts";

type Deps = { directory: Directory; queue: MaintenanceQueue; log: Log };

/** A database of people, by its number. */
type Shard = { shard: number; database: PersonDatabase };

type Kind = { of: string; due: () => Promise<Message[]> };

/**
 * Hands what is due this hour to the queue; does none of it here. A kind or database that fails does not stop the
 * others.
 * @param now the cron's time, Unix milliseconds
 * @throws Error when a kind failed, so that the run counts as failed
 */
export async function enqueueDue(deps: Deps & { shards: readonly Shard[] }, now: number): Promise<void> {
  const { directory, queue, log, shards } = deps;
  const retries = async () => {
    await retryDeadLetters({ directory, queue }, now);
    return [];
  };
  const kinds: Kind[] = [
    ...shards.flatMap((shard) => kindsOf(directory, shard, now)),
    { of: "directory", due: retries },
  ];
  let failed = 0;
  for (const { of: id, due } of kinds) {
    try {
      await queue.sendAll(await due());
    } catch (error) {
      failed += 1;
      log("error", "cron.failed", { id, cause: causeOf(error) });
    }
  }
  if (failed > 0) throw new Error(`${failed} kinds of maintenance were not handed over.`);
}

function kindsOf(directory: Directory, { shard, database }: Shard, now: number): Kind[] {
  const messages: Kind["due"][] = [
    async () => [{ type: "sweep", at: now, shard }],
    async () =>
      (await monthsToEnd(database, now)).map((period) => ({
        type: "end-month",
        period,
        isContinued: false,
        shard,
      })),
    async () => {
      await reopenDeletions(directory, database);
      const userIds = await unfinishedDeletions(database, now);
      return userIds.map((userId) => ({ type: "erase-person", userId, at: now }));
    },
    async () => (await dueForSealing(database)).map((userId) => ({ type: "seal-person", userId, at: now })),
    async () => (await dueForRetention(database, now)).map((userId) => ({ type: "retain", userId, at: now })),
  ];
  return messages.map((due) => ({ of: shardBinding(shard), due }));
}

/** The hourly cron of the Worker. */
export async function runCron(env: Env, scheduledTime: number): Promise<void> {
  const log = openLog("scheduled");
  const queue = openMaintenance(env.MAINTENANCE);
  const shards = everyShard(env).map((shard) => ({ shard, database: openShard(env, shard) }));
  // A failure of one does not stop the others.
  const ends = await Promise.allSettled([
    ...shards.map((shard) =>
      noticeRestore({ ...shard, queue, log, bucket: env.PERSON_RECORDS }, scheduledTime),
    ),
    enqueueDue({ directory: openDirectory(env), queue, log, shards }, scheduledTime),
  ]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
