import type { documents, StoredProgress } from "#app/base/data/schema.ts";

/** How far along a document is. `done` and `failed` are final, until the person retries a failed one. */
export type DocumentStatus = (typeof documents.$inferSelect)["status"];

export const NO_PROGRESS: StoredProgress = { step: null, of: null, unit: null, estimate: null };

export const isFinal = (status: DocumentStatus): boolean => status === "done" || status === "failed";
