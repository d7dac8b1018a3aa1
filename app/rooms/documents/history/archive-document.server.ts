import { documents } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { isOwn, type OwnDocument } from "../store/own-document.server.ts";

/**
 * Archives a document, or returns it to the history; nothing is lost. Safe to repeat.
 * @throws AppError document_not_found when it is missing or another person's
 */
export async function setArchived(
  app: Pick<AppContext, "databaseOf" | "now" | "env" | "log" | "waitUntil">,
  which: OwnDocument,
  isArchived: boolean,
): Promise<void> {
  const changed = await app
    .databaseOf(which.userId)
    .update(documents)
    .set({ archivedAt: isArchived ? app.now() : null })
    .where(isOwn(which))
    .returning({ id: documents.id });
  if (changed.length === 0) throw new AppError("document_not_found");
  noteSecurityEvent(
    app,
    which.userId,
    isArchived ? "document_archived" : "document_restored",
    which.documentId,
  );
}
