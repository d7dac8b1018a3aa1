import { resetLimits } from "#app/core/payments/reset-limits.server.ts";
import type { Route } from "./+types/reset-on-upgrade.api";
import { resetApi } from "./reset-api.server.ts";
import { syncSession } from "./sync-session.server.ts";

/** `POST /reset/reset-on-upgrade`, no body → `{ message }`, even when refused (API-17). */
export const action = resetApi(async (args: Route.ActionArgs) => {
  const { deps, userId } = await syncSession(args);
  await resetLimits(deps, userId);
  return Response.json({ message: "Your usage limits have been reset." });
});
