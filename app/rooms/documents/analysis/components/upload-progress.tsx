import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { SIGNED_OUT_WORDS } from "#app/base/http/error-words.ts";
import { BarFill } from "#app/base/ui/bar-fill.tsx";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import type { WaitedFor } from "#app/rooms/documents/upload/sending/retrying-calls.ts";
import type { Namesake } from "#app/rooms/documents/upload/sending/sending-progress.ts";

type Props = {
  fileName: string;
  percent: number;
  waitsFor: WaitedFor | null;
  namesake?: Namesake | undefined;
  onCancel: () => void;
};

/** A file being uploaded: how much has arrived, or what it waits for (DOC-09, DOC-24). */
export function UploadProgressView({ fileName, percent, waitsFor, namesake, onCancel }: Props) {
  const locale = useLocale();
  const isSent = percent >= 100;
  useWordsOnLeaving(
    isSent
      ? `${fileName} is uploaded, but not analyzed: you left File Analysis. It is waiting there.`
      : `The upload of ${fileName} stopped, because you left File Analysis. Choose the file there again to continue.`,
  );
  return (
    <section className="card under-way" aria-label={`Upload of ${fileName}`}>
      <h2>{fileName}</h2>
      <p className="row" role="status">
        <span className="spinner small-spinner" aria-hidden="true" />
        {wordsOf(isSent, waitsFor)}
      </p>
      {namesake && (
        <p className="small" role="status">
          A file with this name was analyzed on {formatTime(namesake.at, undefined, locale)}:{" "}
          <Link to={`/analysis/document/${namesake.id}`}>open that analysis</Link>
        </p>
      )}
      <div className="upload-bar">
        <div
          className="bar"
          role="progressbar"
          aria-label="Upload"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <BarFill share={percent / 100} />
        </div>
        <b>{percent}%</b>
      </div>
      <div className="row">
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <span className="soft small">
          {isSent
            ? "Wrong file? Cancel now, and no analysis is used."
            : "What has been uploaded is kept for a day: choose the file again to continue."}
        </span>
      </div>
    </section>
  );
}

/** The upload ends with its page, which then cannot say so itself. */
function useWordsOnLeaving(words: string) {
  const latest = useRef(words);
  latest.current = words;
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) showToast.info(latest.current);
    };
  }, []);
}

function wordsOf(isSent: boolean, waitsFor: WaitedFor | null) {
  if (waitsFor === "session") return SIGNED_OUT_WORDS;
  if (waitsFor === "connection") return "Waiting for the connection...";
  return isSent ? "Uploaded. Analyzing..." : "Uploading...";
}
