import type { Sealer } from "#app/core/sealing/sealer.server.ts";

/** What the rules of a person's record work with; the Durable Object gives it. */
export type RecordParts = {
  sql: SqlStorage;
  userId: string;
  /** Unix milliseconds. */
  now: () => number;
  /** Large note versions, and the ends of the audit trail's days. */
  bucket: R2Bucket;
  /** Signs the audit trail. */
  auditSecret: string;
  /** All or nothing. */
  transaction<T>(write: () => T): T;
  begin(): Promise<Begun>;
};

/**
 * One piece of work on the record. Sealing waits, and meanwhile the record may be erased: `commit` then writes nothing.
 */
export type Begun = {
  sealer: Sealer;
  /** Runs in one transaction. @throws RecordErased */
  commit<T>(write: () => T): T;
};

/** A session that ended, and whether what it left is kept: nothing is after the person's own sign-out by default. */
export type EndedSession = { sessionId: string; isKept: boolean };

/** The record was erased while something was being written to it. */
export class RecordErased extends Error {
  override readonly name = "RecordErased";
}

/** A blob of SQLite as bytes. */
export const bytesOf = (blob: ArrayBuffer): Uint8Array<ArrayBuffer> => new Uint8Array(blob);
