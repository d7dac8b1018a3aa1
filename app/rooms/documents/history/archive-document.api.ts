import { postApi } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/archive-document.api";
import { setArchived } from "./archive-document.server.ts";

/** `POST /api/document/{id}/archive`: 204, also if already archived (API-29). The body is not read. */
export const action = postApi(async ({ params, context }: Route.ActionArgs) => {
  const { userId } = personOf(context);
  await setArchived(appOf(context), { userId, documentId: params.id }, true);
  return new Response(null, { status: 204 });
});
