import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { everyShard, noteShard, openShard } from "#app/base/data/database.server.ts";
import { documents, uploads } from "#app/base/data/schema.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { analysisKey, chunkKey } from "#app/rooms/documents/store/document-keys.ts";
import { sweepDocuments } from "#app/rooms/documents/store/sweep.server.ts";
import { database, shardOf } from "../databases.ts";
import { deliverMessage, memoryLog } from "../maintenance/maintenance-parts.ts";
import { personWithPlan } from "../signed-in.ts";
import { bucket, chunkRows, csvFile, keysOf, touch, uploaded, uploadRow } from "./upload-calls.ts";

const NOW = Date.now();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(async () => {
  await database.delete(documents);
  await database.delete(uploads);
});

/** One run of the sweep at that time, with what it sent and logged. */
async function swept(now = NOW) {
  const sent: unknown[] = [];
  const { lines, log } = memoryLog();
  const queue = {
    sendBatch: async (messages: Iterable<{ body: unknown }>) => {
      sent.push(...[...messages].map(({ body }) => body));
      return {} as never;
    },
  };
  for (const shard of everyShard(env))
    await sweepDocuments({ bucket, database: openShard(env, shard), queue, log, now: () => now });
  return { sent, lines };
}

type Given = Partial<typeof documents.$inferInsert> & { touchedAt?: number };

/** A document with its upload as rows only. */
async function documentWith({ touchedAt = NOW, ...given }: Given) {
  const id = crypto.randomUUID();
  const userId = `user_${id}`;
  noteShard(env, userId, 2);
  const uploadId = `upload_${id}`;
  await database.insert(uploads).values({
    id: uploadId,
    userId,
    fileName: "a.csv",
    claimedType: "",
    fileSize: 1,
    totalChunks: 1,
    createdAt: touchedAt,
    touchedAt,
  });
  await bucket.put(chunkKey(userId, uploadId, 0), "x");
  await database.insert(documents).values({
    id,
    userId,
    uploadId,
    fileName: "a.csv",
    status: "queued",
    progress: NO_PROGRESS,
    sections: [],
    createdAt: touchedAt,
    openedAt: touchedAt,
    ...given,
  });
  return { id, userId, uploadId };
}

const rowOf = (id: string) => database.query.documents.findFirst({ where: eq(documents.id, id) });

test("An upload that nothing arrived for in 24 hours is deleted with its chunks, not a millisecond earlier", async () => {
  const person = await personWithPlan("Premium");
  const [old, young] = [
    await uploaded(person, await csvFile(600_000)),
    await uploaded(person, await csvFile(10)),
  ];
  await touch(person.userId, old, NOW - DAY);
  await touch(person.userId, young, NOW - DAY + 1);
  const { lines } = await swept();
  expect(await uploadRow(old)).toBeUndefined();
  expect([await chunkRows(old), await chunkRows(young)]).toMatchObject([[], [{}]]);
  expect(await keysOf(person.userId)).toEqual([chunkKey(person.userId, young, 0)]);
  expect(lines).toContainEqual(["info", "uploads.swept", { count: 1 }]);
  await swept(NOW + 1);
  expect(await keysOf(person.userId)).toEqual([]);
});

test("An upload stays however old it is while its document waits or is worked on, and goes when that is done or has failed", async () => {
  const touchedAt = NOW - 2 * DAY;
  const leaseUntil = NOW + MINUTE;
  const statuses = ["queued", "reading", "analysing", "done", "failed"] as const;
  const made = await Promise.all(statuses.map((status) => documentWith({ status, touchedAt, leaseUntil })));
  await swept();
  const left = await Promise.all(
    made.map(async ({ userId, uploadId }) => [
      (await uploadRow(uploadId)) !== undefined,
      (await keysOf(userId)).length,
    ]),
  );
  expect(left).toEqual([
    [true, 1],
    [true, 1],
    [true, 1],
    [false, 0],
    [false, 0],
  ]);
});

test("A document that has been queued for 15 minutes without anybody working on it is handed over again, as the same attempt", async () => {
  const late = await documentWith({ touchedAt: NOW - 15 * MINUTE, attempt: 2 });
  await documentWith({ touchedAt: NOW - 15 * MINUTE + 1 });
  await documentWith({ touchedAt: NOW - 15 * MINUTE, leaseUntil: NOW + 1 });
  await documentWith({ touchedAt: NOW - 15 * MINUTE, status: "done" });
  const { sent, lines } = await swept();
  expect(sent).toEqual([{ version: 1, documentId: late.id, userId: late.userId, attempt: 2 }]);
  expect(lines).toContainEqual(["info", "documents.queued_again", { count: 1 }]);
  expect(await rowOf(late.id)).toMatchObject({ status: "queued", attempt: 2 });
});

test("A document whose lease ended an hour ago is handed over again, one whose lease ended later is not", async () => {
  const touchedAt = NOW - 2 * HOUR;
  const still = await documentWith({ status: "reading", touchedAt, leaseUntil: NOW - HOUR });
  const also = await documentWith({ status: "analysing", touchedAt, leaseUntil: NOW - HOUR });
  await documentWith({ status: "analysing", touchedAt, leaseUntil: NOW - HOUR + 1 });
  const { sent } = await swept();
  const ids = sent.map((message) => (message as { documentId: string }).documentId);
  expect(ids.sort()).toEqual([still.id, also.id].sort());
});

test("A document that was handed over for four hours has failed, with words that say so; one with a running lease has not", async () => {
  const touchedAt = NOW - 4 * HOUR;
  const hopeless = await documentWith({ touchedAt, leaseUntil: NOW - 2 * HOUR, leaseId: "w" });
  const almost = await documentWith({ touchedAt: touchedAt + 1 });
  const worked = await documentWith({ touchedAt, status: "analysing", leaseUntil: NOW + 1 });
  const { sent, lines } = await swept();
  expect(await rowOf(hopeless.id)).toMatchObject({
    status: "failed",
    failureCode: "analysis-failed",
    failureWords: "This document could not be analyzed in time. Please try again.",
    finishedAt: NOW,
    leaseId: null,
    leaseUntil: null,
  });
  expect(await rowOf(worked.id)).toMatchObject({ status: "analysing" });
  expect(sent).toMatchObject([{ documentId: almost.id }]);
  expect(lines).toContainEqual(["info", "documents.given_up", { count: 1 }]);
});

test("A document whose analysis is written is never given up, since it may have been charged: it is handed over again", async () => {
  const written = await documentWith({ touchedAt: NOW - 9 * HOUR });
  await bucket.put(analysisKey(written.userId, written.id), "{}");
  const { sent } = await swept();
  expect(sent).toMatchObject([{ documentId: written.id }]);
  expect(await rowOf(written.id)).toMatchObject({ status: "queued" });
});

test("Many are looked after page by page, each once", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 130; n++) ids.push((await documentWith({ touchedAt: NOW - 20 * MINUTE })).id);
  const { sent } = await swept();
  const handed = sent.map((message) => (message as { documentId: string }).documentId);
  expect(handed).toEqual(ids.sort());
  await database.update(documents).set({ status: "done" });
  await swept(NOW + DAY);
  expect(await database.select().from(uploads)).toEqual([]);
});

test("The hourly sweep sweeps documents too, with the real queue", async () => {
  const person = await personWithPlan();
  const uploadId = await uploaded(person, await csvFile(10));
  await touch(person.userId, uploadId, NOW - 2 * DAY);
  await documentWith({ touchedAt: NOW - 20 * MINUTE });
  expect(await deliverMessage({ type: "sweep", at: NOW, shard: await shardOf(person.userId) })).toBe("done");
  expect(await keysOf(person.userId)).toEqual([]);
});
