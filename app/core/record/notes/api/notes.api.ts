import { api, methodApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { Route } from "./+types/notes.api";
import { noteFilters } from "./note-params.server.ts";

/** `GET /api/notes?kind=&from=&to=&isSigned=&after=`: the person's kept notes, newest first, `{ notes, next }`. */
export const loader = api(async ({ request, context }: Route.LoaderArgs) => {
  const filters = noteFilters.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!filters.success) throw new AppError("invalid_request");
  return Response.json(await recordOf(appOf(context), personOf(context).userId).findNotes(filters.data));
});

/** `DELETE /api/notes`: deletes all of them, `{ deleted }`. */
export const action = methodApi("DELETE", async ({ context }: Route.ActionArgs) => {
  const deleted = await recordOf(appOf(context), personOf(context).userId).removeNotes({});
  return Response.json({ deleted });
});
