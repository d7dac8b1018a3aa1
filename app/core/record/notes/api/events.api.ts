import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { Route } from "./+types/events.api";
import { noteIdOf } from "./note-params.server.ts";

/** Events that only the page knows of; all others are recorded where they happen. */
const body = z.object({ event: z.enum(["resolved", "copied", "printed", "exported"]) });

/** `POST /api/notes/{id}/events` with `{ event }`: an entry for the person's audit trail. */
export const action = postApi(async ({ request, params, context }: Route.ActionArgs) => {
  const { event } = await readJson(request, body);
  await recordOf(appOf(context), personOf(context).userId).recordEvent({ noteId: noteIdOf(params), event });
  return new Response(null, { status: 204 });
});
