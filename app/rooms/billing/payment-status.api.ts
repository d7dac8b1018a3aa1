import { api } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewEntitlement } from "#app/core/identity/session/guard.server.ts";
import { paymentStatusOf } from "#app/core/payments/payment-status.server.ts";
import type { Route } from "./+types/payment-status.api";

/** `GET /api/users/payment-status`: what the server holds, never from a cache (API-07, OPEN-48). */
export const loader = api(async (args: Route.LoaderArgs) => {
  const status = await paymentStatusOf(appOf(args.context), personOf(args.context).userId);
  if ((status.hasPaid ? status.plan : null) !== personOf(args.context).plan) await renewEntitlement(args);
  return Response.json(status);
});
