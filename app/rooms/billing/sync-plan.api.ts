import { postApi, refuseMethod } from "#app/base/runtime/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity, renewStanding } from "#app/core/identity/guard.server.ts";
import { planOf } from "#app/core/identity/plan-gate.server.ts";
import { paymentDeps } from "#app/core/payments/deps.server.ts";
import { limitQuestions } from "#app/core/payments/limit-questions.server.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";
import type { Route } from "./+types/sync-plan.api";

/** `POST /api/users/sync-plan` → `{ synced, plan }` (API-14); `synced` says whether the plan changed. */
export const action = postApi(async (args: Route.ActionArgs) => {
  const app = appOf(args.context);
  const { userId } = personOf(args.context);
  await limitQuestions(app, userId);
  const before = await planOf(app.database, userId);
  await syncPerson(paymentDeps(app), userId);
  await renewActivity(args, app.now());
  const { plan } = await renewStanding(args);
  return Response.json({ synced: plan !== before, plan: plan ?? "Free" });
});

export const loader = refuseMethod;
