import { useCallback, useEffect, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";
import { statusWords } from "../checkout/status-words.ts";
import type { PaymentStatus } from "../payment-status.ts";
import { nextPlan, readCustomer, writeCustomer } from "./customer-storage.ts";

export type BillingCustomer = {
  /** The plan to show: the stored one, changed by the plan rule (PLAN-13, OPEN-16). */
  plan: StoredPlan;
  status: Pick<PaymentStatus, "hasPaid" | "plan" | "payment_status"> & Partial<PaymentStatus>;
  /** What went wrong with the last refresh; null when it worked (ERR-09). */
  error: string | null;
  refresh(): Promise<void>;
  /** Accepts the answer of another call. */
  take(status: PaymentStatus): void;
};

/**
 * The customer as this page shows it.
 * @param initial what the server said when it rendered the page: everything, or only the plan
 */
export function useCustomer(userId: string, initial: PaymentStatus | StoredPlan): BillingCustomer {
  const [shown, setShown] = useState<Pick<BillingCustomer, "plan" | "status" | "error">>(() =>
    typeof initial === "string"
      ? { plan: initial, status: fallbackStatus(initial), error: null }
      : { plan: initial.plan, status: initial, error: null },
  );
  const take = useCallback(
    (status: PaymentStatus) => {
      const held = readCustomer(userId);
      const plan = nextPlan(held.plan, toStoredPlan(status.plan), status.paid_plan_ended);
      writeCustomer({ ...held, plan, lastRefreshed: Date.now() });
      setShown({ plan, status, error: null });
    },
    [userId],
  );
  useEffect(() => {
    if (typeof initial !== "string") take(initial);
  }, [take, initial]);
  const refresh = useCallback(async () => {
    try {
      take(await fetchPaymentStatus());
    } catch (error) {
      const { plan } = readCustomer(userId);
      setShown((before) => ({
        plan,
        status: { ...before.status, ...fallbackStatus(plan) },
        error: statusWords(error),
      }));
    }
  }, [take, userId]);
  return { ...shown, refresh, take };
}

/** `GET /api/users/payment-status?t=` (API-07). @throws ApiError */
export const fetchPaymentStatus = () =>
  call<PaymentStatus>(`/api/users/payment-status?t=${Date.now()}`, {
    headers: { "Cache-Control": "no-cache", Pragma: "no-cache" },
  });

/** Keeps the screen usable when the status cannot be had; the server still decides everything (API-08, OPEN-14). */
export const fallbackStatus = (plan: StoredPlan) =>
  ({ hasPaid: true, plan, payment_status: "completed" }) as const;
