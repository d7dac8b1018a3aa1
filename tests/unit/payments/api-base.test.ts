import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.resetModules();
});

/** The address of each account call, with this setting. */
async function pathsWith(base: string | undefined) {
  vi.stubEnv("VITE_API_BASE", base);
  vi.resetModules();
  const paths: string[] = [];
  vi.stubGlobal("window", { dispatchEvent: () => true });
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path.replace(/\?t=\d+$/, ""));
    return Response.json({});
  });
  const calls = await import("#app/core/payments/checkout/account-calls.ts");
  const { afterPayment } = await import("#app/rooms/billing/after-payment.ts");
  const { fetchPaymentStatus } = await import("#app/core/payments/customer/use-customer.ts");
  const { settlePayment } = await import("#app/core/payments/checkout/settle-payment.ts");
  await fetchPaymentStatus();
  await calls.requestPlan("Free", "user_1");
  await calls.syncPlan();
  const script = afterPayment("user_1", { plan: null, thanks: "" }, "en-US");
  paths.push(/^fetch\("([^"]*)"/.exec(script)?.[1] ?? "");
  vi.stubGlobal("sessionStorage", { removeItem: () => {} });
  await settlePayment("user_1");
  await calls.resetOnUpgrade();
  await calls.verifyPremium(false);
  return paths;
}

const OWN = ["/api/users/payment-status", "/api/users/select-plan", "/api/users/sync-plan"];
const UPDATE = "/api/users/update-payment-status";
const OF_THE_BASE = [UPDATE, UPDATE, "/reset/reset-on-upgrade", "/reset/verify-premium"];

test("every call goes to the same origin unless a base is set [API-03] [OPEN-43]", async () => {
  expect(await pathsWith(undefined)).toEqual([...OWN, ...OF_THE_BASE]);
  const moved = (await pathsWith("/gateway")).filter((path) => path.startsWith("/gateway/"));
  expect(moved).toHaveLength(OF_THE_BASE.length);
});

test("where a base is set the calls written {api} go there, and no other [API-15] [API-17] [API-18] [OPEN-43]", async () => {
  const there = OF_THE_BASE.map((path) => `/gateway${path}`);
  expect(await pathsWith("/gateway")).toEqual([...OWN, ...there]);
});
