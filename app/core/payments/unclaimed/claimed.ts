import type { StoredPlan } from "#app/core/plans/plans.ts";

/** The outcome of the payments under a person's verified addresses. */
export type Claimed = { attached: StoredPlan[]; refunded: StoredPlan[] };
