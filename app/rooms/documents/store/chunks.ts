/** How a file is cut for its upload; the browser and the server share these rules. */

/** Bytes of every chunk but the last (DOC-08). */
export const CHUNK_BYTES = 512 * 1024;

/** @param fileSize bytes */
export const chunkCount = (fileSize: number): number => Math.ceil(fileSize / CHUNK_BYTES);

/**
 * Bytes of one chunk; 0 for an index that the file does not have.
 * @param index from 0
 */
export function chunkSize(fileSize: number, index: number): number {
  return Math.max(0, Math.min(CHUNK_BYTES, fileSize - index * CHUNK_BYTES));
}
