// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toast-list.ts";
import { BillingView } from "#app/rooms/settings/components/billing-view.tsx";
import Notifications from "#app/rooms/settings/notifications.route.tsx";
import Security from "#app/rooms/settings/security.route.tsx";
import { unused } from "../meter/unused.ts";
import { buttonIn, drawn } from "../opened.ts";

test("Manage Billing only says that the portal is unavailable, and calls nothing [SET-20]", async () => {
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  const page = await drawn(<BillingView initial={{ usage: unused("Free", 0) }} ask={calls} />);
  const address = location.href;
  await act(async () => buttonIn(page, "Manage Billing")?.click());
  expect(openToasts().at(-1)).toMatchObject({
    type: "info",
    text: expect.stringMatching(/portal is.*unavailable.*contact support/i),
  });
  expect([calls.mock.calls, location.href]).toEqual([[], address]);
});

test("billing that could not be loaded is asked for again by its button [SET-21] [SET-19]", async () => {
  const usage = { ...unused("Premium", 0), file_analysis_used: 7, file_analysis_limit: null };
  const page = await drawn(
    <BillingView initial={{ failure: "The meter rests." }} ask={async () => ({ usage })} />,
  );
  expect(page.querySelector("[role=alert]")?.textContent).toContain("The meter rests.");
  await act(async () => buttonIn(page, "Try again")?.click());
  expect(page.querySelector("[role=alert]")).toBeNull();
  expect([...page.querySelectorAll(".figures div")].map(({ textContent }) => textContent)).toEqual([
    "PlanPremium",
    "File analyses this month7 / Unlimited",
  ]);
});

test("notifications and security say that they are coming soon [SET-03]", async () => {
  for (const [Page, name] of [
    [Notifications, "Notifications"],
    [Security, "Security"],
  ] as const) {
    const page = await drawn(<Page />);
    expect(page.querySelector("h2")?.textContent).toBe(name);
    expect(page.textContent).toContain("Coming Soon");
  }
});
