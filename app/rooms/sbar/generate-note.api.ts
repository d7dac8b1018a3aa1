import { postApi, refuseMethod } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { answerWritten } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/generate-note.api";
import { noteRequest, toForm } from "./note-request.ts";
import { noteAnswer } from "./open-note.server.ts";

/** Largest body in bytes; the notes themselves have a limit of their own. */
const LARGEST_BODY = 256 * 1024;

/**
 * `POST /api/generate-note`: the specified JSON, with the times that it took in `Server-Timing`; or with
 * `Accept: text/event-stream` the note as it is written, in the events `section`, `text`, `statement`, `usage`, and
 * last `done` or `error`.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const form = toForm(await readJson(request, noteRequest, { limit: LARGEST_BODY }));
  await renewActivity({ request, context }, appOf(context).now());
  return answerWritten(noteAnswer, { request, context, form });
});

/** The path is called, not opened. */
export const loader = refuseMethod;
