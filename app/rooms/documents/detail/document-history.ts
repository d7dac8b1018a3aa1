import type { DocumentStatus } from "#app/core/document/document-status.ts";

/** A document in the list of a person's documents (DOC-33). */
export type HistoryItem = {
  id: string;
  filename: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** "" until it is analysed. */
  summary: string;
  /** Types of the sections that are not empty, e.g. "chief_complaint". */
  sections: string[];
  status: DocumentStatus;
  /** Why it failed, in words for the person; null unless it did. */
  failure: { code: string | null; words: string } | null;
};

/** The answer of `GET /api/document-search-history`: newest first; `next` leads to older ones, or is null. */
export type HistoryAnswer = { queries: HistoryItem[]; next: string | null };

/** A section's type as people read it: "chief_complaint" → "chief complaint" (DOC-33). */
export const sectionWords = (type: string): string => type.replaceAll("_", " ");
