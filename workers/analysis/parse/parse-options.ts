import type { FileClaim } from "#app/core/document/kinds/accepted-kind.ts";
import type { ParseBudget } from "./budget.ts";

/**
 * `signal` stops the reading between two pages or pieces; the result is then the refusal "stopped". `onPage` is called
 * and awaited before each page of a PDF, from 1; it must not throw.
 */
export type ParseOptions = FileClaim & {
  signal?: AbortSignal;
  onPage?: (page: number, of: number) => Promise<void>;
  /** The person's choice for a text with several possible encodings: an encoding's label. */
  encoding?: string | null;
  /** What it may cost; passed in by callers that want to know afterwards what was spent. */
  budget?: ParseBudget;
};
