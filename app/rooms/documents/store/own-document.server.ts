import { and, eq, isNull, or } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documents } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { DocumentRow } from "./find-upload.server.ts";

/** A document and its owner: the id is the request's, the person is the session's. */
export type OwnDocument = { userId: string; documentId: string };

/** The condition for a person's own document and nobody else's. */
export const isOwn = ({ userId, documentId }: OwnDocument) =>
  and(eq(documents.id, documentId), eq(documents.userId, userId));

/**
 * A document by its own id or its upload's, so that a page can follow one whose id it does not know yet.
 * @throws AppError document_not_found when it is missing, archived or another person's
 */
export async function openDocument(
  database: PersonDatabase,
  { userId, documentId }: OwnDocument,
): Promise<DocumentRow> {
  const isNamed = or(eq(documents.id, documentId), eq(documents.uploadId, documentId));
  const [row] = await database
    .select()
    .from(documents)
    .where(and(isNamed, eq(documents.userId, userId), isNull(documents.archivedAt)));
  if (!row) throw new AppError("document_not_found");
  return row;
}
