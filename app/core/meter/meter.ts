import type { PlanName } from "#app/core/plans/plans.ts";
import type { AddPack } from "./packs.ts";
import type { Question } from "./rate-limit.ts";
import type { UsageRecord } from "./records.ts";
import type { RefusedUse, Reserve, Reserved } from "./reserve.ts";
import type { Commit, Settled } from "./settle.ts";
import type { Snapshot } from "./snapshot.ts";
import type { MeterState } from "./state.ts";
import type { RecordUnchecked } from "./unchecked.ts";

/**
 * One person's meter. Every call may reject when the meter cannot be reached; a RangeError means a malformed command.
 * `reserve → commit | release`; what is not settled within 3 minutes, or the time that it asked for, comes back on its
 * own.
 */
export type Meter = {
  reserve(command: Reserve): Promise<Reserved | RefusedUse>;
  commit(command: Commit): Promise<Settled>;
  release(command: { reservationId: string }): Promise<Settled>;
  recordUnchecked(command: RecordUnchecked): Promise<Settled>;
  addPack(command: AddPack): Promise<{ isAdded: boolean }>;
  close(command: { period: string }): Promise<{ isClosed: boolean }>;
  resetMonth(command: { resetId: string }): Promise<{ isReset: boolean }>;
  askProvider(command: Question): Promise<{ retryAfterSeconds: number | null }>;
  snapshot(command: { plan: PlanName | null; isFirstMonth: boolean }): Promise<Snapshot>;
  export(): Promise<MeterExport>;
  erase(): Promise<void>;
};

/** All that a meter holds of a person; `pending` is on its way to the history in D1. */
export type MeterExport = { state: MeterState | null; pending: UsageRecord[] };
