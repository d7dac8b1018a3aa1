import { z } from "zod";
import { api, methodApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "../record-client.server.ts";
import type { Route } from "./+types/work.api";
import { isWorkTool, LARGEST_WORK, MOST_WORK } from "./work.ts";

/** Includes room for the escapes that JSON adds to a text that is itself JSON. */
const LARGEST_BODY = 2 * LARGEST_WORK + 4096;

const body = z.object({
  text: z.string().nullable(),
  revision: z.int().min(0),
  saveId: z.string().max(64).default(""),
});

function toolOf({ tool }: { tool: string }) {
  if (!isWorkTool(tool)) throw new AppError("not_found");
  return tool;
}

/**
 * `GET /api/work/{tool}`: the person's work in progress, and the key for what this browser keeps of it; with `?keyOf=`
 * the key of an earlier session of the same person.
 */
export const loader = api(async ({ request, params, context }: Route.LoaderArgs) => {
  const { userId, sessionId } = personOf(context);
  const tool = toolOf(params);
  const keyOf = new URL(request.url).searchParams.get("keyOf") ?? undefined;
  return Response.json(await recordOf(appOf(context), userId).openWork({ tool, sessionId, keyOf }));
});

/**
 * `PUT /api/work/{tool}` with `{ text, revision }`: saves over that revision; a null `text` forgets. 409 `work_changed`
 * with `current` if another one is held, 413 `work_full` if too many tools have work. It does not count as activity.
 */
export const action = methodApi("PUT", async ({ request, params, context }: Route.ActionArgs) => {
  const tool = toolOf(params);
  const { userId, sessionId } = personOf(context);
  const { text, revision, saveId } = await readJson(request, body, { limit: LARGEST_BODY });
  if (text !== null && new TextEncoder().encode(text).byteLength > LARGEST_WORK)
    throw new AppError("too_large");
  const record = recordOf(appOf(context), userId);
  const saved = await record.saveWork({ tool, text, revision, saveId, sessionId });
  if (saved === "full") throw new AppError("work_full", { filling: { most: MOST_WORK } });
  if (!saved.isSaved) throw new AppError("work_changed", { facts: { current: saved.current } });
  return Response.json({ revision: saved.revision });
});
