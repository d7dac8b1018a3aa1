import { asc, gt } from "drizzle-orm";
import { openShard, type PersonDatabase } from "#app/base/data/database.server.ts";
import { mapConcurrent } from "#app/base/runtime/map-concurrent.ts";
import { deleteAgain } from "#app/core/maintenance/deletion.server.ts";
import { isTombstoned } from "#app/core/maintenance/tombstones.server.ts";
import { ERASERS } from "#app/rooms/settings/erase-account.server.ts";
import type { Handle } from "./handle.ts";

const PEOPLE_AT_ONCE = 100;
const LOOKS_AT_ONCE = 10;

/**
 * One page of a replay: everybody with rows in the restored database, then everybody with objects in the buckets.
 * People with a tombstone are deleted again. Safe to repeat.
 */
export const replayTombstones: Handle<"replay-tombstones"> = async (app, { among, after, shard }) => {
  const people =
    among === "rows"
      ? await peopleWithRows(openShard(app.env, shard), after)
      : await peopleWithObjects(app.env, after);
  const { signal } = new AbortController();
  const deleted = await mapConcurrent(people, LOOKS_AT_ONCE, signal, async (userId) => {
    if (!(await isTombstoned(app.env, userId))) return false;
    await deleteAgain(app, userId);
    return true;
  });
  const last = people.at(-1);
  if (last !== undefined) await app.queue.send({ type: "replay-tombstones", among, after: last, shard });
  else if (among === "rows")
    await app.queue.send({ type: "replay-tombstones", among: "objects", after: "", shard });
  app.log("info", "tombstones.replayed", { code: among, count: deleted.filter(Boolean).length });
};

/** The next user ids, in order, over every table with personal rows. */
async function peopleWithRows(database: PersonDatabase, after: string): Promise<string[]> {
  const tables = ERASERS.flatMap((eraser) => eraser.tables);
  const pages = await Promise.all(
    tables.map((table) =>
      database
        .selectDistinct({ userId: table.userId })
        .from(table)
        .where(gt(table.userId, after))
        .orderBy(asc(table.userId))
        .limit(PEOPLE_AT_ONCE),
    ),
  );
  return nextOf(pages.flat().map(({ userId }) => userId as string));
}

const FOLDER = "people/";

async function peopleWithObjects(
  { DOCUMENTS, PERSON_RECORDS }: Pick<Env, "DOCUMENTS" | "PERSON_RECORDS">,
  after: string,
): Promise<string[]> {
  // "0" follows "/", so this starts after everything of that person.
  const startAfter = after === "" ? undefined : `${FOLDER}${after}0`;
  const found = await Promise.all(
    [DOCUMENTS, PERSON_RECORDS].map((bucket) =>
      bucket.list({ prefix: FOLDER, delimiter: "/", limit: PEOPLE_AT_ONCE, startAfter }),
    ),
  );
  const folders = found.flatMap(({ delimitedPrefixes }) => delimitedPrefixes);
  return nextOf(folders.map((folder) => folder.slice(FOLDER.length, -1)));
}

/** One table's or bucket's page may end before another's, so only the first ids of all are complete. */
const nextOf = (ids: string[]): string[] => [...new Set(ids)].sort().slice(0, PEOPLE_AT_ONCE);
