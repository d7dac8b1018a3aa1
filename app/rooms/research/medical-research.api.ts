import { z } from "zod";
import { postApi, refuseMethod } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { answerWritten } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/medical-research.api";
import { researchAnswer } from "./open-research.server.ts";

const body = z.object({ query: z.string().default("") });

/**
 * `POST /api/medical-research`, `{ query }` → `{ result, citations, answer }` (API-20); with
 * `Accept: text/event-stream` the answer as it is written: `searched`, `text`, and last `done` or `error`.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { query } = await readJson(request, body, { limit: 32 * 1024 });
  await renewActivity({ request, context }, appOf(context).now());
  return answerWritten(researchAnswer, { request, context, query });
});

/** The path is called, not opened. */
export const loader = refuseMethod;
