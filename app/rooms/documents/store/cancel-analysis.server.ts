import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { documents, uploads } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import type { Meter } from "#app/core/meter/meter.ts";
import { METER_TIMEOUT_MS } from "#app/core/meter/meter-client.server.ts";
import { reservationOf } from "./document-keys.ts";
import { takesChunks, type UploadDeps } from "./find-upload.server.ts";
import type { OwnDocument } from "./own-document.server.ts";
import { eraseDocuments } from "./personal-data.server.ts";
import { deleteUpload } from "./stored-upload.server.ts";

type CancelDeps = UploadDeps & { meter: Pick<Meter, "release"> };

/**
 * Cancels a document whose analysis nobody has seen: nothing is charged, and it is erased. One statement on the row
 * decides between this and an analysis completed at the same moment (docs/decisions/0012). Safe to repeat.
 * @param which the document by its own id or its upload's, which then can no longer become a document
 * @returns the document's id; null if there was none to erase
 * @throws AppError analysis_complete when it has been or is about to be charged: it is shown
 */
export async function cancelAnalysis(deps: CancelDeps, which: OwnDocument): Promise<string | null> {
  const { database, bucket, now } = deps;
  const { userId, documentId: id } = which;
  const [upload] = await database
    .update(uploads)
    .set({ totalChunks: 0 })
    .where(and(eq(uploads.id, id), takesChunks(database, userId, now())))
    .returning({ id: uploads.id });
  const isThis = and(or(eq(documents.id, id), eq(documents.uploadId, id)), eq(documents.userId, userId));
  const isUnseen = or(
    and(inArray(documents.status, ["queued", "reading", "analysing"]), isNull(documents.finishedAt)),
    eq(documents.status, "failed"),
  );
  const [cancelled] = await database
    .update(documents)
    .set({ status: "failed", finishedAt: now(), leaseId: null, leaseUntil: null })
    .where(and(isThis, isUnseen))
    .returning();
  if (!cancelled) {
    const [seen] = await database.select({ id: documents.id }).from(documents).where(isThis);
    if (seen) throw new AppError("analysis_complete");
    if (upload) await deleteUpload(bucket, database, { userId, uploadId: upload.id });
    return null;
  }
  await eraseDocuments({ bucket, database }, userId, [cancelled]);
  // After the row: a worker that reserves only now finds the row gone, and releases the reservation itself.
  const given = { reservationId: reservationOf({ documentId: cancelled.id, attempt: cancelled.attempt }) };
  // A reservation that cannot be released now expires on its own.
  await withTimeout(deps.meter.release(given), METER_TIMEOUT_MS).catch(() => {});
  return cancelled.id;
}
