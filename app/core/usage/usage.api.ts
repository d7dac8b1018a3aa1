import { api } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/usage.api";
import { usageOf } from "./usage-answer.server.ts";

/** `GET /api/payments/usage`: tokens and counts of the current month, with the plan's limits. */
export const loader = api(async ({ context }: Route.LoaderArgs) =>
  Response.json(await usageOf(appOf(context), personOf(context))),
);
