import { clerkClient } from "@clerk/react-router/server";
import { api } from "#app/base/runtime/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { expireCookie } from "#app/base/runtime/cookies.server.ts";
import { AppError } from "#app/base/runtime/errors.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import type { Route } from "./+types/session.api";
import { clearActivity } from "./activity-cookie.server.ts";
import { clerkTokenCookies } from "./clerk-cookies.server.ts";
import { personOf } from "./guard.server.ts";
import { setCookie } from "./outgoing-cookies.server.ts";
import { SKIP_PLAN_SELECTION } from "./skip-plan-selection.ts";

/** `GET /api/session`: who is signed in. Asking does not count as activity. */
export const loader = api(({ context }: Route.LoaderArgs) => {
  return Response.json({ userId: personOf(context).userId });
});

/** `DELETE /api/session`: signs out. Clerk's session ends, and no cookie of it stays in the browser. */
export const action = api(async (args: Route.ActionArgs) => {
  if (args.request.method !== "DELETE") throw new AppError("wrong_method");
  const { log } = appOf(args.context);
  const { sessionId } = personOf(args.context);
  await clerkClient(args)
    .sessions.revokeSession(sessionId)
    .catch((error: unknown) => log("error", "session.revoke_failed", { cause: causeOf(error) }));
  const names = [...(await clerkTokenCookies()), SKIP_PLAN_SELECTION];
  for (const cookie of [...names.map(expireCookie), clearActivity]) setCookie(args.context, cookie);
  return new Response(null, { status: 204 });
});
