import { api, refuseMethod } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/document-detail.api";
import { documentDetail, followedDetail, markOpened } from "./document-detail.server.ts";

/**
 * `GET /api/document/{id}`: a document of the person's own (API-28). Asking makes it the one that was opened last;
 * with `?following=1`, from a page that waits for the analysis, it does not, and an upload that is no document yet
 * is 204.
 */
export const loader = api(async ({ request, params, context }: Route.LoaderArgs) => {
  const { database, env, now } = appOf(context);
  const { userId } = personOf(context);
  const stores = { database, bucket: env.DOCUMENTS };
  const asked = { userId, documentId: params.id };
  if (new URL(request.url).searchParams.has("following")) {
    const followed = await followedDetail(stores, asked, now());
    return followed ? Response.json(followed) : new Response(null, { status: 204 });
  }
  const detail = await documentDetail(stores, asked);
  await markOpened(database, { userId, documentId: detail.id }, now());
  return Response.json(detail);
});

/** A document is asked for; uploads make it. */
export const action = refuseMethod;
