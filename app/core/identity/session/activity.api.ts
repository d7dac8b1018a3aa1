import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import type { Route } from "./+types/activity.api";
import { renewActivity } from "./guard.server.ts";

const LONGEST_REPORT_MS = 30_000;
const report = z.object({
  /** Milliseconds since the person last did something; a report can only make the session look older. */
  idleMs: z.number().min(0).max(LONGEST_REPORT_MS).default(0),
});

/** `POST /api/session/activity`: the person is active. The guard has already refused a stale cookie. */
export const action = api(async ({ request, context }: Route.ActionArgs) => {
  const { idleMs } = await readJson(request, report);
  await renewActivity({ request, context }, appOf(context).now() - idleMs);
  return new Response(null, { status: 204 });
});
