import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { PAID_PLANS } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/offer.api";
import { makeOffer, offerDeps } from "./offers/make-offer.server.ts";
import { shownOffer } from "./offers/shown-offer.ts";

const paidPlan = z.enum(PAID_PLANS);

/** `GET /api/payments/offer?plan=`: what choosing the plan would mean now (`Offer`). Nothing is bought or changed. */
export const loader = api(async ({ request, context }: Route.LoaderArgs) => {
  const app = appOf(context);
  const { userId } = personOf(context);
  const plan = paidPlan.safeParse(new URL(request.url).searchParams.get("plan"));
  if (!plan.success) throw new AppError("plan_not_available");
  await limitCalls(app, userId, "payment_provider");
  const offer = await makeOffer(offerDeps(app, request), userId, plan.data);
  return Response.json(shownOffer(offer));
});
