import type { Outbox } from "./outbox.ts";
import type { UsageRecord } from "./records.ts";
import type { MeterState } from "./state.ts";
import type { Step } from "./step.ts";

/** How the last drain failed and when to try again. */
export type Backoff = { failures: number; retryAt: number };

/** A meter's own storage: its state in one row, the outbox with one row for each record. */
export type MeterStore = Outbox & {
  load(): MeterState | null;
  /** State and records, together or not at all. */
  save(step: Step<unknown>): void;
  hasRecords(): boolean;
  backoff(): Backoff | null;
  setBackoff(backoff: Backoff | null): void;
};

const STATE = "state";
const BACKOFF = "backoff";
const OUTBOX = "outbox:";

/** Everything is synchronous, so no other command can come between a read and its write. */
export function openMeterStore(storage: DurableObjectStorage): MeterStore {
  const { kv } = storage;
  const peek = (limit?: number) =>
    [...kv.list<UsageRecord>({ prefix: OUTBOX, limit })].map(([, record]) => record);
  return {
    load: () => kv.get<MeterState>(STATE) ?? null,
    save: ({ state, records }) =>
      storage.transactionSync(() => {
        kv.put(STATE, state);
        for (const record of records) kv.put(outboxKey(record), record);
      }),
    peek,
    remove: (records) =>
      storage.transactionSync(() => {
        for (const record of records) kv.delete(outboxKey(record));
      }),
    hasRecords: () => peek(1).length > 0,
    backoff: () => kv.get<Backoff>(BACKOFF) ?? null,
    setBackoff: (backoff) => (backoff ? kv.put(BACKOFF, backoff) : void kv.delete(BACKOFF)),
  };
}

const outboxKey = (record: UsageRecord): string =>
  record.kind === "event" ? `${OUTBOX}event:${record.eventId}` : `${OUTBOX}month:${record.period}`;
