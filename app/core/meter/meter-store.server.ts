import type { DaySpend } from "../spend/spend.ts";
import { openSpendStore } from "../spend/spend-store.server.ts";
import { insertEvents } from "./event-store.server.ts";
import type { Outbox } from "./outbox.ts";
import { type MeterState, type MonthFigures, noCounts, type UsageEvent, type UsageRecord } from "./state.ts";
import type { Step } from "./step.ts";

/** How the last drain failed and when to try again. */
type Backoff = { failures: number; retryAt: number };

/** A meter's own storage: its state in one row, each charged run in a table, the outbox with one row for each month. */
type MeterStore = Outbox & {
  load(): MeterState | null;
  /** The state, the charged runs and the months' new figures, together or not at all. */
  save(step: Step<unknown>, before: MeterState): void;
  hasRecords(): boolean;
  /** What the model took and no counter was told yet. */
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
/** Where a version before the runs had their table kept those that were on their way to D1. */
const EARLIER_EVENTS = "outbox:event:";

/** Everything is synchronous, so no other command can come between a read and its write. */
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
      // What is counted since the state was kept has no count in it, and no limit would hold without one.
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

/** A month that has only just begun has nothing to tell. */
const isUsed = (state: MeterState, before: MeterState): boolean =>
  state.period === before.period || state.tokens.inputTokens + state.tokens.outputTokens > 0;

const running = ({ period, counts, tokens }: MeterState): Omit<MonthFigures, "revision"> => ({
  period,
  counts,
  ...tokens,
  closedAt: 0,
});

const closed = ({ kind: _, ...figures }: Extract<UsageRecord, { kind: "month" }>) => figures;

/** What a version left behind that sent each run to D1: its outbox, and a month of which D1 has no figures yet. */
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
