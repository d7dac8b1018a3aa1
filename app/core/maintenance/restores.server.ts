import { eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { heartbeats } from "#app/base/data/schema.ts";
import { shardBinding } from "#app/base/data/shards.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import type { MaintenanceQueue } from "./queue.server.ts";

const NAME = "cron";

/** The first shard's object has the name from when it was the only one. */
const objectOf = (shard: number): string => (shard === 0 ? "heartbeats/cron" : `heartbeats/cron-${shard}`);

type Deps = {
  /** One shard of people. */
  database: PersonDatabase;
  shard: number;
  /** A bucket, which cannot be restored to an earlier moment. */
  bucket: Pick<R2Bucket, "get" | "put">;
  queue: MaintenanceQueue;
  log: Log;
};

/**
 * Notices that a database was restored to an earlier moment: a bucket knows of a later cron than the database does.
 * Then everybody in it is compared with the tombstones. Called by each cron; what one misses, the next one notices.
 * @param now the cron's time, Unix milliseconds
 */
export async function noticeRestore(
  { database, shard, bucket, queue, log }: Deps,
  now: number,
): Promise<void> {
  const known = await bucket.get(objectOf(shard));
  const kept = known ? Number(await known.text()) : null;
  const row = await database.query.heartbeats.findFirst({ where: eq(heartbeats.name, NAME) });
  if (kept !== null && (row?.at ?? 0) < kept) {
    log("error", "database.restored", { id: shardBinding(shard) });
    await queue.send({ type: "replay-tombstones", among: "rows", after: "", shard });
  }
  const at = Math.max(now, kept ?? 0);
  await database
    .insert(heartbeats)
    .values({ name: NAME, at })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at } });
  await bucket.put(objectOf(shard), String(at));
}
