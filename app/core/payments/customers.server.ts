import { asc, eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Database } from "#app/base/data/database.server.ts";
import { paymentCustomers } from "#app/base/data/schema.ts";
import type { PaymentDeps } from "./deps.server.ts";
import { atProvider } from "./stripe.server.ts";

/** Ids of the person's customers at the payment provider, oldest first. */
export async function customersOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
    .orderBy(asc(paymentCustomers.createdAt), asc(paymentCustomers.id));
  return rows.map(({ id }) => id);
}

/** Whose customer this is, or null. */
export async function userOfCustomer(database: Database, customerId: string): Promise<string | null> {
  const row = await database.query.paymentCustomers.findFirst({ where: eq(paymentCustomers.id, customerId) });
  return row?.userId ?? null;
}

/** Records whose customer this is; the first record stays. */
export async function linkCustomer(
  { database, now }: Pick<PaymentDeps, "database" | "now">,
  customerId: string,
  userId: string,
): Promise<void> {
  await database
    .insert(paymentCustomers)
    .values({ id: customerId, userId, createdAt: now() })
    .onConflictDoNothing();
}

/** The person's first customer, made at the provider when there is none. */
export async function customerFor(
  deps: Pick<PaymentDeps, "stripe" | "database" | "now">,
  userId: string,
  email: string,
): Promise<string> {
  const [known] = await customersOf(deps.database, userId);
  if (known) return known;
  // Two tabs at once make one customer: the same key gives the same answer.
  const options: Stripe.RequestOptions = { idempotencyKey: `customer-${userId}` };
  const { id } = await atProvider(() =>
    deps.stripe.customers.create({ email, metadata: { userId } }, options),
  );
  await linkCustomer(deps, id, userId);
  return id;
}
