import { isNull } from "drizzle-orm";
import { z } from "zod";
import { customers } from "#app/base/data/schema.ts";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { Route } from "./+types/select-plan.api";

const choice = z.object({ plan: z.string(), userId: z.string().optional() });

/** `POST /api/users/select-plan`: `{ plan, userId }`; the session decides who it is for. */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const app = appOf(context);
  const { plan, userId = request.headers.get("X-User-ID") } = await readJson(request, choice);
  const person = personOf(context);
  if (userId !== null && userId !== person.userId) throw new AppError("foreign_customer");
  person.plan = await selectPlan(app, person.userId, plan);
  await renewActivity({ request, context }, app.now());
  return Response.json({ plan: person.plan });
});

/** Chooses Free. A click neither grants nor takes away a paid plan. */
async function selectPlan(
  app: Pick<AppContext, "databaseOf" | "env" | "now" | "log" | "waitUntil">,
  userId: string,
  plan: string,
): Promise<StoredPlan> {
  const { databaseOf, env, now } = app;
  if (plan !== "Free") throw new AppError("plan_not_available");
  const database = databaseOf(userId);
  await database
    .insert(customers)
    .values({ userId, plan, planChosenAt: now() })
    .onConflictDoUpdate({
      target: customers.userId,
      set: { plan, planChosenAt: now() },
      setWhere: isNull(customers.plan),
    });
  await recordOf({ env }, userId).changeEntitlement();
  const held = (await planOf(database, userId)) ?? plan;
  noteSecurityEvent(app, userId, "plan_changed", held);
  return held;
}
