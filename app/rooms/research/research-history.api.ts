import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/research-history.api";
import { searchStoreOf } from "./searches.server.ts";

const body = z.object({ query: z.string().max(2_000).nullish() });

/** `DELETE /api/medical-research/history`, `{ query }` forgets one search, `{}` all of the person's. */
export const action = api(async ({ request, context }: Route.ActionArgs) => {
  if (request.method !== "DELETE") throw new AppError("wrong_method");
  const { query } = await readJson(request, body);
  const store = searchStoreOf(appOf(context), personOf(context).userId);
  await (typeof query === "string" ? store.remove(query) : store.clear());
  return new Response(null, { status: 204 });
});

/** `GET` answers the person's searches, newest first, with the answers of the last 24 hours. */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const searches = await searchStoreOf(appOf(context), personOf(context).userId).list();
  return Response.json({ searches }, { headers: { "Cache-Control": "no-store" } });
});
