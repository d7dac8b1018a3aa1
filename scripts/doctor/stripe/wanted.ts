/** What the product needs in its Stripe account; the doctor checks it, the set-up creates it. */
import type Stripe from "stripe";

export const WEBHOOK_PATH = "/api/webhooks/stripe";

/**
 * The events that the product handles: whatever may change what a customer has. An event is a hint to query the
 * account, so the order and the API version of events do not matter.
 */
export const WEBHOOK_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.created",
  "customer.updated",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_succeeded",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.updated",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Cancel at the period's end, change the card, see invoices. Plans are changed in the product, never in the portal. */
export const PORTAL_FEATURES = {
  subscription_cancel: { enabled: true, mode: "at_period_end", proration_behavior: "none" },
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  subscription_update: { enabled: false },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** How a portal configuration differs from ours, in words; empty if it does not. */
export function portalProblems({ active, features }: Stripe.BillingPortal.Configuration): string[] {
  const {
    subscription_cancel: cancel,
    payment_method_update,
    invoice_history,
    subscription_update,
  } = features;
  const cancelsAtEnd = cancel.enabled && cancel.mode === "at_period_end";
  return [
    ...(active ? [] : ["it is not active"]),
    ...(cancelsAtEnd ? [] : ["subscriptions cannot be cancelled at the period's end"]),
    ...(payment_method_update.enabled ? [] : ["cards cannot be changed"]),
    ...(invoice_history.enabled ? [] : ["invoices are not shown"]),
    ...(subscription_update.enabled ? ["plans can be switched"] : []),
  ];
}

/** The events that an endpoint does not get; `*` stands for all. */
export const eventsNotSent = ({
  enabled_events,
}: Pick<Stripe.WebhookEndpoint, "enabled_events">): string[] =>
  enabled_events.includes("*") ? [] : WEBHOOK_EVENTS.filter((event) => !enabled_events.includes(event));
