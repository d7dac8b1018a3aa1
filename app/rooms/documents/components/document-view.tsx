import { useAuth } from "@clerk/react-router";
import { useCallback, useState } from "react";
import { logActivity } from "#app/core/usage/activity-log.ts";
import { questionActivity } from "../document-activity.ts";
import type { DocumentDetail } from "../document-detail.ts";
import { isFinal } from "../document-status.ts";
import { fromPast } from "../question-list.ts";
import { documentViews } from "../section-views.ts";
import { shownTime } from "../shown-time.ts";
import { useQuestions } from "../use-questions.ts";
import { DocumentProgressView } from "./document-progress.tsx";
import { Failure } from "./failure.tsx";
import { FileInformation } from "./file-information.tsx";
import { Questions } from "./questions.tsx";
import { SectionViewer } from "./section-viewer.tsx";
import { Statements } from "./statements.tsx";
import { WithSource } from "./with-source.tsx";

type Props = { detail: DocumentDetail; timeZone: string; onRetry: (uploadId: string) => void };

/** A document of the history: being analysed, failed, or with all that was found. */
export function DocumentView({ detail, timeZone, onRetry }: Props) {
  return (
    <>
      <div className="documents-head">
        <div>
          <h1>{detail.filename}</h1>
          <p className="soft">
            <time dateTime={detail.created_at}>{shownTime(detail.created_at, timeZone)}</time>
          </p>
        </div>
      </div>
      {!isFinal(detail.status) && (
        <DocumentProgressView fileName={detail.filename} status={detail.status} progress={detail.progress} />
      )}
      {detail.status === "failed" && <FailedDocument detail={detail} onRetry={onRetry} />}
      {detail.status === "done" && <Analysed detail={detail} />}
    </>
  );
}

function FailedDocument({ detail, onRetry }: Pick<Props, "detail" | "onRetry">) {
  const uploadId = detail.failure?.upload_id ?? null;
  return (
    <Failure
      words={detail.failure?.words || "This document could not be analyzed."}
      onRetry={uploadId === null ? null : () => onRetry(uploadId)}
    >
      <p>Nothing was charged for it.</p>
    </Failure>
  );
}

function Analysed({ detail }: Pick<Props, "detail">) {
  const { userId } = useAuth();
  const [past] = useState(() => detail.recent_queries.map(fromPast));
  const logQuestion = useCallback(
    (query: string) => {
      if (userId) logActivity(localStorage, userId, questionActivity(query));
    },
    [userId],
  );
  const questions = useQuestions(detail.id, past, logQuestion, true);
  const { analysis } = detail;
  return (
    <WithSource
      documentId={detail.id}
      aside={
        analysis && <FileInformation metadata={analysis.metadata} leftOut={analysis.analysis?.leftOut ?? 0} />
      }
    >
      <Summary detail={detail} />
      <SectionViewer sections={documentViews(detail)} />
      {detail.content_truncated && (
        <p className="soft small">
          The full content shows the first 20,000 characters. Open a place to read on from there.
        </p>
      )}
      <Questions questions={questions} />
    </WithSource>
  );
}

/** With its places where the analysis gives them, else as text. */
function Summary({ detail: { summary, analysis } }: { detail: DocumentDetail }) {
  const rich = analysis?.analysis;
  const statements = rich?.sections.clinical_summary ?? rich?.keyPoints ?? [];
  return (
    <section className="card summary" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      {statements.length > 0 ? (
        <Statements statements={statements} />
      ) : (
        <p className="plain-text">{summary}</p>
      )}
    </section>
  );
}
