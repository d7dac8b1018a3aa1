/** The tables of people, in one file, with all others re-exported. Times are Unix milliseconds in UTC. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PLANS } from "./directory-tables.ts";

export * from "./directory-tables.ts";
export * from "./maintenance-tables.ts";

/** One row per account: what the server knows of its plan. */
export const customers = sqliteTable("customers", {
  userId: text("user_id").primaryKey(),
  /** Null until one was chosen or paid for. */
  plan: text("plan", { enum: PLANS }),
  planChosenAt: integer("plan_chosen_at"),
  /** When the account was created at the identity provider; null until that was looked up. */
  accountCreatedAt: integer("account_created_at"),
  /** When the last paid plan ended; null while one runs or none ever did. Retention counts from here. */
  paidPlanEndedAt: integer("paid_plan_ended_at"),
  /** A trial is granted once. */
  trialUsedAt: integer("trial_used_at"),
  /** When the streak discount was given, which happens once. */
  streakDiscountAt: integer("streak_discount_at"),
  /** Set by hand for an arrangement with sales: no limits from then on (OPEN-31). */
  unlimitedSince: integer("unlimited_since"),
  /** The latest sync version, drawn before the payment provider is asked and stored with the rows written. */
  syncTicket: integer("sync_ticket").notNull().default(0),
  /** The sync version of the stored answer; an answer with a smaller one changes nothing. */
  appliedTicket: integer("applied_ticket").notNull().default(0),
});

/** Subscriptions as last reported by the payment provider, including ended ones. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    customerId: text("customer_id").notNull(),
    plan: text("plan", { enum: PLANS }).notNull(),
    /** The provider's status: trialing, active, past_due, canceled, … */
    status: text("status").notNull(),
    willCancel: integer("will_cancel", { mode: "boolean" }).notNull(),
    periodStart: integer("period_start").notNull(),
    periodEnd: integer("period_end").notNull(),
    trialEnd: integer("trial_end"),
    endedAt: integer("ended_at"),
    createdAt: integer("created_at").notNull(),
    ticket: integer("ticket").notNull(),
  },
  (table) => [index("subscriptions_by_user").on(table.userId)],
);

/** Money received: one row per paid invoice or bought pack, and per second payment for a plan that was refunded. */
export const payments = sqliteTable(
  "payments",
  {
    /** The invoice's id, or the checkout session's for a pack or a refund. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: ["subscription", "pack", "given_back"] }).notNull(),
    /** Why an invoice was made, e.g. "subscription_cycle"; null for a pack, the plan for a refund. */
    reason: text("reason"),
    subscriptionId: text("subscription_id"),
    /** Cents of the currency. */
    amount: integer("amount").notNull(),
    amountRefunded: integer("amount_refunded").notNull().default(0),
    currency: text("currency").notNull(),
    paidAt: integer("paid_at").notNull(),
    /** When this payment's right to a reset of limits was used. */
    resetUsedAt: integer("reset_used_at"),
    ticket: integer("ticket").notNull(),
  },
  (table) => [index("payments_by_user").on(table.userId, table.paidAt)],
);

/** Bought token packs. The meter has the balance; `grantedAt` says that it was informed. */
export const packs = sqliteTable(
  "packs",
  {
    /** The checkout session's id. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    packId: text("pack_id").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    boughtAt: integer("bought_at").notNull(),
    grantedAt: integer("granted_at"),
  },
  (table) => [index("packs_by_user").on(table.userId, table.boughtAt)],
);

/** An unsaved form, encrypted; one per person and form, at most 24 hours old. */
export const drafts = sqliteTable(
  "drafts",
  {
    userId: text("user_id").notNull(),
    form: text("form").notNull(),
    /** AES-GCM: 12 bytes of nonce, then the ciphertext, base64. */
    sealed: text("sealed").notNull(),
    savedAt: integer("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
);

/** Sessions that got their activity cookie, so that none gets a second one. Kept for a day. */
export const sessionStarts = sqliteTable("session_starts", {
  sessionId: text("session_id").primaryKey(),
  userId: text("user_id").notNull(),
  startedAt: integer("started_at").notNull(),
  /** Set when the session ends here: its token stays valid for up to 65 s and must not restart it. */
  endedAt: integer("ended_at"),
});

/**
 * Charged generations from before each person's meter kept its own; no longer written. The event's id is the
 * reservation's, so that moving one twice has no further effect.
 */
export const usageEvents = sqliteTable(
  "usage_events",
  {
    userId: text("user_id").notNull(),
    eventId: text("event_id").notNull(),
    feature: text("feature").notNull(),
    /** Month in UTC, "2026-11". */
    period: text("period").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    /** If false, the tokens were charged, but not the use. */
    isCounted: integer("is_counted", { mode: "boolean" }).notNull(),
    at: integer("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index("usage_events_by_time").on(table.userId, table.at, table.eventId),
    index("usage_events_by_period").on(table.period, table.userId),
  ],
);

/** One row per person and month with any use: the meter's own figures, seconds behind it. */
export const usageMonths = sqliteTable(
  "usage_months",
  {
    userId: text("user_id").notNull(),
    /** Month in UTC, "2026-11". */
    period: text("period").notNull(),
    /** Uses per feature. */
    counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    /** 0 until the month is closed. */
    closedAt: integer("closed_at").notNull(),
    /** The meter's count of its own writes; late figures with a lower one change nothing. */
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.period] }),
    index("usage_months_open").on(table.period).where(sql`closed_at = 0`),
  ],
);

/** A file being handed in. Its chunks are in the bucket until it is read; swept a day after the last one. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    fileName: text("file_name").notNull(),
    /** As given by the browser; "" if it gave none. */
    claimedType: text("claimed_type").notNull(),
    /** Bytes. */
    fileSize: integer("file_size").notNull(),
    totalChunks: integer("total_chunks").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When its latest chunk arrived. */
    touchedAt: integer("touched_at").notNull(),
  },
  (table) => [
    index("uploads_by_user").on(table.userId, table.touchedAt),
    index("uploads_by_time").on(table.touchedAt),
  ],
);

/** The chunks in the bucket, each with its checksum there. */
export const uploadChunks = sqliteTable(
  "upload_chunks",
  {
    uploadId: text("upload_id").notNull(),
    userId: text("user_id").notNull(),
    /** From 0. */
    chunkIndex: integer("chunk_index").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** SHA-256, hex. */
    checksum: text("checksum").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.chunkIndex] }),
    index("upload_chunks_by_user").on(table.userId),
  ],
);

const DOCUMENT_STATUSES = ["queued", "reading", "analysing", "done", "failed"] as const;

/** A document and the progress of its analysis. Its text and its analysis are in the bucket. */
export const documents = sqliteTable(
  "documents",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    uploadId: text("upload_id").notNull(),
    fileName: text("file_name").notNull(),
    status: text("status", { enum: DOCUMENT_STATUSES }).notNull(),
    /** The progress and the expected cost, for the waiting page; no content. */
    progress: text("progress", { mode: "json" }).$type<StoredProgress>().notNull(),
    /** Why it failed: a code of the closed list, and the words for the person. Null unless it failed. */
    failureCode: text("failure_code"),
    failureWords: text("failure_words"),
    /** At most 200 characters, for the history; null until it is done. */
    summary: text("summary"),
    /** The types of the analysis's non-empty sections, in order. */
    sections: text("sections", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: integer("created_at").notNull(),
    finishedAt: integer("finished_at"),
    archivedAt: integer("archived_at"),
    /** When the person last opened it (OPEN-64). */
    openedAt: integer("opened_at").notNull(),
    /** The attempt's number: 1, plus one for each retry by the person. */
    attempt: integer("attempt").notNull().default(1),
    /** The encoding that the person chose for a text with several possible ones. */
    encoding: text("encoding"),
    /** The worker's lease, and until when it excludes others. */
    leaseId: text("lease_id"),
    leaseUntil: integer("lease_until"),
  },
  (table) => [
    uniqueIndex("documents_by_upload").on(table.uploadId),
    index("documents_by_user").on(table.userId, table.createdAt),
    index("documents_by_status").on(table.status, table.createdAt),
  ],
);

/** The shape of `documents.progress`; null means not known yet. */
export type StoredProgress = {
  /** How many pages, sheets or parts of text are read or analysed, out of how many. */
  step: number | null;
  of: number | null;
  unit: "page" | "part" | null;
  /** What the analysis is expected to take. */
  estimate: { inputTokens: number; outputTokens: number } | null;
};

/** Questions about a document, with their answers. */
export const documentQuestions = sqliteTable(
  "document_questions",
  {
    id: text("id").primaryKey(),
    documentId: text("document_id").notNull(),
    userId: text("user_id").notNull(),
    query: text("query").notNull(),
    response: text("response").notNull(),
    /** The pieces of the answer, each with the places that it rests on. */
    pieces: text("pieces", { mode: "json" }).$type<DocumentAnswerPiece[]>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("document_questions_by_document").on(table.documentId, table.createdAt),
    index("document_questions_by_user").on(table.userId),
  ],
);

/** A piece of an answer. Without a place, it is not supported by the document. */
export type DocumentAnswerPiece = {
  text: string;
  places: StoredPlace[];
  /** The guard did not find all of it at its places. */
  isDoubtful?: true;
};

/** A quote and its place: the segment and block of the stored text, and the address in words. */
export type StoredPlace = {
  segment: number;
  block: number;
  /** Cell in spreadsheet notation if the block is a table, else null. */
  cell: string | null;
  /** "page 3, block 2", "Vitals, cell B7". */
  words: string;
  quote: string;
  /** A reader of the document does not see this text, or sees it struck out. */
  isHidden?: true;
  isStruckOut?: true;
};

/**
 * Statements reported as wrong. The words and the statement are only there if the person added them, encrypted under
 * the person's key. Swept after a year.
 */
export const statementReports = sqliteTable(
  "statement_reports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    tool: text("tool", { enum: ["note", "nanda", "analysis", "question", "research", "chat"] }).notNull(),
    kind: text("kind").notNull(),
    sealedWords: text("sealed_words"),
    sealedStatement: text("sealed_statement"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("statement_reports_by_user").on(table.userId),
    index("statement_reports_by_time").on(table.createdAt),
  ],
);

/** The person's last searches, at most ten. Query and answer are clinical text and stored encrypted. */
export const researchSearches = sqliteTable(
  "research_searches",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    sealedQuery: text("sealed_query").notNull(),
    /** Kept for 24 hours; null if it is older, or there was none. */
    sealedAnswer: text("sealed_answer"),
    /** When the answer was made; null if there is none. */
    answeredAt: integer("answered_at"),
    /** When the query was last asked. */
    searchedAt: integer("searched_at").notNull(),
  },
  (table) => [
    index("research_searches_by_user").on(table.userId, table.searchedAt),
    index("research_searches_by_answer").on(table.answeredAt),
  ],
);
