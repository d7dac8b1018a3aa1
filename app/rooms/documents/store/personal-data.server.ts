import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { documentQuestions, documents, uploadChunks, uploads } from "#app/base/data/schema.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import { addCounts, type SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows, eraseWhere } from "#app/core/maintenance/erase-rows.server.ts";
import { deleteBelow } from "./bucket.server.ts";
import { analysisKey, documentPrefix, personPrefix, uploadPrefix } from "./document-keys.ts";
import { readSegments, readTextIndex } from "./document-text.server.ts";

/** Where documents keep something of a person, besides the bucket. */
export const TABLES = [uploads, uploadChunks, documents, documentQuestions] as const;

type Deps = { bucket: R2Bucket; database: Database };

/** Rows that are read at a time. */
const PAGE = 50;

/**
 * What is held of a person's documents: what is known of each with its analysis, the stored texts in pieces, the
 * questions with their answers, and the uploads that are not forgotten yet. All of it is read while it is written, so
 * that many documents need no memory. The bytes of an upload, which are kept for a day at most, are not in it.
 */
export function exportPerson(deps: Deps, userId: string): Record<string, AsyncGenerator<unknown>> {
  return {
    documents: exportDocuments(deps, userId),
    documentTexts: exportTexts(deps, userId),
    documentQuestions: pagesOf(deps, documentQuestions, userId),
    uploads: pagesOf(deps, uploads, userId),
  };
}

/**
 * Erases a person's documents; may be repeated. The rows go first: a chunk or a document that is on its way is stored
 * only where its row still is, so that nothing comes back after the bucket was emptied.
 */
export async function erasePerson({ bucket, database }: Deps, userId: string): Promise<SweepCounts> {
  const rows = await eraseRows(database, userId, TABLES);
  return { ...rows, documentObjects: await deleteBelow(bucket, personPrefix(userId)) };
}

/**
 * Erases what goes 30 days after the last paid plan ended: the documents that were handed in until that end, with
 * their texts, analyses and questions. What was handed in since belongs to the plan that runs, and stays. May be
 * repeated after any interruption: a document's rows go last.
 */
export async function retainPerson(
  deps: Deps,
  { userId, endedAt }: { userId: string; endedAt: number },
): Promise<SweepCounts> {
  let counts: SweepCounts = {};
  for (;;) {
    const old = await deps.database
      .select({ id: documents.id, uploadId: documents.uploadId })
      .from(documents)
      .where(and(eq(documents.userId, userId), lte(documents.createdAt, endedAt)))
      .limit(PAGE);
    if (old.length === 0) return counts;
    counts = addCounts(counts, await eraseDocuments(deps, userId, old));
  }
}

async function eraseDocuments(
  { bucket, database }: Deps,
  userId: string,
  old: { id: string; uploadId: string }[],
): Promise<SweepCounts> {
  let documentObjects = 0;
  for (const { id, uploadId } of old) {
    documentObjects += await deleteBelow(bucket, documentPrefix(userId, id));
    documentObjects += await deleteBelow(bucket, uploadPrefix(userId, uploadId));
  }
  const ids = old.map(({ id }) => id);
  const uploadIds = old.map(({ uploadId }) => uploadId);
  const rows = await eraseWhere(database, [
    { table: documentQuestions, where: inArray(documentQuestions.documentId, ids) },
    { table: uploadChunks, where: inArray(uploadChunks.uploadId, uploadIds) },
    { table: uploads, where: inArray(uploads.id, uploadIds) },
    { table: documents, where: inArray(documents.id, ids) },
  ]);
  return { ...rows, documentObjects };
}

async function* exportDocuments(deps: Deps, userId: string) {
  for await (const { leaseId: _, leaseUntil: __, ...document } of pagesOf(deps, documents, userId)) {
    const stored = await deps.bucket.get(analysisKey(userId, document.id));
    yield { ...document, analysis: (await stored?.json<Analysis>()) ?? null };
  }
}

async function* exportTexts(deps: Deps, userId: string) {
  const { bucket } = deps;
  for await (const { id: documentId } of pagesOf(deps, documents, userId)) {
    const index = await readTextIndex(bucket, { userId, documentId });
    if (!index) continue;
    for await (const segment of readSegments(bucket, { userId, documentId }, index))
      yield { documentId, ...segment };
  }
}

type Listed = typeof documents | typeof documentQuestions | typeof uploads;

/** The person's rows of a table in the order of their ids, a page at a time. */
async function* pagesOf<Table extends Listed>(
  { database }: Deps,
  table: Table,
  userId: string,
): AsyncGenerator<Table["$inferSelect"]> {
  const from: Listed = table;
  for (let after = ""; ; ) {
    const page = await database
      .select()
      .from(from)
      .where(and(eq(from.userId, userId), gt(from.id, after)))
      .orderBy(asc(from.id))
      .limit(PAGE);
    yield* page as Table["$inferSelect"][];
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}
