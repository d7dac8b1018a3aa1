import type { AccountEntitlement } from "#app/core/identity/session/plan-gate.server.ts";

/** What a person's record knows of the account's entitlement, which the database decides. Times: Unix milliseconds. */
export type HeldEntitlement = {
  /** As the database last said; null if it was not asked yet. */
  entitlement: AccountEntitlement | null;
  /** When it said so. */
  confirmedAt: number;
  /** Something that it depends on was written since. */
  isChanged: boolean;
  /** The account is being deleted. */
  isDeleted: boolean;
  /** Since when the database could not be asked; null while it can. */
  lentSince: number | null;
  /** Grows with each change, so that an answer read before a change is not kept after it. */
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

/** How long the record's copy counts without asking the database; every writer there notifies the record. */
const CONFIRMED_FOR_MS = 10 * MINUTE_MS;
/** From this age on it is confirmed beside a request, so that no request waits for it. */
const CONFIRM_AGAIN_AFTER_MS = 8 * MINUTE_MS;
/** How long it is lent to a person while the database is down. */
export const LENT_FOR_MS = 10 * MINUTE_MS;

/** Whether the copy is valid by itself. Without a plan it is not, since one is about to be chosen. */
export const isConfirmed = ({ entitlement, isChanged, confirmedAt }: HeldEntitlement, now: number): boolean =>
  Boolean(entitlement?.plan) && !isChanged && now - confirmedAt < CONFIRMED_FOR_MS;

export const isDueForConfirming = ({ confirmedAt }: HeldEntitlement, now: number): boolean =>
  now - confirmedAt >= CONFIRM_AGAIN_AFTER_MS;
