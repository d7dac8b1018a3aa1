import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readText } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import type { Route } from "./+types/stripe-webhook.api";
import { handleStripeEvent } from "./handle-stripe-event.server.ts";
import { verifiedEvent } from "./verified-event.server.ts";

const LARGEST_EVENT_BYTES = 512 * 1024;

/**
 * `POST /api/webhooks/stripe`: the payment provider's signed events. 2xx only when everything was done, so that the
 * provider repeats the rest.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const app = appOf(context);
  const { STRIPE_WEBHOOK_SECRET: secret } = app.env.settings;
  if (!secret) throw new AppError("payment_error", { cause: "STRIPE_WEBHOOK_SECRET is not set" });
  const text = await readText(request, LARGEST_EVENT_BYTES);
  const deps = paymentDeps(app);
  const signature = request.headers.get("Stripe-Signature") ?? "";
  const event = await verifiedEvent({ text, signature, secret, now: app.now() });
  const outcome = await handleStripeEvent(deps, event, app.env.settings);
  return Response.json({ received: true, outcome });
});
