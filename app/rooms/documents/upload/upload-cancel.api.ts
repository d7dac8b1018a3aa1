import { z } from "zod";
import { postApi, refuseMethod } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { keepAlive } from "#app/base/runtime/keep-alive.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/upload-cancel.api";
import { discardUpload } from "./cancel-upload.server.ts";
import { uploadDeps } from "./upload-deps.server.ts";

const which = z.object({ uploadId: z.string().min(1).max(100) });

/** `POST /api/upload/cancel`: deletes what was sent of a file; 204, also when repeated. */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { uploadId } = await readJson(request, which);
  const { userId } = personOf(context);
  await keepAlive(discardUpload(uploadDeps(context), { userId, uploadId }), context);
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
});

/** The path is called, not opened. */
export const loader = refuseMethod;
