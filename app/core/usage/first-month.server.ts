import { eq, sql } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { customers } from "#app/base/data/schema.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import { allowancePlanOf, type Person } from "#app/core/identity/session/guard.server.ts";
import { adoptGifts } from "#app/core/payments/given-once.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";

/** How long the provider may take to report an account's age, in milliseconds. */
const LONGEST_LOOK_MS = 2_000;

/** How long the bonus of a new account lasts (OPEN-28). */
const FIRST_MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export type UsageApp = Pick<AppContext, "env" | "databaseOf" | "log" | "now">;
export type UsagePerson = Pick<Person, "userId" | "plan" | "isUnlimited" | "account">;

/**
 * Whether the account is younger than 30 days and on Free, the only plan with a bonus. The identity provider is asked
 * once when the account was made, and the answer is kept. An account of unknown age counts as new, just as every limit
 * that cannot be checked allows (USE-05).
 */
export async function isFirstMonthOf(deps: UsageApp, person: UsagePerson): Promise<boolean> {
  if ((allowancePlanOf(person) ?? "Free") !== "Free") return false;
  try {
    const createdAt = person.account?.createdAt ?? (await createdAtOf(deps, person.userId));
    return deps.now() - createdAt < FIRST_MONTH_MS;
  } catch (error) {
    deps.log("warn", "account_age.unknown", { cause: causeOf(error) });
    return true;
  }
}

/**
 * When the account was made, Unix milliseconds: asked once, together with whether its addresses had the trial or the
 * discount under a former account.
 */
export async function createdAtOf(deps: Omit<UsageApp, "log">, userId: string): Promise<number> {
  const { env, databaseOf } = deps;
  const database = databaseOf(userId);
  const [known] = await database
    .select({ at: customers.accountCreatedAt })
    .from(customers)
    .where(eq(customers.userId, userId));
  if (known && known.at !== null) return known.at;
  const { createdAt: at, addresses } = await withTimeout(
    openAccounts(env).beginningOf(userId),
    LONGEST_LOOK_MS,
  );
  await adoptGifts(deps, userId, addresses);
  await keep(database, userId, at);
  await recordOf({ env }, userId).changeEntitlement();
  return at;
}

/** An account that is being deleted gets no new row. */
async function keep(database: PersonDatabase, userId: string, at: number): Promise<void> {
  await database.run(sql`
    INSERT INTO customers (user_id, account_created_at)
    SELECT ${userId}, ${at} WHERE NOT EXISTS (SELECT 1 FROM deletion_jobs WHERE user_id = ${userId})
    ON CONFLICT (user_id) DO UPDATE SET account_created_at = excluded.account_created_at`);
}
