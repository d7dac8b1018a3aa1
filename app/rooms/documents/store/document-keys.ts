/**
 * The keys of objects in the bucket. Everything of a person is below one prefix, so that erasing a person means
 * erasing a prefix; the id comes from the verified session, never from a request.
 */

import { personPrefix } from "#app/base/data/bucket.ts";

export const uploadPrefix = (userId: string, uploadId: string): string =>
  `${personPrefix(userId)}uploads/${uploadId}/`;

/** @param index of the chunk, from 0 */
export const chunkKey = (userId: string, uploadId: string, index: number): string =>
  `${uploadPrefix(userId, uploadId)}${index}`;

export const documentPrefix = (userId: string, documentId: string): string =>
  `${personPrefix(userId)}documents/${documentId}/`;

export const textIndexKey = (userId: string, documentId: string): string =>
  `${documentPrefix(userId, documentId)}text/index.json`;

export const segmentKey = (userId: string, documentId: string, segment: number): string =>
  `${documentPrefix(userId, documentId)}text/${segment}.json`;

export const workPrefix = (userId: string, documentId: string): string =>
  `${documentPrefix(userId, documentId)}work/`;

/** The key of an analysis's results so far, kept so that a redelivery does not ask again. */
export const workKey = (userId: string, documentId: string, attempt: number, name: string): string =>
  `${workPrefix(userId, documentId)}${attempt}/${name}.json`;

export const analysisKey = (userId: string, documentId: string): string =>
  `${documentPrefix(userId, documentId)}analysis.json`;

/**
 * The reservation for one attempt at a document: a fixed id, so that a redelivery finds it and duplicates are charged
 * once.
 */
export const reservationOf = ({ documentId, attempt }: { documentId: string; attempt: number }): string =>
  `document:${documentId}:${attempt}`;
