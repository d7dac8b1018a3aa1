import { count, desc, eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { uploadChunks, uploads } from "#app/base/data/schema.ts";
import { takesChunks } from "./find-upload.server.ts";
import { type Seals, withFileName } from "./sealed-rows.server.ts";
import type { UnfinishedUpload } from "./unfinished-uploads.ts";

const MOST = 5;

/** The person's uploads of the last 24 hours that did not become documents, newest first. */
export async function unfinishedUploads(
  database: PersonDatabase,
  userId: string,
  now: number,
  seals: Seals = {},
): Promise<UnfinishedUpload[]> {
  const rows = await database
    .select({
      uploadId: uploads.id,
      fileName: uploads.fileName,
      total: uploads.totalChunks,
      arrived: count(uploadChunks.chunkIndex),
    })
    .from(uploads)
    .leftJoin(uploadChunks, eq(uploadChunks.uploadId, uploads.id))
    .where(takesChunks(database, userId, now))
    .groupBy(uploads.id)
    .orderBy(desc(uploads.touchedAt))
    .limit(MOST);
  return await Promise.all(
    rows.map(async ({ uploadId, fileName, total, arrived }) => ({
      uploadId,
      fileName: (await withFileName(seals, { userId, fileName })).fileName,
      percent: Math.floor((Math.min(arrived, total) / total) * 100),
    })),
  );
}
