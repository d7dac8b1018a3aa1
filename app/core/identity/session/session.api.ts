import { api } from "#app/base/http/api.server.ts";
import { expireCookie } from "#app/base/http/cookies.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { Route } from "./+types/session.api";
import { endSession } from "./end-session.server.ts";
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
  await endSession(args, personOf(args.context));
  setCookie(args.context, expireCookie(SKIP_PLAN_SELECTION));
  return new Response(null, { status: 204 });
});
