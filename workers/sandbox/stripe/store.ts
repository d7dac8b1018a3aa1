import type {
  Charge,
  CheckoutSession,
  Clock,
  Customer,
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
  StripeEvent,
  Subscription,
  Task,
} from "./stored.ts";

/** Every kind of document; in brackets what `look` holds, by which documents are found. */
export type Documents = {
  /** [its clock] A deleted customer keeps its id. */
  customer: Customer & { isDeleted?: boolean };
  product: Product;
  price: Price;
  /** [customer] */
  payment_method: PaymentMethod;
  /** [customer] */
  session: CheckoutSession;
  sale: Sale;
  /** [customer] */
  subscription: Subscription;
  /** [customer] */
  invoice: Invoice;
  /** [subscription] Lines that wait for the next invoice. */
  pending_line: InvoiceLine;
  /** [invoice] */
  invoice_payment: InvoicePayment;
  /** [customer] */
  payment_intent: PaymentIntent;
  /** [payment intent] */
  charge: Charge;
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
export type Kind = keyof Documents;

/** Where the stand-in keeps its documents. What is read is a copy. */
export type Store = {
  get<K extends Kind>(kind: K, id: string): Documents[K] | undefined;
  put<K extends Kind>(kind: K, document: Documents[K], look?: string): Documents[K];
  remove(kind: Kind, id: string): void;
  /** In the order in which they were first put; with `look`, those that were put with it. */
  list<K extends Kind>(kind: K, look?: string): Documents[K][];
};
