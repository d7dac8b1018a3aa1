import { z } from "zod";
import { methodApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import { LARGEST_NOTE, MOST_NOTES, NOTE_KIND, VERSION_CAUSES } from "../note.ts";
import type { Route } from "./+types/versions.api";
import { noteIdOf } from "./note-params.server.ts";

const version = z.object({
  expectedVersion: z.int().min(0),
  cause: z.enum(VERSION_CAUSES),
  body: z.looseObject({
    kind: z.string().regex(NOTE_KIND),
    title: z.string().optional(),
    text: z.string().optional(),
  }),
});

/**
 * `PUT /api/notes/{id}/versions` with `{ expectedVersion, cause, body }`: keeps a further version, `{ version }`; 0
 * expects that there is no such note yet. 409 `note_changed` or `note_signed` with the current `version`, 404
 * `note_not_found`, 422 `signature_forged` for a body with a signature not made by `POST /api/note-sign`, and for an
 * amendment that changes what was signed, 413 `notes_full` if there is no room.
 */
export const action = methodApi("PUT", async ({ request, params, context }: Route.ActionArgs) => {
  const { userId, sessionId } = personOf(context);
  const given = await readJson(request, version, { limit: LARGEST_NOTE });
  const id = noteIdOf(params);
  const saved = await recordOf(appOf(context), userId).saveVersion({ id, sessionId, ...given });
  if (saved.isSaved) return Response.json({ version: saved.version });
  if (saved.reason === "missing") throw new AppError("note_not_found");
  if (saved.reason === "forged") throw new AppError("signature_forged");
  if (saved.reason === "full") throw new AppError("notes_full", { filling: { most: MOST_NOTES } });
  const code = saved.reason === "signed" ? "note_signed" : "note_changed";
  throw new AppError(code, { facts: { version: saved.version } });
});
