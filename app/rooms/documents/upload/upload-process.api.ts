import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { keepAlive } from "#app/base/runtime/keep-alive.server.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import { encodingOfLabel } from "#app/core/document/kinds/encodings.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { toAnalysisAnswer } from "../detail/analysis-answer.ts";
import { analysisKey } from "../store/document-keys.ts";
import type { DocumentRow } from "../store/find-upload.server.ts";
import type { Route } from "./+types/upload-process.api";
import { awaitDocument, PROCESS_WAIT } from "./await-document.server.ts";
import { processUpload } from "./process-upload.server.ts";
import { uploadDeps } from "./upload-deps.server.ts";

const whole = z.object({
  uploadId: z.string().min(1).max(100),
  /** Retries a failed document. */
  retry: z.boolean().default(false),
  /** With `retry`: the encoding that the person chose for a text with several possible ones. */
  encoding: z
    .string()
    .refine((label) => encodingOfLabel(label) !== null)
    .nullish(),
  /** The browser's file: SHA-256 of each chunk in order, hexadecimal. */
  checksums: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .max(1000)
    .nullish(),
});

/**
 * `POST /api/upload/process`: has a complete upload analysed, and waits up to 20 s for it. 200 with the analysis and
 * `fileId`, or 202 with `fileId`, `status` and `progress`; asking again gives the same answer (API-25, OPEN-74).
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { uploadId, retry: isRetry, checksums = null, encoding = null } = await readJson(request, whole);
  if (isRetry) await renewActivity({ request, context }, appOf(context).now());
  const deps = uploadDeps(context);
  const { userId } = personOf(context);
  const handedIn = processUpload(deps, { userId, uploadId, isRetry, checksums, encoding });
  // A document made must also reach the queue; only the wait ends when the browser disconnects.
  const document = await keepAlive(handedIn, context);
  const seen = await awaitDocument(deps.database, document, {
    ...PROCESS_WAIT,
    signal: request.signal,
  });
  return processAnswer(deps.bucket, seen);
});

/** @throws AppError document_failed with the stored words for the person */
async function processAnswer(bucket: PersonBucket, document: DocumentRow): Promise<Response> {
  const { id: fileId, status, progress, failureCode: reason, failureWords } = document;
  if (status === "failed")
    throw new AppError("document_failed", {
      filling: { words: failureWords ?? "" },
      facts: { fileId, status, reason },
    });
  if (status !== "done") return Response.json({ fileId, status, progress }, { status: 202 });
  const stored = await bucket.get(analysisKey(document.userId, fileId));
  if (!stored) throw new Error("The analysis of a finished document is not there.");
  return Response.json({ ...toAnalysisAnswer(await stored.json<Analysis>()), fileId, status });
}
