import { type ComponentProps, useCallback, useEffect } from "react";
import { whenNeeded, whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { isLeaving } from "#app/core/identity/local-traces.ts";
import { logActivity } from "#app/core/usage/activity-log.ts";
import { Questions } from "#app/rooms/documents/questions/components/questions.tsx";
import type { AskedQuestion } from "#app/rooms/documents/questions/question-list.ts";
import { useQuestions } from "#app/rooms/documents/questions/use-questions.ts";
import type { FileUsage } from "#app/rooms/documents/upload/file-usage.ts";
import { encodingChoice } from "#app/rooms/documents/viewer/components/choosing-encoding.ts";
import { Failure, saysNothingCharged } from "#app/rooms/documents/viewer/components/failure.tsx";
import { FileInformation } from "#app/rooms/documents/viewer/components/file-information.tsx";
import { WithSource } from "#app/rooms/documents/viewer/components/with-source.tsx";
import { questionActivity } from "#app/rooms/documents/viewer/document-activity.ts";
import { type AnalysisState, analysedIdOf, fileIdOf } from "../analysis-state.ts";
import { writeLocalAnalysis } from "../local-analysis.ts";
import { toLocal } from "../local-state.ts";
import type { Steering } from "../use-analysis.ts";
import { ChooseFile } from "./choose-file.tsx";

const results = whenNeeded(
  async () => (await import("#app/rooms/documents/viewer/components/results.tsx")).Results,
);
/** Loads the view of an analysis, which the server needs at once. */
export const loadResults = results.load;

const uploadProgress = whenShown(async () => (await import("./upload-progress.tsx")).UploadProgressView);
/** Preloads the view of an upload. */
export const loadUploadProgress = uploadProgress.load;

const underWay = whenShown(async () => (await import("./under-way.tsx")).UnderWay);
/** Preloads the view of a running analysis. */
export const loadUnderWay = underWay.load;

const scanConsent = whenShown(async () => (await import("./scan-consent.tsx")).ScanConsent);

type Props = {
  userId: string;
  state: AnalysisState;
  usage: FileUsage;
  choosing: ComponentProps<typeof ChooseFile>;
  /** A question typed before there is a document. */
  early?: { text: string } | undefined;
  onClear: () => void;
  steering: Steering;
  onAgain: (encoding?: string) => void;
};

const NONE: AskedQuestion[] = [];

/** The page's current step, and the questions below it. */
export function AnalysisBody({ userId, state, usage, choosing, early, ...acts }: Props) {
  const fileId = analysedIdOf(state);
  const onAsked = useCallback(
    (query: string) => logActivity(clinicalStorage(userId), userId, questionActivity(query)),
    [userId],
  );
  const questions = useQuestions(fileId, state.step === "done" ? state.past : NONE, onAsked);
  const { list } = questions;
  useEffect(() => {
    const kept = toLocal(state, list, usage, Date.now());
    if (kept && !isLeaving()) writeLocalAnalysis(clinicalStorage(userId), userId, kept);
  }, [userId, state, list, usage]);
  return (
    <WithSource documentId={fileId} aside={<About state={state} />}>
      <Step state={state} choosing={choosing} {...acts} />
      <Questions questions={questions} userId={userId} underWay={fileIdOf(state)} early={early} />
    </WithSource>
  );
}

function About({ state }: { state: AnalysisState }) {
  if (state.step !== "done") return null;
  return <FileInformation metadata={state.answer.metadata} />;
}

type StepProps = Omit<Props, "userId" | "usage" | "early">;

function Step({ state, choosing, onClear, steering, onAgain }: StepProps) {
  if (state.step === "choosing") return <ChooseFile {...choosing} />;
  if (state.step === "uploading") return <uploadProgress.WhenShown {...state} onCancel={onClear} />;
  if (state.step === "done")
    return <results.WhenNeeded answer={state.answer} onAnother={onClear} onStartOver={onClear} />;
  if (state.step === "analysing") return <underWay.WhenShown state={state} onClear={onClear} {...steering} />;
  return (
    <div className="step">
      {state.code === "scan-unasked" ? (
        <scanConsent.WhenShown fileName={state.fileName} onAllowed={() => onAgain()} onForbidden={onClear} />
      ) : state.code === "unsure-encoding" && state.fileId && state.again ? (
        <encodingChoice.WhenShown
          documentId={state.fileId}
          fileName={state.fileName}
          words={state.words}
          onChosen={onAgain}
        />
      ) : (
        <Failure words={state.words} onRetry={state.again && (() => onAgain())}>
          <p>
            {saysNothingCharged(state.words)
              ? state.fileName
              : `${state.fileName}: nothing was charged for it.`}
          </p>
          {state.code === "analyses_used_up" && (
            <p>
              <a href="/pricing">See plans</a>
            </p>
          )}
          {state.code === "file_too_large" && <p>Please choose another file.</p>}
        </Failure>
      )}
      <div className="row">
        <button type="button" onClick={onClear}>
          Start Over
        </button>
      </div>
    </div>
  );
}
