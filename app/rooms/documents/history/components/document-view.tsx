import { useAuth } from "@clerk/react-router";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { PrintedBy } from "#app/base/ui/printed-by.tsx";
import { isFinal } from "#app/core/document/document-status.ts";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { logActivity } from "#app/core/usage/activity-log.ts";
import type { DocumentDetail } from "#app/rooms/documents/detail/document-detail.ts";
import { Questions } from "#app/rooms/documents/questions/components/questions.tsx";
import { fromPast } from "#app/rooms/documents/questions/question-list.ts";
import { useQuestions } from "#app/rooms/documents/questions/use-questions.ts";
import { encodingChoice } from "#app/rooms/documents/viewer/components/choosing-encoding.ts";
import { DocumentProgressView } from "#app/rooms/documents/viewer/components/document-progress.tsx";
import {
  Failure,
  notAnalyzedWords,
  saysNothingCharged,
} from "#app/rooms/documents/viewer/components/failure.tsx";
import { FileInformation } from "#app/rooms/documents/viewer/components/file-information.tsx";
import { SectionViewer } from "#app/rooms/documents/viewer/components/section-viewer.tsx";
import { Statements } from "#app/rooms/documents/viewer/components/statements.tsx";
import { UnreadNotice } from "#app/rooms/documents/viewer/components/unread-notice.tsx";
import { WithSource } from "#app/rooms/documents/viewer/components/with-source.tsx";
import { questionActivity } from "#app/rooms/documents/viewer/document-activity.ts";
import { documentViews } from "#app/rooms/documents/viewer/section-views.ts";
import { DeleteDocument } from "./delete-document.tsx";

const scanConsent = whenShown(
  async () => (await import("#app/rooms/documents/analysis/components/scan-consent.tsx")).ScanConsent,
);

type Props = {
  detail: DocumentDetail;
  timeZone: string;
  onRetry: (uploadId: string, encoding?: string) => void;
};

/** A document of the history: being analysed, failed, or with all its findings. */
export function DocumentView({ detail, timeZone, onRetry }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <>
      <div className="documents-head">
        <div>
          <h1>{detail.filename}</h1>
          <p className="soft">
            <time dateTime={detail.created_at}>{formatTime(detail.created_at, timeZone, locale)}</time>
          </p>
          <PrintedBy />
        </div>
        <DeleteDocument
          id={detail.id}
          name={detail.filename}
          isUnderWay={!isFinal(detail.status)}
          onDeleted={() => navigate("/analysis/history")}
        />
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
  if (detail.failure?.code === "unsure-encoding" && uploadId !== null)
    return (
      <encodingChoice.WhenShown
        documentId={detail.id}
        fileName={detail.filename}
        words={detail.failure.words}
        onChosen={(label) => onRetry(uploadId, label)}
      />
    );
  if (detail.failure?.code === "scan-unasked" && uploadId !== null) {
    // The answer is in the settings by then: after a no, the retry only says so.
    const again = () => onRetry(uploadId);
    return <scanConsent.WhenShown fileName={detail.filename} onAllowed={again} onForbidden={again} />;
  }
  const words = notAnalyzedWords(detail.failure);
  return (
    <Failure words={words} onRetry={uploadId === null ? null : () => onRetry(uploadId)}>
      {!saysNothingCharged(words) && <p>Nothing was charged for it.</p>}
    </Failure>
  );
}

function Analysed({ detail }: Pick<Props, "detail">) {
  const { userId } = useAuth();
  const [past] = useState(() => detail.recent_queries.map(fromPast));
  const logQuestion = useCallback(
    (query: string) => {
      if (userId) logActivity(clinicalStorage(userId), userId, questionActivity(query));
    },
    [userId],
  );
  const questions = useQuestions(detail.id, past, logQuestion, true);
  const { analysis } = detail;
  return (
    <WithSource documentId={detail.id} aside={analysis && <FileInformation metadata={analysis.metadata} />}>
      {analysis && <UnreadNotice metadata={analysis.metadata} />}
      <Summary detail={detail} />
      <SectionViewer sections={documentViews(detail)} />
      {detail.content_truncated && (
        <p className="soft small">
          The full content shows the first 20,000 characters. Open a source to read on from there.
        </p>
      )}
      <Questions questions={questions} userId={userId ?? undefined} />
    </WithSource>
  );
}

/** With its places if the analysis gives them, else as text. */
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
