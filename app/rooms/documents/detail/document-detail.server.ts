import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documentQuestions, documents, uploads } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import { isFinal } from "#app/core/document/document-status.ts";
import { mayTryAgain } from "#app/core/document/failure-code.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";
import { visibilityWords } from "#app/core/document/visibility.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { analysisKey } from "../store/document-keys.ts";
import { readSegments, readTextIndex } from "../store/document-text.server.ts";
import type { DocumentRow } from "../store/find-upload.server.ts";
import { takesChunks } from "../store/find-upload.server.ts";
import { isOwn, type OwnDocument, openDocument } from "../store/own-document.server.ts";
import { type Seals, withFileName, withQuestion, withTexts } from "../store/sealed-rows.server.ts";
import { type DocumentContent, type DocumentDetail, type PastQuestion, toDetail } from "./document-detail.ts";

type Stores = { database: PersonDatabase; bucket: PersonBucket };

const MOST_CHARACTERS = 20_000;
const MOST_QUESTIONS = 50;
/** For this long, opening a document again does not write it again. */
const OPENED_MS = 60_000;

/**
 * A person's document with its analysis, text and questions, as far as they exist.
 * @throws AppError document_not_found when it is missing, archived or another person's
 */
export async function documentDetail(
  { database, bucket }: Stores,
  asked: OwnDocument,
): Promise<DocumentDetail> {
  const row = await withTexts(bucket, await openDocument(database, asked));
  const which = { userId: asked.userId, documentId: row.id };
  const isRead = isFinal(row.status);
  const [text, analysis, questions, failure] = await Promise.all([
    isRead ? contentOf(bucket, which) : NO_CONTENT,
    row.status === "done" ? analysisOf(bucket, which) : null,
    questionsOf({ database, bucket }, which),
    failureOf(database, row),
  ]);
  const { id, fileName: filename, createdAt, status, progress, summary } = row;
  return toDetail(
    { id, filename, created_at: new Date(createdAt).toISOString(), status, progress, failure },
    { summary, text, analysis, questions },
  );
}

/**
 * A document by an upload that may not be handed in yet: null while it is only an upload.
 * @throws AppError document_not_found when the person has neither
 */
export async function followedDetail(
  stores: Stores,
  asked: OwnDocument,
  now: number,
): Promise<DocumentDetail | null> {
  try {
    return await documentDetail(stores, asked);
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === "document_not_found";
    if (isMissing && (await hasUpload(stores.database, asked, now))) return null;
    throw error;
  }
}

async function hasUpload(database: PersonDatabase, { userId, documentId }: OwnDocument, now: number) {
  const found = await database
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, documentId), takesChunks(database, userId, now)));
  return found.length > 0;
}

/**
 * Notes that the person has this document open: questions that name none are about the one opened last
 * (OPEN-64). Writes once a minute, and whenever another one was opened since.
 */
export async function markOpened(database: PersonDatabase, which: OwnDocument, now: number): Promise<void> {
  const newest = database
    .select({ at: sql`max(${documents.openedAt})` })
    .from(documents)
    .where(eq(documents.userId, which.userId));
  await database
    .update(documents)
    .set({ openedAt: now })
    .where(
      and(
        isOwn(which),
        isNull(documents.archivedAt),
        or(lt(documents.openedAt, now - OPENED_MS), lt(documents.openedAt, newest)),
      ),
    );
}

/** The document that the person opened last, if that was after `since` (Unix milliseconds). */
export async function lastOpened(
  database: PersonDatabase,
  userId: string,
  since: number,
  seals: Seals = {},
): Promise<{ id: string; filename: string } | null> {
  const [row] = await database
    .select({ id: documents.id, fileName: documents.fileName })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.archivedAt), gt(documents.openedAt, since)))
    .orderBy(desc(documents.openedAt))
    .limit(1);
  if (!row) return null;
  const { fileName: filename } = await withFileName(seals, { userId, fileName: row.fileName });
  return { id: row.id, filename };
}

const NO_CONTENT: DocumentContent = { content: "", content_truncated: false };

async function contentOf(bucket: PersonBucket, which: OwnDocument): Promise<DocumentContent> {
  const index = await readTextIndex(bucket, which);
  if (!index) return NO_CONTENT;
  const texts: string[] = [];
  let length = 0;
  for await (const { blocks } of readSegments(bucket, which, index)) {
    const text = blocks.map(markedText).join("\n");
    texts.push(text);
    length += text.length;
    if (length > MOST_CHARACTERS) break;
  }
  const whole = texts.join("\n\n");
  return { content: whole.slice(0, MOST_CHARACTERS), content_truncated: whole.length > MOST_CHARACTERS };
}

/** Plain text has no badges: without words, a struck-out drug would read like any other. */
function markedText(block: Block): string {
  const words = visibilityWords(block);
  return words === null ? blockText(block) : `[${words}] ${blockText(block)}`;
}

async function analysisOf(
  bucket: PersonBucket,
  { userId, documentId }: OwnDocument,
): Promise<Analysis | null> {
  const stored = await bucket.get(analysisKey(userId, documentId));
  return (await stored?.json<Analysis>()) ?? null;
}

async function questionsOf(
  { database, bucket }: Stores,
  { userId, documentId }: OwnDocument,
): Promise<PastQuestion[]> {
  const rows = await database
    .select()
    .from(documentQuestions)
    .where(and(eq(documentQuestions.documentId, documentId), eq(documentQuestions.userId, userId)))
    .orderBy(desc(documentQuestions.createdAt))
    .limit(MOST_QUESTIONS);
  const opened = await Promise.all(rows.map((row) => withQuestion(bucket, row)));
  return opened.map(({ id, query, response, createdAt, pieces }) => ({
    id,
    query,
    response,
    created_at: new Date(createdAt).toISOString(),
    pieces,
  }));
}

/** A retry is possible if it may help and the file is still there. */
async function failureOf(database: PersonDatabase, row: DocumentRow): Promise<DocumentDetail["failure"]> {
  if (row.status !== "failed") return null;
  const [upload] = await database
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, row.uploadId), eq(uploads.userId, row.userId), gt(uploads.totalChunks, 0)));
  const isWorthIt = mayTryAgain(row.failureCode);
  return {
    code: row.failureCode,
    words: row.failureWords ?? "",
    upload_id: isWorthIt && upload ? upload.id : null,
  };
}
