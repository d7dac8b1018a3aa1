import { and, eq, inArray, like, not } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documentQuestions, documents } from "#app/base/data/schema.ts";
import type { KeyDeps } from "#app/core/sealing/data-key.server.ts";
import { openSealedBucket, sealObject } from "#app/core/sealing/sealed-bucket.server.ts";
import { documentPrefix } from "./document-keys.ts";
import { sealFileName, sealQuestion, sealSummary } from "./sealed-rows.server.ts";

type Deps = { bucket: R2Bucket; keys: KeyDeps; database: PersonDatabase };

/** Rows sealed at a time. */
const PAGE = 50;
const SEALED = "sealed:%";
const FINAL = ["done", "failed"] as const;

/** The condition for documents and questions from before sealing; a document under analysis waits until it ends. */
export const unsealedDocuments = and(
  not(like(documents.fileName, SEALED)),
  inArray(documents.status, [...FINAL]),
);
export const unsealedQuestions = not(like(documentQuestions.query, SEALED));

/**
 * Seals a person's documents from before sealing: first its objects in the bucket, then the row, so that an
 * interrupted run resumes where it stopped. Safe to repeat.
 */
export async function sealDocuments({ bucket, keys, database }: Deps, userId: string): Promise<void> {
  const sealed = openSealedBucket(bucket, keys);
  for (;;) {
    const rows = await database
      .select()
      .from(documents)
      .where(and(eq(documents.userId, userId), unsealedDocuments))
      .limit(PAGE);
    for (const row of rows) {
      await sealBelow({ bucket, keys }, documentPrefix(userId, row.id));
      const fileName = await sealFileName(sealed, row);
      const summary = row.summary === null ? null : await sealSummary(sealed, row, row.summary);
      await database.update(documents).set({ fileName, summary }).where(eq(documents.id, row.id));
    }
    if (rows.length < PAGE) break;
  }
  for (;;) {
    const rows = await database
      .select()
      .from(documentQuestions)
      .where(and(eq(documentQuestions.userId, userId), unsealedQuestions))
      .limit(PAGE);
    for (const row of rows) {
      const { query, response, pieces } = await sealQuestion(sealed, row);
      await database
        .update(documentQuestions)
        .set({ query, response, pieces })
        .where(eq(documentQuestions.id, row.id));
    }
    if (rows.length < PAGE) return;
  }
}

async function sealBelow({ bucket, keys }: Pick<Deps, "bucket" | "keys">, prefix: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
    for (const { key } of page.objects) await sealObject(bucket, keys, key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
