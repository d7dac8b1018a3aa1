import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity, renewEntitlement } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { PAID_PLANS } from "#app/core/plans/plans.ts";
import { offerDeps } from "../offers/make-offer.server.ts";
import type { Route } from "./+types/create-checkout-session.api";
import { accountEmail } from "./account-email.server.ts";
import { openCheckout } from "./open-checkout.server.ts";

const wish = z.object({
  plan: z.string(),
  email: z.string().trim().optional(),
  clerkUserId: z.string().optional(),
  /** What the person read before confirming. */
  read: z.object({ dueToday: z.number().nullable(), prorationDate: z.number().nullable() }).optional(),
});
const paidPlan = z.enum(PAID_PLANS);

/**
 * `POST /api/payments/create-checkout-session`: `{ plan, email, clerkUserId }` → `{ url, customerId }` (API-11). With
 * `read`, the figures of `GET /api/payments/offer`, it is refused if they have changed.
 */
export const action = postApi(async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const app = appOf(context);
  const { plan, email, clerkUserId, read } = await readJson(request, wish);
  const { userId } = personOf(context);
  if (clerkUserId !== undefined && clerkUserId !== userId) throw new AppError("foreign_customer");
  if (!email) throw new AppError("missing_email");
  const wanted = paidPlan.safeParse(plan);
  if (!wanted.success) throw new AppError("plan_not_available");
  await renewActivity(args, app.now());
  await limitCalls(app, userId, "payment_provider");
  const { origin } = new URL(request.url);
  const checkout = { userId, plan: wanted.data, email: await accountEmail(args, userId), origin, read };
  try {
    const url = await openCheckout(offerDeps(app, request), checkout);
    return Response.json({ url, customerId: userId });
  } finally {
    await renewEntitlement(args); // the provider may have reported a change
  }
});
