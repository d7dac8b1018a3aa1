import { call } from "#app/base/http/request.ts";
import { createStore } from "#app/base/ui/store.ts";

/** The address of the payment that the person was led to, as a new object each time; null before. */
export const ledToPayment = createStore<{ address: string } | null>(null);

/**
 * Leads to the payment that waits, above the page.
 * @returns false when none waits any more
 * @throws ApiError
 */
export async function leadToWaitingPayment(): Promise<boolean> {
  const { address } = await call<{ address: string | null }>("/api/payments/claim");
  if (address) ledToPayment.set({ address });
  return address !== null;
}
