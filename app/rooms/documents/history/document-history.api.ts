import { api } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import type { Route } from "./+types/document-history.api";
import { documentHistory } from "./document-history.server.ts";

/** `GET /api/document-search-history?archived=1&before=<next>`: the person's documents, newest first (API-27). */
export const loader = api(async ({ request, context }: Route.LoaderArgs) => {
  const app = appOf(context);
  const { userId } = personOf(context);
  await limitCalls(app, userId, "history");
  return Response.json(await documentHistory(app, userId, request));
});
