import { call } from "#app/base/http/request.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { PaymentStatus } from "../payment-status.ts";

/** The prefix for calls written with {api}: the same origin unless a gateway puts them under a path (OPEN-43). */
export const API_BASE = import.meta.env.VITE_API_BASE ?? "";

const NO_CACHE = { "Cache-Control": "no-cache", Pragma: "no-cache" };

/** `POST /api/users/select-plan` (API-13). @throws ApiError */
export const requestPlan = (plan: StoredPlan, userId: string) =>
  call("/api/users/select-plan", {
    method: "POST",
    body: { plan, userId },
    headers: { "X-User-ID": userId },
  });

/** `POST /api/users/sync-plan` (API-14). @throws ApiError */
export const syncPlan = () =>
  call<{ synced: boolean; plan: StoredPlan }>("/api/users/sync-plan", { method: "POST" });

/** `POST {api}/reset/reset-on-upgrade`, no body (API-17). @throws ApiError */
export const resetOnUpgrade = () =>
  call<{ message: string }>(`${API_BASE}/reset/reset-on-upgrade`, { method: "POST" });

/** `POST {api}/reset/verify-premium?t=` (API-18). @throws ApiError */
export const verifyPremium = (force_reset: boolean) =>
  call<PaymentStatus & { was_reset: boolean }>(`${API_BASE}/reset/verify-premium?t=${Date.now()}`, {
    method: "POST",
    body: { force_reset },
    headers: NO_CACHE,
  });
