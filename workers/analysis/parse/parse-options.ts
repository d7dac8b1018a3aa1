import type { FileClaim } from "#app/core/document/kinds/accepted-kind.ts";
import type { ParseBudget } from "./budget.ts";

/**
 * `signal` stops the reading between two pages or pieces; the answer is then the refusal "stopped". `onPage` is told of
 * each page of a PDF, from 1, before it is read, and waited for; it must not fail.
 */
export type ParseOptions = FileClaim & {
  signal?: AbortSignal;
  onPage?: (page: number, of: number) => Promise<void>;
  /** How the person chose to read a text that could be read in more than one way: an encoding's label. */
  encoding?: string | null;
  /** What it may cost; for whoever wants to know afterwards what it did. */
  budget?: ParseBudget;
};
