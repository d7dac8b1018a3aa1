import type { AnswerMetadata } from "#app/rooms/documents/detail/analysis-answer.ts";

/** Stands before what was found in a file of which a part was not read. */
export function UnreadNotice({ metadata: { unread = [] } }: { metadata: AnswerMetadata }) {
  if (unread.length === 0) return null;
  return (
    <p className="notice warn unread">
      <strong>Only part of this file was read:</strong> {unread.join(" ")}
    </p>
  );
}
