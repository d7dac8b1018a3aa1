// @vitest-environment happy-dom
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import Account from "#app/rooms/settings/account.route.tsx";
import { drawn } from "../opened.ts";
import { unused } from "../usage/unused.ts";

// What the page is made of is proved where it stands.
vi.mock("#app/rooms/settings/account/subscription.tsx", () => ({ Subscription: () => null }));
vi.mock("#app/rooms/settings/account/token-packs.tsx", () => ({ TokenPacks: () => null }));
vi.mock("#app/rooms/settings/account/plan-upgrade.tsx", () => ({ PlanUpgrade: () => null }));
vi.mock("#app/rooms/settings/components/download-data.tsx", () => ({ DownloadData: () => null }));
vi.mock("#app/rooms/settings/components/danger-zone.tsx", () => ({ DangerZone: () => null }));
vi.mock("#app/core/payments/use-provider-script.ts", () => ({ useProviderScript: () => {} }));

const NOON = Date.UTC(2026, 10, 10, 12);

test("the account keeps plan and usage as the server tells them, with their time, in the customer state [USE-06]", async () => {
  vi.setSystemTime(NOON);
  const usage = { ...unused("Basic", NOON), input_tokens: 1_234, output_tokens: 567 };
  const status = {
    hasPaid: true,
    plan: "Basic",
    payment_status: "completed",
    paid_plan_ended: false,
    has_customer: true,
    subscription: null,
  };
  const props = { loaderData: { userId: "user_1", usage, status, hasTrial: false, scriptUrl: "/stripe.js" } };
  await drawn(createElement(Account, props as unknown as Parameters<typeof Account>[0]));
  expect(JSON.parse(localStorage.getItem("customer-storage") ?? "null")).toEqual({
    version: 1,
    state: {
      customerId: "user_1",
      plan: "Basic",
      usage: { input_tokens: 1_234, output_tokens: 567 },
      lastRefreshed: NOON,
    },
  });
  vi.useRealTimers();
});
