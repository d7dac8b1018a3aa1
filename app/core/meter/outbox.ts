import type { UsageRecord } from "./records.ts";

/** What was decided and is not known to be in D1 yet. It was stored together with the decision. */
export type Outbox = {
  /** The first records, at most `limit`; without it, all. */
  peek(limit?: number): UsageRecord[];
  remove(records: UsageRecord[]): void;
};

/** Writes records to the history. It may fail before or after it wrote; the same record twice counts once. */
export type WriteHistory = (records: UsageRecord[]) => Promise<void>;

/** Records written to D1 in one batch. */
const BATCH = 50;

/** How long a record waits, so that the records of one moment share a batch. */
export const DRAIN_DELAY = 5_000;

const LONGEST_DELAY = 300_000;

/**
 * Moves all records to the history, batch by batch; a batch leaves the outbox only after it was written.
 * @throws whatever `write` throws; what was not confirmed stays and is written again next time
 */
export async function drainOutbox(outbox: Outbox, write: WriteHistory): Promise<void> {
  for (let batch = outbox.peek(BATCH); batch.length > 0; batch = outbox.peek(BATCH)) {
    await write(batch);
    outbox.remove(batch);
  }
}

/** Milliseconds until the next try after so many failures in a row: 5 s, doubled each time, at most 5 minutes. */
export function retryDelay(failures: number): number {
  return Math.min(DRAIN_DELAY * 2 ** Math.max(0, failures - 1), LONGEST_DELAY);
}
