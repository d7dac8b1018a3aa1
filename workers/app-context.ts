import { openDatabases, REQUEST_TIMEOUT_MS } from "#app/base/data/database.server.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { openLog } from "#app/base/runtime/log.server.ts";
import { openTiming } from "#app/base/runtime/timing.server.ts";

/** What differs from one piece of work to the next; the time zone is looked up on first use. */
type Opened = Pick<AppContext, "requestId" | "waitUntil"> & { timeZone(): string };

/** The context of one request, or of one generation that outlives its request. */
export function openAppContext(env: Env, { requestId, waitUntil, timeZone: findZone }: Opened): AppContext {
  const databases = openDatabases(env, { longestMs: REQUEST_TIMEOUT_MS });
  let timeZone: string | undefined;
  return {
    env: readEnv(env),
    // Lazy: many requests need neither the directory nor the time zone.
    get directory() {
      return databases.directory;
    },
    databaseOf: databases.databaseOf,
    get timeZone() {
      timeZone ??= findZone();
      return timeZone;
    },
    log: openLog(requestId),
    timing: openTiming(),
    requestId,
    waitUntil,
    nonce: crypto.randomUUID().replaceAll("-", ""),
    now: Date.now,
  };
}
