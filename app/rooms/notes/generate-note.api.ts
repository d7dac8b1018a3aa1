import { postApi, refuseMethod } from "#app/base/runtime/api.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { eventStream } from "#app/base/runtime/event-stream.server.ts";
import { readJson } from "#app/base/runtime/read-json.server.ts";
import { serverTiming } from "#app/base/runtime/timing.server.ts";
import { renewActivity } from "#app/core/identity/guard.server.ts";
import type { Route } from "./+types/generate-note.api";
import { noteRequest, toForm } from "./note-request.ts";
import { openNote, wholeNote } from "./open-note.server.ts";

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
  const opening = { request, context, form, signal: request.signal };
  if (request.headers.get("Accept")?.includes("text/event-stream"))
    return eventStream(await openNote(opening), appOf(context));
  const { type: _, ...answer } = await wholeNote(opening);
  const timings = appOf(context).timing.timings();
  return Response.json(answer, { headers: { "Server-Timing": serverTiming(timings) } });
});

/** The path is called, not opened. */
export const loader = refuseMethod;
