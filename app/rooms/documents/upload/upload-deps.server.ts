import type { RouterContextProvider } from "react-router";
import { openDatabase } from "#app/base/data/database.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { reachedLimit } from "./file-usage.ts";
import type { ProcessDeps } from "./process-upload.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * What an upload's calls work with. They begin at the primary database: what the call before wrote milliseconds ago
 * must be seen by the next, which a replica need not know yet.
 */
export function uploadDeps(context: Context): ProcessDeps {
  const app = appOf(context);
  const { env, now } = app;
  return {
    bucket: env.DOCUMENTS,
    database: openDatabase(env.DB, "first-primary"),
    queue: env.DOCUMENT_QUEUE,
    now,
    requireAnalyses: () => requireAnalyses(app, personOf(context)),
  };
}

/**
 * Refuses what the plan no longer allows; a meter that cannot be asked allows it (DOC-05, USE-05).
 * @throws AppError analyses_used_up
 */
export async function requireAnalyses(
  app: Parameters<typeof usageOf>[0],
  person: Parameters<typeof usageOf>[1],
): Promise<void> {
  const limit = reachedLimit(await usageOf(app, person));
  if (limit !== null) throw new AppError("analyses_used_up", { filling: { limit } });
}
