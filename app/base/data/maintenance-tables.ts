/** Tables of what is done later and of what was done, in the database of those whom it concerns: deletions, month ends. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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

/** When the cron ran last, as a bucket knows it too: an older time here says that this database was restored. */
export const heartbeats = sqliteTable("heartbeats", {
  name: text("name").primaryKey(),
  at: integer("at").notNull(),
});

/** Progress of each month's closing in this database, so that an interrupted one resumes and a finished one does not start again. */
export const monthEnds = sqliteTable("month_ends", {
  /** The month that is closed, "2026-11", UTC. */
  period: text("period").primaryKey(),
  startedAt: integer("started_at").notNull(),
  /** The last person handed to the queue; people are handed over in the order of their ids. */
  handedThrough: text("handed_through").notNull().default(""),
  people: integer("people").notNull().default(0),
  finishedAt: integer("finished_at"),
});
