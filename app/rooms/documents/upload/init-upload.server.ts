import { and, asc, desc, eq, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { documents, uploadChunks, uploads } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { CHUNK_BYTES } from "../store/chunks.ts";
import { takesChunks, type Upload, type UploadDeps } from "../store/find-upload.server.ts";
import { fileNamePattern, sealFileName } from "../store/sealed-rows.server.ts";
import { deleteUpload } from "../store/stored-upload.server.ts";
import { type AnnouncedFile, checkFile } from "./accept-file.ts";

/** What the browser needs to send a file, with the checksums of the chunks that need not be sent again. */
export type InitAnswer = {
  uploadId: string;
  /** Bytes of every chunk but the last. */
  chunkSize: number;
  /** SHA-256 in hexadecimal, by chunk index. */
  received: Record<number, string>;
  /** The newest unarchived document with the same file name. `at` is Unix milliseconds. */
  namesake: { id: string; at: number } | null;
};

/** Most unfinished uploads per person, which limits unused bytes in the bucket. */
const MOST_UNFINISHED = 5;

/** An unfinished upload idle for this long makes room for another. */
const RESTING_MS = 15 * 60_000;

/**
 * Begins an upload, or resumes the person's unfinished one of a file with the same name and size. Repeating it
 * returns the same upload.
 * @throws AppError what `checkFile` throws, or too_many_uploads
 */
export async function initUpload(deps: UploadDeps, userId: string, file: AnnouncedFile): Promise<InitAnswer> {
  checkFile(file);
  const isNamed = await hasName(deps, uploads, { userId, fileName: file.fileName });
  await makeRoom(deps, userId, and(isNamed, eq(uploads.fileSize, file.fileSize)));
  const { database, bucket, now } = deps;
  const same = () => and(takesChunks(database, userId, now()), isNamed, eq(uploads.fileSize, file.fileSize));
  const stored = { ...file, fileName: await sealFileName(bucket, { userId, fileName: file.fileName }) };
  const [, , [upload]] = await database.batch([
    insertUpload(deps, userId, stored, same()),
    database.update(uploads).set({ touchedAt: now() }).where(same()),
    database.select().from(uploads).where(same()).orderBy(asc(uploads.createdAt), asc(uploads.id)).limit(1),
  ]);
  if (!upload) throw new AppError("too_many_uploads");
  const [received, namesake] = await Promise.all([
    receivedOf(deps, upload),
    namesakeOf(deps, { userId, fileName: file.fileName }),
  ]);
  return { uploadId: upload.id, chunkSize: CHUNK_BYTES, received, namesake };
}

/** Choosing a file a second time is pointed out before a second analysis is used. */
async function namesakeOf(deps: UploadDeps, named: Named): Promise<InitAnswer["namesake"]> {
  const isOwn = and(eq(documents.userId, named.userId), isNull(documents.archivedAt));
  const [found] = await deps.database
    .select({ id: documents.id, at: documents.createdAt })
    .from(documents)
    .where(and(isOwn, eq(documents.status, "done"), await hasName(deps, documents, named)))
    .orderBy(desc(documents.createdAt))
    .limit(1);
  return found ?? null;
}

type Named = { userId: string; fileName: string };

/** In one statement, so that concurrent calls neither begin the same file twice nor exceed the limit. */
function insertUpload(
  { database, now }: UploadDeps,
  userId: string,
  { fileName, fileType, ...file }: AnnouncedFile,
  isSame: SQL | undefined,
) {
  const at = now();
  const same = database.select({ id: uploads.id }).from(uploads).where(isSame);
  const unfinished = database
    .select({ count: sql`count(*)` })
    .from(uploads)
    .where(takesChunks(database, userId, at));
  const values = sql`select ${crypto.randomUUID()}, ${userId}, ${fileName}, ${fileType}, ${file.fileSize}, ${file.totalChunks}, ${at}, ${at}`;
  return database
    .insert(uploads)
    .select(sql`${values} where not exists ${same} and ${unfinished} < ${MOST_UNFINISHED}`);
}

/** The condition for a file name, sealed or from before names were sealed. */
async function hasName(
  { bucket }: UploadDeps,
  { fileName }: typeof uploads | typeof documents,
  named: Named,
) {
  const pattern = await fileNamePattern(bucket, named);
  const isPlain = eq(fileName, named.fileName);
  return pattern === null ? isPlain : or(isPlain, like(fileName, pattern));
}

/** A closed browser cannot cancel: idle uploads are given up for the new one. */
async function makeRoom(deps: UploadDeps, userId: string, isSame: SQL | undefined): Promise<void> {
  const { database, bucket, now } = deps;
  const unfinished = await database
    .select({ id: uploads.id, touchedAt: uploads.touchedAt, isSame: sql<number>`${isSame}` })
    .from(uploads)
    .where(takesChunks(database, userId, now()))
    .orderBy(asc(uploads.touchedAt))
    .limit(MOST_UNFINISHED);
  const isThere = unfinished.some((upload) => upload.isSame === 1);
  const [oldest] = unfinished;
  if (isThere || unfinished.length < MOST_UNFINISHED || !oldest || oldest.touchedAt > now() - RESTING_MS)
    return;
  await deleteUpload(bucket, database, { userId, uploadId: oldest.id });
}

async function receivedOf({ database }: UploadDeps, upload: Upload): Promise<Record<number, string>> {
  const chunks = await database
    .select({ index: uploadChunks.chunkIndex, checksum: uploadChunks.checksum })
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, upload.id));
  return Object.fromEntries(chunks.map(({ index, checksum }) => [index, checksum]));
}
