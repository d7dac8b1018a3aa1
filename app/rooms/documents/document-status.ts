import type { DocumentProgress } from "#app/base/data/schema.ts";

/** How far a document is. `done` and `failed` are final, until the person asks to try a failed one again. */
export const DOCUMENT_STATUSES = ["queued", "reading", "analysing", "done", "failed"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export type { DocumentProgress };

export const NO_PROGRESS: DocumentProgress = { step: null, of: null, unit: null, estimate: null };

export const isFinal = (status: DocumentStatus): boolean => status === "done" || status === "failed";
