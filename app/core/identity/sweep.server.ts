import { lt } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { drafts, sessionStarts } from "#app/base/data/schema.ts";
import type { Log } from "#app/base/runtime/log.server.ts";

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets unsaved drafts and session starts that are older than a day. Safe to run twice. */
export async function sweepIdentity(database: PersonDatabase, now: number, log: Log): Promise<void> {
  const [oldDrafts, oldStarts] = await database.batch([
    database
      .delete(drafts)
      .where(lt(drafts.savedAt, now - ONE_DAY_MS))
      .returning({ at: drafts.savedAt }),
    database
      .delete(sessionStarts)
      .where(lt(sessionStarts.startedAt, now - ONE_DAY_MS))
      .returning({ at: sessionStarts.startedAt }),
  ]);
  log("info", "identity.swept", { count: oldDrafts.length + oldStarts.length });
}
