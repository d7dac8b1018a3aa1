import { api, refuseMethod } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf, type Log } from "#app/base/runtime/log.server.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/export-account.api";
import { exportAccount } from "./export-account.server.ts";

/** `GET /api/account/export`: everything that is held about the person, as a file. It is not kept anywhere. */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const app = appOf(context);
  const { userId } = personOf(context);
  const pieces = exportAccount(app, userId, await openAccounts(app.env).accountOf(userId));
  return new Response(streamOf(pieces, app.log), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="nursegpt-data.json"',
      "Cache-Control": "no-store",
    },
  });
});

/** What is held is asked for here; it is changed elsewhere. */
export const action = refuseMethod;

/**
 * Produced as fast as the client reads. If it breaks off, the log says so, and the client gets an incomplete file.
 */
function streamOf(pieces: AsyncGenerator<string>, log: Log): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log("error", "export.failed", { cause: causeOf(error) });
        controller.error(error);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
