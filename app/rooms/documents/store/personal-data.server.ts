import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import { deleteBelow, personPrefix } from "#app/base/data/bucket.ts";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documentQuestions, documents, uploadChunks, uploads } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import { readScanChoice } from "#app/core/document/scans.server.ts";
import { addCounts, type SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows, eraseWhere } from "#app/core/maintenance/erase-rows.server.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { keyDepsOf } from "#app/core/sealing/text-seal.server.ts";
import { documentBucketOf } from "./document-bucket.server.ts";
import { analysisKey, documentPrefix, uploadPrefix } from "./document-keys.ts";
import { readSegments, readTextIndex } from "./document-text.server.ts";
import { isOwn, type OwnDocument } from "./own-document.server.ts";
import { sealDocuments, unsealedDocuments, unsealedQuestions } from "./seal-documents.server.ts";
import { withFileName, withQuestion, withTexts } from "./sealed-rows.server.ts";

/** Where documents keep personal data, besides the bucket. */
export const TABLES = [uploads, uploadChunks, documents, documentQuestions] as const;

type Deps = { bucket: PersonBucket; database: PersonDatabase };
type App = { env: Parameters<typeof documentBucketOf>[0]; database: PersonDatabase };
const depsOf = ({ env, database }: App): Deps => ({ bucket: documentBucketOf(env), database });

/** Rows read at a time. */
const PAGE = 50;

/**
 * What is held of a person's documents: the details of each with its analysis, the stored texts in pieces, the
 * questions with their answers, and remaining uploads. It is read as it is written out, so that many documents need
 * little memory. It does not contain an upload's bytes, which are kept for a day at most.
 */
export function exportPerson(app: App, userId: string): Record<string, AsyncGenerator<unknown>> {
  const deps = depsOf(app);
  return {
    documents: exportDocuments(deps, userId),
    documentTexts: exportTexts(deps, userId),
    documentQuestions: openedRows(pagesOf(deps, documentQuestions, userId), (row) =>
      withQuestion(deps.bucket, row),
    ),
    uploads: openedRows(pagesOf(deps, uploads, userId), (row) => withFileName(deps.bucket, row)),
    documentChoices: exportChoices(deps, userId),
  };
}

/** Whether scans may go to the model; nothing if the person was never asked. */
async function* exportChoices({ bucket }: Deps, userId: string): AsyncGenerator<unknown> {
  const scans = await readScanChoice(bucket, userId);
  if (scans !== null) yield { scans };
}

/**
 * Erases a person's documents; safe to repeat. The rows go first: a late chunk or document is only stored while its
 * row exists, so that nothing comes back after the bucket was emptied.
 */
export async function erasePerson(app: App, userId: string): Promise<SweepCounts> {
  const { bucket, database } = depsOf(app);
  const rows = await eraseRows(database, userId, TABLES);
  return { ...rows, documentObjects: await deleteBelow(bucket, personPrefix(userId)) };
}

/**
 * Erases what goes 30 days after the last paid plan ended: the documents handed in until then, with their texts,
 * analyses and questions. Later ones belong to the current plan, and stay. Safe to repeat after any interruption:
 * a document's rows go last.
 */
export async function retainPerson(
  app: App,
  { userId, endedAt }: { userId: string; endedAt: number },
): Promise<SweepCounts> {
  const deps = depsOf(app);
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

/** Seals what is left of a person's documents from before sealing; safe to repeat. */
export const sealPerson = ({ env, database }: App, userId: string): Promise<void> =>
  sealDocuments({ bucket: env.DOCUMENTS, keys: keyDepsOf(env), database }, userId);

/** Queries for people with documents or questions from before sealing, at most so many each. */
export const peopleToSeal = (database: PersonDatabase, atMost: number) =>
  [
    database
      .selectDistinct({ userId: documents.userId })
      .from(documents)
      .where(unsealedDocuments)
      .limit(atMost),
    database
      .selectDistinct({ userId: documentQuestions.userId })
      .from(documentQuestions)
      .where(unsealedQuestions)
      .limit(atMost),
  ] as const;

/**
 * Erases one document on its owner's request, archived or not. A running analysis finds its row gone and stops.
 * @throws AppError document_not_found when it is missing or another person's
 */
export async function deleteDocument(deps: Deps, which: OwnDocument): Promise<void> {
  const [row] = await deps.database
    .select({ id: documents.id, uploadId: documents.uploadId })
    .from(documents)
    .where(isOwn(which));
  if (!row) throw new AppError("document_not_found");
  await eraseDocuments(deps, which.userId, [row]);
}

/** Erases documents of a person, with their uploads; safe to repeat after any interruption. */
export async function eraseDocuments(
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
    const opened = await withTexts(deps.bucket, document);
    yield { ...opened, analysis: (await stored?.json<Analysis>()) ?? null };
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

async function* openedRows<Row>(rows: AsyncIterable<Row>, open: (row: Row) => Promise<Row>) {
  for await (const row of rows) yield await open(row);
}

type Listed = typeof documents | typeof documentQuestions | typeof uploads;

/** The person's rows of a table in order of id, a page at a time. */
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
