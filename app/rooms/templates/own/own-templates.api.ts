import { z } from "zod";
import { api, postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { accessOf, mayUse } from "../find-format.server.ts";
import { FORMATS } from "../formats/formats.server.ts";
import type { Route } from "./+types/own-templates.api";
import { freeName, readTemplate } from "./own-template.ts";
import { COACH_IDS, orRefused, ownTemplatesOf } from "./own-templates.server.ts";
import { readTemplateFile } from "./template-file.ts";

/** Room for a file of 32 KB with JSON escapes; a larger file is refused with the limit. */
const LARGEST_BODY = 256 * 1024;

const body = z.union([z.object({ template: z.unknown() }), z.object({ file: z.string() })]);

/** `GET /api/templates`: the person's own templates, newest first, and the formats available for notes. */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const person = personOf(context);
  const templates = await ownTemplatesOf(appOf(context), person.userId).list();
  const access = accessOf(person);
  const usable = [...FORMATS, ...templates]
    .filter(({ id }) => mayUse(access, id))
    .map(({ id, name }) => ({ id, name }));
  return Response.json({ templates, usable });
});

/**
 * `POST /api/templates` with `{ template }`, or with `{ file }` and the text of a file: keeps a new one. One from a
 * file gets a name that is not taken yet.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const [app, person] = [appOf(context), personOf(context)];
  if (accessOf(person) !== "own") throw new AppError("plan_required");
  const given = await readJson(request, body, { limit: LARGEST_BODY });
  const content =
    "file" in given
      ? orRefused(() => readTemplateFile(given.file, COACH_IDS), "template_file_invalid")
      : orRefused(() => readTemplate(given.template, COACH_IDS));
  const own = ownTemplatesOf(app, person.userId);
  const names = "file" in given ? (await own.list()).map(({ name }) => name) : [];
  const template = await own.add({ ...content, name: freeName(content.name, names) });
  noteSecurityEvent(app, person.userId, "template_saved", template.id);
  return Response.json({ template }, { status: 201 });
});
