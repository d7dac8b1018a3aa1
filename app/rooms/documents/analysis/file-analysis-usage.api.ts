import { api } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { toFileUsage } from "../upload/file-usage.ts";
import type { Route } from "./+types/file-analysis-usage.api";

/** `GET /api/file-analysis-usage`: file analyses and tokens of the current month, with the plan's limits (API-22). */
export const loader = api(async ({ context }: Route.LoaderArgs) =>
  Response.json(toFileUsage(await usageOf(appOf(context), personOf(context)))),
);
