import type { DaySpend } from "../spend/spend.ts";
import { openSpendStore } from "../spend/spend-store.server.ts";
import { insertEvents } from "./event-store.server.ts";
import type { Outbox } from "./outbox.ts";
import { type MeterState, type MonthFigures, noCounts, type UsageEvent, type UsageRecord } from "./state.ts";
import type { Step } from "./step.ts";

/** How the last drain failed and when to try again. */
type Backoff = { failures: number; retryAt: number };

/** A meter's own storage: its state in one row, charged runs in a table, and the outbox with one row per month. */
type MeterStore = Outbox & {
  load(): MeterState | null;
  /** Saves the state, the charged runs and the months' new figures, all or nothing. */
  save(step: Step<unknown>, before: MeterState): void;
  hasRecords(): boolean;
  /** What the model took and the spend counters do not know yet. */
  spent(): DaySpend[];
  removeSpent(days: DaySpend[]): void;
  backoff(): Backoff | null;
  setBackoff(backoff: Backoff | null): void;
};

const STATE = "state";
const BACKOFF = "backoff";
const OUTBOX = "outbox:month:";
const REVISION = "revision";
const UNTOLD = "untold";
/** Where an earlier version, without a table of runs, kept those that were on their way to D1. */
const EARLIER_EVENTS = "outbox:event:";

/** Everything is synchronous, so that no other command can come between a read and its write. */
export function openMeterStore(storage: DurableObjectStorage): MeterStore {
  const { kv, sql } = storage;
  const spends = openSpendStore(kv);
  const peek = (limit?: number) =>
    [...kv.list<MonthFigures>({ prefix: OUTBOX, limit })].map(([, figures]) => figures);
  const putFigures = (figures: Omit<MonthFigures, "revision">) => {
    const revision = (kv.get<number>(REVISION) ?? 0) + 1;
    kv.put(REVISION, revision);
    kv.put(OUTBOX + figures.period, { ...figures, revision });
  };
  return {
    load: () => {
      const state = kv.get<MeterState>(STATE) ?? null;
      storage.transactionSync(() => takeOver(storage, state, putFigures));
      // A feature counted only since the state was saved has no count in it, and without one no limit would hold.
      return state && { ...state, counts: { ...noCounts(), ...state.counts } };
    },
    save: ({ state, records, spent }, before) =>
      storage.transactionSync(() => {
        kv.put(STATE, state);
        if (spent) spends.add(UNTOLD, spent);
        insertEvents(sql, records.filter(isEvent));
        for (const record of records) if (record.kind === "month") putFigures(closed(record));
        if (state.tokens !== before.tokens && isUsed(state, before)) putFigures(running(state));
      }),
    peek,
    remove: (months) =>
      storage.transactionSync(() => {
        for (const { period, revision } of months)
          if (kv.get<MonthFigures>(OUTBOX + period)?.revision === revision) kv.delete(OUTBOX + period);
      }),
    hasRecords: () => peek(1).length > 0 || spends.list(UNTOLD).length > 0,
    spent: () => spends.list(UNTOLD),
    removeSpent: (days) =>
      storage.transactionSync(() => {
        for (const day of days) spends.subtract(UNTOLD, day);
      }),
    backoff: () => kv.get<Backoff>(BACKOFF) ?? null,
    setBackoff: (backoff) => (backoff ? kv.put(BACKOFF, backoff) : void kv.delete(BACKOFF)),
  };
}

const isEvent = (record: UsageRecord): record is UsageEvent => record.kind === "event";

/** A month that has only just begun has nothing to report. */
const isUsed = (state: MeterState, before: MeterState): boolean =>
  state.period === before.period || state.tokens.inputTokens + state.tokens.outputTokens > 0;

const running = ({ period, counts, tokens }: MeterState): Omit<MonthFigures, "revision"> => ({
  period,
  counts,
  ...tokens,
  closedAt: 0,
});

const closed = ({ kind: _, ...figures }: Extract<UsageRecord, { kind: "month" }>) => figures;

/** Takes over from a version that sent each run to D1: its outbox, and a month whose figures D1 does not have yet. */
function takeOver(
  { kv, sql }: DurableObjectStorage,
  state: MeterState | null,
  putFigures: (figures: Omit<MonthFigures, "revision">) => void,
): void {
  if (!state || kv.get(REVISION) !== undefined) return;
  const earlier = [...kv.list<UsageEvent>({ prefix: EARLIER_EVENTS })];
  insertEvents(
    sql,
    earlier.map(([, event]) => event),
  );
  for (const [key] of earlier) kv.delete(key);
  for (const [key, month] of [...kv.list<MonthFigures>({ prefix: OUTBOX })])
    if (month.revision === undefined) {
      kv.delete(key);
      putFigures(closed(month as unknown as Extract<UsageRecord, { kind: "month" }>));
    }
  if (state.tokens.inputTokens + state.tokens.outputTokens > 0) putFigures(running(state));
}
