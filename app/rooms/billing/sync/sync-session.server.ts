import type { MiddlewareFunction } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity, renewEntitlement } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";

type Args = Pick<Parameters<MiddlewareFunction<Response>>[0], "request" | "context">;

/**
 * The first step of every call that checks with the payment provider: syncs the person and updates the running
 * session.
 * @returns the new entitlement, and what the call continues with
 * @throws AppError rate_limited or payment_error
 */
export async function syncSession(args: Args) {
  const app = appOf(args.context);
  const { userId } = personOf(args.context);
  const deps = paymentDeps(app);
  await limitCalls(app, userId, "payment_provider");
  await syncPerson(deps, userId);
  await renewActivity(args, app.now());
  return { userId, deps, ...(await renewEntitlement(args)) };
}
