/** Every table on one page. Times are Unix milliseconds in UTC. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row per account: what the server holds of its plan. */
export const customers = sqliteTable("customers", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: ["Free", "Basic", "Premium"] }).notNull(),
  planChosenAt: integer("plan_chosen_at").notNull(),
});

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

/** Sessions that were given their activity cookie, so that none is given a second one. Kept for a day. */
export const sessionStarts = sqliteTable("session_starts", {
  sessionId: text("session_id").primaryKey(),
  userId: text("user_id").notNull(),
  startedAt: integer("started_at").notNull(),
  /** Set when the session ended here: its token lives on for up to 65 s, and must not begin it anew. */
  endedAt: integer("ended_at"),
});

/** One row per charged generation; no content. The event's id is the reservation's, so a second delivery changes nothing. */
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
    /** False: the tokens were charged, the use was not. */
    isCounted: integer("is_counted", { mode: "boolean" }).notNull(),
    at: integer("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index("usage_events_by_time").on(table.userId, table.at, table.eventId),
  ],
);

/** One row per person and closed month: the figures that the meter closed it with. */
export const usageMonths = sqliteTable(
  "usage_months",
  {
    userId: text("user_id").notNull(),
    /** Month in UTC, "2026-11". */
    period: text("period").notNull(),
    /** Uses for each feature. */
    counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    closedAt: integer("closed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period] })],
);
