import { useState } from "react";
import { DocumentProgressView } from "#app/rooms/documents/viewer/components/document-progress.tsx";
import type { AnalysisState } from "../analysis-state.ts";
import { cancelRunningAnalysis } from "../cancel-running-analysis.ts";
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
        what was read by then.
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
