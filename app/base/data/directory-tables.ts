/**
 * The tables of the directory, which belong to no single person: who is in which database, whose customer is whose at the
 * payment provider, and what came from people whom we do not know. Times are Unix milliseconds in UTC.
 */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const PLANS = ["Free", "Basic", "Premium"] as const;

/** In which database each person's rows lie. The number is drawn once and never changes; it goes with the deletion. */
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

/** Events that the payment provider sent, so that a repeated one is known. Swept after 30 days. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Null when the event concerns no person we know. */
    userId: text("user_id"),
    receivedAt: integer("received_at").notNull(),
    /** Null until the event was handled completely. */
    handledAt: integer("handled_at"),
  },
  (table) => [
    index("stripe_events_by_time").on(table.receivedAt),
    index("stripe_events_by_user").on(table.userId),
  ],
);

/** Plans paid for through a payment link by nobody we know. A row goes when it is attached to an account or given back. */
export const unclaimedPayments = sqliteTable(
  "unclaimed_payments",
  {
    /** The checkout session's id. */
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    /** The address that was typed at the payment provider, in small letters. */
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

/** What was asked on /contact-sales. Swept after a year. */
export const salesRequests = sqliteTable(
  "sales_requests",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    organization: text("organization").notNull(),
    nurses: integer("nurses"),
    message: text("message").notNull(),
    /** Keyed hash of the client's address, against floods. */
    sender: text("sender").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("sales_requests_by_sender").on(table.sender, table.createdAt),
    index("sales_requests_by_email").on(table.email),
  ],
);

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
