import type { AnswerMetadata } from "#app/rooms/documents/detail/analysis-answer.ts";

/** Precedes the findings if a part of the file was not read. */
export function UnreadNotice({ metadata: { unread = [] } }: { metadata: AnswerMetadata }) {
  if (unread.length === 0) return null;
  return (
    <p className="notice warn unread on-paper">
      <strong>Only part of this file was read:</strong> {unread.join(" ")}
    </p>
  );
}
