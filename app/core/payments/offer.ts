import type { PlanName } from "#app/core/plans/plans.ts";

/**
 * How a person comes to a plan. "trial", "checkout": on the payment provider's page. "change": the running subscription
 * goes over to the plan, paid with the card on file. "reset": the plan is held already. "keep": it is held and ends, and
 * the billing portal keeps it. "repair": a payment failed, and the portal takes a new card. "included": a higher plan is
 * held. "choose": Free. "sales": people handle it. "claim": a payment with the person's address waits, and comes first.
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

/** What choosing a plan would mean for a person now, in the words that every place shows. */
export type Offer = {
  plan: PlanName;
  approach: Approach;
  title: string;
  /** What is charged today and afterwards, or why there is nothing to buy. */
  lines: string[];
  /** The button that goes on; null where there is nothing to go on to. */
  confirm: string | null;
  /** Cents that the payment provider would charge today; null where nothing is bought. */
  dueToday: number | null;
  /** "change" only: the moment, in Unix seconds, for which the provider computed the amount. */
  prorationDate: number | null;
};

/** What a confirmation sends back: what was read. The server refuses when it is no longer so. */
export type ReadOffer = Pick<Offer, "dueToday" | "prorationDate">;
