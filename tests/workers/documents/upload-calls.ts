import { env } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { documents, uploadChunks, uploads } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import { CHUNK_BYTES, chunkCount } from "#app/rooms/documents/store/chunks.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import type { UploadDeps } from "#app/rooms/documents/store/find-upload.server.ts";
import type { InitAnswer } from "#app/rooms/documents/upload/init-upload.server.ts";
import { database, databaseOf } from "../databases.ts";
import { post, type TestPerson } from "../signed-in.ts";

export const bucket = documentBucketOf(readEnv(env));
/** The dependencies of a person's upload calls. */
export const depsOf = (userId: string): UploadDeps => ({
  bucket,
  database: databaseOf(userId),
  now: Date.now,
});

/** A CSV-like file, different by seed, cut into chunks. */
export async function csvFile(bytes: number, seed: string = crypto.randomUUID()) {
  const text = `patient,value,${seed}\n`.repeat(Math.ceil(bytes / 40)).slice(0, bytes);
  return fileOf(`labs-${seed}.csv`, new TextEncoder().encode(text));
}

export async function fileOf(fileName: string, content: Uint8Array<ArrayBuffer>) {
  const totalChunks = chunkCount(content.length);
  const chunks = Array.from({ length: totalChunks }, (_, index) =>
    content.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  );
  const checksums = await Promise.all(chunks.map((chunk) => sha256Hex(chunk)));
  return { fileName, fileSize: content.length, totalChunks, content, chunks, checksums };
}

type TestFile = Awaited<ReturnType<typeof fileOf>>;

export const postInit = (
  person: TestPerson,
  { fileName, fileSize, totalChunks }: Pick<TestFile, "fileName" | "fileSize" | "totalChunks">,
  more: object = {},
) => post(person, "/api/upload/init", { fileName, fileSize, totalChunks, ...more });

export async function begun(person: TestPerson, file: TestFile): Promise<InitAnswer> {
  const answer = await postInit(person, file);
  if (answer.status !== 200) throw new Error(`init answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}

type ChunkForm = {
  uploadId: string;
  index: number | string;
  bytes: Uint8Array<ArrayBuffer>;
  checksum?: string;
};

export function postChunk(person: TestPerson, { uploadId, index, bytes, checksum }: ChunkForm) {
  const form = new FormData();
  form.append("uploadId", uploadId);
  form.append("chunkIndex", String(index));
  form.append("file", new Blob([bytes]), "blob");
  if (checksum) form.append("checksum", checksum);
  return post(person, "/api/upload/chunk", form);
}

/** Sends chunks of a file in the given order, by default all. @returns the statuses */
export async function sendChunks(
  person: TestPerson,
  uploadId: string,
  file: TestFile,
  indices = file.chunks.map((_, index) => index),
): Promise<number[]> {
  const statuses: number[] = [];
  for (const index of indices)
    statuses.push(
      (await postChunk(person, { uploadId, index, bytes: file.chunks[index] as Uint8Array<ArrayBuffer> }))
        .status,
    );
  return statuses;
}

export async function uploaded(person: TestPerson, file: TestFile): Promise<string> {
  const { uploadId } = await begun(person, file);
  await sendChunks(person, uploadId, file);
  return uploadId;
}

export const postProcess = (person: TestPerson, uploadId: string) =>
  post(person, "/api/upload/process", { uploadId });

export const postCancel = (person: TestPerson, uploadId: string) =>
  post(person, "/api/upload/cancel", { uploadId });

export const uploadRow = (uploadId: string) =>
  database.query.uploads.findFirst({ where: eq(uploads.id, uploadId) });

export const chunkRows = (uploadId: string) =>
  database.select().from(uploadChunks).where(eq(uploadChunks.uploadId, uploadId));

export const documentsOf = (uploadId: string) =>
  database.select().from(documents).where(eq(documents.uploadId, uploadId));

/** The keys in the bucket below a person's prefix. */
export async function keysOf(userId: string): Promise<string[]> {
  const { objects } = await bucket.list({ prefix: `people/${userId}/` });
  return objects.map(({ key }) => key);
}

export const touch = (userId: string, uploadId: string, touchedAt: number) =>
  database
    .update(uploads)
    .set({ touchedAt })
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId)));

/** An analysis as stored by the consumer. */
export const ANALYSIS: Analysis = {
  version: 1,
  sections: {
    clinical_summary: [{ text: "Two values are low.", standing: "computed", evidence: [] }],
  },
  keyPoints: [],
  labs: [],
  leftOut: 0,
  metadata: {
    fileName: "labs.csv",
    fileType: "CSV",
    pageCount: null,
    wordCount: 4,
    documentType: "Laboratory report",
    processingMethod: "Standard",
    processingDetails: [],
  },
  usage: { inputTokens: 1, outputTokens: 2 },
};

/** A queue in memory that may be down; it keeps what is sent to it in order. */
export function documentQueue(isAway: (nth: number) => boolean = () => false) {
  const sent: unknown[] = [];
  let calls = 0;
  const send = async (body: unknown) => {
    calls += 1;
    if (isAway(calls)) throw new Error("The queue is away.");
    sent.push(JSON.parse(JSON.stringify(body)));
    return {} as never;
  };
  return { queue: { send }, sent };
}
