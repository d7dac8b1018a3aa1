import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/research-history.api";
import { type SearchStore, searchStoreOf } from "./searches.server.ts";

const body = z.object({ query: z.string().max(2_000).nullish() });

/**
 * `DELETE /api/medical-research/history`, `{ query }` forgets one search, `{}` all of the person's; for some minutes
 * `POST` restores those, and returns the searches.
 */
export const action = api(async ({ request, context }: Route.ActionArgs) => {
  if (request.method === "POST")
    return await restored(searchStoreOf(appOf(context), personOf(context).userId));
  if (request.method !== "DELETE") throw new AppError("wrong_method");
  const { query } = await readJson(request, body);
  const store = searchStoreOf(appOf(context), personOf(context).userId);
  await (typeof query === "string" ? store.remove(query) : store.clear());
  return new Response(null, { status: 204 });
});

async function restored(store: SearchStore): Promise<Response> {
  if (!(await store.restore())) throw new AppError("history_gone");
  return listed(store);
}

/** `GET` returns the person's searches, newest first, with the answers of the last 24 hours. */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  return await listed(searchStoreOf(appOf(context), personOf(context).userId));
});

async function listed(store: SearchStore): Promise<Response> {
  return Response.json({ searches: await store.list() });
}
