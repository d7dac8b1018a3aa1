import { call } from "#app/base/http/request.ts";

/** What the payment provider holds of a person's billing. Amounts are cents, times Unix milliseconds. */
export type BillingFacts = {
  /** Null when no further charge comes. */
  nextCharge: { amount: number; at: number } | null;
  /** When the running free trial ends; null without one. */
  trialEndsAt: number | null;
  /** Credited cents that will be deducted from the next invoices. */
  credit: number;
  card: { brand: string; last4: string; expires: string } | null;
  /** Invoices and one-time payments, newest first. */
  invoices: BilledInvoice[];
};

export type BilledInvoice = {
  id: string;
  at: number;
  amount: number;
  /** What was bought or credited: "Basic", "Small token pack"; null if the provider's words do not say. */
  what: string | null;
  /** The provider's status: paid, open, void, …; or "credited", "refunded" and "partly refunded". */
  status: string;
  /** The provider's own page for it; null if there is none. */
  url: string | null;
};

/** `GET /api/payments/billing`; null for a person who has nothing at the provider. @throws ApiError */
export const fetchBilling = async (): Promise<BillingFacts | null> =>
  (await call<{ billing: BillingFacts | null }>("/api/payments/billing")).billing;
