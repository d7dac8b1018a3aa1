import { DAY } from "../account.ts";
import { advanceClock } from "../billing/life.ts";
import { refundCharge } from "../billing/refund.ts";
import { itemOf } from "../billing/subscribe.ts";
import { clockTime, timeFor } from "../clocks.ts";
import type { StoredCharge, StoredCustomer } from "../stored.ts";
import { type Html, html } from "./html.ts";
import { money, notFoundPage, page } from "./layout.ts";
import { nextStep } from "./portal-parts.ts";
import { goTo, type Visit } from "./visit.ts";

const HERE = "/__sandbox/stripe";
const STEPS = [1, 3, 7, 31] as const;
/** How many customers the page shows, the newest. */
const SHOWN = 50;

/** Where a developer advances a customer's time and makes refunds. */
export function controlPage(visit: Visit): Response {
  const { store } = visit.account;
  const customers = store
    .list("customer")
    .filter(({ isDeleted }) => !isDeleted)
    .slice(-SHOWN)
    .toReversed();
  const content = html`<p>Each customer has its own clock. It follows real time until you advance it; from then on it stands still until you advance it again.</p>
${customers.length === 0 ? html`<p class="panel">Nobody has bought anything yet.</p>` : customers.map((customer) => customerPanel(visit, customer))}`;
  return page("Payments in the sandbox", content);
}

/** Advances a customer's clock by whole days. */
export function advanceCustomer({ account, form }: Visit): Response {
  const customer = account.store.get("customer", form.get("customer") ?? "");
  const clock = customer?.test_clock ? account.store.get("clock", customer.test_clock) : undefined;
  const days = STEPS.find((step) => String(step) === form.get("days"));
  if (!clock || !days) return notFoundPage();
  advanceClock(account, clock, clockTime(account, clock) + days * DAY);
  return goTo(HERE);
}

export function refund({ account, form }: Visit): Response {
  const charge = account.store.get("charge", form.get("charge") ?? "");
  if (!charge?.paid || charge.refunded) return notFoundPage();
  refundCharge(account, charge, { metadata: {} });
  return goTo(HERE);
}

function customerPanel({ account }: Visit, customer: StoredCustomer): Html {
  const subscriptions = account.store.list("subscription", customer.id);
  const charges = account.store
    .list("payment_intent", customer.id)
    .flatMap(({ latest_charge }) => (latest_charge && account.store.get("charge", latest_charge)) || []);
  const time = new Date(timeFor(account, customer.id) * 1000).toISOString().slice(0, 16).replace("T", " ");
  const name = customer.email ?? customer.id;
  return html`<article class="panel">
<h2>${name}</h2>
<dl>
<dt>Customer</dt><dd><code>${customer.id}</code></dd>
<dt>Clock</dt><dd>${time} UTC</dd>
${subscriptions.map(
  (subscription) =>
    html`<dt>${account.store.get("product", itemOf(subscription).price.product)?.name}</dt><dd>${subscription.status.replace("_", " ")}. ${nextStep(subscription)}</dd>`,
)}
</dl>
<form method="post" action="${HERE}/advance" class="row">
<input type="hidden" name="customer" value="${customer.id}">
${STEPS.map((step) => html`<button type="submit" name="days" value="${step}" aria-label="+${step} ${step === 1 ? "day" : "days"} for ${name}">+${step} ${step === 1 ? "day" : "days"}</button>`)}
</form>
${charges.map(refundForm)}
</article>`;
}

function refundForm(charge: StoredCharge): Html {
  const text = `${money(charge.amount)}: ${charge.description ?? "payment"}`;
  if (!charge.paid) return html`<p>${text}, failed</p>`;
  if (charge.refunded) return html`<p>${text}, refunded</p>`;
  return html`<form method="post" action="${HERE}/refund" class="row"><input type="hidden" name="charge" value="${charge.id}"><button type="submit" class="second">Refund ${text}</button></form>`;
}
