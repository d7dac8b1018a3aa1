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

function savedAtOf(request: Request) {
  const savedAt = z.coerce.number().int().min(1).safeParse(new URL(request.url).searchParams.get("savedAt"));
  return savedAt.success ? savedAt.data : Number.MAX_SAFE_INTEGER;
}

const storeOf = (context: Route.LoaderArgs["context"]) => {
  const { database, env, now } = appOf(context);
  return openDrafts(database, env.settings.DRAFT_KEY, now);
};

/** `GET /api/session/draft?form=`: the person's own unsaved form, `{ text, savedAt }`; null both when there is none. */
export const loader = api(async ({ request, context }: Route.LoaderArgs) => {
  const draft = await storeOf(context).read(personOf(context).userId, formOf(request));
  return Response.json(draft ?? { text: null, savedAt: null });
});

/**
 * `DELETE /api/session/draft?form=&savedAt=`: the draft of that moment was restored or refused. One that was saved later
 * stays: the browser's word may come late. Without `savedAt` it goes whenever it was saved.
 */
export const action = api(async ({ request, context }: Route.ActionArgs) => {
  if (request.method !== "DELETE") throw new AppError("wrong_method");
  await storeOf(context).forget(personOf(context).userId, formOf(request), savedAtOf(request));
  return new Response(null, { status: 204 });
});
