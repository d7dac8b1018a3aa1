import type { ReactNode } from "react";

type Props = {
  words: string;
  children?: ReactNode;
  /** Null if a retry cannot help. */
  onRetry: (() => void) | null;
};

/** Whether a failure's words already say that nothing was charged. */
export const saysNothingCharged = (words: string): boolean => /nothing was charged/i.test(words);

/** Why a document was not analyzed. */
export const notAnalyzedWords = (failure: { words: string } | null): string =>
  failure?.words || "This document could not be analyzed.";

/** What went wrong, and what can be done about it. */
export function Failure({ words, children, onRetry }: Props) {
  return (
    <div className="notice alarm" role="alert">
      <strong>{words}</strong>
      {children}
      {onRetry && (
        <p>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
