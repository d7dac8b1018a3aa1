import { payNow } from "../api/invoices.ts";
import { changeSubscription } from "../billing/change.ts";
import { replaceCard } from "../billing/replace-card.ts";
import { itemOf } from "../billing/subscribe.ts";
import { timeFor } from "../clocks.ts";
import { StripeError } from "../errors.ts";
import type { PortalSession, StoredCustomer, StoredSubscription } from "../stored.ts";
import { type Html, html } from "./html.ts";
import { day, notFoundPage, page } from "./layout.ts";
import { cardForm, invoiceList, planPanel } from "./portal-parts.ts";
import { goTo, type Visit } from "./visit.ts";

/** The customer portal: the plan, its end, the card, the invoices. */
export function portalPage(visit: Visit): Response {
  const portal = open(visit);
  return portal ? shown(visit, portal, null) : notFoundPage();
}

/** Asks before the plan is cancelled. */
export function confirmCancel(visit: Visit): Response {
  const portal = open(visit);
  if (!portal?.subscription) return notFoundPage();
  const end = day(itemOf(portal.subscription).current_period_end);
  const content = html`<p>Your plan stays as it is until <strong>${end}</strong> and is not billed again.</p>
<form method="post"><button type="submit">Cancel plan</button></form>
<p><a href="${base(portal.session)}">Go back</a></p>`;
  return page("Cancel your plan?", content);
}

export const cancelPlan = (visit: Visit): Response => setCancelling(visit, true);
export const keepPlan = (visit: Visit): Response => setCancelling(visit, false);

function setCancelling(visit: Visit, cancelAtPeriodEnd: boolean): Response {
  const portal = open(visit);
  if (!portal?.subscription) return notFoundPage();
  const { id, customer } = portal.subscription;
  const change = { proration: "none", endsTrialNow: false, cancelAtPeriodEnd } as const;
  changeSubscription(visit.account, id, change, timeFor(visit.account, customer));
  return goTo(base(portal.session));
}

export function changeCard(visit: Visit): Response {
  return trying(visit, (portal) =>
    replaceCard(visit.account, portal.customer.id, portal.subscription, visit.form.get("card_number") ?? ""),
  );
}

export function payInvoice(visit: Visit): Response {
  return trying(visit, (portal) => {
    const invoice = visit.account.store
      .list("invoice", portal.customer.id)
      .find(({ id }) => id === visit.form.get("invoice"));
    if (invoice) payNow(visit.account, invoice);
  });
}

/** Does the work; the page says when a card is refused. */
function trying(visit: Visit, work: (portal: Portal) => void): Response {
  const portal = open(visit);
  if (!portal) return notFoundPage();
  try {
    work(portal);
    return goTo(base(portal.session));
  } catch (cause) {
    if (cause instanceof StripeError) return shown(visit, portal, cause.message);
    throw cause;
  }
}

type Portal = { session: PortalSession; customer: StoredCustomer; subscription: StoredSubscription | null };

function open({ account: { store }, id }: Visit): Portal | null {
  const session = store.get("portal_session", id);
  const customer = session && store.get("customer", session.customer);
  if (!session || !customer || customer.isDeleted) return null;
  const subscription = store
    .list("subscription", customer.id)
    .findLast(({ status }) => status !== "canceled");
  return { session, customer, subscription: subscription ?? null };
}

const base = (session: PortalSession) => `/__sandbox/stripe/portal/${session.id}`;

function shown({ account }: Visit, portal: Portal, problem: string | null): Response {
  const { session, customer, subscription } = portal;
  const method = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const card = method ? account.store.get("payment_method", method)?.card : undefined;
  const invoices = account.store.list("invoice", customer.id).toReversed();
  const content = html`<p>For <strong>${customer.email ?? customer.id}</strong></p>
${problem && html`<p class="alarm" role="alert">${problem}</p>`}
${subscription ? planPanel(account, subscription) : html`<p class="panel">There is no plan.</p>`}
${subscription && planButtons(session, subscription)}
<h2>Card</h2>
${cardForm(`${base(session)}/card`, card?.last4)}
<h2>Invoices</h2>
${invoiceList(`${base(session)}/pay`, invoices)}
${session.return_url && html`<p><a href="${session.return_url}">Return to the product</a></p>`}`;
  return page("Billing", content);
}

function planButtons(session: PortalSession, subscription: StoredSubscription): Html {
  return subscription.cancel_at_period_end
    ? html`<form method="post" action="${base(session)}/keep"><button type="submit">Keep my plan</button></form>`
    : html`<form method="get" action="${base(session)}/cancel"><button type="submit" class="second">Cancel plan</button></form>`;
}
