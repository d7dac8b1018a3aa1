import { and, desc, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { documents } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { HistoryAnswer, HistoryItem } from "../detail/document-history.ts";
import { documentBucketOf } from "../store/document-bucket.server.ts";
import { withTexts } from "../store/sealed-rows.server.ts";

const PAGE = 30;

/**
 * One page of the person's own documents, newest first: the archived ones (`archived=1` in the address) or the others,
 * from the `next` of the previous page on (`before`).
 * @throws AppError invalid_request for a cursor that no page gave
 */
export async function documentHistory(
  { databaseOf, env }: Pick<AppContext, "databaseOf" | "env">,
  userId: string,
  request: Request,
): Promise<HistoryAnswer> {
  const bucket = documentBucketOf(env);
  const { searchParams } = new URL(request.url);
  const isArchived = searchParams.get("archived") === "1";
  const before = searchParams.get("before");
  const rows = await databaseOf(userId)
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        isArchived ? isNotNull(documents.archivedAt) : isNull(documents.archivedAt),
        before === null ? undefined : olderThan(readCursor(before)),
      ),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(PAGE + 1);
  const last = rows[PAGE - 1];
  return {
    queries: await Promise.all(rows.slice(0, PAGE).map(async (row) => toItem(await withTexts(bucket, row)))),
    next: rows.length > PAGE && last ? cursorOf(last) : null,
  };
}

type Row = typeof documents.$inferSelect;
type Position = { createdAt: number; id: string };

const toItem = ({ id, fileName, createdAt, summary, sections, status, ...row }: Row): HistoryItem => ({
  id,
  filename: fileName,
  created_at: new Date(createdAt).toISOString(),
  summary: summary ?? "",
  sections,
  status,
  failure: status === "failed" ? { code: row.failureCode, words: row.failureWords ?? "" } : null,
});

/** Two documents may have the same millisecond, so the id breaks the tie. */
const olderThan = ({ createdAt, id }: Position) =>
  or(lt(documents.createdAt, createdAt), and(eq(documents.createdAt, createdAt), lt(documents.id, id)));

const cursorOf = ({ createdAt, id }: Position) => `${createdAt}.${id}`;

function readCursor(text: string): Position {
  const [, createdAt, id] = /^(\d{1,15})\.(.{1,100})$/.exec(text) ?? [];
  if (!createdAt || !id) throw new AppError("invalid_request");
  return { createdAt: Number(createdAt), id };
}
