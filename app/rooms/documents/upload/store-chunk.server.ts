import { and, eq, sql } from "drizzle-orm";
import { uploadChunks, uploads } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { type FileClaim, readableKind } from "#app/core/document/kinds/accepted-kind.ts";
import { type HeadKind, headKindOf } from "#app/core/document/kinds/content-kind.ts";
import { isReadUnder, refuseMismatch } from "#app/core/document/kinds/wrong-kind.ts";
import { LIMITS } from "#app/core/document/limits.ts";
import { type RefusedDocument, refuseTooLarge } from "#app/core/document/refusals.ts";
import { chunkSize } from "../store/chunks.ts";
import { chunkKey } from "../store/document-keys.ts";
import {
  findUpload,
  isKept,
  takesChunks,
  type Upload,
  type UploadDeps,
  type Whose,
} from "../store/find-upload.server.ts";
import { withFileName } from "../store/sealed-rows.server.ts";
import { deleteUpload } from "../store/stored-upload.server.ts";

/** One chunk as it was posted. */
export type PostedChunk = Whose & {
  /** From 0. */
  index: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** The browser's SHA-256, hexadecimal; null if it sent none. */
  checksum: string | null;
};

/**
 * Stores a chunk: first its bytes, then its checksum, so that a checksum always has bytes. Chunks come in any order
 * and any number of times; the last one counts. Once the upload is a document, nothing changes it.
 * @throws AppError upload_not_found, upload_taken, chunk_invalid, chunk_corrupted, or document_failed when the content
 *   is clearly of another kind than the name says; the upload is deleted then
 */
export async function storeChunk(deps: UploadDeps, chunk: PostedChunk): Promise<void> {
  const { upload, document } = await findUpload(deps.database, chunk);
  const checksum = await sha256Hex(chunk.bytes);
  if (chunk.checksum !== null && chunk.checksum !== checksum) throw new AppError("chunk_corrupted");
  if (document) return requireSame(deps, chunk, checksum);
  if (!isKept(upload, deps.now())) throw new AppError("upload_not_found");
  if (chunk.bytes.length === 0 || chunk.bytes.length !== chunkSize(upload.fileSize, chunk.index))
    throw new AppError("chunk_invalid");
  if (chunk.index === 0) await requireKind(deps, chunk, upload);
  const key = chunkKey(chunk.userId, chunk.uploadId, chunk.index);
  await deps.bucket.put(key, chunk.bytes, { sha256: checksum });
  if (await isNoted(deps, chunk, checksum)) return;
  // It was closed meanwhile, or processing has begun: nothing deleted may come back.
  const later = await findUpload(deps.database, chunk);
  if (later.document) return requireSame(deps, chunk, checksum);
  await deps.bucket.delete(key);
  throw new AppError("upload_not_found");
}

async function requireKind(
  { bucket, database }: UploadDeps,
  { userId, uploadId, bytes }: PostedChunk,
  upload: Upload,
): Promise<void> {
  const { fileName, claimedType } = await withFileName(bucket, upload);
  try {
    checkContent(bytes, { name: fileName, claimedType }, upload.fileSize);
  } catch (refusal) {
    await deleteUpload(bucket, database, { userId, uploadId });
    throw refusal;
  }
}

/**
 * Refuses a file whose first bytes clearly do not match its name, or are of an old workbook that is too large, in the
 * parser's words, so that the rest need not be sent.
 */
function checkContent(start: Uint8Array, claim: FileClaim, size: number): void {
  const claimed = readableKind(claim);
  const found = headKindOf(start.subarray(0, HEAD_BYTES));
  const isOldWorkbook = found === "xls" || (claimed === "xls" && found === "ole2");
  if (isOldWorkbook && size > LIMITS.xlsBytes) throw failureFor(refuseTooLarge("xlsBytes"));
  if (!claimed || CONTAINERS.includes(found) || isReadUnder(claimed, found)) return;
  throw failureFor(refuseMismatch(claimed, found));
}

function failureFor({ refusal: { code, message } }: RefusedDocument): AppError {
  return new AppError("document_failed", { filling: { words: message }, facts: { reason: code } });
}

/** How much of a file the parsers need to tell its kind. */
const HEAD_BYTES = 4 * 1024;

/** The kind of a zip archive or old Office file depends on its contents, which only the whole file shows. */
const CONTAINERS: readonly HeadKind[] = ["zip", "ole2"];

/** @returns false when the upload no longer takes chunks */
async function isNoted(
  { database, now }: UploadDeps,
  { userId, uploadId, index, bytes }: PostedChunk,
  checksum: string,
): Promise<boolean> {
  const taking = and(eq(uploads.id, uploadId), takesChunks(database, userId, now()));
  const row = database
    .select({
      uploadId: uploads.id,
      userId: uploads.userId,
      chunkIndex: sql<number>`${index}`.as("chunk_index"),
      size: sql<number>`${bytes.length}`.as("size"),
      checksum: sql<string>`${checksum}`.as("checksum"),
    })
    .from(uploads)
    .where(taking);
  const [noted] = await database.batch([
    database
      .insert(uploadChunks)
      .select(row)
      .onConflictDoUpdate({
        target: [uploadChunks.uploadId, uploadChunks.chunkIndex],
        set: { size: bytes.length, checksum },
      })
      .returning({ index: uploadChunks.chunkIndex }),
    database.update(uploads).set({ touchedAt: now() }).where(taking),
  ]);
  return noted.length > 0;
}

/** A late duplicate of a chunk is fine; a different one in its place is not. */
async function requireSame(
  { database }: UploadDeps,
  { userId, uploadId, index }: PostedChunk,
  checksum: string,
): Promise<void> {
  const known = await database.query.uploadChunks.findFirst({
    where: and(
      eq(uploadChunks.uploadId, uploadId),
      eq(uploadChunks.userId, userId),
      eq(uploadChunks.chunkIndex, index),
    ),
  });
  if (known?.checksum !== checksum) throw new AppError("upload_taken");
}
