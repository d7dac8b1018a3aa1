import { and, eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documents } from "#app/base/data/schema.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { isFinal } from "#app/core/document/document-status.ts";
import type { DocumentRow } from "../store/find-upload.server.ts";

type DocumentWait = {
  /** How long to wait at most, in milliseconds. */
  longestMs: number;
  /** Interval between two reads, in milliseconds. */
  everyMs: number;
  /** Ends the wait when the browser disconnects. */
  signal: AbortSignal;
};

/** How long `POST /api/upload/process` waits for the analysis (OPEN-74). */
export const PROCESS_WAIT = { longestMs: 20_000, everyMs: 500 };

/** Polls a document until its analysis is done or failed, or time is up. @returns its last state */
export async function awaitDocument(
  database: PersonDatabase,
  document: DocumentRow,
  { longestMs, everyMs, signal }: DocumentWait,
): Promise<DocumentRow> {
  const until = Date.now() + longestMs;
  let seen = document;
  while (!isFinal(seen.status) && !signal.aborted && Date.now() < until) {
    await sleep(everyMs, signal).catch(() => {});
    const [row] = await database
      .select()
      .from(documents)
      .where(and(eq(documents.id, document.id), eq(documents.userId, document.userId)));
    if (!row) return seen;
    seen = row;
  }
  return seen;
}
