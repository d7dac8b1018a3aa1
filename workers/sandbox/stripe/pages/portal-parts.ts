import type { Account } from "../account.ts";
import { itemOf } from "../billing/subscribe.ts";
import type { Invoice, StoredSubscription } from "../stored.ts";
import { type Html, html } from "./html.ts";
import { day, money } from "./layout.ts";

/** What is subscribed, and what happens to it next. */
export function planPanel({ store }: Account, subscription: StoredSubscription): Html {
  const item = itemOf(subscription);
  const name = store.get("product", item.price.product)?.name ?? "Plan";
  const price = money((item.price.unit_amount ?? 0) * (item.quantity ?? 1));
  return html`<section class="panel" aria-label="Current plan">
<p>${name}</p>
<p class="amount">${price} per ${item.price.recurring?.interval ?? "month"}</p>
<p>${nextStep(subscription)}</p>
</section>`;
}

/** What comes next, in one sentence. */
export function nextStep(subscription: StoredSubscription): string {
  const end = day(itemOf(subscription).current_period_end);
  if (subscription.status === "canceled") return "Ended.";
  if (subscription.cancel_at_period_end) return `Ends on ${end}, and is not billed again.`;
  if (subscription.status === "trialing") return `The trial ends on ${end}; then the first month is billed.`;
  if (subscription.status === "past_due") return "The last payment failed. It will be retried for a week.";
  return `Renews on ${end}.`;
}

/** @param last4 of the card on file */
export function cardForm(action: string, last4: string | undefined): Html {
  return html`<p>${last4 ? `The card on file ends in ${last4}.` : "There is no card on file."}</p>
<form method="post" action="${action}">
<label for="card">New card number</label>
<input id="card" name="card_number" inputmode="numeric" value="4242 4242 4242 4242" autocomplete="off" aria-describedby="cards">
<p id="cards" class="quiet">4242 4242 4242 4242 works. 4000 0000 0000 0341 is saved, but every charge fails.</p>
<button type="submit" class="second">Change card</button>
</form>`;
}

/** @param invoices newest first */
export function invoiceList(payAction: string, invoices: Invoice[]): Html {
  if (invoices.length === 0) return html`<p>There are no invoices yet.</p>`;
  const items = invoices.map(
    (
      invoice,
    ) => html`<li>${day(invoice.created)}: ${money(invoice.total)}, ${invoice.status} <span class="quiet">(${invoice.number})</span>
${invoice.status === "open" && payButton(payAction, invoice)}</li>`,
  );
  return html`<ul>${items}</ul>`;
}

function payButton(action: string, invoice: Invoice): Html {
  return html`<form method="post" action="${action}"><input type="hidden" name="invoice" value="${invoice.id}"><button type="submit">Pay ${money(invoice.amount_remaining)} now</button></form>`;
}
