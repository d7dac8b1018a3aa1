import { api } from "#app/base/runtime/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/guard.server.ts";
import { planOf } from "#app/core/identity/plan-gate.server.ts";
import type { Route } from "./+types/payment-status.api";

/** `GET /api/users/payment-status`: `{ hasPaid, plan, payment_status }` as the server holds them (OPEN-13). */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const plan = await planOf(appOf(context).database, personOf(context).userId);
  const status = {
    hasPaid: plan !== null,
    plan: plan ?? "Free",
    payment_status: plan ? "completed" : "none",
  };
  return Response.json(status, { headers: { "Cache-Control": "no-store" } });
});
