import type { Feature, TokenAmount } from "#app/core/plans/plans.ts";
import type { UseCounts } from "./state.ts";

/** A charged run or a closed month. No content, ever. */
export type UsageRecord = UsageEvent | ClosedMonth;

/** `eventId` is the reservation's id: a run is charged at most once. */
export type UsageEvent = TokenAmount & {
  kind: "event";
  eventId: string;
  feature: Feature;
  period: string;
  isCounted: boolean;
  at: number;
};

/** The meter's figures when the month ended, since its last reset if there was one. */
export type ClosedMonth = TokenAmount & {
  kind: "month";
  period: string;
  counts: UseCounts;
  closedAt: number;
};

/**
 * A month's figures on their way to D1, running or closed. They are the whole month's, so that writing them twice is
 * writing them once; a higher revision is later.
 */
export type MonthFigures = TokenAmount & {
  period: string;
  counts: UseCounts;
  revision: number;
  /** Unix milliseconds; 0 while the month runs. */
  closedAt: number;
};
