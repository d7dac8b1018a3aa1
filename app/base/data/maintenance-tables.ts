/** Tables of pending and completed maintenance, in the database of the people concerned: deletions, month ends. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row per account that is being or was deleted; while it exists, the account can do nothing. */
export const deletionJobs = sqliteTable("deletion_jobs", {
  userId: text("user_id").primaryKey(),
  source: text("source", { enum: ["request", "identity_provider"] }).notNull(),
  requestedAt: integer("requested_at").notNull(),
  finishedAt: integer("finished_at"),
});

/** The completed steps of a deletion, each with what it erased. */
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

/** When the cron last ran. A bucket has the same time: an older one here means that this database was restored. */
export const heartbeats = sqliteTable("heartbeats", {
  name: text("name").primaryKey(),
  at: integer("at").notNull(),
});

/** Progress of each month's closing in this database, so that an interrupted one resumes and a finished one is not repeated. */
export const monthEnds = sqliteTable("month_ends", {
  /** The month being closed, "2026-11", UTC. */
  period: text("period").primaryKey(),
  startedAt: integer("started_at").notNull(),
  /** The last person handed to the queue; people are handed over in order of id. */
  handedThrough: text("handed_through").notNull().default(""),
  people: integer("people").notNull().default(0),
  finishedAt: integer("finished_at"),
});
