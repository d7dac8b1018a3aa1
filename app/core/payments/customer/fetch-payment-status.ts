import { call } from "#app/base/http/request.ts";
import type { PaymentStatus } from "../payment-status.ts";

/** `GET /api/users/payment-status?t=` (API-07). @throws ApiError */
export const fetchPaymentStatus = () =>
  call<PaymentStatus>(`/api/users/payment-status?t=${Date.now()}`, {
    headers: { "Cache-Control": "no-cache", Pragma: "no-cache" },
  });
