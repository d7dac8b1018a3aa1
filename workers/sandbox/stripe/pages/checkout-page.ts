import { completeCheckout } from "../billing/complete-checkout.ts";
import { StripeError } from "../errors.ts";
import type { CheckoutSession, Sale } from "../stored.ts";
import { type Html, html } from "./html.ts";
import { money, notFoundPage, page } from "./layout.ts";
import { goTo, type Visit } from "./visit.ts";

/** The hosted page of a checkout session. */
export function checkoutPage(visit: Visit): Response {
  const session = visit.account.store.get("session", visit.id);
  const sale = visit.account.store.get("sale", visit.id);
  if (!session || !sale) return notFoundPage();
  if (session.status === "complete")
    return closedPage("This checkout is complete", "It has already been paid or started.", session);
  if (session.status === "expired")
    return closedPage("This checkout has expired", "Nothing was bought. Start again from NurseGPT.", session);
  return openPage(visit, session, sale, null);
}

/** Pays and returns to the product; the page says when a card is refused. */
export function payCheckout(visit: Visit): Response {
  const { account, id, form } = visit;
  const [session, sale] = [account.store.get("session", id), account.store.get("sale", id)];
  if (!session || !sale) return notFoundPage();
  if (session.status !== "open") return checkoutPage(visit);
  try {
    const completed = completeCheckout(account, id, {
      cardNumber: form.get("card_number") ?? "",
      email: form.get("email") ?? "",
    });
    return goTo((completed.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id));
  } catch (cause) {
    if (cause instanceof StripeError) return openPage(visit, session, sale, cause.message);
    throw cause;
  }
}

function openPage(
  { account }: Visit,
  session: CheckoutSession,
  sale: Sale,
  problem: string | null,
): Response {
  const isTrial = sale.trialDays > 0;
  const customer = session.customer ? account.store.get("customer", session.customer) : undefined;
  const email = customer?.email ?? session.customer_email;
  const credit = Math.max(0, -(customer?.balance ?? 0));
  const content = html`${summary(session, sale, credit)}
${problem && html`<p class="alarm" role="alert">${problem}</p>`}
<form method="post">
${email ? html`<p>For <strong>${email}</strong></p>` : html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>`}
<label for="card">Card number</label>
<input id="card" name="card_number" inputmode="numeric" value="4242 4242 4242 4242" aria-describedby="cards" autocomplete="off">
<p id="cards" class="quiet">4242 4242 4242 4242 works. 4000 0000 0000 0002 is declined at once. 4000 0000 0000 0341 is saved, but every later charge fails.</p>
${session.custom_text.submit && html`<p>${session.custom_text.submit.message}</p>`}
<button type="submit">${isTrial ? "Start trial" : "Pay"}</button>
</form>
${session.cancel_url && html`<p><a href="${session.cancel_url}">Back</a></p>`}`;
  return page("Checkout", content);
}

/** @param credit the customer's credit, in cents; a subscription's first invoice uses it up */
function summary(session: CheckoutSession, sale: Sale, credit: number): Html {
  const price = money((sale.price.unit_amount ?? 0) * sale.quantity);
  const rate = sale.price.recurring ? `${price} per ${sale.price.recurring.interval}` : price;
  const total = session.amount_total ?? 0;
  const applied = session.mode === "subscription" ? Math.min(credit, total) : 0;
  return html`<section class="panel" aria-label="What is bought">
<p>${sale.productName}</p>
<p class="amount">${rate}</p>
${sale.trialDays > 0 && html`<p>${sale.trialDays} days free, then ${rate}.</p>`}
${sale.coupon && html`<p>${sale.coupon.name ?? sale.coupon.id}: ${sale.coupon.percent_off}% off</p>`}
${applied > 0 && html`<p>Credit applied: ${money(applied)}</p>`}
<p class="quiet">Due today: ${money(total - applied)}</p>
</section>`;
}

function closedPage(title: string, text: string, session: CheckoutSession): Response {
  const content = html`<p>${text}</p>${session.cancel_url && html`<p><a href="${session.cancel_url}">Back</a></p>`}`;
  return page(title, content);
}
