import type { PaidPlan } from "#app/core/plans/plans.ts";

/**
 * Billing documents: where a checkout starts and the payment provider's script is loaded (PLAN-19, OPEN-75). A document
 * with that script never shows another page, and no other document ever loads it: moving between the two kinds is a
 * full load. Sign-in becomes one of them when somebody signs in to buy a plan.
 */
const BILLING_PATHS: ReadonlySet<string> = new Set(["/plan-selection", "/settings/account"]);

/** Marks the provider's script in the document. */
export const PROVIDER_SCRIPT = "data-payment-provider";

/** Whether the document at this address may hold the provider's script. */
export function isBillingAddress({ pathname, searchParams }: URL): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return BILLING_PATHS.has(path) || (path === "/sign-in" && searchParams.has("plan"));
}

/** Whether the open document is one, judged by what the server wrote into it and not by its address. */
export const isBillingDocument = (): boolean => document.querySelector(`script[${PROVIDER_SCRIPT}]`) !== null;

/**
 * Whether the page of this route needs a different document than the open one.
 * @param pattern the route's whole path in React Router's form, "settings/account"
 */
export function needsOtherDocument(pattern: string): boolean {
  return BILLING_PATHS.has(`/${pattern}`) !== isBillingDocument();
}

/** Where the offer of a plan is read and accepted; a link to it does a full load. */
export const offerPath = (plan: PaidPlan): string => `/plan-selection?plan=${plan}`;
