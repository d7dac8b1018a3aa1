import { FailureNotice } from "#app/core/generation/failure-notice.tsx";
import { GrowingAnswer } from "#app/core/literature/answer/growing-answer.tsx";
import type { ResearchProgress } from "../research-client.ts";
import { ResearchResult } from "./research-result.tsx";

type Props = { progress: ResearchProgress; onRetry: () => void };

/** The results: nothing yet, being written, done, or what went wrong. */
export function ResearchPanel({ progress, onRetry }: Props) {
  if (progress.status === "idle") return <Empty />;
  if (progress.status === "done") return <ResearchResult answer={progress.answer} />;
  if (progress.status === "failed")
    return (
      <FailureNotice
        message={progress.message}
        reason={progress.reason}
        typed="question"
        canRetry={!FINAL.includes(progress.reason)}
        onRetry={onRetry}
      />
    );
  return (
    <section className="card result" aria-label="Result">
      <GrowingAnswer {...progress.growing} />
    </section>
  );
}

/** Trying again changes nothing where the month is used up or nobody is signed in. */
const FINAL: readonly (string | null)[] = ["limit_reached", "signed_out", "missing_question"];

function Empty() {
  return (
    <div className="note-empty card">
      <h2>Your answer appears here</h2>
      <p className="soft">
        It is written from articles in Europe PMC and PubMed only. Every citation opens the article, with the
        sentence that the answer rests on.
      </p>
    </div>
  );
}
