import type { documents, StoredProgress } from "#app/base/data/schema.ts";

/** How far a document is. `done` and `failed` are final, until the person asks to try a failed one again. */
export type DocumentStatus = (typeof documents.$inferSelect)["status"];

export const NO_PROGRESS: StoredProgress = { step: null, of: null, unit: null, estimate: null };

export const isFinal = (status: DocumentStatus): boolean => status === "done" || status === "failed";
