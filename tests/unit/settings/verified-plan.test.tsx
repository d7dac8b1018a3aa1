// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { SubscriptionSettings } from "#app/rooms/settings/account/subscription.tsx";
import { closePages, press, render } from "../render.ts";

const CUSTOMER = {
  plan: "Premium",
  status: { hasPaid: true, plan: "Premium", payment_status: "completed", has_customer: true },
  error: null,
  refresh: async () => {},
  take: () => {},
} as const;
const CHOICE = { question: null, isBusy: false, choose() {}, confirm() {}, close() {} };

/** The plan's source as shown after pressing this button and answering its call like this. */
async function sourceAfter(name: string, answer: Response, plan: StoredPlan = "Premium") {
  vi.stubGlobal("fetch", async () => answer);
  const page = await render(
    <SubscriptionSettings
      userId="user_1"
      customer={{ ...CUSTOMER, plan }}
      timeZone="UTC"
      choice={CHOICE}
      onVerified={() => {}}
      onVerify={() => {}}
    />,
  );
  await press(page, name);
  return page.querySelector(".plan-line .tag")?.textContent;
}

test.each([
  ["Sync plan", { synced: false, plan: "Premium" }],
  ["Verify with the card payment provider", { plan: "Premium", was_reset: false }],
])(
  "after %s the plan is said to be verified, and after a failure to be from local data [PLAN-34]",
  async (button, answer) => {
    const verified = "Verified with the card payment provider";
    expect(await sourceAfter(button, Response.json(answer))).toBe(verified);
    await closePages();
    expect(await sourceAfter(button, Response.json({}, { status: 503 }))).toBe("As we have it on file");
    await closePages();
    const free = Response.json({ synced: false, plan: "Free" });
    expect(await sourceAfter("Sync plan", free, "Free")).toBe(verified);
    await closePages();
    vi.spyOn(location, "assign").mockImplementation(() => {});
    const portal = Response.json({ url: "https://billing.stripe.com/p/1" });
    expect(await sourceAfter("Manage Subscription", portal)).toBe("As we have it on file");
  },
);
