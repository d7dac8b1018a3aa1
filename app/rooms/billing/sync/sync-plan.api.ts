import { postApi } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import type { Route } from "./+types/sync-plan.api";
import { syncSession } from "./sync-session.server.ts";

/** `POST /api/users/sync-plan` → `{ synced, plan }` (API-14); `synced` says whether the plan changed. */
export const action = postApi(async (args: Route.ActionArgs) => {
  const app = appOf(args.context);
  const { userId } = personOf(args.context);
  const before = await planOf(app.databaseOf(userId), userId);
  const { plan } = await syncSession(args);
  return Response.json({ synced: plan !== before, plan: plan ?? "Free" });
});
