/**
 * Where things lie in the bucket. Everything of a person is below one prefix, so that erasing a person is erasing a
 * prefix; the id comes from the verified session, never from a request.
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

/** What the analysis has found so far, kept so that a repeated delivery does not ask again. */
export const workKey = (userId: string, documentId: string, attempt: number, name: string): string =>
  `${workPrefix(userId, documentId)}${attempt}/${name}.json`;

export const analysisKey = (userId: string, documentId: string): string =>
  `${documentPrefix(userId, documentId)}analysis.json`;

/**
 * What is set aside for one attempt of a document: one id, so that a repeated delivery finds it and whatever comes twice is
 * charged once.
 */
export const reservationOf = ({ documentId, attempt }: { documentId: string; attempt: number }): string =>
  `document:${documentId}:${attempt}`;
