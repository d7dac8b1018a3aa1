import type { Segment } from "#app/core/document/document-text.ts";

/** The answer of `GET /api/document/{id}/text?segment=n`: one segment of the text, and the names of all segments. */
export type SourceAnswer = { segment: Segment; index: string[] };
