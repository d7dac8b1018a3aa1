import type { FailureCode } from "#app/core/document/failure-code.ts";
import { SCAN_WORDS } from "#app/core/document/scans.ts";
import type { LimitReached } from "#app/core/meter/admission.ts";
import { ModelError } from "#app/core/model/model-error.ts";

/** Ends an analysis for good, with words for the person; nothing is charged. */
export class AnalysisFailure extends Error {
  override readonly name = "AnalysisFailure";
  readonly code: FailureCode;

  constructor(code: FailureCode, words: string) {
    super(words);
    this.code = code;
  }
}

export const uploadGone = () =>
  new AnalysisFailure("upload-gone", "The uploaded file is no longer there. Please upload it again.");

/** @param read sentences that say what of the file was read; empty if all of it was */
export const nothingFound = (read: readonly string[]) =>
  new AnalysisFailure(
    "nothing-found",
    [
      "The assistant found nothing in this document that it can back up with a place in the text.",
      ...read,
      "Nothing was charged.",
    ].join(" "),
  );

/** Reading it crashed the reader twice; there is no third try. */
export const unreadable = () =>
  new AnalysisFailure(
    "unreadable",
    "This file could not be read: reading it broke off twice. Nothing was charged. Save or export it again and upload the new copy.",
  );

/** Nobody has asked the person yet whether the pages of a scan may go to the model as they are. */
export const scanUnasked = () =>
  new AnalysisFailure(
    "scan-unasked",
    `This PDF is a scan. ${SCAN_WORDS} Nothing was sent, and nothing was charged.`,
  );

export const scanForbidden = () =>
  new AnalysisFailure(
    "scan-forbidden",
    "This PDF is a scan, and your settings forbid sending scans to the language model. Nothing was sent, and nothing was charged. You can change that under Settings, Security.",
  );

/** For messages that the queue gave up: every try failed through our fault or a provider's. */
export const givenUp = () =>
  new AnalysisFailure(
    "analysis-failed",
    "This document could not be analyzed after several attempts. Nothing was charged. Please try again later.",
  );

/** An operator's switch, or the day's budget of the person's plan. */
export const modelPaused = () =>
  new AnalysisFailure(
    "model-paused",
    "The assistant is not reading documents for your plan right now. Your file is kept for a day, and nothing was charged. Please try again later; it will be available after midnight UTC at the latest.",
  );

const count = (tokens: number): string => tokens.toLocaleString("en-US");

/** Rounded up to the next thousand, as befits an estimate. */
const about = (tokens: number): string => count(tokens < 1000 ? tokens : Math.ceil(tokens / 1000) * 1000);

/**
 * The failure when the month has no room.
 * @param needed tokens requested, of the kind that ran out
 */
export function limitFailure(
  { which, used, limit }: LimitReached,
  needed: { inputTokens: number; outputTokens: number },
): AnalysisFailure {
  if (which === "count") {
    const words = `Limit of ${limit} analyses reached. Please upgrade.`;
    return new AnalysisFailure("analyses-used-up", words);
  }
  const [kind, amount] =
    which === "input_tokens" ? ["input", needed.inputTokens] : ["output", needed.outputTokens];
  const left = Math.max(0, limit - used);
  const rest =
    left >= amount
      ? "and what is left this month is set aside for work that is still running."
      : `and ${count(left)} are left this month.`;
  const words = `This document needs about ${about(amount)} ${kind} tokens, ${rest}`;
  return new AnalysisFailure("not-enough-tokens", words);
}

/** Model failures that no retry mends get words; any other error is returned as it is, to be retried. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof ModelError)) return error;
  if (error.code === "refused")
    return new AnalysisFailure(
      "model-refused",
      "The assistant declined to analyze this document. Nothing was charged.",
    );
  if (error.code === "cut_off")
    return new AnalysisFailure(
      "model-cut-off",
      "The analysis was cut off before it was complete. Nothing was charged. Please try again.",
    );
  return error;
}
