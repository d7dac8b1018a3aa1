import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documents } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { isOwn, type OwnDocument } from "../store/own-document.server.ts";

/**
 * Puts a document away, or back into the history; nothing of it is lost. Safe to repeat.
 * @param at when it was put away, Unix milliseconds; null brings it back
 * @throws AppError document_not_found when it is missing or another person's
 */
export async function setArchived(
  database: PersonDatabase,
  which: OwnDocument,
  at: number | null,
): Promise<void> {
  const changed = await database
    .update(documents)
    .set({ archivedAt: at })
    .where(isOwn(which))
    .returning({ id: documents.id });
  if (changed.length === 0) throw new AppError("document_not_found");
}
