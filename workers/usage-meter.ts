import { DurableObject } from "cloudflare:workers";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { nextExpiry } from "#app/core/meter/advance.ts";
import {
  type EventCursor,
  insertEvents,
  listEvents,
  noteDays,
  removeEventsBefore,
  type StoredEvent,
} from "#app/core/meter/event-store.server.ts";
import type { MeterExport } from "#app/core/meter/meter.ts";
import { openMeterStore } from "#app/core/meter/meter-store.server.ts";
import { closeMonth, type MonthReset, resetMonth } from "#app/core/meter/month.ts";
import { DRAIN_DELAY, drainOutbox, retryDelay, type WriteHistory } from "#app/core/meter/outbox.ts";
import { type AddPack, addPack } from "#app/core/meter/packs.ts";
import { type CountCall, countCall } from "#app/core/meter/rate-limit.ts";
import { type RefusedUse, type Reserve, type Reserved, reserve } from "#app/core/meter/reserve.ts";
import { type Commit, commit, release, type Settled } from "#app/core/meter/settle.ts";
import { type Snapshot, type SnapshotCommand, snapshot } from "#app/core/meter/snapshot.ts";
import { emptyMeter, type MeterState } from "#app/core/meter/state.ts";
import { answered, type MeterRule, perform } from "#app/core/meter/step.ts";
import { type RecordUnchecked, recordUnchecked } from "#app/core/meter/unchecked.ts";
import { counterOf, type DaySpend } from "#app/core/spend/spend.ts";

/**
 * One object per person, named by the user id; reached through `core/meter/meter-client.server.ts` only. It decides
 * nothing itself: a command loads the state, applies a pure rule, and stores state and outbox in one transaction.
 */
export class UsageMeter extends DurableObject<Env> {
  /** The clock, in Unix milliseconds. */
  now: () => number = Date.now;
  write: WriteHistory = async (months) => {
    const { writeHistory } = await loadHistory();
    await writeHistory(await this.#openDatabase(), this.#userId(), months);
    await this.#keepShard();
  };
  /** Reports what the model cost. */
  tellSpend = async (days: DaySpend[]): Promise<void> => {
    const counter = this.env.DAILY_SPEND.getByName(counterOf(this.#userId()));
    await withTimeout(Promise.resolve(counter.add({ days })), LONGEST_TELL_MS);
  };
  /** Logs a failed drain; one JSON object per line. */
  log: (line: string) => void = console.error;

  readonly #store = openMeterStore(this.ctx.storage);
  /** What storage holds; `undefined` before it is read, null if it holds nothing. */
  #state: MeterState | null | undefined;
  #drainDueAt: number | null = null;
  #armedAt: number | null = null;
  #draining: Promise<void> | null = null;
  #erasedAt = Number.NEGATIVE_INFINITY;

  reserve(command: Reserve): Reserved | RefusedUse {
    return this.#perform(reserve, command);
  }

  commit(command: Commit): Settled {
    return this.#perform(commit, command);
  }

  release(command: { reservationId: string }): Settled {
    return this.#perform(release, command);
  }

  /** A use from before an erasure must not come back. */
  recordUnchecked(command: RecordUnchecked): Settled {
    if (command.allowedAt <= this.#erasedAt) return { isSettled: false, reason: "unknown" };
    return this.#perform(recordUnchecked, command);
  }

  addPack(command: AddPack): { isAdded: boolean } {
    return this.#perform(addPack, command);
  }

  close(command: { period: string }): { isClosed: boolean } {
    return this.#perform(closeMonth, command);
  }

  resetMonth(command: { resetId: string }): MonthReset {
    return this.#perform(resetMonth, command);
  }

  countCall(command: CountCall): { retryAfterSeconds: number | null } {
    return this.#perform(countCall, command);
  }

  /** While runs of an earlier version may still be in D1, it omits the note days; `noteDays` finds them. */
  snapshot({ notesSince, ...command }: SnapshotCommand): Snapshot {
    const seen = this.#perform(snapshot, command);
    if (notesSince === undefined || !this.ctx.storage.kv.get(ADOPTED)) return seen;
    return { ...seen, noteDays: noteDays(this.ctx.storage.sql, { since: notesSince }) };
  }

  /** The person's charged runs, newest first. */
  async listEvents(command: { before?: EventCursor | undefined; limit?: number }) {
    await this.#adoptOnce();
    return listEvents(this.ctx.storage.sql, command);
  }

  async noteDays(command: { since: number }): Promise<number[]> {
    await this.#adoptOnce();
    return noteDays(this.ctx.storage.sql, command);
  }

  async removeEventsBefore({ period }: { period: string }): Promise<number> {
    return removeEventsBefore(this.ctx.storage.sql, period);
  }

  /** Moves the runs that an earlier version kept in D1 here, and tells D1 its month; safe to repeat. */
  async adoptEvents(): Promise<void> {
    this.#perform((state) => answered(state, null), null);
    const { moveEvents } = await loadHistory();
    const { sql } = this.ctx.storage;
    const keep = (events: StoredEvent[]) => this.ctx.storage.transactionSync(() => insertEvents(sql, events));
    await moveEvents(await this.#openDatabase(), this.#userId(), keep);
    this.ctx.storage.kv.put(ADOPTED, true);
  }

  export(): MeterExport {
    return { state: this.#load(), pending: this.#store.peek() };
  }

  /** Forgets everything, once pending writes have landed in D1, so that deleting D1's rows next deletes those too. */
  async erase(): Promise<void> {
    while (this.#draining) await this.#draining;
    const deleted = [this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()];
    this.#state = null;
    this.#drainDueAt = null;
    this.#armedAt = null;
    this.#erasedAt = this.now();
    await Promise.all(deleted);
  }

  /** The object's one alarm: releases expired reservations and writes the outbox to D1. */
  override async alarm(): Promise<void> {
    this.#load();
    this.#armedAt = null;
    const retryAt = this.#store.backoff()?.retryAt ?? 0;
    const isTooEarly = retryAt > this.now();
    this.#drainDueAt = isTooEarly ? retryAt : null;
    this.#perform((state) => answered(state, null), null);
    if (!isTooEarly)
      this.#draining ??= this.#drain().finally(() => {
        this.#draining = null;
      });
    await this.#draining;
    this.#arm();
  }

  /** D1 is asked until it has answered once; while it is down, what is stored here counts. */
  async #adoptOnce(): Promise<void> {
    if (this.ctx.storage.kv.get(ADOPTED)) return;
    await this.adoptEvents().catch((cause: unknown) =>
      this.log(JSON.stringify({ level: "error", event: "usage_events_not_moved", cause: nameOf(cause) })),
    );
  }

  #perform<Command, Answer>(rule: MeterRule<Command, Answer>, command: Command): Answer {
    const now = this.now();
    const isFirst = this.#state === undefined;
    const before = this.#load() ?? emptyMeter(now);
    const step = perform(rule, before, command, now);
    if (step.state !== before) {
      this.#store.save(step, before);
      // Only now, so that memory is never ahead of storage if saving threw.
      this.#state = step.state;
      if (step.spent || step.records.length > 0 || step.state.tokens !== before.tokens)
        this.#drainDueAt ??= now + DRAIN_DELAY;
    }
    // The first command also arms the alarm for work left from before a restart.
    if (isFirst || step.state !== before) this.#arm();
    return step.answer;
  }

  /** Reads storage once. */
  #load(): MeterState | null {
    if (this.#state === undefined) {
      this.#state = this.#store.load();
      if (this.#store.hasRecords())
        this.#drainDueAt = this.#store.backoff()?.retryAt ?? this.now() + DRAIN_DELAY;
    }
    return this.#state;
  }

  async #drain(): Promise<void> {
    this.#drainDueAt = null;
    await this.#drainSpend();
    try {
      await drainOutbox(this.#store, this.write);
      if (this.#store.backoff()) this.#store.setBackoff(null);
    } catch (cause) {
      const failures = (this.#store.backoff()?.failures ?? 0) + 1;
      this.#drainDueAt = this.now() + retryDelay(failures);
      this.#store.setBackoff({ failures, retryAt: this.#drainDueAt });
      this.log(
        JSON.stringify({ level: "error", event: "usage_outbox_failed", failures, cause: nameOf(cause) }),
      );
    }
  }

  /** What cannot be reported now is reported with the next drain: a budget's sum may lag. */
  async #drainSpend(): Promise<void> {
    const days = this.#store.spent();
    if (days.length === 0) return;
    try {
      await this.tellSpend(days);
      this.#store.removeSpent(days);
    } catch (cause) {
      this.log(JSON.stringify({ level: "error", event: "spend_not_told", cause: nameOf(cause) }));
    }
  }

  /** One alarm serves both the next expiring reservation and the next drain, whichever is first. */
  #arm(): void {
    const due = [this.#state ? nextExpiry(this.#state) : null, this.#drainDueAt].filter((at) => at !== null);
    const next = due.length === 0 ? null : Math.min(...due);
    if (next === null || (this.#armedAt !== null && this.#armedAt <= next)) return;
    this.#armedAt = next;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(next));
  }

  /** The directory is asked only once in the meter's life where this person's rows are. */
  async #openDatabase(): Promise<PersonDatabase> {
    const { noteShard, openPersonDatabase } = await loadHistory();
    const shard = this.ctx.storage.kv.get<number>(SHARD);
    if (shard !== undefined) noteShard(this.env, this.#userId(), shard);
    return openPersonDatabase(this.env, this.#userId());
  }

  async #keepShard(): Promise<void> {
    const { knownShard } = await loadHistory();
    const shard = knownShard(this.env, this.#userId());
    if (shard !== undefined) this.ctx.storage.kv.put(SHARD, shard);
  }

  #userId(): string {
    const { name } = this.ctx.id;
    if (name === undefined) throw new Error("A meter is reached by the user id only.");
    return name;
  }
}

const LONGEST_TELL_MS = 5_000;
const ADOPTED = "adopted";
const SHARD = "shard";

/** Loaded on demand: deciding needs no database. */
async function loadHistory() {
  const [databases, history] = await Promise.all([
    import("#app/base/data/database.server.ts"),
    import("#app/core/usage/usage-history.server.ts"),
  ]);
  return { ...databases, ...history };
}

/** A database error's message may contain the row; its name and its cause's message do not. */
function nameOf(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${String(cause.cause ?? "")}` : typeof cause;
}
