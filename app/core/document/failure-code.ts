import type { RefusalCode } from "./refusals.ts";

/** Why an analysis failed for good: a closed list; the parser's refusals are in it. */
export type FailureCode =
  | RefusalCode
  | "upload-gone"
  | "analyses-used-up"
  | "not-enough-tokens"
  | "model-refused"
  | "model-cut-off"
  | "nothing-found"
  | "analysis-failed";

const WORTH_ANOTHER_TRY: ReadonlySet<string> = new Set<FailureCode>([
  "analyses-used-up",
  "not-enough-tokens",
  "model-cut-off",
  "analysis-failed",
]);

/** Whether the same file may be analysed another time, so that what was uploaded is kept for it. */
export const mayTryAgain = (code: string | null): boolean => code !== null && WORTH_ANOTHER_TRY.has(code);
