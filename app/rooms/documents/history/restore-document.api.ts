import { postApi } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/restore-document.api";
import { setArchived } from "./archive-document.server.ts";

/** `POST /api/document/{id}/restore`: restores an archived document; 204, also if it was never archived. */
export const action = postApi(async ({ params, context }: Route.ActionArgs) => {
  const { userId } = personOf(context);
  await setArchived(appOf(context), { userId, documentId: params.id }, false);
  return new Response(null, { status: 204 });
});
