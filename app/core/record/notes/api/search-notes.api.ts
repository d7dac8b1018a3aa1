import { postApi } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { Route } from "./+types/search-notes.api";
import { noteSearch } from "./note-params.server.ts";

/** `POST /api/notes/search`: as `GET /api/notes`, with `text`, which may name a patient and so is in no address. */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const search = await readJson(request, noteSearch);
  return Response.json(await recordOf(appOf(context), personOf(context).userId).findNotes(search));
});
