import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readForm } from "#app/base/http/form.server.ts";
import { keepAlive } from "#app/base/runtime/keep-alive.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { CHUNK_BYTES } from "../store/chunks.ts";
import type { Route } from "./+types/upload-chunk.api";
import { type PostedChunk, storeChunk } from "./store-chunk.server.ts";
import { uploadDeps } from "./upload-deps.server.ts";

/** A chunk plus the form's other fields and boundaries, in bytes. */
const LARGEST_BODY = CHUNK_BYTES + 16 * 1024;

const fields = z.object({
  uploadId: z.string().min(1).max(100),
  chunkIndex: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  file: z.instanceof(File),
  checksum: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .toLowerCase()
    .nullish(),
});

/**
 * `POST /api/upload/chunk`: a form of `uploadId`, `chunkIndex` (from 0), `file` and, optional, `checksum` (SHA-256,
 * hexadecimal). 204 when it is stored (API-24, OPEN-45). Sent by the page itself, so it is not activity.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request, { limit: LARGEST_BODY, tooLarge: "file_too_large" });
  const chunk = await readChunk(form, personOf(context).userId);
  // A complete chunk need not be sent again, even if the browser is gone before the answer.
  await keepAlive(storeChunk(uploadDeps(context), chunk), context);
  return new Response(null, { status: 204 });
});

async function readChunk(form: FormData, userId: string): Promise<PostedChunk> {
  const { data } = fields.safeParse(Object.fromEntries(form));
  if (!data) throw new AppError("invalid_request");
  const { uploadId, chunkIndex: index, file, checksum = null } = data;
  return { userId, uploadId, index, bytes: new Uint8Array(await file.arrayBuffer()), checksum };
}
