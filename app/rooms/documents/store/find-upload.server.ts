import { and, eq, gt, notExists } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documents, uploads } from "#app/base/data/schema.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";

/** What every step of an upload needs. */
export type UploadDeps = { bucket: PersonBucket; database: PersonDatabase; now: () => number };

export type Whose = { userId: string; uploadId: string };

export type Upload = typeof uploads.$inferSelect;
export type DocumentRow = typeof documents.$inferSelect;

/** An upload that received nothing for this long is given up. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60_000;

/** A person's upload, and the document made of it; null for what is missing or another person's. */
export async function findUpload(
  database: PersonDatabase,
  { userId, uploadId }: Whose,
): Promise<{ upload: Upload | null; document: DocumentRow | null }> {
  const [[upload], [document]] = await database.batch([
    database
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId))),
    database
      .select()
      .from(documents)
      .where(and(eq(documents.uploadId, uploadId), eq(documents.userId, userId))),
  ]);
  return { upload: upload ?? null, document: document ?? null };
}

/** Whether its chunks may still be in the bucket: it is neither closed nor a day old. */
export const isKept = (upload: Upload | null, now: number): upload is Upload =>
  upload !== null && upload.totalChunks > 0 && upload.touchedAt > now - UPLOAD_KEPT_MS;

/** The person's uploads that still take chunks: kept, and not yet documents. */
export function takesChunks(database: PersonDatabase, userId: string, now: number) {
  return and(
    eq(uploads.userId, userId),
    gt(uploads.totalChunks, 0),
    gt(uploads.touchedAt, now - UPLOAD_KEPT_MS),
    notExists(
      database.select({ id: documents.id }).from(documents).where(eq(documents.uploadId, uploads.id)),
    ),
  );
}
