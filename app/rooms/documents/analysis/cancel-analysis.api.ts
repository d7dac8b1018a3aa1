import { postApi } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { keepAlive } from "#app/base/runtime/keep-alive.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { cancelAnalysis } from "../store/cancel-analysis.server.ts";
import { documentStoresOf } from "../store/document-bucket.server.ts";
import type { Route } from "./+types/cancel-analysis.api";

/**
 * `POST /api/document/{id}/cancel`: cancels a document, by its own id or its upload's, before its analysis is shown.
 * 204, also when repeated: nothing is counted, and it is erased. 409 if the analysis is complete and counted.
 */
export const action = postApi(async ({ params, context }: Route.ActionArgs) => {
  const app = appOf(context);
  const { userId } = personOf(context);
  const deps = { ...documentStoresOf(app, userId), meter: openMeter(app.env.USAGE_METER, userId) };
  const erased = await keepAlive(cancelAnalysis(deps, { userId, documentId: params.id }), context);
  if (erased !== null) noteSecurityEvent(app, userId, "document_deleted", erased);
  return new Response(null, { status: 204 });
});
