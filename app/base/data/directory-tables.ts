/**
 * The tables of the directory, which belong to no single person: who is in which database, whose customer is whose at
 * the payment provider, and what came from unknown people. Times are Unix milliseconds in UTC.
 */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const PLANS = ["Free", "Basic", "Premium"] as const;

/** Which database has each person's rows. The number is drawn once and never changes; deletion removes it. */
export const people = sqliteTable("people", {
  userId: text("user_id").primaryKey(),
  /** From 0, which is this database itself. */
  shard: integer("shard").notNull(),
  drawnAt: integer("drawn_at").notNull(),
});

/** Which customer at the payment provider belongs to whom. A payment link makes its own, so a person may have several. */
export const paymentCustomers = sqliteTable(
  "payment_customers",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("payment_customers_by_user").on(table.userId, table.createdAt)],
);

/** Events from the payment provider, to recognize repeated ones. Swept after 30 days. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Null if the event concerns nobody we know. */
    userId: text("user_id"),
    receivedAt: integer("received_at").notNull(),
    /** Null until the event is completely handled. */
    handledAt: integer("handled_at"),
  },
  (table) => [
    index("stripe_events_by_time").on(table.receivedAt),
    index("stripe_events_by_user").on(table.userId),
  ],
);

/** Plans paid for through a payment link by unknown people. A row goes once attached to an account or refunded. */
export const unclaimedPayments = sqliteTable(
  "unclaimed_payments",
  {
    /** The checkout session's id. */
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    /** The address typed at the payment provider, in lower case. */
    email: text("email").notNull(),
    plan: text("plan", { enum: PLANS }).notNull(),
    /** Cents of the currency. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    paidAt: integer("paid_at").notNull(),
  },
  (table) => [
    index("unclaimed_payments_by_email").on(table.email),
    index("unclaimed_payments_by_customer").on(table.customerId),
  ],
);

/** Requests from /contact-sales. Swept after a year. */
export const salesRequests = sqliteTable(
  "sales_requests",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    organization: text("organization").notNull(),
    nurses: integer("nurses"),
    message: text("message").notNull(),
    /** Keyed hash of the client's address, against flooding. */
    sender: text("sender").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("sales_requests_by_sender").on(table.sender, table.createdAt),
    index("sales_requests_by_email").on(table.email),
  ],
);

/** Messages that the maintenance queue gave up: ids, numbers and hashes, kept for inspection. Swept after 90 days. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    /** Derived from the message's content: the same message, dead again, is the same letter. */
    id: text("id").primaryKey(),
    /** The message's type; "unknown" for one that this Worker does not know. */
    type: text("type").notNull(),
    /** Null if the message concerns nobody in particular. */
    userId: text("user_id"),
    body: text("body", { mode: "json" }).$type<unknown>().notNull(),
    /** When it was last given up. */
    deadAt: integer("dead_at").notNull(),
    /** How often it was given up. */
    times: integer("times").notNull().default(1),
    /** Retrying would change nothing. */
    isFinal: integer("is_final", { mode: "boolean" }).notNull(),
    /** When a retry was requested, and when it was queued again. */
    retryAskedAt: integer("retry_asked_at"),
    retriedAt: integer("retried_at"),
  },
  (table) => [
    index("dead_letters_by_user").on(table.userId),
    index("dead_letters_by_retry").on(table.retryAskedAt),
    index("dead_letters_by_time").on(table.deadAt),
  ],
);
