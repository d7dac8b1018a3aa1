import { eq } from "drizzle-orm";
import { customers } from "#app/base/data/schema.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { createdAtOf } from "#app/core/usage/first-month.server.ts";

/**
 * Whether the person has already had the trial; it is granted once. For a new account the identity provider is asked
 * first: a trial that may not be available is not promised.
 */
export async function hasUsedTrial(
  app: Pick<AppContext, "env" | "databaseOf" | "now">,
  userId: string,
): Promise<boolean> {
  const find = () =>
    app.databaseOf(userId).query.customers.findFirst({ where: eq(customers.userId, userId) });
  const account = await find();
  if (account?.trialUsedAt != null) return true;
  if (account?.accountCreatedAt != null) return false;
  const isKnown = await createdAtOf(app, userId).then(
    () => true,
    () => false,
  );
  return !isKnown || (await find())?.trialUsedAt != null;
}
