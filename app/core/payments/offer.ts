import type { PlanName } from "#app/core/plans/plans.ts";

/**
 * How a person gets a plan. "trial", "checkout": on the payment provider's page. "change": the running subscription
 * switches to the plan, paid with the card on file. "reset": the plan is held. "keep": it is held but ending, and
 * the billing portal keeps it. "repair": a payment failed, and the portal takes a new card. "included": a higher plan
 * is held. "choose": Free. "sales": people handle it. "claim": a payment under the person's address waits, and comes
 * first.
 */
export type Approach =
  | "trial"
  | "checkout"
  | "change"
  | "reset"
  | "keep"
  | "repair"
  | "included"
  | "choose"
  | "sales"
  | "claim";

/** What choosing a plan now would mean for a person, in words used everywhere. */
export type Offer = {
  plan: PlanName;
  approach: Approach;
  title: string;
  /** What is charged today and later, or why there is nothing to buy. */
  lines: string[];
  /** The label of the button that proceeds; null if there is nothing to proceed to. */
  confirm: string | null;
  /** Cents that the payment provider would charge today; null if nothing is bought. */
  dueToday: number | null;
  /** "change" only: the moment, in Unix seconds, for which the provider computed the amount. */
  prorationDate: number | null;
};

/** What a confirmation sends back: what was read. The server refuses if it no longer holds. */
export type ReadOffer = Pick<Offer, "dueToday" | "prorationDate">;
