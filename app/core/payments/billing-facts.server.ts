import { and, desc, eq, gt } from "drizzle-orm";
import type Stripe from "stripe";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { packs, payments, subscriptions } from "#app/base/data/schema.ts";
import { packTitle } from "#app/core/plans/token-packs.ts";
import type { BilledInvoice, BillingFacts } from "./billing-facts.ts";
import { customersOf } from "./stripe/customers.server.ts";
import type { PaymentDeps } from "./stripe/deps.server.ts";
import { entitlementOf } from "./stripe/entitlement.ts";
import { atProvider, isMissing } from "./stripe/stripe.server.ts";

/** A year of monthly invoices and a few more. */
const INVOICES = 24;

/**
 * What the provider says about a person's billing; null for a person who has nothing there.
 * @throws AppError payment_error
 */
export async function billingOf(
  { stripe, directory, databaseOf }: Pick<PaymentDeps, "stripe" | "directory" | "databaseOf">,
  userId: string,
): Promise<BillingFacts | null> {
  const customers = await customersOf(directory, userId);
  if (customers.length === 0) return null;
  const database = databaseOf(userId);
  const [rows, bought, givenBack, refunds] = await Promise.all([
    database.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    packPayments(database, userId),
    paymentsGivenBack(database, userId),
    refundsOf(database, userId),
  ]);
  const { current } = entitlementOf(rows.map((row) => ({ ...row, trialStart: null })));
  return await atProvider(async () => {
    const [invoices, nextCharge, payer, ownMethod] = await Promise.all([
      Promise.all(customers.map((customer) => stripe.invoices.list({ customer, limit: INVOICES }))),
      current ? nextChargeOf(stripe, current.id) : null,
      payerOf(stripe, current?.customerId ?? customers.at(-1) ?? ""),
      current ? methodOf(stripe, current.id) : null,
    ]);
    const billed = invoices.flatMap(({ data }) =>
      data.filter(({ status }) => status !== "draft").map((one) => toBilled(one, refunds)),
    );
    const trialEndsAt = current?.status === "trialing" ? current.trialEnd : null;
    const all = [...billed, ...bought, ...givenBack].toSorted((a, b) => b.at - a.at);
    return {
      nextCharge,
      trialEndsAt,
      // Money that the provider owes a customer is a negative balance.
      credit: Math.max(0, -(payer?.balance ?? 0)),
      card: cardOf(ownMethod ?? payer?.invoice_settings.default_payment_method ?? null),
      invoices: all.slice(0, INVOICES),
    };
  });
}

/** Payments for token packs, for which the provider makes no invoice. */
async function packPayments(database: PersonDatabase, userId: string): Promise<BilledInvoice[]> {
  const paid = await database
    .select({
      id: payments.id,
      at: payments.paidAt,
      amount: payments.amount,
      refunded: payments.amountRefunded,
      packId: packs.packId,
    })
    .from(payments)
    .innerJoin(packs, eq(packs.id, payments.id))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt))
    .limit(INVOICES);
  return paid.map(({ refunded, packId, ...one }) => ({
    ...one,
    what: packTitle(packId),
    status: refunded === 0 ? "paid" : refundWords(refunded, one.amount),
    url: null,
  }));
}

const refundWords = (refunded: number, amount: number): string =>
  refunded < amount ? "partly refunded" : "refunded";

/** Refunded cents by invoice: the provider still calls the invoice paid. */
async function refundsOf(database: PersonDatabase, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: payments.id, refunded: payments.amountRefunded })
    .from(payments)
    .where(and(eq(payments.userId, userId), gt(payments.amountRefunded, 0)));
  return new Map(rows.map(({ id, refunded }) => [id, refunded]));
}

/** Second payments for a plan, through another customer at the provider, whose invoices are not listed here. */
async function paymentsGivenBack(database: PersonDatabase, userId: string): Promise<BilledInvoice[]> {
  const { id, paidAt: at, amount, reason } = payments;
  const rows = await database
    .select({ id, at, amount, plan: reason })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.kind, "given_back")))
    .orderBy(desc(payments.paidAt))
    .limit(INVOICES);
  return rows.map(({ plan, ...one }) => ({
    ...one,
    what: `Second payment for ${plan}`,
    status: "refunded",
    url: null,
  }));
}

/** The provider's preview of the next invoice; a subscription that ends has none. */
async function nextChargeOf(stripe: Stripe, subscription: string): Promise<BillingFacts["nextCharge"]> {
  try {
    const { amount_due, next_payment_attempt, period_end } = await stripe.invoices.createPreview({
      subscription,
    });
    return { amount: amount_due, at: (next_payment_attempt ?? period_end) * 1000 };
  } catch (error) {
    if ((error as { code?: string }).code === "invoice_upcoming_none" || isMissing(error)) return null;
    throw error;
  }
}

type Method = Stripe.PaymentMethod | string | null;

/** The payment method of the subscription, if that is not the customer's own. */
async function methodOf(stripe: Stripe, subscription: string): Promise<Method> {
  const { default_payment_method } = await stripe.subscriptions.retrieve(subscription, {
    expand: ["default_payment_method"],
  });
  return default_payment_method;
}

function cardOf(method: Method): BillingFacts["card"] {
  const card = typeof method === "object" ? method?.card : undefined;
  if (!card) return null;
  const month = String(card.exp_month).padStart(2, "0");
  return { brand: card.brand, last4: card.last4, expires: `${month}/${card.exp_year}` };
}

/** The customer who is charged next; null once deleted at the provider. */
async function payerOf(stripe: Stripe, id: string): Promise<Stripe.Customer | null> {
  const found = await stripe.customers.retrieve(id, { expand: ["invoice_settings.default_payment_method"] });
  return found.deleted ? null : found;
}

/** The plan in the provider's line for a month of it: "1 × Basic (at $19.00 / month)". */
const MONTH_OF = /^\d+ × (.+) \(at /;

function wordsFor({ total, billing_reason, lines }: Stripe.Invoice): string | null {
  if (total < 0) return "Credit for unused time";
  if (billing_reason === "subscription_update") return "Change of plan";
  if (total === 0 && billing_reason === "subscription_create") return "Start of the free trial";
  return MONTH_OF.exec(lines.data[0]?.description ?? "")?.[1] ?? null;
}

function toBilled(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): BilledInvoice {
  const { id, created, total, amount_paid, status, hosted_invoice_url } = invoice;
  const refunded = refunds.get(id) ?? 0;
  return {
    id,
    at: created * 1000,
    amount: total,
    what: wordsFor(invoice),
    status: refunded > 0 ? refundWords(refunded, amount_paid) : total < 0 ? "credited" : (status ?? "open"),
    url: hosted_invoice_url ?? null,
  };
}
