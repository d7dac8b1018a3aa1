import { z } from "zod";
import { postApi, refuseMethod } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/select-plan.api";
import { selectPlan } from "./select-plan.server.ts";

const choice = z.object({ plan: z.string(), userId: z.string().optional() });

/** `POST /api/users/select-plan`: `{ plan, userId }`; who it is for is decided by the session. */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const app = appOf(context);
  const { plan, userId = request.headers.get("X-User-ID") } = await readJson(request, choice);
  const person = personOf(context);
  if (userId !== null && userId !== person.userId) throw new AppError("foreign_customer");
  person.plan = await selectPlan(app, person.userId, plan);
  await renewActivity({ request, context }, app.now());
  return Response.json({ plan: person.plan });
});

export const loader = refuseMethod;
