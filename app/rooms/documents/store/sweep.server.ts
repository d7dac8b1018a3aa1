import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import { deleteBelow } from "#app/base/data/bucket.ts";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documents, uploadChunks, uploads } from "#app/base/data/schema.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { analysisKey, uploadPrefix } from "./document-keys.ts";
import { toDocumentMessage } from "./document-message.ts";
import { UPLOAD_KEPT_MS } from "./find-upload.server.ts";

type Deps = {
  bucket: PersonBucket;
  database: PersonDatabase;
  queue: Pick<Queue, "sendBatch">;
  log: Log;
  now: () => number;
};

const MINUTE_MS = 60_000;
const PAGE = 100;
/** The most that one run handles; the next one, an hour later, continues. */
const MOST_PAGES = 3;

/** A message not delivered by then is lost. */
const QUEUED_MS = 15 * MINUTE_MS;
/** Work whose lease ended this long ago will not resume by itself. */
const WORKED_ON_MS = 60 * MINUTE_MS;
/** A document requeued every hour for this long is given up. */
const GIVEN_UP_MS = 4 * 60 * MINUTE_MS;

const UNFINISHED = ["queued", "reading", "analysing"] as const;

const GIVEN_UP = {
  failureCode: "analysis-failed",
  failureWords: "This document could not be analyzed in time. Please try again.",
} as const;

/** Deletes abandoned uploads, and requeues documents that nobody works on any more. Safe to run twice. */
export async function sweepDocuments(deps: Deps): Promise<void> {
  const { log } = deps;
  const { again, givenUp } = await sweepDocumentsWaiting(deps);
  log("info", "documents.queued_again", { count: again });
  log("info", "documents.given_up", { count: givenUp });
  log("info", "uploads.swept", { count: await sweepUploads(deps) });
}

/**
 * Deletes what is left of uploads that received nothing for a day: chunks, and then the rows. One whose document
 * is waiting or in work stays. No call accepts an upload of that age, so nothing comes back.
 */
async function sweepUploads({ bucket, database, now }: Deps): Promise<number> {
  let count = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const old = await database
      .select({ id: uploads.id, userId: uploads.userId })
      .from(uploads)
      .leftJoin(documents, eq(documents.uploadId, uploads.id))
      .where(
        and(
          lte(uploads.touchedAt, now() - UPLOAD_KEPT_MS),
          or(isNull(documents.id), notInArray(documents.status, [...UNFINISHED])),
        ),
      )
      .orderBy(asc(uploads.touchedAt))
      .limit(PAGE);
    for (const { id, userId } of old) {
      await deleteBelow(bucket, uploadPrefix(userId, id));
      await database.batch([
        database.delete(uploadChunks).where(eq(uploadChunks.uploadId, id)),
        database.delete(uploads).where(eq(uploads.id, id)),
      ]);
    }
    count += old.length;
    if (old.length < PAGE) break;
  }
  return count;
}

/** Requeues documents that are waiting or stuck, and gives up those that have been for hours. */
async function sweepDocumentsWaiting(deps: Deps): Promise<{ again: number; givenUp: number }> {
  let [again, givenUp, after] = [0, 0, ""];
  for (let page = 0; page < MOST_PAGES; page++) {
    const waiting = await waitingDocuments(deps, after);
    const hopeless: Waiting[] = [];
    for (const document of waiting) if (await isHopeless(deps, document)) hopeless.push(document);
    const messages = waiting
      .filter((document) => !hopeless.includes(document))
      .map(({ id: documentId, userId, attempt }) => ({
        body: toDocumentMessage({ documentId, userId, attempt }),
      }));
    if (messages.length > 0) await deps.queue.sendBatch(messages);
    for (const document of hopeless) await giveUp(deps, document);
    again += messages.length;
    givenUp += hopeless.length;
    after = waiting.at(-1)?.id ?? "";
    if (waiting.length < PAGE) break;
  }
  return { again, givenUp };
}

/** A stored analysis may have been charged: then it only needs finishing, however long that takes. */
async function isHopeless({ bucket, now }: Deps, { id, userId, since }: Waiting): Promise<boolean> {
  return since <= now() - GIVEN_UP_MS && (await bucket.head(analysisKey(userId, id))) === null;
}

/** `since` is when this attempt was handed in. */
type Waiting = { id: string; userId: string; attempt: number; since: number };

/** The next page of waiting documents after an id, in order of id. An attempt is as old as its upload's last touch. */
async function waitingDocuments({ database, now }: Deps, after: string): Promise<Waiting[]> {
  const since = sql<number>`coalesce(${uploads.touchedAt}, ${documents.createdAt})`;
  const { id, userId, attempt } = documents;
  return await database
    .select({ id, userId, attempt, since })
    .from(documents)
    .leftJoin(uploads, eq(uploads.id, documents.uploadId))
    .where(
      and(
        gt(documents.id, after),
        or(
          and(eq(documents.status, "queued"), lte(since, now() - QUEUED_MS), leaseEnded(now())),
          and(
            inArray(documents.status, ["reading", "analysing"]),
            lte(since, now() - WORKED_ON_MS),
            leaseEnded(now() - WORKED_ON_MS),
          ),
        ),
      ),
    )
    .orderBy(asc(documents.id))
    .limit(PAGE);
}

const leaseEnded = (by: number) => or(isNull(documents.leaseUntil), lte(documents.leaseUntil, by));

/** Gives up a document, unless a worker has taken it meanwhile. */
async function giveUp({ database, now }: Deps, { id, attempt }: Waiting): Promise<void> {
  await database
    .update(documents)
    .set({ status: "failed", ...GIVEN_UP, finishedAt: now(), leaseId: null, leaseUntil: null })
    .where(
      and(
        eq(documents.id, id),
        eq(documents.attempt, attempt),
        inArray(documents.status, [...UNFINISHED]),
        leaseEnded(now()),
      ),
    );
}
