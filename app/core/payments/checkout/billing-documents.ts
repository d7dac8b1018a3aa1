import type { PaidPlan } from "#app/core/plans/plans.ts";

/**
 * Billing documents: where a checkout starts, and the payment provider's script is loaded (PLAN-19, OPEN-75). A document
 * that holds that script never shows another page, and no other document ever loads it: going from one kind to the other
 * is a full load. Sign-in is one of them once somebody signed in to buy a plan.
 */
const BILLING_PATHS: ReadonlySet<string> = new Set(["/plan-selection", "/settings/account"]);

/** Marks the provider's script in the document. */
export const PROVIDER_SCRIPT = "data-payment-provider";

/** Whether the document of this address may hold the provider's script. */
export function isBillingAddress({ pathname, searchParams }: URL): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return BILLING_PATHS.has(path) || (path === "/sign-in" && searchParams.has("plan"));
}

/** Whether the open document is one: what the server wrote into it counts, not its address. */
export const isBillingDocument = (): boolean => document.querySelector(`script[${PROVIDER_SCRIPT}]`) !== null;

/**
 * Whether the page of this route needs another document than the one that is open.
 * @param pattern the route's whole path as React Router gives it, "settings/account"
 */
export function needsOtherDocument(pattern: string): boolean {
  return BILLING_PATHS.has(`/${pattern}`) !== isBillingDocument();
}

/** Where the offer of a plan is read and accepted; a link to it is followed by a full load. */
export const offerPath = (plan: PaidPlan): string => `/plan-selection?plan=${plan}`;
