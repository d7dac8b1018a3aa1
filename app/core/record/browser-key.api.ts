import { api } from "#app/base/http/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import type { SessionKey } from "#app/core/identity/clinical-storage.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/browser-key.api";
import { recordOf } from "./record-client.server.ts";

/**
 * `GET /api/session/browser-key`: the key under which this session's browser keeps clinical text. It is derived from
 * the person's data key and the session, so that no other person and no later session gets it.
 */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const { userId, sessionId } = personOf(context);
  const browserKey = await recordOf(appOf(context), userId).browserKey({ sessionId });
  return Response.json({ sessionId, browserKey } satisfies SessionKey);
});
