import type { StoredPlan } from "#app/core/plans/plans.ts";

/** The answer of `GET /api/users/payment-status`. Times are Unix milliseconds. */
export type PaymentStatus = {
  hasPaid: boolean;
  plan: StoredPlan;
  /** "past_due": a renewal, or the first payment after a trial, failed and is being retried. */
  payment_status: "completed" | "past_due" | "none";
  /** There was a paid plan, and it has ended. */
  paid_plan_ended: boolean;
  /** Whether the payment provider knows a customer for this person (OPEN-36). */
  has_customer: boolean;
  subscription: {
    status: string;
    will_cancel: boolean;
    period_end: number;
    trial_end: number | null;
  } | null;
};
