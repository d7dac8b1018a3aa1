/** Tables of what is done later and of what was done: deletions, month ends, letters that the queue gave up. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row per account that is being or was deleted; while it stands, the account can do nothing. */
export const deletionJobs = sqliteTable("deletion_jobs", {
  userId: text("user_id").primaryKey(),
  source: text("source", { enum: ["request", "identity_provider"] }).notNull(),
  requestedAt: integer("requested_at").notNull(),
  finishedAt: integer("finished_at"),
});

/** The steps of a deletion that are done, each with what it erased. */
export const deletionSteps = sqliteTable(
  "deletion_steps",
  {
    userId: text("user_id").notNull(),
    step: text("step").notNull(),
    doneAt: integer("done_at").notNull(),
    /** Rows or objects by kind; never content. */
    counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
);

/** Totals of past erasures, without naming the person. */
export const erasures = sqliteTable("erasures", {
  id: text("id").primaryKey(),
  reason: text("reason", { enum: ["cancellation", "deletion"] }).notNull(),
  at: integer("at").notNull(),
  /** Rows or objects by kind; never content. */
  counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull(),
});

/** When the cron ran last, as a bucket knows it too: an older time here says that the database was restored. */
export const heartbeats = sqliteTable("heartbeats", {
  name: text("name").primaryKey(),
  at: integer("at").notNull(),
});

/** Progress of each month's closing, so that an interrupted one resumes and a finished one does not start again. */
export const monthEnds = sqliteTable("month_ends", {
  /** The month that is closed, "2026-11", UTC. */
  period: text("period").primaryKey(),
  startedAt: integer("started_at").notNull(),
  /** The last person handed to the queue; people are handed over in the order of their ids. */
  handedThrough: text("handed_through").notNull().default(""),
  people: integer("people").notNull().default(0),
  finishedAt: integer("finished_at"),
});

/** What the maintenance queue gave up: ids, numbers and hashes, kept until somebody looks. Swept after 90 days. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    /** From the message's content: the same message, dead again, is the same letter. */
    id: text("id").primaryKey(),
    /** The message's type; "unknown" for one that this Worker does not know. */
    type: text("type").notNull(),
    /** Null where the message concerns nobody in particular. */
    userId: text("user_id"),
    body: text("body", { mode: "json" }).$type<unknown>().notNull(),
    /** When it was given up last. */
    deadAt: integer("dead_at").notNull(),
    /** How often it was given up. */
    times: integer("times").notNull().default(1),
    /** Trying again would change nothing. */
    isFinal: integer("is_final", { mode: "boolean" }).notNull(),
    /** When somebody asked for another try, and when it was handed over for it. */
    retryAskedAt: integer("retry_asked_at"),
    retriedAt: integer("retried_at"),
  },
  (table) => [
    index("dead_letters_by_user").on(table.userId),
    index("dead_letters_by_retry").on(table.retryAskedAt),
    index("dead_letters_by_time").on(table.deadAt),
  ],
);
