import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { documentStoresOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { reachedLimit } from "./file-usage.ts";
import type { ProcessDeps } from "./process-upload.server.ts";

type Context = Readonly<RouterContextProvider>;

type InitDeps = ProcessDeps & {
  /** Throws what `requireAnalyses` throws, without counting a document. */
  requireRoom: () => Promise<void>;
};

/** What an upload's calls need. */
export function uploadDeps(context: Context): InitDeps {
  const app = appOf(context);
  return {
    ...documentStoresOf(app, personOf(context).userId),
    queue: app.env.DOCUMENT_QUEUE,
    // Before anything is sent, this only asks: a document is counted once, when it is made.
    requireRoom: async () => {
      const person = personOf(context);
      await requireAnalyses(app, person);
      await limitCalls(app, person.userId, "documents", { isOnlyAsked: true });
      await limitCalls(app, person.userId, "uploads");
    },
    requireAnalyses: async () => {
      const person = personOf(context);
      await requireAnalyses(app, person);
      await limitCalls(app, person.userId, "documents");
    },
    noteUploaded: (documentId) =>
      noteSecurityEvent(app, personOf(context).userId, "document_uploaded", documentId),
  };
}

/**
 * Refuses what the plan no longer allows; an unreachable meter allows it (DOC-05, USE-05).
 * @throws AppError analyses_used_up
 */
export async function requireAnalyses(
  app: Parameters<typeof usageOf>[0],
  person: Parameters<typeof usageOf>[1],
): Promise<void> {
  const limit = reachedLimit(await usageOf(app, person));
  if (limit !== null) throw new AppError("analyses_used_up", { filling: { limit } });
}
