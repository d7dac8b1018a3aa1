import { call } from "#app/base/http/request.ts";

/** What the payment provider holds of a person's billing. Amounts are cents, times Unix milliseconds. */
export type BillingFacts = {
  /** Null when no further charge comes. */
  nextCharge: { amount: number; at: number } | null;
  card: { brand: string; last4: string; expires: string } | null;
  /** Newest first. */
  invoices: BilledInvoice[];
};

export type BilledInvoice = {
  id: string;
  at: number;
  amount: number;
  /** The provider's word: paid, open, void, … */
  status: string;
  /** The provider's own page of it; null where there is none. */
  url: string | null;
};

/** `GET /api/payments/billing`; null for who has nothing at the provider. @throws ApiError */
export const fetchBilling = async (): Promise<BillingFacts | null> =>
  (await call<{ billing: BillingFacts | null }>("/api/payments/billing")).billing;
