import type { MonthFigures } from "./state.ts";

/** Decisions that are not known to be in D1 yet: the latest figures of each month, stored with the decision. */
export type Outbox = {
  /** The first months, at most `limit`; all without one. */
  peek(limit?: number): MonthFigures[];
  /** Removes what was written, unless later figures took its place. */
  remove(months: MonthFigures[]): void;
};

/** Writes figures to the history. It may fail before or after writing; the same figures written twice count once. */
export type WriteHistory = (months: MonthFigures[]) => Promise<void>;

/** Months written to D1 in one batch. */
const BATCH = 50;

/** How long figures wait, so that uses close together make one write. */
export const DRAIN_DELAY = 5_000;

const LONGEST_DELAY = 300_000;

/**
 * Moves all figures to the history; they leave the outbox only once written.
 * @throws whatever `write` throws; what was not confirmed stays and is written again next time
 */
export async function drainOutbox(outbox: Outbox, write: WriteHistory): Promise<void> {
  for (let batch = outbox.peek(BATCH); batch.length > 0; batch = outbox.peek(BATCH)) {
    await write(batch);
    outbox.remove(batch);
  }
}

/** Milliseconds until the next try after this many failures in a row: 5 s, doubled each time, at most 5 minutes. */
export function retryDelay(failures: number): number {
  return Math.min(DRAIN_DELAY * 2 ** Math.max(0, failures - 1), LONGEST_DELAY);
}
