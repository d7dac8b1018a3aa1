import { postApi } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { requireVerified } from "#app/core/identity/session/fresh-verification.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { recordOf } from "../record-client.server.ts";
import type { Route } from "./+types/audit.api";
import type { AuditExport } from "./audit-trail.ts";
import { noteSecurityEvent } from "./security-events.server.ts";

/**
 * `POST /api/notes/audit`: the person's audit trail as a file; `npm run verify-audit` reads it. 403
 * `verification_required` without a fresh verification.
 */
export const action = postApi(async ({ context }: Route.ActionArgs) => {
  requireVerified(context);
  const [app, { userId }] = [appOf(context), personOf(context)];
  await limitCalls(app, userId, "export");
  const trail: AuditExport = { userId, ...(await recordOf(app, userId).auditTrail()) };
  noteSecurityEvent(app, userId, "data_exported", "trail");
  return Response.json(trail, {
    headers: { "Content-Disposition": 'attachment; filename="nursegpt-audit-trail.json"' },
  });
});
