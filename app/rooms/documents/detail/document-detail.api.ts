import { api, methodApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls, openMeter } from "#app/core/meter/meter-client.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { documentBucketOf, documentStoresOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { cancelAnalysis } from "../store/cancel-analysis.server.ts";
import { deleteDocument } from "../store/personal-data.server.ts";
import type { Route } from "./+types/document-detail.api";
import { documentDetail, followedDetail, markOpened } from "./document-detail.server.ts";

/**
 * `GET /api/document/{id}`: one of the person's own documents (API-28). Asking makes it the one opened last,
 * except with `?following=1`, from a page that waits for the analysis; then an upload that is not a document yet
 * is 204.
 */
export const loader = api(async ({ request, params, context }: Route.LoaderArgs) => {
  const app = appOf(context);
  const { env, now } = app;
  const { userId } = personOf(context);
  const database = app.databaseOf(userId);
  const stores = { database, bucket: documentBucketOf(env) };
  const asked = { userId, documentId: params.id };
  if (new URL(request.url).searchParams.has("following")) {
    const followed = await followedDetail(stores, asked, now());
    return followed ? Response.json(followed) : new Response(null, { status: 204 });
  }
  await limitCalls(app, userId, "history");
  const detail = await documentDetail(stores, asked);
  await markOpened(database, { userId, documentId: detail.id }, now());
  noteSecurityEvent(app, userId, "document_opened", detail.id);
  return Response.json(detail);
});

/**
 * `DELETE /api/document/{id}`: erases it with its text, analysis, questions and what is left of its file; 204. This
 * cancels a running analysis.
 */
export const action = methodApi("DELETE", async ({ params, context }: Route.ActionArgs) => {
  const app = appOf(context);
  const whose = { userId: personOf(context).userId, documentId: params.id };
  const deps = {
    ...documentStoresOf(app, whose.userId),
    meter: openMeter(app.env.USAGE_METER, whose.userId),
  };
  const cancelled = await cancelAnalysis(deps, whose).catch(unlessComplete);
  if (cancelled === null) await deleteDocument(deps, whose);
  noteSecurityEvent(app, whose.userId, "document_deleted", params.id);
  return new Response(null, { status: 204 });
});

function unlessComplete(error: unknown): null {
  if (error instanceof AppError && error.code === "analysis_complete") return null;
  throw error;
}
