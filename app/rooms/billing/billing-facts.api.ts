import { api } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { billingOf } from "#app/core/payments/billing-facts.server.ts";
import { paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import type { Route } from "./+types/billing-facts.api";

/** `GET /api/payments/billing` → `{ billing }`: next charge, card and invoices as the payment provider says (`BillingFacts`). */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const app = appOf(context);
  const { userId } = personOf(context);
  await limitCalls(app, userId, "payment_provider");
  const billing = await billingOf(paymentDeps(app), userId);
  return Response.json({ billing });
});
