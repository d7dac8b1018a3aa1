import { and, eq, isNotNull } from "drizzle-orm";
import type { Databases } from "#app/base/data/database.server.ts";
import { packs, paymentCustomers, payments, stripeEvents, subscriptions } from "#app/base/data/schema.ts";
import { customersOf } from "./stripe/customers.server.ts";
import type { PaymentDeps } from "./stripe/deps.server.ts";
import { atProvider, isMissing } from "./stripe/stripe.server.ts";

/** The tables whose rows are erased here. */
export const TABLES = [paymentCustomers, subscriptions, payments, packs, stripeEvents];

/** Everything held about the person's payments. */
export async function exportPerson({ directory, databaseOf }: Databases, userId: string) {
  const database = databaseOf(userId);
  const [ids, subscriptionRows, paymentRows, packRows, events] = await Promise.all([
    customersOf(directory, userId),
    database.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    database.select().from(payments).where(eq(payments.userId, userId)),
    database.select().from(packs).where(eq(packs.userId, userId)),
    directory.select().from(stripeEvents).where(eq(stripeEvents.userId, userId)),
  ]);
  return {
    paymentCustomers: ids,
    subscriptions: subscriptionRows,
    payments: paymentRows,
    packs: packRows,
    paymentEvents: events,
  };
}

/**
 * Ends everything that the person pays for and deletes the person at the payment provider; safe to repeat.
 * @returns how many customers were deleted there
 * @throws AppError payment_error when the provider cannot be reached
 */
export async function closeAtProvider(
  { stripe, directory }: Pick<PaymentDeps, "stripe" | "directory">,
  userId: string,
): Promise<{ paymentCustomers: number }> {
  const ids = await customersOf(directory, userId);
  for (const id of ids) {
    // Deleting a customer cancels its subscriptions at once.
    await atProvider(() =>
      stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      }),
    );
  }
  return { paymentCustomers: ids.length };
}

/** The addresses under which the payment provider knows the person; none for a customer who was deleted there. */
export async function addressesAtProvider(
  { stripe, directory }: Pick<PaymentDeps, "stripe" | "directory">,
  userId: string,
): Promise<string[]> {
  const ids = await customersOf(directory, userId);
  const found = await atProvider(() =>
    Promise.all(
      ids.map((id) =>
        stripe.customers.retrieve(id).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      ),
    ),
  );
  return found.flatMap((one) => (one && !one.deleted && one.email ? [one.email] : []));
}

/** Erases everything that our tables hold about the person's payments; safe to repeat. */
export async function erasePerson(
  { directory, databaseOf }: Databases,
  userId: string,
): Promise<Record<string, number>> {
  const database = databaseOf(userId);
  const [plans, paid, bought] = await database.batch([
    database.delete(subscriptions).where(eq(subscriptions.userId, userId)),
    database.delete(payments).where(eq(payments.userId, userId)),
    database.delete(packs).where(eq(packs.userId, userId)),
  ]);
  const [customers, events] = await directory.batch([
    directory.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId)),
    directory.delete(stripeEvents).where(eq(stripeEvents.userId, userId)),
  ]);
  return {
    paymentCustomers: customers.meta.changes,
    subscriptions: plans.meta.changes,
    payments: paid.meta.changes,
    packs: bought.meta.changes,
    paymentEvents: events.meta.changes,
  };
}

/** What goes 30 days after a paid plan ended: ended subscriptions and handled events. Payments and packs stay. */
export async function retainPerson(
  { directory, databaseOf }: Databases,
  userId: string,
): Promise<Record<string, number>> {
  const ended = await databaseOf(userId)
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.endedAt)));
  const events = await directory
    .delete(stripeEvents)
    .where(and(eq(stripeEvents.userId, userId), isNotNull(stripeEvents.handledAt)));
  return { subscriptions: ended.meta.changes, paymentEvents: events.meta.changes };
}
