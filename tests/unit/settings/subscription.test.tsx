import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { readCustomer, storeUsage } from "#app/core/payments/customer/customer-storage.ts";
import type { BillingCustomer } from "#app/core/payments/customer/use-customer.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { SubscriptionSettings, syncWords } from "#app/rooms/settings/account/subscription.tsx";
import { htmlOf } from "../html-of.tsx";
import { memoryStorage } from "../payments/storage.ts";
import { renderOnce } from "../render-once.tsx";

const SYNC = "Sync plan";
const VERIFY = "Verify with the card payment provider";
const PORTAL = "Manage Subscription";
const RESET = "Reset limits";

beforeEach(() => void vi.stubGlobal("localStorage", memoryStorage()));

const customerOn = (plan: StoredPlan, has_customer = false): BillingCustomer => ({
  plan,
  status: { hasPaid: true, plan, payment_status: "completed", has_customer },
  error: null,
  refresh: async () => {},
  take: vi.fn(),
});

const choice = { question: null, isBusy: false, choose: vi.fn(), confirm: vi.fn(), close: vi.fn() };

const account = (
  customer: BillingCustomer,
  changes: { onVerified?: () => void; onVerify?: () => void } = {},
) =>
  renderOnce(SubscriptionSettings, {
    userId: "user_1",
    customer,
    timeZone: "UTC",
    choice,
    onVerified: () => {},
    onVerify: () => {},
    ...changes,
  });

const lastToast = () => openToasts().at(-1);
const answering = (body: string, status: number) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status }));

test("Premium alone is verified, Basic and Premium alone are reset, and only a customer manages a subscription [SET-13] [SET-15] [SET-16] [OPEN-36]", () => {
  expect(account(customerOn("Free")).buttons).toEqual([SYNC]);
  expect(account(customerOn("Free", true)).buttons).toEqual([SYNC, PORTAL]);
  expect(account(customerOn("Basic")).buttons).toEqual([SYNC, RESET]);
  expect(account(customerOn("Basic", true)).buttons).toEqual([SYNC, PORTAL, RESET]);
  expect(account(customerOn("Premium")).buttons).toEqual([SYNC, VERIFY, RESET]);
  expect(account(customerOn("Premium", true)).buttons).toEqual([SYNC, VERIFY, PORTAL, RESET]);
  // Also while a payment has failed.
  const customer = customerOn("Premium", true);
  const status = { ...customer.status, payment_status: "past_due" } as const;
  expect(account({ ...customer, status }).buttons).toEqual([SYNC, VERIFY, PORTAL, RESET]);
});

test("managing the subscription leaves for the portal's url and keeps it [PLAN-25] [API-12] [SET-15]", async () => {
  const assign = vi.fn();
  vi.stubGlobal("sessionStorage", memoryStorage());
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    asked.push([method, path]);
    return Response.json({ url: "https://billing.stripe.com/p/1" });
  });
  const { click } = account(customerOn("Basic", true));
  const clicked = click(PORTAL);
  vi.stubGlobal("window", { dispatchEvent: () => true, location: { assign } });
  await clicked;
  expect(asked).toEqual([["POST", "/api/payments/create-portal-session"]]);
  expect(assign.mock.calls).toEqual([["https://billing.stripe.com/p/1"]]);
  expect(sessionStorage.getItem("lastPortalUrl")).toBe("https://billing.stripe.com/p/1");
});

test("before anything was verified the plan is said to be from local data, with what went wrong beside it [PLAN-34] [ERR-09]", () => {
  for (const plan of ["Free", "Basic"] as const) {
    const { html } = account({ ...customerOn(plan), error: "HTTP error 502" });
    expect(html).toContain(`<strong>${plan}</strong> <span class="tag">As we have it on file</span>`);
    expect(html).not.toContain("Verified with");
    expect(html).toContain('<p class="notice alarm">HTTP error 502</p>');
  }
});

test("a sync verifies the plan when it is answered, and says in the specified words what came of it [PLAN-34] [PLAN-35] [API-14] [PLAN-02]", async () => {
  vi.stubGlobal("window", { dispatchEvent: () => true });
  answering('{"synced":true,"plan":"Basic"}', 200);
  expect(await syncWords()).toEqual({ isVerified: true, type: "success", words: "Your plan is Basic." });
  answering('{"synced":true,"plan":"Enterprise"}', 200);
  expect(await syncWords()).toMatchObject({ words: "Your plan is Free." });
  answering('{"synced":false,"plan":"Basic"}', 200);
  expect(await syncWords()).toEqual({ isVerified: true, type: "info", words: "No plan change needed" });
  for (const status of [400, 404, 503]) {
    answering('{"error":"Not today."}', status);
    expect(await syncWords()).toEqual({ isVerified: false, type: "error", words: "Failed to sync plan" });
  }
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await syncWords()).toEqual({ isVerified: false, type: "error", words: "Error syncing plan" });
  await account(customerOn("Basic")).click(SYNC);
  expect(lastToast()).toMatchObject({ type: "error", text: "Error syncing plan" });
  answering('{"synced":false,"plan":"Basic"}', 200);
  await account(customerOn("Basic")).click(SYNC);
  expect(lastToast()).toMatchObject({ type: "info", text: "No plan change needed" });
});

test("verifying forgets the cached usage and limits before it asks, and takes over the answer [SET-14] [API-18]", async () => {
  storeUsage("user_1", { input_tokens: 9, output_tokens: 8 }, 1_000);
  const steps: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string }) => {
    const { usage, lastRefreshed } = readCustomer("user_1");
    steps.push([`${method} ${path.split("?")[0]}`, JSON.parse(body), usage, lastRefreshed]);
    return Response.json({ plan: "Premium", was_reset: false });
  });
  const customer = customerOn("Premium");
  await account(customer, {
    onVerify: () => steps.push("page forgets"),
    onVerified: () => steps.push("asked"),
  }).click(VERIFY);
  const nothing = { input_tokens: 0, output_tokens: 0 };
  expect(steps).toEqual([
    "page forgets",
    ["POST /reset/verify-premium", { force_reset: false }, nothing, null],
    "asked",
  ]);
  expect(customer.take).toHaveBeenCalledWith({ plan: "Premium", was_reset: false });
});

test("a verification that fails says so after the page forgot its usage, which is fetched again all the same, and nothing is taken over [SET-14]", async () => {
  const steps: string[] = [];
  vi.stubGlobal("fetch", async () => {
    steps.push("asked");
    return new Response('{"error":"Not today."}', { status: 503 });
  });
  const customer = customerOn("Premium");
  await account(customer, {
    onVerify: () => steps.push("page forgets"),
    onVerified: () => steps.push("page fetches"),
  }).click(VERIFY);
  expect(lastToast()).toMatchObject({ type: "error", text: "Failed to verify Premium features" });
  expect(steps).toEqual(["page forgets", "asked", "page fetches"]);
  expect(customer.take).not.toHaveBeenCalled();
});

test("a portal that cannot be opened is told with what the server says [ERR-06]", async () => {
  answering('{"error":"Not today."}', 502);
  await account(customerOn("Premium", true)).click(PORTAL);
  expect(lastToast()).toMatchObject({ type: "error", text: "Error: Not today." });
});

test("the reset asks for the offer of the plan that is held, and does nothing by itself", async () => {
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  await account(customerOn("Basic")).click(RESET);
  expect(choice.choose.mock.calls).toEqual([["Basic"]]);
  expect(calls).not.toHaveBeenCalled();
});

test("the server names the day on which a plan renews as the person's own clock has it, so that the page does not change it", () => {
  const customer = customerOn("Basic", true);
  const period_end = Date.UTC(2026, 11, 4);
  const subscription = { status: "active", will_cancel: false, period_end, trial_end: null } as const;
  const element = (
    <SubscriptionSettings
      userId="user_1"
      customer={{ ...customer, status: { ...customer.status, subscription } }}
      timeZone="America/New_York"
      choice={choice}
      onVerified={() => {}}
      onVerify={() => {}}
    />
  );
  expect(htmlOf(element)).toContain("Renews on December 3, 2026.");
});
