import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { uploadChunks, uploads } from "#app/base/data/schema.ts";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { keepAlive } from "#app/base/runtime/keep-alive.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { findUpload, takesChunks, type UploadDeps, type Whose } from "../store/find-upload.server.ts";
import { deleteUpload } from "../store/stored-upload.server.ts";
import type { Route } from "./+types/upload-cancel.api";
import { uploadDeps } from "./upload-deps.server.ts";

const which = z.object({ uploadId: z.string().min(1).max(100) });

/** `POST /api/upload/cancel`: deletes what was sent of a file; 204, also when repeated. */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { uploadId } = await readJson(request, which);
  const { userId } = personOf(context);
  await keepAlive(discardUpload(uploadDeps(context), { userId, uploadId }), context);
  return new Response(null, { status: 204 });
});

/** Safe to repeat. */
async function discardUpload(deps: UploadDeps, { userId, uploadId }: Whose): Promise<void> {
  const { bucket, database, now } = deps;
  // Closing it in one statement settles a race with processing that begins at the same time.
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
