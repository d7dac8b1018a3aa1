import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import type { StoredProgress } from "#app/base/data/schema.ts";
import { documents } from "#app/base/data/schema.ts";
import { type DocumentStatus, isFinal, NO_PROGRESS } from "#app/core/document/document-status.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { LEASE_MS } from "./analysis-limits.ts";
import type { AnalysisFailure } from "./failures.ts";

export type LeasedDocument = typeof documents.$inferSelect;

/** Another worker has taken over the document: whatever is still done here must not count. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

type LeaseClaim =
  | { is: "mine"; row: LeasedDocument; lease: Lease }
  /** Another worker has it, until `until` at the latest: Unix milliseconds. */
  | { is: "taken"; until: number }
  /** Its analysis has ended. */
  | { is: "final"; row: LeasedDocument }
  /** It no longer exists, or this is an outdated attempt. */
  | { is: "gone" };

/** The right to work on a document and to report its progress. Every call fails with LeaseLost once it is lost. */
export type Lease = {
  renew(): Promise<void>;
  progress(status: DocumentStatus, progress: StoredProgress): Promise<void>;
  /** The analysis is finished and about to be charged: from here on the person cannot cancel it. */
  complete(): Promise<void>;
  finish(result: { summary: string; sections: string[] }): Promise<void>;
  fail(failure: AnalysisFailure): Promise<void>;
  /** Lets the next delivery begin at once. */
  letGo(): Promise<void>;
};

const UNFINISHED: DocumentStatus[] = ["queued", "reading", "analysing"];

/** Claims a document for one worker, by one conditional write: of two simultaneous deliveries, one gets it. */
export async function claimDocument(
  database: PersonDatabase,
  { documentId, userId, attempt }: DocumentMessage,
  now: () => number,
): Promise<LeaseClaim> {
  const leaseId = crypto.randomUUID();
  const isThis = and(
    eq(documents.id, documentId),
    eq(documents.userId, userId),
    eq(documents.attempt, attempt),
  );
  const isFree = or(isNull(documents.leaseUntil), lte(documents.leaseUntil, now()));
  const [claimed] = await database
    .update(documents)
    .set({ leaseId, leaseUntil: now() + LEASE_MS })
    .where(and(isThis, inArray(documents.status, UNFINISHED), isFree))
    .returning();
  if (claimed) return { is: "mine", row: claimed, lease: openLease(database, documentId, leaseId, now) };
  const [row] = await database.select().from(documents).where(isThis);
  if (!row) return { is: "gone" };
  return isFinal(row.status) ? { is: "final", row } : { is: "taken", until: row.leaseUntil ?? now() };
}

function openLease(database: PersonDatabase, documentId: string, leaseId: string, now: () => number): Lease {
  const write = async (values: Partial<LeasedDocument>) => {
    const [written] = await database
      .update(documents)
      .set(values)
      .where(and(eq(documents.id, documentId), eq(documents.leaseId, leaseId)))
      .returning({ id: documents.id });
    if (!written) throw new LeaseLost("The document was taken by somebody else, or erased.");
  };
  const end = { leaseId: null, leaseUntil: null };
  return {
    renew: () => write({ leaseUntil: now() + LEASE_MS }),
    progress: (status, progress) => write({ status, progress, leaseUntil: now() + LEASE_MS }),
    complete: () => write({ finishedAt: now(), leaseUntil: now() + LEASE_MS }),
    finish: ({ summary, sections }) =>
      write({
        ...end,
        status: "done",
        summary,
        sections,
        failureCode: null,
        failureWords: null,
        finishedAt: now(),
      }),
    fail: ({ code, message }) =>
      write({
        ...end,
        status: "failed",
        progress: NO_PROGRESS,
        failureCode: code,
        failureWords: message,
        finishedAt: now(),
      }),
    letGo: () => write(end),
  };
}

/** Whether the document's row still exists and was not erased with its account. */
export async function isStored(database: PersonDatabase, documentId: string): Promise<boolean> {
  const rows = await database
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.id, documentId));
  return rows.length > 0;
}
