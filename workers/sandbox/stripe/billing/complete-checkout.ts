import type { Account } from "../account.ts";
import { declineOf, readCard, readSavableCard, saveCard } from "../cards.ts";
import { timeFor, unschedule } from "../clocks.ts";
import { cardError, invalidRequest } from "../errors.ts";
import { emit } from "../events.ts";
import type { CheckoutSession, PaymentIntent, PaymentMethod, Sale } from "../stored.ts";
import { addCustomer } from "./customers.ts";
import { addPaymentIntent, attempt } from "./payments.ts";
import { subscribe } from "./subscribe.ts";

/** What a person fills in on the hosted page; the card number is empty where none is required. */
type CheckoutForm = { cardNumber: string; email: string };

/**
 * Buys what an open session sells.
 * @returns the completed session
 * @throws StripeError when the card is refused: the session stays open for another try
 */
export function completeCheckout(account: Account, id: string, form: CheckoutForm): CheckoutSession {
  const session = account.store.get("session", id);
  const sale = account.store.get("sale", id);
  if (session?.status !== "open" || !sale) throw invalidRequest("This checkout session is no longer open.");
  const completed =
    session.mode === "subscription"
      ? buySubscription(account, session, sale, form)
      : payOnce(account, session, sale, form);
  account.store.put("session", completed, completed.customer ?? "");
  unschedule(account, "expire_session", id);
  emit(account, "checkout.session.completed", completed, timeFor(account, completed.customer));
  return completed;
}

function buySubscription(
  account: Account,
  session: CheckoutSession,
  sale: Sale,
  form: CheckoutForm,
): CheckoutSession {
  // Checked before anything is created: a declined first payment leaves no customer and no subscription.
  const card = savedCard(account, session, form);
  const decline = sale.trialDays > 0 ? null : declineOf(account, card?.id ?? null);
  if (decline) throw cardError(decline);
  const customer = session.customer ?? addBuyer(account, session, form).id;
  const at = timeFor(account, customer);
  if (card) attach(account, card, customer, at);
  const { price, quantity, trialDays, coupon, subscriptionMetadata: metadata } = sale;
  const wish = { customer, price, quantity, trialDays, coupon, paymentMethod: card?.id ?? null, metadata };
  const subscription = subscribe(account, wish, at);
  return {
    ...complete(account, session, customer, form),
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_status: sale.trialDays > 0 ? "no_payment_required" : "paid",
  };
}

/** Null if no card is required and none was given. */
function savedCard(account: Account, session: CheckoutSession, form: CheckoutForm): PaymentMethod | null {
  const isAsked = session.payment_method_collection !== "if_required" || session.amount_total !== 0;
  if (!isAsked && form.cardNumber.trim() === "") return null;
  return saveCard(account, readSavableCard(form.cardNumber), null, timeFor(account, session.customer));
}

function attach(account: Account, card: PaymentMethod, customer: string, at: number): void {
  const attached = account.store.put("payment_method", { ...card, customer }, customer);
  emit(account, "payment_method.attached", attached, at);
}

function payOnce(
  account: Account,
  session: CheckoutSession,
  sale: Sale,
  form: CheckoutForm,
): CheckoutSession {
  const digits = readCard(form.cardNumber);
  const isNew = !session.customer && session.customer_creation === "always";
  const customer = isNew ? addBuyer(account, session, form).id : session.customer;
  const at = timeFor(account, customer);
  const card = saveCard(account, digits, null, at).id;
  const { intent, decline } = attempt(account, paymentOf(account, session, sale, customer, at), card, at);
  if (decline) {
    account.store.put("session", { ...session, customer, payment_intent: intent.id }, customer ?? "");
    throw cardError(decline);
  }
  return {
    ...complete(account, session, customer, form),
    payment_intent: intent.id,
    payment_status: "paid",
  };
}

/** Reuses the payment of an earlier, declined try. */
function paymentOf(
  account: Account,
  session: CheckoutSession,
  sale: Sale,
  customer: string | null,
  at: number,
): PaymentIntent {
  const known = session.payment_intent && account.store.get("payment_intent", session.payment_intent);
  if (known) return known;
  const amount = session.amount_total ?? 0;
  return addPaymentIntent(
    account,
    { amount, customer, description: sale.productName, metadata: sale.paymentMetadata },
    at,
  );
}

function addBuyer(account: Account, session: CheckoutSession, form: CheckoutForm) {
  return addCustomer(account, { email: session.customer_email ?? form.email, metadata: {} });
}

function complete(
  account: Account,
  session: CheckoutSession,
  customer: string | null,
  form: CheckoutForm,
): CheckoutSession {
  const known = customer ? account.store.get("customer", customer) : undefined;
  return {
    ...session,
    status: "complete",
    url: null,
    customer,
    customer_details: {
      address: null,
      business_name: null,
      email: known?.email ?? session.customer_email ?? form.email,
      individual_name: null,
      name: known?.name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  };
}
