import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteBelow } from "#app/base/data/bucket.ts";
import { documentQuestions, documents } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import type { ParsedDocument } from "#app/core/document/parsed-document.ts";
import { runDeletion, startDeletion } from "#app/core/maintenance/deletion.server.ts";
import { analysisKey, chunkKey, segmentKey, workKey } from "#app/rooms/documents/store/document-keys.ts";
import { writeText } from "#app/rooms/documents/store/document-text.server.ts";
import type { UploadDeps } from "#app/rooms/documents/store/find-upload.server.ts";
import { erasePerson, exportPerson, retainPerson } from "#app/rooms/documents/store/personal-data.server.ts";
import { deleteUpload, openUpload } from "#app/rooms/documents/store/stored-upload.server.ts";
import { processUpload } from "#app/rooms/documents/upload/process-upload.server.ts";
import { storeChunk } from "#app/rooms/documents/upload/store-chunk.server.ts";
import { erasureSteps } from "#app/rooms/settings/erase-account.server.ts";
import { database, databaseOf } from "../databases.ts";
import { rowsNaming } from "../maintenance/every-table.ts";
import { databases, memoryLog, memoryQueue } from "../maintenance/maintenance-parts.ts";
import { personWithPlan, post } from "../signed-in.ts";
import {
  ANALYSIS,
  begun,
  bucket,
  csvFile,
  depsOf,
  documentQueue,
  documentsOf,
  keysOf,
  sendChunks,
  uploaded,
} from "./upload-calls.ts";

const CHUNK = 512 * 1024;

const PARSED: ParsedDocument = {
  kind: "csv",
  notices: [],
  cut: [],
  parts: [
    {
      kind: "section",
      name: "Rows",
      blocks: [{ kind: "paragraph", text: "Na 140 in the morning", address: { part: "Rows", block: 1 } }],
    },
  ],
} as unknown as ParsedDocument;

/** A person with one finished document, its text and a question, and one half-finished upload. */
async function personWithDocuments(createdAt = Date.now()) {
  const person = await personWithPlan("Premium");
  const { userId } = person;
  const uploadId = await uploaded(person, await csvFile(CHUNK + 1));
  const { queue } = documentQueue();
  const request = { userId, uploadId, isRetry: false, checksums: null };
  const { id: documentId } = await processUpload(
    { ...depsOf(userId), queue, requireAnalyses: async () => {}, noteUploaded: () => {} },
    request,
  );
  await writeText(bucket, { userId, documentId }, PARSED);
  await bucket.put(workKey(userId, documentId, 1, "part-0"), "{}");
  await bucket.put(analysisKey(userId, documentId), JSON.stringify(ANALYSIS));
  await database.update(documents).set({ status: "done", createdAt }).where(eq(documents.id, documentId));
  await database.insert(documentQuestions).values({
    id: crypto.randomUUID(),
    documentId,
    userId,
    query: `Which value is low, ${userId}?`,
    response: "Na.",
    pieces: [],
    createdAt,
  });
  const half = await csvFile(2 * CHUNK);
  const { uploadId: halfId } = await begun(person, half);
  await sendChunks(person, halfId, half, [1]);
  return { person, userId, uploadId, documentId, half, halfId };
}

const objectsAndRows = async (userId: string) => [
  await keysOf(userId),
  Object.keys(await rowsNaming(userId)).filter((name) => name !== "customers"),
];

test("Erasing a person leaves no object and no row of their documents, and all of everybody else's [IDN-38]", async () => {
  const [gone, other] = [await personWithDocuments(), await personWithDocuments()];
  const kept = [await keysOf(other.userId), await rowsNaming(other.userId)];
  const counts = await erasePerson({ env: readEnv(env), database }, gone.userId);
  expect(counts).toEqual({
    uploads: 2,
    upload_chunks: 3,
    documents: 1,
    document_questions: 1,
    documentObjects: 7,
  });
  expect(await objectsAndRows(gone.userId)).toEqual([[], ["people"]]);
  expect([await keysOf(other.userId), await rowsNaming(other.userId)]).toEqual(kept);
  expect(await erasePerson({ env: readEnv(env), database }, gone.userId)).toMatchObject({
    documentObjects: 0,
  });
});

test("More objects than one listing holds are erased page by page", async () => {
  const prefix = `people/many_${crypto.randomUUID()}/`;
  for (let from = 0; from < 1_003; from += 59)
    await Promise.all(
      Array.from({ length: Math.min(59, 1_003 - from) }, (_, n) => bucket.put(`${prefix}${from + n}`, "x")),
    );
  expect(await deleteBelow(bucket, prefix)).toBe(1_003);
  expect((await bucket.list({ prefix })).objects).toEqual([]);
});

test("A deletion in the middle of an upload and of an analysis: what was on its way leaves nothing, at the latest after the last step [IDN-38]", async () => {
  const { userId, documentId, uploadId, half, halfId } = await personWithDocuments();
  await database.update(documents).set({ status: "analysing" }).where(eq(documents.id, documentId));
  const at = Date.now();
  const { queue } = memoryQueue();
  const { log } = memoryLog();
  await startDeletion({ ...databases, env, queue, log, now: () => at }, userId, "request");
  const steps = erasureSteps({ env: readEnv(env), ...databases });
  // A chunk that had passed the guard is written to the bucket as the rows go.
  let isErased = false;
  const slow: UploadDeps["bucket"] = new Proxy(bucket, {
    get: (target, name) => {
      if (name !== "put") return (Reflect.get(target, name) as () => unknown).bind(target);
      return async (...given: Parameters<UploadDeps["bucket"]["put"]>) => {
        expect(await runDeletion({ ...databases, now: () => at }, steps, userId)).toBe(20 * 60_000);
        isErased = true;
        return await target.put(...given);
      };
    },
  });
  const chunk = { userId, uploadId: halfId, index: 0, bytes: half.chunks[0]!, checksum: null };
  await expect(storeChunk({ ...depsOf(userId), bucket: slow }, chunk)).rejects.toMatchObject({
    code: "upload_not_found",
  });
  expect(isErased).toBe(true);
  expect(await objectsAndRows(userId)).toEqual([[], ["deletion_jobs", "deletion_steps", "people"]]);
  // The analysis no longer finds the file, and its late writes go with the last step.
  expect(await openUpload(bucket, database, { userId, uploadId })).toBeNull();
  await bucket.put(segmentKey(userId, documentId, 0), "{}");
  await bucket.put(chunkKey(userId, halfId, 0), "x");
  expect(await runDeletion({ ...databases, now: () => at + 20 * 60_000 }, steps, userId)).toBeNull();
  expect(await keysOf(userId)).toEqual([]);
});

test("One's own documents are in the file of one's data: what is known of each, its analysis, its text, the questions, the uploads; nobody else's are", async () => {
  const [mine, other] = [await personWithDocuments(), await personWithDocuments()];
  const answer = await post(mine.person, "/api/account/export");
  const text = await answer.text();
  const data = JSON.parse(text) as Record<string, unknown[]>;
  expect(data.documents).toEqual([
    expect.objectContaining({ id: mine.documentId, status: "done", analysis: ANALYSIS }),
  ]);
  expect(data.documentTexts).toEqual([
    {
      documentId: mine.documentId,
      part: { kind: "section", name: "Rows" },
      blocks: [expect.objectContaining({ text: "Na 140 in the morning" })],
    },
  ]);
  expect(data.documentQuestions).toMatchObject([
    { documentId: mine.documentId, query: `Which value is low, ${mine.userId}?`, response: "Na." },
  ]);
  expect(data.uploads?.map((row) => (row as { id: string }).id).sort()).toEqual(
    [mine.uploadId, mine.halfId].sort(),
  );
  expect(text).not.toContain(other.userId);
  expect(text).not.toContain(other.documentId);
});

test("Many documents are exported page by page, each once", async () => {
  const { userId } = await personWithPlan();
  const ids = Array.from({ length: 120 }, (_, n) => `${userId}-${String(n).padStart(3, "0")}`);
  for (const id of ids)
    await databaseOf(userId)
      .insert(documents)
      .values({
        id,
        userId,
        uploadId: `upload of ${id}`,
        fileName: "a.csv",
        status: "failed",
        progress: { step: null, of: null, unit: null, estimate: null },
        sections: [],
        createdAt: 1,
        openedAt: 1,
      });
  const { documents: rows } = exportPerson({ env: readEnv(env), database: databaseOf(userId) }, userId);
  const exported = (await Array.fromAsync(rows ?? [])) as { id: string; analysis: unknown }[];
  expect(exported.map(({ id }) => id)).toEqual(ids);
  expect(exported[0]).toMatchObject({ analysis: null });
});

test("30 days after the last paid plan ended the documents from before that end go with all that is theirs; later ones stay [CONST-03]", async () => {
  const endedAt = Date.now() - 30 * 24 * 60 * 60_000;
  const old = await personWithDocuments(endedAt);
  const { userId } = old;
  const later = await personWithDocuments(endedAt + 1);
  expect(await retainPerson({ env: readEnv(env), database }, { userId, endedAt })).toEqual({
    documents: 1,
    document_questions: 1,
    uploads: 1,
    upload_chunks: 2,
    documentObjects: 6,
  });
  expect(await keysOf(userId)).toEqual([chunkKey(userId, old.halfId, 1)]);
  expect(await documentsOf(old.uploadId)).toEqual([]);
  const before = [await keysOf(later.userId), await rowsNaming(later.userId)];
  expect(await retainPerson({ env: readEnv(env), database }, { userId: later.userId, endedAt })).toEqual({});
  expect([await keysOf(later.userId), await rowsNaming(later.userId)]).toEqual(before);
});

test("A finished document's file is deleted at once; its text, analysis and the checksums of its chunks stay", async () => {
  const { userId, uploadId, documentId } = await personWithDocuments();
  for (let n = 0; n < 2; n++) await deleteUpload(bucket, database, { userId, uploadId });
  const keys = await keysOf(userId);
  expect(keys.filter((key) => key.includes(uploadId))).toEqual([]);
  expect(keys.filter((key) => key.includes(documentId))).toHaveLength(4);
  expect(await openUpload(bucket, database, { userId, uploadId })).toBeNull();
});
