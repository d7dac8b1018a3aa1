import { api } from "#app/base/http/api.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/team-members.api";
import { onlyYou } from "./team.ts";

/** `GET /api/team/members`: `{ members }`, so far the signed-in person alone (OPEN-50, OPEN-51). */
export const loader = api(({ context }: Route.LoaderArgs) =>
  Response.json({ members: onlyYou(personOf(context).userId) }),
);
