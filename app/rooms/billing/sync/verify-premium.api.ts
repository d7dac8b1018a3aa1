import { z } from "zod";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { paymentStatusOf } from "#app/core/payments/payment-status.server.ts";
import { resetLimits } from "#app/core/payments/reset-limits.server.ts";
import type { Route } from "./+types/verify-premium.api";
import { resetApi } from "./reset-api.server.ts";
import { syncSession } from "./sync-session.server.ts";

const body = z.object({ force_reset: z.boolean().default(false) });

/**
 * `POST /reset/verify-premium?t=`: `{ force_reset }` (API-18) → the answer of `GET /api/users/payment-status`,
 * and `was_reset`. A forced reset is only a request: it needs a payment that entitles to it (OPEN-20).
 */
export const action = resetApi(async (args: Route.ActionArgs) => {
  const { force_reset } = await readJson(args.request, body);
  const { plan, deps, userId } = await syncSession(args);
  if (plan !== "Premium") throw new AppError("not_premium");
  const was_reset = force_reset && (await wasReset(() => resetLimits(deps, userId)));
  const status = await paymentStatusOf(deps, userId);
  return Response.json({ ...status, was_reset });
});

async function wasReset(reset: () => Promise<void>): Promise<boolean> {
  try {
    await reset();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
