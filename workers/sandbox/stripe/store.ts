import type {
  CheckoutSession,
  Clock,
  Coupon,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Refund,
  RememberedAnswer,
  Sale,
  StoredCharge,
  StoredCustomer,
  StoredDiscount,
  StoredSubscription,
  StripeEvent,
  Task,
} from "./stored.ts";

/** Every kind of document; in brackets its `look`, the key that documents are found by. */
export type Documents = {
  /** [its clock] A deleted customer keeps its id. */
  customer: StoredCustomer & { isDeleted?: boolean };
  product: Product;
  price: Price;
  coupon: Coupon;
  /** [subscription] */
  discount: StoredDiscount;
  /** [customer] */
  payment_method: PaymentMethod;
  /** [customer] */
  session: CheckoutSession;
  sale: Sale;
  /** [customer] */
  subscription: StoredSubscription;
  /** [customer] */
  invoice: Invoice;
  /** [subscription] Lines that wait for the next invoice. */
  pending_line: InvoiceLine;
  /** [invoice] */
  invoice_payment: InvoicePayment;
  /** [customer] */
  payment_intent: PaymentIntent;
  /** [payment intent] */
  charge: StoredCharge;
  /** [charge] */
  refund: Refund;
  /** [customer] */
  portal_session: PortalSession;
  clock: Clock;
  /** [clock] */
  task: Task;
  /** [type] */
  event: StripeEvent;
  remembered: RememberedAnswer;
};
export type StoredKind = keyof Documents;

/** Where the stand-in keeps its documents. Reading returns a copy. */
export type StripeStore = {
  get<K extends StoredKind>(kind: K, id: string): Documents[K] | undefined;
  put<K extends StoredKind>(kind: K, document: Documents[K], look?: string): Documents[K];
  remove(kind: StoredKind, id: string): void;
  /** In the order in which they were first put; with `look`, only those put with it. */
  list<K extends StoredKind>(kind: K, look?: string): Documents[K][];
};
