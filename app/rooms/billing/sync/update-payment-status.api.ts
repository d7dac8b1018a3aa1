import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { paymentStatusOf } from "#app/core/payments/payment-status.server.ts";
import type { Route } from "./+types/update-payment-status.api";
import { syncSession } from "./sync-session.server.ts";

const claim = z.object({ userId: z.string().optional(), status: z.literal("completed") });

/**
 * `POST /api/users/update-payment-status`: `{ userId, status: "completed" }` (API-15). The claim is not trusted: it
 * only makes us ask the payment provider, whose state the answer gives (OPEN-18, OPEN-44).
 */
export const action = postApi(async (args: Route.ActionArgs) => {
  const app = appOf(args.context);
  const { userId: claimed } = await readJson(args.request, claim);
  const { userId } = personOf(args.context);
  if (claimed !== undefined && claimed !== userId) throw new AppError("foreign_customer");
  await syncSession(args);
  return Response.json(await paymentStatusOf(app, userId));
});
