import { z } from "zod";
import { postApi, refuseMethod } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { answerWritten } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/query-file.api";
import { DOCUMENT_HEADER } from "./document-header.ts";
import { documentAnswer } from "./open-question.server.ts";

const body = z.object({ query: z.string(), file_id: z.string().min(1).max(100).nullish() });

/**
 * `POST /api/query-file`, `{ query, file_id? }`, or `{ query }` with the open document in a header → `{ response, pieces, answered }` (API-26); with
 * `Accept: text/event-stream` the answer as it is written: `text`, `piece`, and last `done` or `error`.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { query, file_id } = await readJson(request, body, { limit: 32 * 1024 });
  await renewActivity({ request, context }, appOf(context).now());
  const fileId = file_id ?? request.headers.get(DOCUMENT_HEADER);
  return answerWritten(documentAnswer, { request, context, query, ...(fileId ? { fileId } : {}) });
});

/** The path is called, not opened. */
export const loader = refuseMethod;
