import { refuseMethod } from "#app/base/runtime/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity, renewStanding } from "#app/core/identity/guard.server.ts";
import { paymentDeps } from "#app/core/payments/deps.server.ts";
import { limitQuestions } from "#app/core/payments/limit-questions.server.ts";
import { resetLimits } from "#app/core/payments/reset-limits.server.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";
import type { Route } from "./+types/reset-on-upgrade.api";
import { resetApi } from "./reset-api.server.ts";

/** `POST /reset/reset-on-upgrade`, no body → `{ message }`, also when it is refused (API-17). */
export const action = resetApi(async (args: Route.ActionArgs) => {
  const app = appOf(args.context);
  const { userId } = personOf(args.context);
  const deps = paymentDeps(app);
  await limitQuestions(app, userId);
  await syncPerson(deps, userId);
  await renewActivity(args, app.now());
  await renewStanding(args);
  await resetLimits(deps, userId);
  return Response.json({ message: "Your usage limits have been reset." });
});

export const loader = refuseMethod;
