import { indexOf, type Segment, segmentsOf, type TextIndex } from "#app/core/document/document-text.ts";
import type { ParsedDocument } from "#app/core/document/parsed-document.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { segmentKey, textIndexKey } from "./document-keys.ts";

type Whose = { userId: string; documentId: string };

/**
 * Stores a document's text, segment by segment, and its index last: if there is an index, the text is complete.
 * Safe to repeat.
 */
export async function writeText(
  bucket: PersonBucket,
  { userId, documentId }: Whose,
  document: ParsedDocument,
  facts: Partial<Pick<TextIndex, "isReadFromPictures">> = {},
): Promise<TextIndex> {
  const segments: TextIndex["segments"] = [];
  for (const segment of segmentsOf(document)) {
    const text = JSON.stringify(segment);
    await bucket.put(segmentKey(userId, documentId, segments.length), text);
    segments.push({ part: segment.part, blocks: segment.blocks.length, characters: text.length });
  }
  const index = { ...indexOf(document, segments), ...facts };
  await bucket.put(textIndexKey(userId, documentId), JSON.stringify(index));
  return index;
}

/** The index of a stored text; null if the text is not stored. */
export async function readTextIndex(
  bucket: PersonBucket,
  { userId, documentId }: Whose,
): Promise<TextIndex | null> {
  return (await (await bucket.get(textIndexKey(userId, documentId)))?.json<TextIndex>()) ?? null;
}

/** @param segment from 0; the result is null for a missing one */
export async function readSegment(
  bucket: PersonBucket,
  { userId, documentId }: Whose,
  segment: number,
): Promise<Segment | null> {
  return (await (await bucket.get(segmentKey(userId, documentId, segment)))?.json<Segment>()) ?? null;
}

/** All segments in order, one in memory at a time. */
export async function* readSegments(
  bucket: PersonBucket,
  whose: Whose,
  index: TextIndex,
): AsyncGenerator<Segment> {
  for (let segment = 0; segment < index.segments.length; segment++) {
    const read = await readSegment(bucket, whose, segment);
    if (!read) throw new Error("A segment of a stored text is missing.");
    yield read;
  }
}
