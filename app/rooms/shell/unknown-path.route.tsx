import { href, redirect } from "react-router";
import { errorResponse } from "#app/base/http/errors.ts";
import { authOf } from "#app/core/identity/session/authenticate.server.ts";
import type { Route } from "./+types/unknown-path.route";
import { markUnknownPath } from "./unknown-path.server.ts";

/** Any unknown path: the dashboard for a signed-in person, the sign-in screen for everybody else; both say so. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = authOf(args.context);
  throw redirect(userId ? href("/dashboard") : "/sign-in", {
    headers: { "Set-Cookie": markUnknownPath() },
  });
}

export function action(): never {
  throw errorResponse("wrong_method");
}

export default function UnknownPath() {
  return null;
}
