/** What is assumed and not measured. Change it here; `docs/scale.md` says where each figure comes from. */

export type Habits = typeof HABITS;

/** A nurse on a shift. Twenty uses a month in twelve shifts. */
export const HABITS = {
  shiftsAMonth: 12,
  usesAMonth: 20,
  /** Minutes of activity in the product. */
  activeMinutes: 15,
  signIns: 1.5,
  pages: 4,
  /** Reports of activity, each at least 30 s after the one before. */
  reportsAMinute: 2,
  /** Saves of work in progress per use. */
  savesAUse: 8,
  /** Tokens per use, including the fixed instructions, and the share of input read from the provider's cache. */
  inputTokens: 6_000,
  outputTokens: 900,
  cachedShare: 0.6,
  /** The second reader's part: the share of uses that need it, its requests per such use, and their total tokens. */
  secondReading: { shareOfUses: 0.9, requests: 2.2, inputTokens: 4_400, outputTokens: 300 },
  /** Seconds for writing an answer. */
  answerSeconds: 15,
  /** Documents handed in per month, and their size in bytes. */
  documentsAMonth: 1,
  documentBytes: 400_000,
  /** Months for which notes are kept, averaged over all people's choices. */
  notesKeptMonths: 3,
};

export const PEAK = { people: 200_000, minutes: 10 };

/** Milliseconds of computing per request: a page as in docs/decisions/0018-speed.md, the others in proportion. */
export const CPU_MS = { page: 20, call: 4, note: 60 };

/** Rows that a command writes in its object, by the code: state, outbox, run and index, alarm; answers are deleted, too. */
export const ROWS = {
  reserve: 1,
  commit: 8,
  keepNote: 6,
  keepAnswer: 3,
  saveWork: 2,
  securityEvent: 2,
  session: 2,
};

/** Bytes in D1 per account with its plan and a year of payments, and per document with its sealed name and summary. */
export const ACCOUNT_BYTES = 1_500;
export const DOCUMENT_ROW_BYTES = 1_200;

/** List prices in US dollars: Cloudflare's paid plan and Anthropic's middle model, November 2026. Check before relying on them. */
export const PRICES = {
  workerRequests: 0.3e-6,
  workerCpuMs: 0.02e-6,
  objectRequests: 0.15e-6,
  /** For an object of 128 MB while a command runs. */
  objectGbSeconds: 12.5e-6,
  rowsWritten: 1e-6,
  rowsRead: 0.001e-6,
  objectGbMonth: 0.2,
  databaseGbMonth: 0.75,
  bucketWrites: 4.5e-6,
  bucketReads: 0.36e-6,
  bucketGbMonth: 0.015,
  queueOperations: 0.4e-6,
  modelInputTokens: 3e-6,
  modelCachedTokens: 0.3e-6,
  modelOutputTokens: 15e-6,
};

export type Prices = typeof PRICES;
