import type { AccountEntitlement } from "#app/core/identity/session/plan-gate.server.ts";

/** What a person's record knows of what the account may do, which the database decides. Times are Unix milliseconds. */
export type HeldEntitlement = {
  /** As the database last said; null where it was not asked yet. */
  entitlement: AccountEntitlement | null;
  /** When it said so. */
  confirmedAt: number;
  /** Something was written since from which it is made. */
  isChanged: boolean;
  /** The account is being deleted. */
  isDeleted: boolean;
  /** Since when the database could not be asked; null while it can. */
  lentSince: number | null;
  /** Grows with each change, so that an answer that was read before the change is not kept after it. */
  epoch: number;
};

export const NOTHING_HELD: HeldEntitlement = {
  entitlement: null,
  confirmedAt: 0,
  isChanged: false,
  isDeleted: false,
  lentSince: null,
  epoch: 0,
};

const MINUTE_MS = 60_000;

/** So long the record's copy counts without a question to the database; whoever writes there tells the record. */
const CONFIRMED_FOR_MS = 10 * MINUTE_MS;
/** From this age on it is confirmed beside a request, so that no request waits for it. */
const CONFIRM_AGAIN_AFTER_MS = 8 * MINUTE_MS;
/** So long it carries a person while the database is down. */
export const LENT_FOR_MS = 10 * MINUTE_MS;

/** Whether the copy counts by itself. Whoever chose no plan is about to choose one. */
export const isConfirmed = ({ entitlement, isChanged, confirmedAt }: HeldEntitlement, now: number): boolean =>
  Boolean(entitlement?.plan) && !isChanged && now - confirmedAt < CONFIRMED_FOR_MS;

export const isDueForConfirming = ({ confirmedAt }: HeldEntitlement, now: number): boolean =>
  now - confirmedAt >= CONFIRM_AGAIN_AFTER_MS;
