/** Stripe's objects as they are sent and stored: decimals are strings, references are ids. Types from the SDK. */
import type { Stripe } from "stripe";

type Decimal = NonNullable<Stripe.Price["unit_amount_decimal"]>;

/** What may be an id or the object itself is always the id here; `api/expand.ts` puts objects in. */
export type StoredObject<V> = [string] extends [V] ? Exclude<V, object> : StoredEach<V>;
type StoredEach<V> = V extends Decimal
  ? string
  : V extends readonly (infer Item)[]
    ? StoredObject<Item>[]
    : V extends object
      ? { [K in keyof V]: StoredObject<V[K]> }
      : V;

export type StoredCustomer = StoredObject<Stripe.Customer>;
export type DeletedCustomer = StoredObject<Stripe.DeletedCustomer>;
export type Product = StoredObject<Stripe.Product>;
export type Price = StoredObject<Stripe.Price>;
export type PaymentMethod = StoredObject<Stripe.PaymentMethod>;
export type CheckoutSession = StoredObject<Stripe.Checkout.Session>;
export type StoredSubscription = StoredObject<Stripe.Subscription>;
export type SubscriptionItem = StoredObject<Stripe.SubscriptionItem>;
export type Invoice = StoredObject<Stripe.Invoice>;
export type InvoiceLine = StoredObject<Stripe.InvoiceLineItem>;
export type InvoicePayment = StoredObject<Stripe.InvoicePayment>;
export type PaymentIntent = StoredObject<Stripe.PaymentIntent>;
export type StoredCharge = StoredObject<Stripe.Charge>;
export type Coupon = StoredObject<Stripe.Coupon>;
export type Refund = StoredObject<Stripe.Refund>;
export type PortalSession = StoredObject<Stripe.BillingPortal.Session>;
export type TestClock = StoredObject<Stripe.TestHelpers.TestClock>;

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

/** What a checkout session sells, beyond what the API shows of it. */
export type Sale = {
  /** The session's id. */
  id: string;
  price: Price;
  quantity: number;
  productName: string;
  trialDays: number;
  subscriptionMetadata: Record<string, string>;
  paymentMetadata: Record<string, string>;
  coupon: Coupon | null;
};

/** A coupon applied to a subscription. Times in Unix seconds. */
export type StoredDiscount = {
  id: string;
  coupon: Coupon;
  start: number;
  /** Null if it is for one invoice, or forever. */
  end: number | null;
};

/** A task that falls due at a clock's time. */
export type Task = {
  /** `<what>:<object>` */
  id: string;
  what: "trial_notice" | "period_end" | "retry" | "expire_session";
  /** The subscription, invoice or session. */
  object: string;
  /** The id of the clock that it follows. */
  clock: string;
  /** Unix seconds. */
  at: number;
};

/** An answer to be repeated for the same idempotency key. */
export type RememberedAnswer = {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  createdAt: number;
};
