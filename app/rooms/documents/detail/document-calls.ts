import { call, callRaw } from "#app/base/http/request.ts";
import type { EncodingReading } from "#app/core/document/kinds/encodings.ts";
import type { DocumentDetail } from "./document-detail.ts";
import type { HistoryAnswer } from "./document-history.ts";
import type { SourceAnswer } from "./document-source.ts";

const pathOf = (documentId: string) => `/api/document/${encodeURIComponent(documentId)}`;

/** One page of the history. @throws ApiError */
export function fetchHistory(isArchived: boolean, before: string | null = null): Promise<HistoryAnswer> {
  const query = new URLSearchParams({
    ...(isArchived ? { archived: "1" } : {}),
    ...(before === null ? {} : { before }),
  });
  return call<HistoryAnswer>(`/api/document-search-history${query.size > 0 ? `?${query}` : ""}`);
}

/** A document, which thereby becomes the one opened last. @throws ApiError */
export const fetchDocument = (id: string): Promise<DocumentDetail> => call<DocumentDetail>(pathOf(id));

/**
 * A document being awaited, by its own id or its upload's; null while it is only an upload.
 * @throws ApiError
 */
export async function fetchFollowed(id: string, signal: AbortSignal): Promise<DocumentDetail | null> {
  const detail = await call<Partial<DocumentDetail>>(`${pathOf(id)}?following=1`, { signal });
  return detail.id === undefined ? null : (detail as DocumentDetail);
}

/** @param segment from 0. @throws ApiError */
export const fetchSource = (id: string, segment: number): Promise<SourceAnswer> =>
  call<SourceAnswer>(`${pathOf(id)}/text?segment=${segment}`);

/** The possible readings of a document whose encoding is uncertain, the likeliest first. @throws ApiError */
export const fetchReadings = async (id: string): Promise<EncodingReading[]> =>
  (await call<{ readings: EncodingReading[] }>(`${pathOf(id)}/encodings`)).readings;

/** Any 2xx is success; the body is not read (OPEN-45). @throws ApiError */
export async function archiveDocument(id: string): Promise<void> {
  await callRaw(`${pathOf(id)}/archive`, { method: "POST" });
}

/** @throws ApiError */
export async function restoreDocument(id: string): Promise<void> {
  await callRaw(`${pathOf(id)}/restore`, { method: "POST" });
}

/** Cancels a document whose analysis is not shown yet, by its own id or its upload's. @throws ApiError */
export async function cancelDocument(id: string): Promise<void> {
  await callRaw(`${pathOf(id)}/cancel`, { method: "POST" });
}

/** Erases the document for good. @throws ApiError */
export async function deleteDocumentForGood(id: string): Promise<void> {
  await callRaw(pathOf(id), { method: "DELETE" });
}

/**
 * Retries a failed analysis of a file that is still there.
 * @param encoding the encoding, if the person chose one
 * @throws ApiError
 */
export async function retryAnalysis(uploadId: string, encoding?: string): Promise<void> {
  const body = { uploadId, retry: true, ...(encoding && { encoding }) };
  await callRaw("/api/upload/process", { method: "POST", body });
}
