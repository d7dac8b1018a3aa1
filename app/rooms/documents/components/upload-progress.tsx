type Props = { fileName: string; percent: number; isWaiting: boolean; onCancel: () => void };

/** A file that is on its way: how much has arrived, or that the connection is waited for (DOC-09). */
export function UploadProgressView({ fileName, percent, isWaiting, onCancel }: Props) {
  const isSent = percent >= 100;
  return (
    <section className="card under-way" aria-label={`Upload of ${fileName}`}>
      <h2>{fileName}</h2>
      <p className="row" role="status">
        <span className="spinner small-spinner" aria-hidden="true" />
        {wordsOf(isSent, isWaiting)}
      </p>
      <div className="upload-bar">
        <div
          className="bar"
          role="progressbar"
          aria-label="Upload"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
        <b>{percent}%</b>
      </div>
      <div className="row">
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <span className="soft small">
          What has arrived is kept for a day: choose the file again to go on.
        </span>
      </div>
    </section>
  );
}

function wordsOf(isSent: boolean, isWaiting: boolean) {
  if (isWaiting) return "Waiting for the connection...";
  return isSent ? "Analyzing..." : "Uploading...";
}
