import { and, asc, eq, inArray } from "drizzle-orm";
import { uploadChunks } from "#app/base/data/schema.ts";
import { uploadPrefix } from "../store/document-keys.ts";
import type { Upload, UploadDeps, Whose } from "../store/find-upload.server.ts";

type ChunkRow = typeof uploadChunks.$inferSelect;

/** The checksums of a file's chunks as the browser knows them, in order; null if it sent none. */
export type ClaimedChecksums = readonly string[] | null;

export async function readChunkRows(
  { database }: Pick<UploadDeps, "database">,
  { userId, uploadId }: Whose,
): Promise<ChunkRow[]> {
  return await database
    .select()
    .from(uploadChunks)
    .where(and(eq(uploadChunks.uploadId, uploadId), eq(uploadChunks.userId, userId)))
    .orderBy(asc(uploadChunks.chunkIndex));
}

/**
 * The chunks to send (again): those that never arrived, that differ from the browser's file, or that are not in the
 * bucket as noted; the latter are forgotten, so that a resumed upload sends them.
 * @returns indices from 0, ascending
 */
export async function missingChunks(
  deps: UploadDeps,
  { id: uploadId, userId, totalChunks }: Upload,
  claimed: ClaimedChecksums,
): Promise<number[]> {
  const rows = await readChunkRows(deps, { userId, uploadId });
  const lost = await lostChunks(deps, { userId, uploadId }, rows);
  if (lost.length > 0)
    await deps.database
      .delete(uploadChunks)
      .where(and(eq(uploadChunks.uploadId, uploadId), inArray(uploadChunks.chunkIndex, lost)));
  const there = new Map(rows.map(({ chunkIndex, checksum }) => [chunkIndex, checksum]));
  for (const index of lost) there.delete(index);
  return Array.from({ length: totalChunks }, (_, index) => index).filter(
    (index) => !there.has(index) || (claimed !== null && claimed[index] !== there.get(index)),
  );
}

/** Whether the upload is a different file from the browser's. */
export function isAnotherFile(rows: readonly ChunkRow[], claimed: ClaimedChecksums): boolean {
  return claimed !== null && rows.some(({ chunkIndex, checksum }) => claimed[chunkIndex] !== checksum);
}

/** Asks the bucket once; an upload has far fewer chunks than a page of a listing. */
async function lostChunks({ bucket }: UploadDeps, { userId, uploadId }: Whose, rows: ChunkRow[]) {
  const prefix = uploadPrefix(userId, uploadId);
  const { objects } = await bucket.list({ prefix });
  const stored = new Map(objects.map((object) => [object.key.slice(prefix.length), object]));
  const isLost = ({ chunkIndex, size, checksum }: ChunkRow) => {
    const object = stored.get(String(chunkIndex));
    // What the listing does not show, the reader will find.
    return object?.size !== size || (object.checksums.toJSON().sha256 ?? checksum) !== checksum;
  };
  return rows.filter(isLost).map(({ chunkIndex }) => chunkIndex);
}
