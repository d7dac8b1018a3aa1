/** The counts of `tests/workers/scale/measured-requests.test.ts` in workerd, which fails when they change. */

/** Calls to each part: queries to D1, commands to the person's two objects and to a generation's, R2 operations. */
export type Work = { database: number; meter: number; record: number; generation: number; bucket: number };

export const REQUESTS = {
  /** A page of a tool with its usage and the work in progress. */
  page: { database: 0, meter: 2, record: 1, generation: 0, bucket: 0 },
  activity: { database: 0, meter: 0, record: 0, generation: 0, bucket: 0 },
  usage: { database: 0, meter: 1, record: 0, generation: 0, bucket: 0 },
  openWork: { database: 0, meter: 0, record: 1, generation: 0, bucket: 0 },
  /** A generation in its own object, from admission to the kept note and the answer waiting for the page. */
  note: { database: 0, meter: 2, record: 4, generation: 1, bucket: 0 },
  /** The page reports that it has the answer. */
  hasNote: { database: 0, meter: 0, record: 1, generation: 1, bucket: 0 },
  /** Calls to the record for the entitlement, once a minute. */
  entitlement: 1,
} as const satisfies Record<RequestName, Work> & { entitlement: number };

export type RequestName = "page" | "activity" | "usage" | "openWork" | "note" | "hasNote";

/** Bytes at rest, with indexes and the database's own overhead. */
export const BYTES = {
  /** A charged run in its person's meter. */
  chargedRun: 127,
  /** A kept note of some 1,800 letters in its person's record, with its entry in the audit trail. */
  keptNote: 5_080,
  /** A person's month in D1. */
  personMonth: 205,
};
