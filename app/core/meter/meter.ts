import type { EventCursor, StoredEvent } from "./event-store.server.ts";
import type { MonthReset } from "./month.ts";
import type { AddPack } from "./packs.ts";
import type { CountCall } from "./rate-limit.ts";
import type { RefusedUse, Reserve, Reserved } from "./reserve.ts";
import type { Commit, Settled } from "./settle.ts";
import type { Snapshot, SnapshotCommand } from "./snapshot.ts";
import type { MeterState, MonthFigures } from "./state.ts";
import type { RecordUnchecked } from "./unchecked.ts";

/**
 * One person's meter. Every call may reject when the meter cannot be reached; a RangeError means a malformed command.
 * `reserve → commit | release`; a reservation not settled within 3 minutes, or the time that it asked for, expires.
 */
export type Meter = {
  reserve(command: Reserve): Promise<Reserved | RefusedUse>;
  commit(command: Commit): Promise<Settled>;
  release(command: { reservationId: string }): Promise<Settled>;
  recordUnchecked(command: RecordUnchecked): Promise<Settled>;
  addPack(command: AddPack): Promise<{ isAdded: boolean }>;
  close(command: { period: string }): Promise<{ isClosed: boolean }>;
  resetMonth(command: { resetId: string }): Promise<MonthReset>;
  countCall(command: CountCall): Promise<{ retryAfterSeconds: number | null }>;
  snapshot(command: SnapshotCommand): Promise<Snapshot>;
  listEvents(command: {
    before?: EventCursor | undefined;
    limit?: number;
  }): Promise<{ events: StoredEvent[]; next: EventCursor | null }>;
  /** The days since then on which a note was charged, in UTC and counted from 1970, latest first. */
  noteDays(command: { since: number }): Promise<number[]>;
  /** Forgets the charged runs of earlier months. @returns how many */
  removeEventsBefore(command: { period: string }): Promise<number>;
  /** Takes over the runs that an earlier version kept in D1; safe to repeat. */
  adoptEvents(): Promise<void>;
  export(): Promise<MeterExport>;
  erase(): Promise<void>;
};

/** All that a meter holds of a person; `pending` are the figures on their way to D1. */
export type MeterExport = { state: MeterState | null; pending: MonthFigures[] };
