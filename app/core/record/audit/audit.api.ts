import { postApi } from "#app/base/http/api.server.ts";
import { textStream } from "#app/base/http/text-stream.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { requireVerified } from "#app/core/identity/session/fresh-verification.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { recordOf } from "../record-client.server.ts";
import type { Route } from "./+types/audit.api";
import type { AuditEntry, TrailPage } from "./audit-trail.ts";
import { noteSecurityEvent } from "./security-events.server.ts";
import { trailPages } from "./trail-pages.server.ts";

/**
 * `POST /api/notes/audit`: the person's audit trail as a file; `npm run verify-audit` reads it. 403
 * `verification_required` without a fresh verification.
 */
export const action = postApi(async ({ context }: Route.ActionArgs) => {
  requireVerified(context);
  const [app, { userId }] = [appOf(context), personOf(context)];
  await limitCalls(app, userId, "export");
  const record = recordOf(app, userId);
  const first = await record.auditTrail();
  noteSecurityEvent(app, userId, "data_exported", "trail");
  return new Response(textStream(fileOf(userId, first, trailPages(record, first.next)), app.log), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="nursegpt-audit-trail.json"',
    },
  });
});

/** An `AuditExport` as text. The first page is there before the answer begins, so that a failure is not half a file. */
async function* fileOf(
  userId: string,
  { entries, days }: TrailPage,
  others: AsyncIterable<TrailPage>,
): AsyncGenerator<string> {
  const rows = (some: readonly AuditEntry[]) => some.map((entry) => JSON.stringify(entry)).join(",\n");
  yield `{"userId":${JSON.stringify(userId)},"days":${JSON.stringify(days)},"entries":[${rows(entries)}`;
  for await (const page of others) if (page.entries.length > 0) yield `,\n${rows(page.entries)}`;
  yield "]}";
}
