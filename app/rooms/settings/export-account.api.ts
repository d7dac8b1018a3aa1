import { postApi } from "#app/base/http/api.server.ts";
import { textStream } from "#app/base/http/text-stream.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import { requireVerified } from "#app/core/identity/session/fresh-verification.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import type { Route } from "./+types/export-account.api";
import { exportAccount } from "./export-account.server.ts";

/**
 * `POST /api/account/export`: everything that is held about the person, as a file, kept nowhere. 403
 * `verification_required` without a fresh verification, 429 for too many in an hour; no link on another site can start
 * the download.
 */
export const action = postApi(async ({ context }: Route.ActionArgs) => {
  requireVerified(context);
  const app = appOf(context);
  const { userId } = personOf(context);
  await limitCalls(app, userId, "export");
  noteSecurityEvent(app, userId, "data_exported", "account");
  const pieces = exportAccount(app, userId, await openAccounts(app.env).accountOf(userId));
  return new Response(textStream(pieces, app.log), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="nursegpt-data.json"',
    },
  });
});
