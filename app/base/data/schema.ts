/** Every table on one page. Times are Unix milliseconds in UTC. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
});
