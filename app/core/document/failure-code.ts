import type { RefusalCode } from "./refusals.ts";

/** Why an analysis failed for good: a closed list, which includes the parser's refusals. */
export type FailureCode =
  | RefusalCode
  | "upload-gone"
  | "analyses-used-up"
  | "not-enough-tokens"
  | "model-paused"
  | "model-refused"
  | "model-cut-off"
  | "nothing-found"
  | "unreadable"
  | "scan-unasked"
  | "scan-forbidden"
  | "analysis-failed";

const WORTH_ANOTHER_TRY: ReadonlySet<string> = new Set<FailureCode>([
  "analyses-used-up",
  "not-enough-tokens",
  "model-cut-off",
  "model-paused",
  "analysis-failed",
  "scan-unasked",
  "scan-forbidden",
  "unsure-encoding",
]);

/** Whether the same file may be analyzed again, so that the upload is kept for it. */
export const mayTryAgain = (code: string | null): boolean => code !== null && WORTH_ANOTHER_TRY.has(code);
