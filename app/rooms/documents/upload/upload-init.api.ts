import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/upload-init.api";
import { checkFile } from "./accept-file.ts";
import { initUpload } from "./init-upload.server.ts";
import { uploadDeps } from "./upload-deps.server.ts";

/** Control characters, and those that change the writing direction, which disguise a name. */
const UNREADABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const announced = z.object({
  fileName: z
    .string()
    .max(300)
    .transform((name) => name.replace(UNREADABLE, " ").trim())
    .pipe(z.string().min(1)),
  fileSize: z.int().min(0),
  totalChunks: z.int().min(0),
  fileType: z.string().max(200).default(""),
});

/** `POST /api/upload/init`: `{ uploadId, chunkSize, received, namesake }` for a file that may be sent (API-23). */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const file = await readJson(request, announced);
  await renewActivity({ request, context }, appOf(context).now());
  checkFile(file);
  const deps = uploadDeps(context);
  await deps.requireRoom();
  return Response.json(await initUpload(deps, personOf(context).userId, file));
});
