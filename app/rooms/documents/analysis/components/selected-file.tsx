import { acceptedKind } from "#app/core/document/kinds/accepted-kind.ts";
import { type FileUsage, reachedLimit } from "#app/rooms/documents/upload/file-usage.ts";
import { sizeWords } from "../file-size.ts";
import { rangeWords, roughEstimate } from "../rough-estimate.ts";

/** The chosen file, and what its analysis will take. */
export function SelectedFile({ file, usage }: { file: File; usage: FileUsage }) {
  const kind = acceptedKind({ name: file.name, claimedType: file.type });
  return (
    <div className="selected-file" role="status">
      <p>
        <strong>{file.name}</strong> <span className="soft">{sizeWords(file.size)}</span>
      </p>
      {reachedLimit(usage) === null && <p className="soft small">{costWords(usage)}</p>}
      {kind && (
        <p className="soft small">
          Based on the file size alone, {rangeWords(roughEstimate(kind, file.size))}; you will see the exact
          figure once the document has been read.
        </p>
      )}
    </div>
  );
}

/** "Uses 1 of your file analyses (3 of 10 used this month)." */
function costWords({ file_analysis_used: used, file_analysis_limit: limit }: FileUsage): string {
  const standing =
    limit === null ? `${used} used this month, no limit` : `${used} of ${limit} used this month`;
  return `Uses 1 of your file analyses (${standing}).`;
}
