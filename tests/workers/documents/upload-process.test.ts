import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { documents } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { toAnalysisAnswer } from "#app/rooms/documents/detail/analysis-answer.ts";
import { chunkCount } from "#app/rooms/documents/store/chunks.ts";
import { analysisKey, chunkKey } from "#app/rooms/documents/store/document-keys.ts";
import { readDocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { deleteUpload } from "#app/rooms/documents/store/stored-upload.server.ts";
import { awaitDocument, PROCESS_WAIT } from "#app/rooms/documents/upload/await-document.server.ts";
import { type ProcessDeps, processUpload } from "#app/rooms/documents/upload/process-upload.server.ts";
import { requireAnalyses } from "#app/rooms/documents/upload/upload-deps.server.ts";
import { database, databaseOf } from "../databases.ts";
import { memoryLog } from "../maintenance/maintenance-parts.ts";
import { meterFor, spendAnalyses } from "../meter/usage-person.ts";
import { personWithPlan, type TestPerson } from "../signed-in.ts";
import {
  ANALYSIS,
  begun,
  bucket,
  chunkRows,
  csvFile,
  depsOf,
  documentQueue,
  documentsOf,
  keysOf,
  postCancel,
  postChunk,
  postProcess,
  sendChunks,
  touch,
  uploaded,
  uploadRow,
} from "./upload-calls.ts";

const CHUNK = 512 * 1024;

/** A person with a complete upload, and the dependencies of its processing. */
async function readyUpload(bytes = 2 * CHUNK + 9, isAway?: (nth: number) => boolean) {
  const person = await personWithPlan("Premium");
  const file = await csvFile(bytes);
  const uploadId = await uploaded(person, file);
  const { queue, sent } = documentQueue(isAway);
  const processing: ProcessDeps = {
    ...depsOf(person.userId),
    queue,
    requireAnalyses: async () => {},
    noteUploaded: () => {},
  };
  const process = (more: { isRetry?: boolean; checksums?: readonly string[]; userId?: string } = {}) =>
    processUpload(processing, {
      userId: person.userId,
      uploadId,
      isRetry: false,
      checksums: null,
      ...more,
    });
  return { person, file, uploadId, processing, process, sent };
}

const change = (uploadId: string, values: Partial<typeof documents.$inferInsert>) =>
  database.update(documents).set(values).where(eq(documents.uploadId, uploadId));

/** Finishes a document like the consumer. */
async function finish({ userId }: TestPerson, uploadId: string) {
  const [document] = await documentsOf(uploadId);
  await bucket.put(analysisKey(userId, document!.id), JSON.stringify(ANALYSIS));
  await change(uploadId, { status: "done", finishedAt: Date.now() });
  return document!.id;
}

test("A whole upload becomes one queued document and one message that holds ids only, whoever calls how often and at once [OPEN-74] [API-25]", async () => {
  const { person, uploadId, process, sent } = await readyUpload();
  const seen = await Promise.all([process(), process(), process()]);
  await process();
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
  const [document, ...more] = await documentsOf(uploadId);
  expect(more).toEqual([]);
  expect(document).toMatchObject({
    userId: person.userId,
    fileName: expect.stringMatching(/^sealed:/),
    status: "queued",
    progress: { step: null, of: null, unit: null, estimate: null },
    sections: [],
    attempt: 1,
    archivedAt: null,
    leaseId: null,
  });
  expect(sent).toEqual([{ version: 1, documentId: document!.id, userId: person.userId, attempt: 1 }]);
  expect(readDocumentMessage(sent[0])).toEqual(sent[0]);
});

test("While parts are missing nothing is queued, and the answer names them [API-25]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(3 * CHUNK + 1);
  const { uploadId } = await begun(person, file);
  const lacking = async () => {
    const answer = await postProcess(person, uploadId);
    return [answer.status, await answer.json()];
  };
  const words = { error: "Parts of the file have not arrived yet.", code: "upload_incomplete" };
  expect(await lacking()).toEqual([409, { ...words, missing: [0, 1, 2, 3] }]);
  await sendChunks(person, uploadId, file, [3, 1]);
  expect(await lacking()).toEqual([409, { ...words, missing: [0, 2] }]);
  expect(await documentsOf(uploadId)).toEqual([]);
});

test("A chunk that was lost or changed in the bucket is found before the file is queued, and a resumed upload sends it again", async () => {
  const { person, file, uploadId, process, sent } = await readyUpload(3 * CHUNK);
  await bucket.delete(chunkKey(person.userId, uploadId, 0));
  // As left by two concurrent requests that store different bytes for one chunk.
  const other = new Uint8Array(CHUNK);
  const sha256 = await sha256Hex(other);
  await bucket.put(chunkKey(person.userId, uploadId, 2), other, { sha256 });
  await expect(process()).rejects.toMatchObject({
    code: "upload_incomplete",
    facts: { missing: [0, 2] },
  });
  const resumed = await begun(person, file);
  expect([resumed.uploadId, Object.keys(resumed.received)]).toEqual([uploadId, ["1"]]);
  await sendChunks(person, uploadId, file, [0, 2]);
  await process();
  expect(sent).toHaveLength(1);
});

test("Two files of one name and size cannot get mixed up: what is not what the browser means counts as missing, and once one is handed in the other is refused", async () => {
  const { person, file, uploadId, process, sent } = await readyUpload();
  const other = { ...(await csvFile(2 * CHUNK + 9)), fileName: file.fileName };
  expect((await begun(person, other)).uploadId).toBe(uploadId);
  await sendChunks(person, uploadId, other, [1]);
  await expect(process({ checksums: file.checksums })).rejects.toMatchObject({
    facts: { missing: [1] },
  });
  await expect(process({ checksums: other.checksums })).rejects.toMatchObject({
    facts: { missing: [0, 2] },
  });
  await sendChunks(person, uploadId, file, [1]);
  const { id } = await process({ checksums: file.checksums });
  await expect(process({ checksums: other.checksums })).rejects.toMatchObject({ code: "upload_taken" });
  await finish(person, uploadId);
  await deleteUpload(bucket, database, { userId: person.userId, uploadId });
  await expect(process({ checksums: other.checksums })).rejects.toMatchObject({ code: "upload_taken" });
  expect(await process({ checksums: file.checksums })).toMatchObject({ id, status: "done" });
  expect(sent).toHaveLength(1);
});

test("Once it is handed in, a repeated chunk is accepted without effect, another one is refused, and it can no longer be cancelled [API-24]", async () => {
  const { person, file, uploadId, process } = await readyUpload();
  await process();
  const before = [await chunkRows(uploadId), await uploadRow(uploadId)];
  expect(await sendChunks(person, uploadId, file)).toEqual([204, 204, 204]);
  const other = await postChunk(person, { uploadId, index: 2, bytes: new TextEncoder().encode("012345678") });
  expect([other.status, await other.json()]).toEqual([
    409,
    {
      error: "This upload has already been submitted and cannot be changed. Please start over.",
      code: "upload_taken",
    },
  ]);
  expect((await postCancel(person, uploadId)).status).toBe(409);
  expect([await chunkRows(uploadId), await uploadRow(uploadId)]).toEqual(before);
  expect(await keysOf(person.userId)).toHaveLength(3);
  // The same file again is a new upload, as the first one no longer takes chunks.
  expect((await begun(person, file)).uploadId).not.toBe(uploadId);
});

test("A finished analysis is answered with 200, its fields, fileId and status, also when it ends while the call waits and when asked again [API-25] [OPEN-74]", async () => {
  const { person, uploadId, process } = await readyUpload(50);
  await process();
  const waiting = postProcess(person, uploadId);
  const fileId = await finish(person, uploadId);
  const answer = await waiting;
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const body = await answer.json();
  expect(body).toEqual({ ...toAnalysisAnswer(ANALYSIS), fileId, status: "done" });
  expect(body).toMatchObject({ summary: "Two values are low.", fileId });
  expect(await (await postProcess(person, uploadId)).json()).toEqual(body);
});

test("After 20 s without an end it answers 202 with fileId, status and progress; the real queue took the message [OPEN-74] [API-25]", async () => {
  const person = await personWithPlan("Premium");
  const uploadId = await uploaded(person, await csvFile(50));
  expect(PROCESS_WAIT.longestMs).toBe(20_000);
  onTestFinished(vi.spyOn(PROCESS_WAIT, "longestMs", "get").mockReturnValue(600).mockRestore);
  const since = Date.now();
  const answer = await postProcess(person, uploadId);
  expect(Date.now() - since).toBeGreaterThanOrEqual(600);
  const [document] = await documentsOf(uploadId);
  expect([answer.status, await answer.json()]).toEqual([
    202,
    {
      fileId: document!.id,
      status: "queued",
      progress: { step: null, of: null, unit: null, estimate: null },
    },
  ]);
  expect(document?.leaseId).toBeNull();
});

test("The waiting ends when the browser leaves and after its time, and sees what others write", async () => {
  const { uploadId, process } = await readyUpload(50);
  const document = await process();
  const leaving = new AbortController();
  const waiting = awaitDocument(database, document, {
    longestMs: 3_600_000,
    everyMs: 60_000,
    signal: leaving.signal,
  });
  leaving.abort();
  expect(await waiting).toMatchObject({ status: "queued" });
  await change(uploadId, { status: "reading" });
  const { signal } = new AbortController();
  const brief = { longestMs: 20, everyMs: 10, signal };
  expect(await awaitDocument(database, document, brief)).toMatchObject({ status: "reading" });
  await database.delete(documents).where(eq(documents.uploadId, uploadId));
  expect(await awaitDocument(database, document, { ...brief, longestMs: 3_600_000 })).toEqual(document);
});

test("A failed document is answered with the words that are kept for the person, its fileId and the reason [API-25] [DOC-26]", async () => {
  const { person, uploadId, process } = await readyUpload(50);
  await process();
  const failureWords = "This file has no content to read.";
  await change(uploadId, { status: "failed", failureCode: "empty", failureWords });
  const [document] = await documentsOf(uploadId);
  for (let n = 0; n < 2; n++) {
    const answer = await postProcess(person, uploadId);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: failureWords,
        code: "document_failed",
        fileId: document!.id,
        status: "failed",
        reason: "empty",
      },
    ]);
  }
});

test("A failed document is tried again when asked for, once for many calls at once, as the next attempt; one that has not failed is not", async () => {
  const { person, uploadId, process, sent } = await readyUpload();
  await process({ isRetry: true });
  await change(uploadId, {
    status: "failed",
    failureCode: "model_failed",
    failureWords: "It failed.",
    finishedAt: 1,
    leaseId: "w",
    leaseUntil: 2,
  });
  expect(await process()).toMatchObject({ status: "failed", attempt: 1 });
  const again = await Promise.all([process({ isRetry: true }), process({ isRetry: true })]);
  expect(again.map(({ status, attempt }) => [status, attempt])).toEqual([
    ["queued", 2],
    ["queued", 2],
  ]);
  await process({ isRetry: true });
  const [document] = await documentsOf(uploadId);
  expect(document).toMatchObject({
    attempt: 2,
    failureCode: null,
    failureWords: null,
    finishedAt: null,
    leaseId: null,
    leaseUntil: null,
  });
  const message = { version: 1, documentId: document!.id, userId: person.userId };
  expect(sent).toEqual([
    { ...message, attempt: 1 },
    { ...message, attempt: 2 },
  ]);
});

test("A failed document whose file is no longer there cannot be tried again", async () => {
  const { person, uploadId, process, sent } = await readyUpload();
  await process();
  await change(uploadId, { status: "failed", failureCode: "empty", failureWords: "Empty." });
  await touch(person.userId, uploadId, Date.now() - 24 * 60 * 60_000);
  await expect(process({ isRetry: true })).rejects.toMatchObject({ code: "upload_not_found" });
  await touch(person.userId, uploadId, Date.now());
  await deleteUpload(bucket, database, { userId: person.userId, uploadId });
  await expect(process({ isRetry: true })).rejects.toMatchObject({ code: "upload_not_found" });
  expect(await documentsOf(uploadId)).toMatchObject([{ status: "failed", attempt: 1 }]);
  expect(sent).toHaveLength(1);
});

test("When the queue is away the document waits, the answer asks to try again, and the next call hands it over once [OPEN-74]", async () => {
  const { uploadId, process, sent } = await readyUpload(50, (nth) => nth <= 2);
  for (let n = 0; n < 2; n++) await expect(process()).rejects.toMatchObject({ code: "model_busy" });
  expect(await documentsOf(uploadId)).toMatchObject([{ status: "queued", leaseId: "not queued" }]);
  expect(sent).toEqual([]);
  await Promise.all([process(), process(), process()]);
  await process();
  expect(sent).toHaveLength(1);
  expect(await documentsOf(uploadId)).toMatchObject([{ status: "queued", leaseId: null }]);
});

test("A document whose row was written while the answer to that was lost is handed over by the next call", async () => {
  const { uploadId, process, sent } = await readyUpload(50, (nth) => nth === 1);
  await expect(process()).rejects.toMatchObject({ code: "model_busy" });
  await change(uploadId, { leaseId: "being queued" });
  await Promise.all([process(), process()]);
  expect(sent.length).toBeGreaterThan(0);
  expect(await documentsOf(uploadId)).toMatchObject([{ status: "queued", leaseId: null }]);
});

test("What was used up meanwhile is looked at again before a document is made [DOC-05] [OPEN-30]", async () => {
  const person = await personWithPlan("Free");
  const uploadId = await uploaded(person, await csvFile(50));
  await spendAnalyses(person.userId);
  const answer = await postProcess(person, uploadId);
  expect([answer.status, await answer.json()]).toEqual([
    402,
    { error: "Limit of 1 analyses reached. Please upgrade.", code: "analyses_used_up" },
  ]);
  expect(await documentsOf(uploadId)).toEqual([]);
});

test("A document is counted once in its hour, and the thirty-first waits, with its file kept", async () => {
  const person = await personWithPlan("Premium");
  const { meter } = meterFor(person.userId);
  onTestFinished(vi.spyOn(PROCESS_WAIT, "longestMs", "get").mockReturnValue(1).mockRestore);
  const isRoom = async () => (await meter.countCall({ kind: "documents" })).retryAfterSeconds === null;
  const [first, second] = [await csvFile(10), await csvFile(10)];
  const [one, two] = [await uploaded(person, first), await uploaded(person, second)];
  for (let i = 0; i < 28; i++) expect(await isRoom()).toBe(true);
  await postProcess(person, one);
  await postProcess(person, one);
  expect([await isRoom(), await isRoom()]).toEqual([true, false]);
  const refused = await postProcess(person, two);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    429,
    "too_many_documents",
  ]);
  expect([await documentsOf(two), (await chunkRows(two)).length]).toEqual([[], 1]);
});

test("A meter that cannot be asked allows it, and the log is told [USE-05] [OPEN-15]", async () => {
  const away = {
    getByName: () => ({ snapshot: () => Promise.reject(new Error("The meter is away.")) }),
  } as unknown as Env["USAGE_METER"];
  const { lines, log } = memoryLog();
  const app = {
    env: { ...readEnv(env), USAGE_METER: away },
    databaseOf,
    log,
    now: Date.now,
  };
  const person = { userId: "user_x", plan: "Free", isUnlimited: false } as const;
  await requireAnalyses(app, person);
  expect(lines).toEqual([
    ["error", "usage.unreachable", { cause: "PartDown: The meter is down. < Error: The meter is away." }],
  ]);
});

test("An upload that is cancelled or left alone for a day cannot be handed in, also when it happens at the same time", async () => {
  const { person, uploadId, process, processing, sent } = await readyUpload();
  await touch(person.userId, uploadId, Date.now() - 24 * 60 * 60_000);
  await expect(process()).rejects.toMatchObject({ code: "upload_not_found" });
  await touch(person.userId, uploadId, Date.now());
  processing.requireAnalyses = async () => {
    await postCancel(person, uploadId);
  };
  await expect(process()).rejects.toMatchObject({ code: "upload_not_found" });
  expect([await documentsOf(uploadId), sent]).toEqual([[], []]);
});

test("A file of 25 MB goes through in its 50 chunks [DOC-08] [OPEN-66]", async () => {
  const person = await personWithPlan("Premium");
  const file = await csvFile(25 * 1024 * 1024);
  const { uploadId } = await begun(person, file);
  const indices = Array.from({ length: chunkCount(file.fileSize) }, (_, index) => index).reverse();
  expect(indices).toHaveLength(50);
  expect(new Set(await sendChunks(person, uploadId, file, indices))).toEqual(new Set([204]));
  const { queue, sent } = documentQueue();
  const request = { userId: person.userId, uploadId, isRetry: false, checksums: file.checksums };
  await processUpload(
    { ...depsOf(person.userId), queue, requireAnalyses: async () => {}, noteUploaded: () => {} },
    request,
  );
  expect(sent).toHaveLength(1);
});
