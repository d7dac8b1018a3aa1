import { and, eq } from "drizzle-orm";
import { uploadChunks, uploads } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { findUpload, takesChunks, type UploadDeps, type Whose } from "../store/find-upload.server.ts";
import { deleteUpload } from "../store/stored-upload.server.ts";

/**
 * Gives an upload up: its chunks are deleted at once. Safe to repeat.
 * @throws AppError upload_not_found, or upload_taken when its processing has begun
 */
export async function discardUpload(deps: UploadDeps, { userId, uploadId }: Whose): Promise<void> {
  const { bucket, database, now } = deps;
  // Closing it in one statement decides against a processing that begins at the same time.
  await database
    .update(uploads)
    .set({ totalChunks: 0 })
    .where(and(eq(uploads.id, uploadId), takesChunks(database, userId, now())));
  const { upload, document } = await findUpload(database, { userId, uploadId });
  if (document) throw new AppError("upload_taken");
  if (!upload) throw new AppError("upload_not_found");
  await deleteUpload(bucket, database, { userId, uploadId });
  await database
    .delete(uploadChunks)
    .where(and(eq(uploadChunks.uploadId, uploadId), eq(uploadChunks.userId, userId)));
}
