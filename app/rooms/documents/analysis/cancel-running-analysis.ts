import { ApiError } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { cancelDocument } from "../detail/document-calls.ts";
import type { AnalysisState } from "./analysis-state.ts";
import type { Steering } from "./use-analysis.ts";

type Acts = Steering & { onClear: () => void };

/** Cancels the running analysis. The server decides whether that was in time; if not, the page keeps waiting. */
export async function cancelRunningAnalysis(
  { fileId, uploadId, fileName }: Extract<AnalysisState, { step: "analysing" }>,
  { onPause, onGoOn, onClear }: Acts,
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
