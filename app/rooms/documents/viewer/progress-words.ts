import type { StoredProgress } from "#app/base/data/schema.ts";
import { type DocumentStatus, NO_PROGRESS } from "#app/core/document/document-status.ts";

/**
 * An analysis's progress in words: "Analyzing... (reading page 3 of 12)". It begins with that word from the end of the
 * upload to the results, whatever the stage (DOC-09).
 */
export function progressWords(status: DocumentStatus, progress: StoredProgress = NO_PROGRESS): string {
  const { step, of, unit } = progress;
  // Pages are reported as they are read, parts once finished: people count the one in progress.
  const at = step !== null && of !== null && status === "analysing" ? Math.min(step + 1, of) : step;
  const count = at !== null && of !== null ? `${unit ?? "part"} ${at} of ${of}` : null;
  if (status === "queued") return "Analyzing... (in the queue)";
  if (status === "reading") return `Analyzing... (reading ${count ?? "the document"})`;
  if (status === "analysing") return count === null ? "Analyzing..." : `Analyzing... (${count})`;
  return STATUS_WORDS[status];
}

/** Short names of the statuses, where there is no room for more. */
export const STATUS_WORDS: Record<DocumentStatus, string> = {
  queued: "Queued",
  reading: "Reading",
  analysing: "Analyzing",
  done: "Done",
  failed: "Failed",
};

/** The expected tokens, once known: "It takes about 12,300 input and 2,000 output tokens." */
export function expectedTokens({ estimate }: StoredProgress): string | null {
  if (!estimate) return null;
  const figure = (tokens: number) => tokens.toLocaleString("en-US");
  return `It takes about ${figure(estimate.inputTokens)} input and ${figure(estimate.outputTokens)} output tokens.`;
}

/** The completed share of the current stage, between 0 and 1; null if unknown. */
export function shareDone(status: DocumentStatus, { step, of }: StoredProgress): number | null {
  if (status === "done") return 1;
  if (status === "queued" || step === null || !of) return null;
  return Math.min(1, step / of);
}
