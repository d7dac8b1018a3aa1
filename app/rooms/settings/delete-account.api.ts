import { postApi } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { endSession } from "#app/core/identity/session/end-session.server.ts";
import { requireVerified } from "#app/core/identity/session/fresh-verification.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { forgetOpen } from "#app/core/identity/session/still-open.server.ts";
import { startDeletion } from "#app/core/maintenance/deletion.server.ts";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import type { Route } from "./+types/delete-account.api";

/**
 * `POST /api/account/delete`: begins the deletion of one's own account and ends the session. 202: from now on the
 * account is unusable; the maintenance queue does the erasure itself. 403 `verification_required` without a fresh
 * verification.
 */
export const action = postApi(async (args: Route.ActionArgs) => {
  requireVerified(args.context);
  const app = appOf(args.context);
  const person = personOf(args.context);
  await startDeletion({ ...app, queue: openMaintenance(app.env.MAINTENANCE) }, person.userId, "request");
  // Ends the sessions of her other browsers, too.
  forgetOpen({ userId: person.userId });
  await endSession(args, person, "signed_out");
  return new Response(null, { status: 202 });
});
