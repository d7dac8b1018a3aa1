import { and, asc, eq } from "drizzle-orm";
import { deleteBelow } from "#app/base/data/bucket.ts";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { uploadChunks, uploads } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { OpenedObject, PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { chunkCount } from "./chunks.ts";
import { chunkKey, uploadPrefix } from "./document-keys.ts";
import { withFileName } from "./sealed-rows.server.ts";

type Whose = { userId: string; uploadId: string };

/** A completely uploaded file, to be read once. */
export type StoredUpload = {
  fileName: string;
  /** MIME type as the browser gave it; "" if none. */
  claimedType: string;
  /** Bytes. */
  fileSize: number;
  /** The file from first to last byte. It fails with `UploadDamaged` if a chunk is not what was sent. */
  stream: ReadableStream<Uint8Array>;
};

/** The bucket does not contain what was sent, or not all of it: reading it again will not help. */
export class UploadDamaged extends Error {
  constructor(what: string) {
    super(`The stored upload is damaged: ${what}.`);
    this.name = "UploadDamaged";
  }
}

/**
 * A person's stored upload. At most one chunk is in memory, whatever its size, and each is compared with the
 * checksum noted on arrival.
 * @returns null if there is none: it never existed, is another person's, was given up or deleted
 * @throws UploadDamaged when not all of its chunks have arrived
 */
export async function openUpload(
  bucket: PersonBucket,
  database: PersonDatabase,
  { userId, uploadId }: Whose,
): Promise<StoredUpload | null> {
  const [[upload], chunks] = await database.batch([
    database
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId))),
    database
      .select()
      .from(uploadChunks)
      .where(and(eq(uploadChunks.uploadId, uploadId), eq(uploadChunks.userId, userId)))
      .orderBy(asc(uploadChunks.chunkIndex)),
  ]);
  if (!upload || isClosed(upload)) return null;
  const { fileName, claimedType, fileSize } = await withFileName(bucket, upload);
  const isWhole =
    chunks.length === chunkCount(fileSize) && chunks.every(({ chunkIndex }, index) => chunkIndex === index);
  if (!isWhole) throw new UploadDamaged("not all of its chunks have arrived");
  return { fileName, claimedType, fileSize, stream: streamOf(bucket, { userId, uploadId }, chunks) };
}

/** A closed upload can be neither written nor read; only its checksums are kept, until the sweep. */
const isClosed = ({ totalChunks }: { totalChunks: number }): boolean => totalChunks === 0;

/**
 * Deletes what was uploaded, the bytes at once. A row without a name and the chunks' checksums remain, so that a
 * repeated call still knows which file it was; the sweep deletes those, and whatever a late request put into the
 * bucket. Safe to repeat.
 */
export async function deleteUpload(
  bucket: PersonBucket,
  database: PersonDatabase,
  { userId, uploadId }: Whose,
): Promise<void> {
  await database
    .update(uploads)
    .set({ totalChunks: 0, fileName: "", claimedType: "" })
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId)));
  await deleteBelow(bucket, uploadPrefix(userId, uploadId));
}

type StoredChunk = Pick<typeof uploadChunks.$inferSelect, "chunkIndex" | "size" | "checksum">;

/** Each chunk is fetched only when the reader asks for it. */
function streamOf(
  bucket: PersonBucket,
  { userId, uploadId }: Whose,
  chunks: StoredChunk[],
): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = chunks[next++];
        if (!chunk) return controller.close();
        const stored = await bucket.get(chunkKey(userId, uploadId, chunk.chunkIndex));
        controller.enqueue(await verified(stored, chunk));
      },
    },
    { highWaterMark: 0 },
  );
}

async function verified(stored: OpenedObject | null, chunk: StoredChunk): Promise<Uint8Array> {
  const name = `chunk ${chunk.chunkIndex}`;
  if (!stored) throw new UploadDamaged(`${name} is missing`);
  if (stored.size !== chunk.size) {
    await stored.body.cancel();
    throw new UploadDamaged(`${name} has another size`);
  }
  const bytes = new Uint8Array(await stored.arrayBuffer());
  if ((await sha256Hex(bytes)) !== chunk.checksum) throw new UploadDamaged(`${name} has other bytes`);
  return bytes;
}
