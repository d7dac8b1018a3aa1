import { z } from "zod";
import { postApi, refuseMethod } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { answerWritten } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/chat.api";
import { chatAnswer } from "./open-chat.server.ts";

const turn = z.object({ role: z.enum(["nurse", "assistant"]), text: z.string().max(20_000) });
const body = z.object({ message: z.string().default(""), turns: z.array(turn).max(100).default([]) });

/**
 * `POST /api/chat`, `{ message, turns }` → `{ response, citations, answer, urgent }`; with
 * `Accept: text/event-stream` the answer as it is written: `urgent`, `searched`, `text`, and last `done` or `error`.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { message, turns } = await readJson(request, body);
  await renewActivity({ request, context }, appOf(context).now());
  return answerWritten(chatAnswer, { request, context, message, turns });
});

/** The path is called, not opened. */
export const loader = refuseMethod;
