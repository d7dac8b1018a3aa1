import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { accessOf } from "../find-format.server.ts";
import type { Route } from "./+types/own-template.api";
import { readTemplate } from "./own-template.ts";
import { COACH_IDS, orRefused, ownTemplatesOf } from "./own-templates.server.ts";
import { templateFileName, writeTemplateFile } from "./template-file.ts";

const body = z.object({ template: z.unknown(), changedAt: z.int() });

/** `GET /api/templates/{id}`: one of the person's own templates as a file to share, on any plan. */
export const loader = api(async ({ params: { id }, context }: Route.LoaderArgs) => {
  const template = await ownTemplatesOf(appOf(context), personOf(context).userId).find(id);
  return new Response(writeTemplateFile(template), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${templateFileName(template.name)}"`,
    },
  });
});

/** `PUT` with `{ template, changedAt }` replaces the version that the page has; `DELETE` deletes it, on any plan. */
export const action = api(async ({ request, params: { id }, context }: Route.ActionArgs) => {
  const [app, person] = [appOf(context), personOf(context)];
  const own = ownTemplatesOf(app, person.userId);
  if (request.method === "DELETE") {
    await own.remove(id);
    noteSecurityEvent(app, person.userId, "template_deleted", id);
    return new Response(null, { status: 204 });
  }
  if (request.method !== "PUT") throw new AppError("wrong_method");
  if (accessOf(person) !== "own") throw new AppError("plan_required");
  const given = await readJson(request, body);
  const content = orRefused(() => readTemplate(given.template, COACH_IDS));
  const template = await own.change(id, content, given.changedAt);
  noteSecurityEvent(app, person.userId, "template_saved", id);
  return Response.json({ template });
});
