import type { StoredProgress } from "#app/base/data/schema.ts";
import { BarFill } from "#app/base/ui/bar-fill.tsx";
import type { DocumentStatus } from "#app/core/document/document-status.ts";
import { expectedTokens, progressWords, shareDone } from "../progress-words.ts";

const STAGES = ["queued", "reading", "analysing", "done"] as const;
const STAGE_NAMES = { queued: "Queued", reading: "Reading", analysing: "Writing", done: "Done" };

type Props = {
  fileName: string;
  /** Null while the server has only said that it is at work. */
  status: DocumentStatus | null;
  progress: StoredProgress;
};

/** A running analysis, in words, as stages and as a bar. */
export function DocumentProgressView({ fileName, status, progress }: Props) {
  const share = status && shareDone(status, progress);
  const expected = expectedTokens(progress);
  const current = status === null || status === "failed" ? -1 : STAGES.indexOf(status);
  return (
    <section className="card under-way" aria-label={`Analysis of ${fileName}`}>
      <h2>{fileName}</h2>
      <p className="row" role="status">
        <span className="spinner small-spinner" aria-hidden="true" />
        {status ? progressWords(status, progress) : "Analyzing..."}
      </p>
      <div className={share === null ? "bar unknown" : "bar"} aria-hidden="true">
        {share === null ? <span /> : <BarFill share={share} />}
      </div>
      <ol className="stages" aria-hidden="true">
        {STAGES.map((stage, index) => (
          <li key={stage} className={index < current ? "passed" : index === current ? "current" : undefined}>
            {STAGE_NAMES[stage]}
          </li>
        ))}
      </ol>
      {expected && <p className="soft small">{expected}</p>}
      <p className="soft small">You can leave this page; the document will be in your history.</p>
    </section>
  );
}
