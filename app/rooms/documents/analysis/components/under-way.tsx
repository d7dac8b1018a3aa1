import { useState } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { DocumentProgressView } from "#app/rooms/documents/viewer/components/document-progress.tsx";
import { cancelDocument } from "../../detail/document-calls.ts";
import type { AnalysisState } from "../analysis-state.ts";
import type { Steering } from "../use-analysis.ts";

type Props = Steering & { state: Extract<AnalysisState, { step: "analysing" }>; onClear: () => void };

/** A running analysis, which can be cancelled until any of it is shown. */
export function UnderWay({ state, onClear, ...steering }: Props) {
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    await cancelRunningAnalysis(state, { ...steering, onClear });
    setBusy(false);
  };
  return (
    <div className="step">
      <DocumentProgressView {...state} />
      <p>
        Wrong file? Cancel before the analysis is shown, and it is not counted: you only use the tokens for
        the parts begun by then.
      </p>
      <div className="row">
        <button type="button" disabled={isBusy} onClick={cancel}>
          Cancel
        </button>
        <button type="button" disabled={isBusy} onClick={onClear}>
          Start another analysis
        </button>
      </div>
    </div>
  );
}

/** Cancels the running analysis. The server decides whether that was in time; if not, the page keeps waiting. */
export async function cancelRunningAnalysis(
  { fileId, uploadId, fileName }: Extract<AnalysisState, { step: "analysing" }>,
  { onPause, onGoOn, onClear }: Steering & { onClear: () => void },
): Promise<void> {
  const id = fileId ?? uploadId;
  if (id === undefined) return;
  onPause();
  try {
    await cancelDocument(id);
    onClear();
    showToast.success(`Cancelled. ${fileName} was not counted.`);
  } catch (error) {
    onGoOn({ id, fileName });
    if (error instanceof ApiError && error.reason === "analysis_complete") showToast.info(error.words ?? "");
    else showToast.error("The analysis could not be cancelled. Please try again.");
  }
}
