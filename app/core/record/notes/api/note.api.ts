import { z } from "zod";
import { api, methodApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { Route } from "./+types/note.api";
import { noteIdOf } from "./note-params.server.ts";

const shownVersion = z.coerce.number().int().min(1).optional();

/** `GET /api/notes/{id}?version=`: a kept note with its versions and the body of one, the current one by default. */
export const loader = api(async ({ request, params, context }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get("version") ?? undefined;
  const version = shownVersion.safeParse(asked);
  if (!version.success) throw new AppError("invalid_request");
  const [app, { userId }] = [appOf(context), personOf(context)];
  const note = await recordOf(app, userId).openNote({ id: noteIdOf(params), version: version.data });
  if (!note) throw new AppError("note_not_found");
  noteSecurityEvent(app, userId, "note_opened", note.id);
  return Response.json(note);
});

/** `DELETE /api/notes/{id}`: deletes it with all its versions; repeating it is no error. */
export const action = methodApi("DELETE", async ({ params, context }: Route.ActionArgs) => {
  await recordOf(appOf(context), personOf(context).userId).removeNotes({ id: noteIdOf(params) });
  return new Response(null, { status: 204 });
});
