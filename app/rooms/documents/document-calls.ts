import { call, callRaw } from "#app/base/runtime/request.ts";
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

type FetchOptions = { signal?: AbortSignal; isFollowing?: boolean };

/** A document; while it is followed, asking does not count as opening it. @throws ApiError */
export function fetchDocument(
  id: string,
  { signal, isFollowing }: FetchOptions = {},
): Promise<DocumentDetail> {
  const path = isFollowing ? `${pathOf(id)}?following=1` : pathOf(id);
  return call<DocumentDetail>(path, signal ? { signal } : {});
}

/** @param segment from 0. @throws ApiError */
export const fetchSource = (id: string, segment: number): Promise<SourceAnswer> =>
  call<SourceAnswer>(`${pathOf(id)}/text?segment=${segment}`);

/** Any 2xx is success; the body is not read (OPEN-45). @throws ApiError */
export async function archiveDocument(id: string): Promise<void> {
  await callRaw(`${pathOf(id)}/archive`, { method: "POST" });
}

/** @throws ApiError */
export async function restoreDocument(id: string): Promise<void> {
  await callRaw(`${pathOf(id)}/restore`, { method: "POST" });
}

/** Another try of an analysis that failed, of the file that is still there. @throws ApiError */
export async function retryAnalysis(uploadId: string): Promise<void> {
  await callRaw("/api/upload/process", { method: "POST", body: { uploadId, retry: true } });
}
