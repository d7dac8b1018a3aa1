import type Stripe from "stripe";
import type { Databases } from "#app/base/data/database.server.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import type { KeyedNameBindings } from "#app/core/maintenance/keyed-names.server.ts";
import { openStripe } from "./stripe.server.ts";

/** What every call to the payment provider needs. */
export type PaymentDeps = Databases & {
  stripe: Stripe;
  meters: Env["USAGE_METER"];
  records: Env["PERSON_RECORD"];
  /** Where keyed names are kept for what is given once. */
  keyedNames: KeyedNameBindings;
  log: Log;
  /** Unix milliseconds. */
  now: () => number;
};

/** @throws AppError payment_error when the provider's key is not set */
export function paymentDeps({
  env,
  directory,
  databaseOf,
  log,
  now,
}: Pick<AppContext, "env" | "directory" | "databaseOf" | "log" | "now">) {
  const { USAGE_METER: meters, PERSON_RECORD: records } = env;
  const stripe = openStripe(env);
  return { stripe, directory, databaseOf, meters, records, keyedNames: env, log, now } satisfies PaymentDeps;
}
