import { AppError } from "#app/base/http/errors.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { toAnalysisAnswer } from "../detail/analysis-answer.ts";
import { analysisKey } from "../store/document-keys.ts";
import type { DocumentRow } from "../store/find-upload.server.ts";

/**
 * The answer of `POST /api/upload/process` for a document as it is: 200 with the analysis, or 202 with how far it is;
 * both with `fileId` and `status` (API-25, OPEN-74).
 * @throws AppError document_failed with the words that are kept for the person, and the facts `fileId`, `status` and
 *   `reason`
 */
export async function processAnswer(bucket: PersonBucket, document: DocumentRow): Promise<Response> {
  const { id: fileId, status, progress, failureCode: reason, failureWords } = document;
  if (status === "failed")
    throw new AppError("document_failed", {
      filling: { words: failureWords ?? "" },
      facts: { fileId, status, reason },
    });
  if (status !== "done") return answer({ fileId, status, progress }, 202);
  const stored = await bucket.get(analysisKey(document.userId, fileId));
  if (!stored) throw new Error("The analysis of a finished document is not there.");
  return answer({ ...toAnalysisAnswer(await stored.json<Analysis>()), fileId, status }, 200);
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
