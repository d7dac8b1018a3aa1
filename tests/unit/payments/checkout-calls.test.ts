import { beforeEach, expect, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import {
  requestPlan,
  resetOnUpgrade,
  syncPlan,
  verifyPremium,
} from "#app/core/payments/checkout/account-calls.ts";
import {
  leaveFor,
  packCheckoutUrl,
  planCheckoutUrl,
  portalUrl,
} from "#app/core/payments/checkout/checkout-calls.ts";
import { accountWords, checkoutToast } from "#app/core/payments/checkout/payment-error.ts";
import { fallbackStatus, fetchPaymentStatus } from "#app/core/payments/customer/use-customer.ts";
import { purchaseWords } from "#app/rooms/settings/account/token-packs.tsx";
import { memoryStorage } from "./storage.ts";

beforeEach(() => void vi.stubGlobal("window", { dispatchEvent: () => true }));

type Call = { path: string; init: RequestInit & { headers: Record<string, string> } };

/** Answers every call with JSON and records it. */
function answering(body: unknown, init: ResponseInit = {}): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (path: string, given: Call["init"]) => {
    calls.push({ path, init: given });
    return new Response(JSON.stringify(body), init);
  });
  return calls;
}
const bodyOf = (call: Call | undefined) => (call?.init.body ? JSON.parse(String(call.init.body)) : undefined);
const NURSE = { id: "user_1", email: "nurse@example.org" };
const READ = { dueToday: 1900, prorationDate: null };

test("a plan's checkout sends plan, e-mail, user id and what was read, and answers where to go [API-11]", async () => {
  const calls = answering({ url: "https://checkout.stripe.com/c/1", customerId: "user_1" });
  expect(await planCheckoutUrl("Basic", NURSE, READ)).toBe("https://checkout.stripe.com/c/1");
  expect(calls[0]).toMatchObject({ path: "/api/payments/create-checkout-session", init: { method: "POST" } });
  expect(bodyOf(calls[0])).toEqual({ plan: "Basic", email: NURSE.email, clerkUserId: "user_1", read: READ });
});

test("a checkout without an e-mail, or a portal without a customer, is refused before any call, and in the same words by the server [PLAN-20] [PLAN-24] [ERR-05]", async () => {
  const calls = answering({});
  const withoutEmail = { code: "missing_email", message: "Email is required for checkout" };
  for (const email of [null, ""])
    await expect(planCheckoutUrl("Basic", { ...NURSE, email }, READ)).rejects.toMatchObject(withoutEmail);
  expect(calls).toEqual([]);
  answering({ error: withoutEmail.message, code: "missing_email" }, { status: 400 });
  await expect(planCheckoutUrl("Basic", NURSE, READ)).rejects.toMatchObject(withoutEmail);
  const withoutCustomer = { code: "missing_customer_id", message: "No customer ID found" };
  answering({ error: withoutCustomer.message, code: "missing_customer_id" }, { status: 400 });
  await expect(portalUrl("user_1")).rejects.toMatchObject(withoutCustomer);
});

test("a pack's checkout sends its figures; an unknown pack is refused before any call [API-16] [PLAN-46]", async () => {
  const calls = answering({ url: "https://checkout.stripe.com/c/2" });
  expect(await packCheckoutUrl("large", "user_1")).toBe("https://checkout.stripe.com/c/2");
  expect(calls[0]).toMatchObject({ path: "/api/create-token-checkout", init: { method: "POST" } });
  expect(bodyOf(calls[0])).toEqual({
    packageId: "large",
    customerId: "user_1",
    amount: 75,
    inputTokens: 225_000,
    outputTokens: 105_000,
  });
  const refused = await packCheckoutUrl("huge", "user_1").catch((error: unknown) => error);
  expect(purchaseWords(refused)).toBe("Invalid package selected");
  expect(calls).toHaveLength(1);
});

test("a failed token purchase is told in one sentence [PLAN-47]", async () => {
  answering({ error: "x" }, { status: 502 });
  const failed = await packCheckoutUrl("small", "user_1").catch((error: unknown) => error);
  expect(purchaseWords(failed)).toBe("Failed to process token purchase. Please try again.");
});

test("the portal's url is kept as lastPortalUrl; without a customer id there is no call [PLAN-24] [PLAN-25] [API-12] [ERR-05]", async () => {
  const storage = memoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  const calls = answering({ url: "https://billing.stripe.com/p/1" });
  expect(await portalUrl("user_1")).toBe("https://billing.stripe.com/p/1");
  expect(calls[0]).toMatchObject({ path: "/api/payments/create-portal-session", init: { method: "POST" } });
  expect(bodyOf(calls[0])).toEqual({ customerId: "user_1" });
  expect(storage.getItem("lastPortalUrl")).toBe("https://billing.stripe.com/p/1");
  for (const none of [null, ""]) {
    const refusal = await portalUrl(none).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "missing_customer_id", message: "No customer ID found" });
    expect(checkoutToast(refusal)).toBe("Error: No customer ID found");
  }
  expect(calls).toHaveLength(1);
  for (const url of ["https://billing.stripe.com/p/2", "/__sandbox/stripe/portal/3"]) {
    answering({ url });
    await portalUrl("user_1");
    expect(storage.getItem("lastPortalUrl")).toBe(url);
  }
});

test("an answer that leads nowhere sensible is not followed, and is an unknown error [ERR-05]", async () => {
  for (const url of [undefined, "", "javascript:alert(1)", "http://evil.example/"]) {
    answering({ url });
    await expect(planCheckoutUrl("Basic", NURSE, READ)).rejects.toMatchObject({
      code: "unknown_error",
      message: "An unknown error occurred",
    });
  }
});

test("the page is left 500 ms after the answer [CONST-01] [PLAN-11]", async () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  vi.stubGlobal("window", { dispatchEvent: () => true, location: { assign } });
  const leaving = leaveFor("https://checkout.stripe.com/c/1");
  await vi.advanceTimersByTimeAsync(499);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await leaving;
  expect(assign).toHaveBeenCalledWith("https://checkout.stripe.com/c/1");
});

test("the account calls have the specified paths, bodies and headers, on the same origin [API-03] [API-07] [API-13] [API-14]", async () => {
  const calls = answering({});
  vi.setSystemTime(1_793_000_000_000);
  await fetchPaymentStatus();
  setCustomerId("user_1");
  await requestPlan("Free", "user_1");
  setCustomerId(null);
  await syncPlan();
  expect(calls[0]?.path).toBe("/api/users/payment-status?t=1793000000000");
  expect(calls[0]?.init).toMatchObject({
    method: "GET",
    headers: { "Cache-Control": "no-cache", Pragma: "no-cache" },
  });
  expect(calls[1]).toMatchObject({
    path: "/api/users/select-plan",
    init: { method: "POST", headers: { "X-User-ID": "user_1", "X-Customer-ID": "user_1" } },
  });
  expect(bodyOf(calls[1])).toEqual({ plan: "Free", userId: "user_1" });
  expect(calls[2]).toMatchObject({ path: "/api/users/sync-plan", init: { method: "POST" } });
  expect(calls[2]?.init.body).toBeUndefined();
});

test("any 2xx is a chosen plan, and a refusal is told by the body's error [API-13]", async () => {
  for (const status of [200, 201, 204]) {
    vi.stubGlobal("fetch", async () => new Response(null, { status }));
    expect(await requestPlan("Free", "user_1")).toEqual({});
  }
  answering({ error: "Not today." }, { status: 400 });
  const refused = await requestPlan("Free", "user_1").catch((error: unknown) => error);
  expect(accountWords(refused)).toBe("Not today.");
});

test("the calls of the {api} base have the specified paths, bodies and headers [API-17] [API-18]", async () => {
  const calls = answering({});
  vi.setSystemTime(1_793_000_000_000);
  await resetOnUpgrade();
  await verifyPremium(true);
  expect(calls[0]).toMatchObject({ path: "/reset/reset-on-upgrade", init: { method: "POST" } });
  expect(calls[0]?.init.body).toBeUndefined();
  expect(calls[1]).toMatchObject({
    path: "/reset/verify-premium?t=1793000000000",
    init: { method: "POST", headers: { "Cache-Control": "no-cache", Pragma: "no-cache" } },
  });
  expect(bodyOf(calls[1])).toEqual({ force_reset: true });
});

test("when the payment status cannot be had, the screen stays usable with the plan that is stored [API-08] [OPEN-14]", () => {
  expect(fallbackStatus("Basic")).toEqual({ hasPaid: true, plan: "Basic", payment_status: "completed" });
});
