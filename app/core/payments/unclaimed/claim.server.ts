import { eq, inArray } from "drizzle-orm";
import type { Directory } from "#app/base/data/database.server.ts";
import { payments, subscriptions, unclaimedPayments } from "#app/base/data/schema.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import { isBeingDeleted } from "#app/core/maintenance/deletion.server.ts";
import type { PaidPlan } from "#app/core/plans/plans.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import { closePagesUntil } from "../stripe/close-pages.server.ts";
import { customersOf, linkCustomer, userOfCustomer } from "../stripe/customers.server.ts";
import type { PaymentDeps } from "../stripe/deps.server.ts";
import { entitlementOf } from "../stripe/entitlement.ts";
import { atProvider } from "../stripe/stripe.server.ts";
import { syncPerson } from "../sync-person.server.ts";
import { planChange } from "../upgrade/plan-change.ts";
import type { Claimed } from "./claimed.ts";
import { refundCheckout } from "./refund-checkout.ts";

type Unclaimed = typeof unclaimedPayments.$inferSelect;

/**
 * The address of the person's, verified or not, under which a payment waits, or null. The identity provider is asked
 * only while any payment waits at all, and once per session.
 * @param isFresh asks it again: the person may have added an address
 */
export async function waitingAddress(
  app: Pick<AppContext, "env" | "directory" | "now">,
  person: Pick<Person, "userId" | "sessionId">,
  { isFresh = false } = {},
): Promise<string | null> {
  const addressesOf = async () =>
    (isFresh ? null : await knownAddresses(app, person)) ?? (await askAddresses(app, person));
  return (await waitingUnder(app.directory, addressesOf))?.email ?? null;
}

/**
 * The payment that waits under one of these addresses, or null.
 * @param addressesOf in lower case; called only while any payment waits at all
 */
export async function waitingUnder(
  directory: Directory,
  addressesOf: () => Promise<string[]>,
): Promise<Unclaimed | null> {
  const any = await directory.query.unclaimedPayments.findFirst({ columns: { id: true } });
  const addresses = any ? await addressesOf() : [];
  if (addresses.length === 0) return null;
  const where = inArray(unclaimedPayments.email, addresses);
  return (await directory.query.unclaimedPayments.findFirst({ where })) ?? null;
}

type KnownAddresses = { sessionId: string; addresses: string[] };

const KIND = "addresses";
const KEPT_MS = 24 * 60 * 60_000;

/** What the identity provider said in this session, sealed in the person's record; null if it was not asked yet. */
async function knownAddresses(
  app: Pick<AppContext, "env">,
  { userId, sessionId }: Pick<Person, "userId" | "sessionId">,
): Promise<string[] | null> {
  const [item] = await recordOf(app, userId).listItems({ kinds: [KIND] });
  const known = item && (JSON.parse(item.text) as KnownAddresses);
  return known?.sessionId === sessionId ? known.addresses : null;
}

async function askAddresses(
  app: Pick<AppContext, "env" | "now">,
  { userId, sessionId }: Pick<Person, "userId" | "sessionId">,
): Promise<string[]> {
  const { profile } = await openAccounts(app.env).accountOf(userId);
  const addresses = profile.emailAddresses.map((address) => address.toLowerCase());
  const text = JSON.stringify({ sessionId, addresses } satisfies KnownAddresses);
  const item = { kind: KIND, id: KIND, text, at: app.now(), eraseAt: app.now() + KEPT_MS } as const;
  await recordOf(app, userId).putItems({ items: [item] });
  return addresses;
}

/**
 * Attaches what was paid under the addresses that the identity provider has verified as the person's. A payment for a
 * plan that the person already pays for, or for a lower one, is refunded instead. Safe to repeat.
 */
export async function claimPayments(
  { env, ...deps }: PaymentDeps & Pick<AppContext, "env">,
  userId: string,
): Promise<Claimed> {
  const claimed: Claimed = { attached: [], refunded: [] };
  const { directory, stripe } = deps;
  if (await isBeingDeleted(deps.databaseOf(userId), userId)) return claimed;
  const addresses = await openAccounts(env).verifiedAddresses(userId);
  if (addresses.length === 0) return claimed;
  const waiting = await directory
    .select()
    .from(unclaimedPayments)
    .where(inArray(unclaimedPayments.email, addresses));
  for (const payment of waiting) {
    await syncPerson(deps, userId);
    if (await isWorthIt(deps, userId, payment)) {
      await attach(deps, userId, payment);
      claimed.attached.push(payment.plan);
    } else {
      await atProvider(() => refundCheckout(stripe, payment.id));
      await noteGivenBack(deps, userId, payment);
      claimed.refunded.push(payment.plan);
    }
    await directory.delete(unclaimedPayments).where(eq(unclaimedPayments.id, payment.id));
  }
  return claimed;
}

/** So that she finds the outcome under Billing: the customer who paid belongs to nobody at the provider. */
async function noteGivenBack({ databaseOf }: PaymentDeps, userId: string, payment: Unclaimed): Promise<void> {
  const { id, amount, currency, paidAt, plan } = payment;
  await databaseOf(userId)
    .insert(payments)
    .values({
      id,
      userId,
      kind: "given_back",
      reason: plan,
      amount,
      amountRefunded: amount,
      currency,
      paidAt,
      ticket: 0,
    })
    .onConflictDoNothing();
}

async function isWorthIt({ databaseOf }: PaymentDeps, userId: string, { plan }: Unclaimed): Promise<boolean> {
  const database = databaseOf(userId);
  const rows = await database.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const running = entitlementOf(rows.map((row) => ({ ...row, trialStart: null }))).plan;
  // A trial whose first payment failed still runs at the provider, but grants no plan.
  const held = (await planOf(database, userId)) === "Free" ? null : running;
  return planChange(held, plan as PaidPlan) === "checkout";
}

async function attach(deps: PaymentDeps, userId: string, { customerId }: Unclaimed): Promise<void> {
  await linkCustomer(deps, customerId, userId);
  if ((await userOfCustomer(deps.directory, customerId)) !== userId) return;
  await atProvider(() => deps.stripe.customers.update(customerId, { metadata: { userId } }));
  await syncPerson(deps, userId);
  // For the product the plan begins now, however long ago it was paid for.
  await closePagesUntil(deps, await customersOf(deps.directory, userId), deps.now());
}

/** Refunds what waits under an address whose owner leaves; safe to repeat. */
export async function giveBackUnclaimed(
  { stripe, directory }: Pick<PaymentDeps, "stripe" | "directory">,
  email: string,
): Promise<void> {
  const address = email.toLowerCase();
  const waiting = await directory
    .select()
    .from(unclaimedPayments)
    .where(eq(unclaimedPayments.email, address));
  for (const { id } of waiting) {
    await atProvider(() => refundCheckout(stripe, id));
    await directory.delete(unclaimedPayments).where(eq(unclaimedPayments.id, id));
  }
}
