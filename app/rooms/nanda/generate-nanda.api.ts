import { postApi, refuseMethod } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { answerWritten } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/generate-nanda.api";
import { nandaRequest } from "./nanda-request.ts";
import { nandaAnswer } from "./open-nanda.server.ts";

/** Largest body in bytes; the text itself has a limit of its own. */
const LARGEST_BODY = 256 * 1024;

/**
 * `POST /api/generate-nanda`: `{ note }` as text, and the same diagnoses with their evidence beside it; or with
 * `Accept: text/event-stream` the diagnoses as they are written, in the events `begun`, `text`, `part`, `diagnosis`,
 * `usage`, and last `done` or `error`.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { context: text } = await readJson(request, nandaRequest, { limit: LARGEST_BODY });
  await renewActivity({ request, context }, appOf(context).now());
  return answerWritten(nandaAnswer, { request, context, text });
});

/** The path is called, not opened. */
export const loader = refuseMethod;
