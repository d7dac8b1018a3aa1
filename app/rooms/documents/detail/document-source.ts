import type { Segment } from "#app/core/document/document-text.ts";

/** The answer of `GET /api/document/{id}/text?segment=n`: one stretch of the text, and what all stretches are called. */
export type SourceAnswer = { segment: Segment; index: string[] };
