import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { customers, documents, uploadChunks, uploads } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { openModel } from "#app/core/model/door.server.ts";
import type { Model } from "#app/core/model/model.ts";
import { CHUNK_BYTES } from "#app/rooms/documents/store/chunks.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import {
  analysisKey,
  chunkKey,
  documentPrefix,
  uploadPrefix,
} from "#app/rooms/documents/store/document-keys.ts";
import { type DocumentMessage, toDocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { makePdf } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import type { AnalysisDeps } from "#workers/analysis/analyse/job.ts";
import { consumeDocuments } from "#workers/analysis/consume.ts";
import type { AnalysisEnv } from "#workers/analysis/env.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";
import { database } from "../databases.ts";

const bytesOf = (content: string | Uint8Array) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

type Options = { plan?: "Free" | "Basic" | "Premium"; isUnlimited?: boolean; userId?: string };

/**
 * A file as left by the upload: stored in chunks, with its document queued. The person's meter is started: if it took
 * too long to start, the analysis would go on without it, with a different bill.
 */
export async function handIn(
  fileName: string,
  content: string | Uint8Array,
  { plan, isUnlimited = false, userId = `user_${crypto.randomUUID()}` }: Options = {},
): Promise<DocumentMessage> {
  const bytes = bytesOf(content);
  const [uploadId, documentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const now = Date.now();
  const totalChunks = Math.ceil(bytes.length / CHUNK_BYTES);
  const common = { userId, fileName, createdAt: now };
  if (plan || isUnlimited)
    await database
      .insert(customers)
      .values({ userId, plan: plan ?? null, unlimitedSince: isUnlimited ? now : null })
      .onConflictDoNothing();
  await database.insert(uploads).values({
    ...common,
    id: uploadId,
    claimedType: "",
    fileSize: bytes.length,
    totalChunks,
    touchedAt: now,
  });
  for (let chunkIndex = 0; chunkIndex < totalChunks; chunkIndex++) {
    const chunk = bytes.slice(chunkIndex * CHUNK_BYTES, (chunkIndex + 1) * CHUNK_BYTES);
    await documentBucketOf(readEnv(env)).put(chunkKey(userId, uploadId, chunkIndex), chunk);
    const checksum = await sha256Hex(chunk);
    await database
      .insert(uploadChunks)
      .values({ uploadId, userId, chunkIndex, size: chunk.length, checksum });
  }
  await database.insert(documents).values({
    ...common,
    id: documentId,
    uploadId,
    status: "queued",
    progress: NO_PROGRESS,
    sections: [],
    openedAt: now,
  });
  await spentBy(userId);
  return toDocumentMessage({ documentId, userId, attempt: 1 });
}

type Ending = "done" | { again: number | undefined };

type Delivery = Partial<AnalysisDeps> & { attempts?: number; isDead?: boolean };

/** Lets the consumer handle one message; returns whether it was done, or the seconds until it comes again. */
export async function deliver(body: unknown, { attempts = 1, isDead = false, ...parts }: Delivery = {}) {
  const ends: Ending[] = [];
  const message = {
    id: crypto.randomUUID(),
    timestamp: new Date(),
    attempts,
    body,
    ack: () => void ends.push("done"),
    retry: (options?: { delaySeconds?: number }) => void ends.push({ again: options?.delaySeconds }),
  };
  const queue = isDead ? "nursegpt-documents-dead" : "nursegpt-documents";
  const batch = { queue, messages: [message], retryAll() {}, ackAll() {} } as unknown as MessageBatch;
  await consumeDocuments(batch, env as unknown as AnalysisEnv, {
    log: () => {},
    model: standIn().model,
    ...parts,
  });
  const [end, ...more] = ends;
  if (!end || more.length > 0) throw new Error("A message is settled once.");
  return end;
}

/** The stand-in behind the real door, without delays; `calls` are the bodies sent to it. */
export function standIn(): { model: Model; calls: string[] } {
  const calls: string[] = [];
  const model = openModel({
    apiKey: "sk-ant-test",
    model: "claude-test",
    sleep: async () => {},
    fetch: async (url, init) => {
      const request = new Request(url as string, init);
      request.headers.set("x-sandbox-duration-ms", "0");
      calls.push(await request.clone().text());
      return anthropicApi(request);
    },
  });
  return { model, calls };
}

/** A model that answers each request with the given JSON. */
export function answering(answer: (requestText: string) => unknown): Model {
  return {
    async *stream(request) {
      const [message] = request.messages;
      yield { type: "usage", inputTokens: 100, outputTokens: 1, isFinal: false };
      yield { type: "text", text: JSON.stringify(answer(message?.text ?? "")) };
      yield { type: "usage", inputTokens: 100, outputTokens: 50, isFinal: true };
    },
  };
}

export async function rowOf({ documentId }: DocumentMessage) {
  const [row] = await database.select().from(documents).where(eq(documents.id, documentId));
  if (!row) throw new Error("The document has no row.");
  return row;
}

export async function analysisOf({ userId, documentId }: DocumentMessage): Promise<Analysis> {
  const stored = await documentBucketOf(readEnv(env)).get(analysisKey(userId, documentId));
  if (!stored) throw new Error("There is no analysis.");
  return await stored.json<Analysis>();
}

/** The state of the person's meter: this month's uses and tokens, and reservations. */
export async function spentBy(userId: string) {
  const { state } = await openMeter(env.USAGE_METER, userId).export();
  const open = state?.uses.flatMap(({ runs }) => runs).filter(({ status }) => status === "open") ?? [];
  return { analyses: state?.counts.file_analysis ?? 0, tokens: state?.tokens, openRuns: open.length };
}

/** The keys of a document's objects in the bucket, without their common prefix, and of its upload's. */
export async function storedOf(message: DocumentMessage) {
  const { userId, documentId } = message;
  const { uploadId } = await rowOf(message);
  const keys = async (prefix: string) =>
    (await env.DOCUMENTS.list({ prefix })).objects.map(({ key }) => key.slice(prefix.length));
  return {
    document: await keys(documentPrefix(userId, documentId)),
    upload: await keys(uploadPrefix(userId, uploadId)),
  };
}

/** A note about one patient, one sentence per line. */
export const LINES = [
  "Patient name: Maria Kowalski, MRN 4471203",
  "Chief complaint: shortness of breath since 03:00.",
  "History of hypertension and type 2 diabetes.",
  "BP 98/54, heart rate 118, SpO2 91% on room air.",
  "Lungs with crackles at both bases.",
  "Furosemide 40 mg was given at 04:15.",
  "Plan: repeat chest x-ray in the morning.",
];

/** A page with these lines. */
export const pdfOf = (lines: string[]) =>
  makePdf([lines.map((text, index) => ({ text, x: 72, y: 740 - index * 40 }))]);

/** Two patients' hemoglobin. */
export const LABS = [
  "Patient,Date,Test,Result,Unit,Reference Range",
  "A1,2026-02-01,Hemoglobin,9.1,g/dL,12.0-15.5",
  "A1,2026-01-01,Hemoglobin,12.4,g/dL,12.0-15.5",
  "B2,2026-01-01,Hemoglobin,14.0,g/dL,12.0-15.5",
].join("\n");
