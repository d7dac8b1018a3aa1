/** Stripe's objects as they travel and are stored: decimals are strings, references are ids. Types from the SDK. */
import type { Stripe } from "stripe";

type Decimal = NonNullable<Stripe.Price["unit_amount_decimal"]>;

/** A value that may be an id or the object itself is the id here; `api/expand.ts` puts the object in its place. */
export type Stored<V> = [string] extends [V] ? Exclude<V, object> : StoredEach<V>;
type StoredEach<V> = V extends Decimal
  ? string
  : V extends readonly (infer Item)[]
    ? Stored<Item>[]
    : V extends object
      ? { [K in keyof V]: Stored<V[K]> }
      : V;

export type Customer = Stored<Stripe.Customer>;
export type DeletedCustomer = Stored<Stripe.DeletedCustomer>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type CheckoutSession = Stored<Stripe.Checkout.Session>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type TestClock = Stored<Stripe.TestHelpers.TestClock>;

export type StripeEvent = {
  id: string;
  object: "event";
  api_version: Stripe.LatestApiVersion;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event.Type;
};

/** A clock: `frozenTime` in Unix seconds, or null while it runs with real time. */
export type Clock = {
  id: string;
  name: string | null;
  created: number;
  deletesAfter: number;
  frozenTime: number | null;
};

/** What a checkout session sells, beside what the API shows of it. */
export type Sale = {
  /** The session's id. */
  id: string;
  price: Price;
  quantity: number;
  productName: string;
  trialDays: number;
  subscriptionMetadata: Record<string, string>;
  paymentMetadata: Record<string, string>;
};

/** Something that falls due at a moment of a clock. */
export type Task = {
  /** `<what>:<object>` */
  id: string;
  what: "trial_notice" | "period_end" | "retry" | "expire_session";
  /** The subscription, invoice or session. */
  object: string;
  /** By whose time it is due. */
  clock: string;
  /** Unix seconds. */
  at: number;
};

/** An answer that is given again for the same idempotency key. */
export type RememberedAnswer = {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  createdAt: number;
};
