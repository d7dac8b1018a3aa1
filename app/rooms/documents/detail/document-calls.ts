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

/** A document, which becomes the one that was opened last. @throws ApiError */
export const fetchDocument = (id: string): Promise<DocumentDetail> => call<DocumentDetail>(pathOf(id));

/**
 * A document that is waited for, by its own id or by that of its upload; null while it is only an upload.
 * @throws ApiError
 */
export async function fetchFollowed(id: string, signal: AbortSignal): Promise<DocumentDetail | null> {
  const detail = await call<Partial<DocumentDetail>>(`${pathOf(id)}?following=1`, { signal });
  return detail.id === undefined ? null : (detail as DocumentDetail);
}

/** @param segment from 0. @throws ApiError */
export const fetchSource = (id: string, segment: number): Promise<SourceAnswer> =>
  call<SourceAnswer>(`${pathOf(id)}/text?segment=${segment}`);

/** How the letters of a document may be read where that is not certain, the likeliest first. @throws ApiError */
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

/** Takes a document back whose analysis is not shown yet, by its own id or its upload's. @throws ApiError */
export async function cancelDocument(id: string): Promise<void> {
  await callRaw(`${pathOf(id)}/cancel`, { method: "POST" });
}

/** Erases the document for good. @throws ApiError */
export async function deleteDocumentForGood(id: string): Promise<void> {
  await callRaw(pathOf(id), { method: "DELETE" });
}

/**
 * Another try of an analysis that failed, of the file that is still there.
 * @param encoding how its letters are to be read, where the person chose that
 * @throws ApiError
 */
export async function retryAnalysis(uploadId: string, encoding?: string): Promise<void> {
  const body = { uploadId, retry: true, ...(encoding && { encoding }) };
  await callRaw("/api/upload/process", { method: "POST", body });
}
