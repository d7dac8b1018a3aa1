import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import type { Route } from "./+types/create-token-checkout.api";
import { accountEmail } from "./account-email.server.ts";
import { openPackCheckout, packFor } from "./open-pack-checkout.server.ts";

const body = z.object({
  packageId: z.string(),
  customerId: z.string().optional(),
  amount: z.number().optional(),
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
});

/** `POST /api/create-token-checkout`: `{ packageId, customerId, amount, inputTokens, outputTokens }` → `{ url }` (API-16). */
export const action = postApi(async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const app = appOf(context);
  const { customerId, ...shown } = await readJson(request, body, { invalid: "invalid_package" });
  const { userId } = personOf(context);
  if (customerId !== undefined && customerId !== userId) throw new AppError("foreign_customer");
  const pack = packFor(shown);
  await renewActivity(args, app.now());
  await limitCalls(app, userId, "payment_provider");
  const email = await accountEmail(args, userId);
  const { origin } = new URL(request.url);
  const url = await openPackCheckout(paymentDeps(app), { userId, email, origin, pack });
  return Response.json({ url });
});
