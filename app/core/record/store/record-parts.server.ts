import type { Sealer } from "#app/core/sealing/sealer.server.ts";

/** What the rules of a person's record work with; the Durable Object provides it. */
export type RecordParts = {
  sql: SqlStorage;
  userId: string;
  /** Unix milliseconds. */
  now: () => number;
  /** Large note versions, and the days of the audit trail. */
  bucket: R2Bucket;
  /** Signs the audit trail. */
  auditSecret: string;
  /** All or nothing. */
  transaction<T>(write: () => T): T;
  begin(): Promise<RecordWork>;
};

/**
 * One piece of work on the record. The record may be erased while something is sealed: `commit` then writes nothing.
 */
export type RecordWork = {
  sealer: Sealer;
  /** Runs in one transaction. @throws RecordErased */
  commit<T>(write: () => T): T;
};

/** A session that ended, and whether what it left is kept; by default, the person's own sign-out keeps nothing. */
export type EndedSession = { sessionId: string; isKept: boolean };

/** The record was erased while something was being written to it. */
export class RecordErased extends Error {
  override readonly name = "RecordErased";
}

/** A blob of SQLite as bytes. */
export const bytesOf = (blob: ArrayBuffer): Uint8Array<ArrayBuffer> => new Uint8Array(blob);
