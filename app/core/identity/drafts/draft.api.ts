import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "../session/guard.server.ts";
import type { Route } from "./+types/draft.api";
import { DRAFT_FORMS } from "./draft-keeper.ts";
import { openDrafts } from "./drafts.server.ts";

function formOf(request: Request) {
  const form = z.enum(DRAFT_FORMS).safeParse(new URL(request.url).searchParams.get("form"));
  if (!form.success) throw new AppError("not_found");
  return form.data;
}

const storeOf = (context: Route.LoaderArgs["context"]) => {
  const { database, env, now } = appOf(context);
  return openDrafts(database, env.settings.DRAFT_KEY, now);
};

/** `GET /api/session/draft?form=`: the person's own unsaved form, `{ text }` with null when there is none. */
export const loader = api(async ({ request, context }: Route.LoaderArgs) => {
  return Response.json({ text: await storeOf(context).read(personOf(context).userId, formOf(request)) });
});

/** `DELETE /api/session/draft?form=`: it was restored or refused. */
export const action = api(async ({ request, context }: Route.ActionArgs) => {
  if (request.method !== "DELETE") throw new AppError("wrong_method");
  await storeOf(context).save(personOf(context).userId, formOf(request), null);
  return new Response(null, { status: 204 });
});
