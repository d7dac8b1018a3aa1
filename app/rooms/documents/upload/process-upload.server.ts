import { and, eq, sql } from "drizzle-orm";
import { documents, uploads } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { toDocumentMessage } from "../store/document-message.ts";
import {
  type DocumentRow,
  findUpload,
  isKept,
  takesChunks,
  type Upload,
  type UploadDeps,
  type Whose,
} from "../store/find-upload.server.ts";
import {
  type ClaimedChecksums,
  isAnotherFile,
  missingChunks,
  readChunkRows,
} from "./missing-chunks.server.ts";

export type ProcessDeps = UploadDeps & {
  queue: Pick<Queue, "send">;
  /** Throws analyses_used_up if the person's plan allows no more, too_many_documents for too many in an hour. */
  requireAnalyses: () => Promise<void>;
  /** Notes in the person's trail that a document was made. */
  noteUploaded: (documentId: string) => void;
};

type ProcessRequest = Whose & {
  /** Retries a failed document. */
  isRetry: boolean;
  /** The encoding's label that the person chose; null if not asked. */
  encoding?: string | null;
  checksums: ClaimedChecksums;
};

/** The `lease_id` of a waiting document that the queue did not accept; nobody works on it. */
const NOT_QUEUED = "not queued";
/** The `lease_id` of a document about to be queued. */
const HANDING = "being queued";
/** Longer than queueing takes; after this, the call that began it is gone. */
const LONGEST_HANDING_MS = 3_000;
const LOOK_MS = 100;

/**
 * Makes a complete upload a document and queues it, exactly once, however often and concurrently it is called.
 * @returns the document as it is now
 * @throws AppError upload_not_found, upload_incomplete with the fact `missing` (chunk indices), analyses_used_up,
 *   upload_taken when another file's checksums were claimed, model_busy when the queue could not be reached: the next
 *   call tries again
 */
export async function processUpload(deps: ProcessDeps, request: ProcessRequest): Promise<DocumentRow> {
  const { upload, document } = await findUpload(deps.database, request);
  if (!document) return await begin(deps, request, upload);
  if (isAnotherFile(await readChunkRows(deps, request), request.checksums))
    throw new AppError("upload_taken");
  if (document.status === "failed" && request.isRetry) return await retry(deps, request, upload);
  await handAgain(deps, request, document);
  return document;
}

async function begin(
  deps: ProcessDeps,
  request: ProcessRequest,
  upload: Upload | null,
): Promise<DocumentRow> {
  await requireWhole(deps, request, upload);
  await deps.requireAnalyses();
  const isFirst = await insertDocument(deps, request);
  const { document } = await findUpload(deps.database, request);
  if (!document) throw new AppError("upload_not_found");
  if (isFirst) deps.noteUploaded(document.id);
  await (isFirst ? hand(deps, document) : handAgain(deps, request, document));
  return document;
}

async function requireWhole(deps: ProcessDeps, { checksums }: ProcessRequest, upload: Upload | null) {
  if (!isKept(upload, deps.now())) throw new AppError("upload_not_found");
  const missing = await missingChunks(deps, upload, checksums);
  if (missing.length > 0) throw new AppError("upload_incomplete", { facts: { missing } });
}

/** @returns false when another call was first, or the upload was given up meanwhile */
async function insertDocument(
  { database, now }: ProcessDeps,
  { userId, uploadId }: ProcessRequest,
): Promise<boolean> {
  const at = now();
  const taken = and(eq(uploads.id, uploadId), takesChunks(database, userId, at));
  // The sweep counts from here how long the document has been waiting.
  await database.update(uploads).set({ touchedAt: at }).where(taken);
  const inserted = await database.all(sql`
    insert into documents
      (id, user_id, upload_id, file_name, status, progress, sections, created_at, opened_at, attempt, lease_id)
    select
      ${crypto.randomUUID()}, user_id, id, file_name, 'queued', ${JSON.stringify(NO_PROGRESS)}, '[]', ${at}, ${at}, 1,
      ${HANDING}
    from uploads
    where ${taken}
    on conflict do nothing
    returning id`);
  return inserted.length > 0;
}

async function retry(
  deps: ProcessDeps,
  request: ProcessRequest,
  upload: Upload | null,
): Promise<DocumentRow> {
  await requireWhole(deps, request, upload);
  await deps.requireAnalyses();
  const { database, now } = deps;
  const { userId, uploadId, encoding } = request;
  const [[again]] = await database.batch([
    database
      .update(documents)
      .set({
        status: "queued",
        progress: NO_PROGRESS,
        failureCode: null,
        failureWords: null,
        finishedAt: null,
        leaseId: HANDING,
        leaseUntil: null,
        attempt: sql`${documents.attempt} + 1`,
        ...(encoding && { encoding }),
      })
      .where(
        and(eq(documents.uploadId, uploadId), eq(documents.userId, userId), eq(documents.status, "failed")),
      )
      .returning(),
    // As above.
    database.update(uploads).set({ touchedAt: now() }).where(eq(uploads.id, uploadId)),
  ]);
  if (again) await hand(deps, again);
  const { document } = await findUpload(database, request);
  if (!document) throw new AppError("upload_not_found");
  return document;
}

/**
 * Queues a document that is not in the queue: the queue could not be reached, or the first call never learned that the
 * row was written. A call in progress is given time; a duplicate message does no harm.
 */
async function handAgain(deps: ProcessDeps, request: ProcessRequest, found: DocumentRow): Promise<void> {
  let document: DocumentRow | null = found;
  for (let waited = 0; document?.leaseId === HANDING && waited < LONGEST_HANDING_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    ({ document } = await findUpload(deps.database, request));
  }
  if (document?.status !== "queued") return;
  const isMine = document.leaseId === NOT_QUEUED && (await isClaimed(deps, document));
  if (isMine || document.leaseId === HANDING) await hand(deps, document);
}

/** Of several concurrent calls, one queues the document again. */
async function isClaimed({ database }: ProcessDeps, document: DocumentRow): Promise<boolean> {
  const claimed = await database
    .update(documents)
    .set({ leaseId: HANDING })
    .where(and(thisAttempt(document), eq(documents.leaseId, NOT_QUEUED)))
    .returning({ id: documents.id });
  return claimed.length > 0;
}

async function hand({ database, queue }: ProcessDeps, document: DocumentRow): Promise<void> {
  const { id: documentId, userId, attempt } = document;
  const note = (leaseId: string | null) =>
    database
      .update(documents)
      .set({ leaseId })
      .where(and(thisAttempt(document), eq(documents.leaseId, HANDING)));
  try {
    await queue.send(toDocumentMessage({ documentId, userId, attempt }));
  } catch (cause) {
    await note(NOT_QUEUED);
    throw new AppError("model_busy", { cause });
  }
  // It is queued: failing to note that costs a second message, not the document.
  await note(null).catch(() => {});
}

const thisAttempt = ({ id, attempt }: DocumentRow) =>
  and(eq(documents.id, id), eq(documents.attempt, attempt), eq(documents.status, "queued"));
