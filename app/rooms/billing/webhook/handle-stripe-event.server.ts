import { eq } from "drizzle-orm";
import { stripeEvents } from "#app/base/data/schema.ts";
import { isBeingDeleted } from "#app/core/maintenance/deletion.server.ts";
import { isTombstoned } from "#app/core/maintenance/tombstones.server.ts";
import { type ReferenceSecrets, readReference } from "#app/core/payments/payment-reference.server.ts";
import { linkCustomer, userOfCustomer } from "#app/core/payments/stripe/customers.server.ts";
import type { PaymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { atProvider, isMissing } from "#app/core/payments/stripe/stripe.server.ts";
import { idOf } from "#app/core/payments/stripe/stripe-reference.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";
import { forgetUnclaimed, noteUnclaimed } from "#app/core/payments/unclaimed/note-unclaimed.server.ts";
import type { EventHint } from "./verified-event.server.ts";

type EventOutcome = "handled" | "repeated" | "ignored";

/**
 * Handles an event: finds out whom it concerns and makes our tables say what the provider says. Repeating it, in any
 * order, is harmless; marking it as handled comes last.
 */
export async function handleStripeEvent(
  deps: PaymentDeps,
  event: EventHint,
  secrets: ReferenceSecrets,
): Promise<EventOutcome> {
  const { directory, now } = deps;
  const { id, type } = event;
  await directory.insert(stripeEvents).values({ id, type, receivedAt: now() }).onConflictDoNothing();
  const known = await directory.query.stripeEvents.findFirst({ where: eq(stripeEvents.id, id) });
  if (known?.handledAt) return "repeated";
  const userId = await personOfEvent(deps, event, secrets);
  if (userId) await syncPerson(deps, userId);
  await directory.update(stripeEvents).set({ userId, handledAt: now() }).where(eq(stripeEvents.id, id));
  return userId ? "handled" : "ignored";
}

async function personOfEvent(
  deps: PaymentDeps,
  event: EventHint,
  secrets: ReferenceSecrets,
): Promise<string | null> {
  const { type, object } = event;
  const customerId =
    type.startsWith("customer.") && object.object === "customer" ? object.id : idOf(object.customer);
  const known = typeof customerId === "string" ? await userOfCustomer(deps.directory, customerId) : null;
  if (!known && type === "customer.subscription.deleted" && typeof customerId === "string")
    await forgetUnclaimed(deps.directory, customerId);
  if (known || type !== "checkout.session.completed") return known;
  return await personOfPaymentLink(deps, String(object.id), secrets);
}

/** A payment link creates its own customer; our signed reference says whose it is. Without one, it waits. */
async function personOfPaymentLink(
  deps: PaymentDeps,
  sessionId: string,
  secrets: ReferenceSecrets,
): Promise<string | null> {
  const session = await atProvider(() =>
    deps.stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
  const customerId = idOf(session?.customer);
  if (!session || !customerId) return null;
  const userId = await readReference(session.client_reference_id ?? "", secrets);
  if (!userId || (await isGone(deps, userId))) {
    await noteUnclaimed(deps, session);
    return null;
  }
  await linkCustomer(deps, customerId, userId);
  await atProvider(() => deps.stripe.customers.update(customerId, { metadata: { userId } }));
  return await userOfCustomer(deps.directory, customerId);
}

/** A link outlives the account that it was made for: it may stay in a browser's history for years. */
const isGone = async ({ databaseOf, keyedNames }: PaymentDeps, userId: string): Promise<boolean> =>
  (await isBeingDeleted(databaseOf(userId), userId)) || (await isTombstoned(keyedNames, userId));
