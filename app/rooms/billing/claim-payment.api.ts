import { api, postApi } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity, renewEntitlement } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { claimPayments, waitingAddress } from "#app/core/payments/unclaimed/claim.server.ts";
import type { Route } from "./+types/claim-payment.api";

/** `GET /api/payments/claim` → `{ address }`: the person's address under which a payment waits, or null. */
export const loader = api(async ({ context }: Route.LoaderArgs) =>
  Response.json({ address: await waitingAddress(appOf(context), personOf(context), { isFresh: true }) }),
);

/** `POST /api/payments/claim` → `{ attached, refunded }`: plans paid for under the person's verified addresses. */
export const action = postApi(async (args: Route.ActionArgs) => {
  const app = appOf(args.context);
  const { userId } = personOf(args.context);
  await limitCalls(app, userId, "payment_provider");
  const claimed = await claimPayments({ ...paymentDeps(app), env: app.env }, userId);
  await renewActivity(args, app.now());
  await renewEntitlement(args);
  return Response.json(claimed);
});
