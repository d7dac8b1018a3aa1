import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { customersOf } from "#app/core/payments/stripe/customers.server.ts";
import { paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { atProvider } from "#app/core/payments/stripe/stripe.server.ts";
import { buyerOf } from "../offers/buyer.server.ts";
import type { Route } from "./+types/create-portal-session.api";

const body = z.object({ customerId: z.string().optional() });

/** `POST /api/payments/create-portal-session`: `{ customerId }` → `{ url }` (API-12). The customer id is the user id. */
export const action = postApi(async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const app = appOf(context);
  const { customerId } = await readJson(request, body);
  const { userId } = personOf(context);
  if (!customerId) throw new AppError("missing_customer_id");
  if (customerId !== userId) throw new AppError("foreign_customer");
  await renewActivity(args, app.now());
  await limitCalls(app, userId, "payment_provider");
  const [{ subscription }, customers] = await Promise.all([
    buyerOf({ ...app, meters: app.env.USAGE_METER }, userId),
    customersOf(app.directory, userId),
  ]);
  // Of several customers, the one with the running plan: that is what there is to manage.
  const customer = subscription?.customerId ?? customers.at(-1);
  if (!customer) throw new AppError("missing_customer_id");
  const { stripe } = paymentDeps(app);
  const return_url = `${new URL(request.url).origin}/settings/account`;
  const { url } = await atProvider(() => stripe.billingPortal.sessions.create({ customer, return_url }));
  return Response.json({ url });
});
