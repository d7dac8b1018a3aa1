import { asc, eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Directory } from "#app/base/data/database.server.ts";
import { paymentCustomers } from "#app/base/data/schema.ts";
import type { PaymentDeps } from "./deps.server.ts";
import { atProvider } from "./stripe.server.ts";

/** Ids of the person's customers at the payment provider, oldest first. */
export async function customersOf(directory: Directory, userId: string): Promise<string[]> {
  const rows = await directory
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
    .orderBy(asc(paymentCustomers.createdAt), asc(paymentCustomers.id));
  return rows.map(({ id }) => id);
}

/** The person whose customer this is, or null. */
export async function userOfCustomer(directory: Directory, customerId: string): Promise<string | null> {
  const row = await directory.query.paymentCustomers.findFirst({
    where: eq(paymentCustomers.id, customerId),
  });
  return row?.userId ?? null;
}

/** Records that this is the person's customer; an existing record stays. */
export async function linkCustomer(
  { directory, now }: Pick<PaymentDeps, "directory" | "now">,
  customerId: string,
  userId: string,
): Promise<void> {
  await directory
    .insert(paymentCustomers)
    .values({ id: customerId, userId, createdAt: now() })
    .onConflictDoNothing();
}

/** The person's first customer, created at the provider if there is none. */
export async function customerFor(
  deps: Pick<PaymentDeps, "stripe" | "directory" | "now">,
  userId: string,
  email: string,
): Promise<string> {
  const [known] = await customersOf(deps.directory, userId);
  if (known) return known;
  // Two tabs at once create one customer: the same key gives the same answer.
  const options: Stripe.RequestOptions = { idempotencyKey: `customer-${userId}` };
  const { id } = await atProvider(() =>
    deps.stripe.customers.create({ email, metadata: { userId } }, options),
  );
  await linkCustomer(deps, id, userId);
  return id;
}
