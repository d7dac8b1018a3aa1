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
