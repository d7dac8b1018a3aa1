import { useState } from "react";
import { showToast } from "#app/base/ui/toasts.tsx";
import type { UnfinishedUpload } from "#app/rooms/documents/store/unfinished-uploads.ts";

/** Uploads that were interrupted, and how they go on. */
export function Unfinished({ uploads }: { uploads: readonly UnfinishedUpload[] }) {
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
    .map(({ uploadId, fileName, percent }) => (
      <div key={uploadId} className="notice info unfinished">
        <span>
          Choose <strong>{fileName}</strong> again to continue at {percent}%.
        </span>
        <button type="button" aria-label={`Discard ${fileName}`} onClick={() => discard(uploadId)}>
          Discard
        </button>
      </div>
    ));
}
