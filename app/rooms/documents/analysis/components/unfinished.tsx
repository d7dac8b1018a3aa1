import { useState } from "react";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import type { UnfinishedUpload } from "#app/rooms/documents/store/unfinished-uploads.ts";

type Props = {
  uploads: readonly UnfinishedUpload[];
  /** Has a fully uploaded file analysed. */
  onAnalyse: (upload: UnfinishedUpload) => void;
};

/** Interrupted uploads, and how to resume them. */
export function Unfinished({ uploads, onAnalyse }: Props) {
  const [discarded, setDiscarded] = useState<string[]>([]);
  const discard = async (uploadId: string) => {
    try {
      const { cancelUpload } = await import("#app/rooms/documents/upload/sending/upload-file.ts");
      await cancelUpload(uploadId);
      setDiscarded((before) => [...before, uploadId]);
    } catch {
      showToast.error("The upload could not be discarded. Please try again.");
    }
  };
  return uploads
    .filter(({ uploadId }) => !discarded.includes(uploadId))
    .map((upload) => (
      <div key={upload.uploadId} className="notice info unfinished">
        {upload.percent === 100 ? (
          <>
            <span>
              <strong>{upload.fileName}</strong> is uploaded but not analyzed yet.
            </span>
            <button type="button" aria-label={`Analyze ${upload.fileName}`} onClick={() => onAnalyse(upload)}>
              Analyze
            </button>
          </>
        ) : (
          <span>
            Choose <strong>{upload.fileName}</strong> again to continue at {upload.percent}%.
          </span>
        )}
        <button
          type="button"
          aria-label={`Discard ${upload.fileName}`}
          onClick={() => discard(upload.uploadId)}
        >
          Discard
        </button>
      </div>
    ));
}
