import type Stripe from "stripe";
import type { Database } from "#app/base/data/database.server.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import { openStripe } from "./stripe.server.ts";

/** What everything that asks the payment provider is given. */
export type PaymentDeps = {
  stripe: Stripe;
  database: Database;
  meters: Env["USAGE_METER"];
  records: Env["PERSON_RECORD"];
  log: Log;
  /** Unix milliseconds. */
  now: () => number;
};

/** @throws AppError payment_error when the provider's key is not set */
export function paymentDeps({
  env,
  database,
  log,
  now,
}: Pick<AppContext, "env" | "database" | "log" | "now">) {
  const { USAGE_METER: meters, PERSON_RECORD: records } = env;
  return { stripe: openStripe(env), database, meters, records, log, now } satisfies PaymentDeps;
}
