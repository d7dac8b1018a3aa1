import { api, methodApi } from "#app/base/http/api.server.ts";
import type { Route } from "./+types/session.api";
import { endSession } from "./end-session.server.ts";
import { personOf } from "./guard.server.ts";

/** `GET /api/session`: who is signed in. Asking does not count as activity. */
export const loader = api(({ context }: Route.LoaderArgs) => {
  return Response.json({ userId: personOf(context).userId });
});

/**
 * `DELETE /api/session`: signs out. Clerk's session ends, and none of its cookies stay in the browser. With
 * `?reason=inactivity`, when nobody asked for it, and with `?reason=keep`, what is kept until sign-out stays for a day.
 */
export const action = methodApi("DELETE", async (args: Route.ActionArgs) => {
  const reason = new URL(args.request.url).searchParams.get("reason");
  const wished = reason === "keep" ? "signed_out_keeping" : "signed_out";
  await endSession(args, personOf(args.context), reason === "inactivity" ? "timed_out" : wished);
  return new Response(null, { status: 204 });
});
