import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { documents } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/runtime/errors.ts";

export type DocumentRow = typeof documents.$inferSelect;

/** Which document, and whose: the id is the request's, the person is the session's. */
export type OwnDocument = { userId: string; documentId: string };

/** What finds a person's own document and nobody else's. */
export const isOwn = ({ userId, documentId }: OwnDocument) =>
  and(eq(documents.id, documentId), eq(documents.userId, userId));

/** @throws AppError document_not_found when it is missing, archived or another person's */
export async function openDocument(database: Database, which: OwnDocument): Promise<DocumentRow> {
  const [row] = await database
    .select()
    .from(documents)
    .where(and(isOwn(which), isNull(documents.archivedAt)));
  if (!row) throw new AppError("document_not_found");
  return row;
}
