// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { SubscriptionSettings } from "#app/rooms/settings/account/subscription.tsx";
import { buttonIn, render } from "../render.ts";

const nothing = () => {};

test("Premium that was verified can be verified again [SET-13]", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ plan: "Premium", was_reset: false }));
  const status = { has_customer: true, subscription: null, payment_status: "completed" };
  const customer = { plan: "Premium", status, error: null, refresh: nothing, take: nothing };
  const props = { userId: "user_1", customer, timeZone: "UTC", choice: { isBusy: false, choose: nothing } };
  type Props = Parameters<typeof SubscriptionSettings>[0];
  const page = await render(
    <SubscriptionSettings {...(props as unknown as Props)} onVerified={nothing} onVerify={nothing} />,
  );
  const verify = () => buttonIn(page, "Verify with the card payment provider");
  await act(async () => verify()?.click());
  await vi.waitFor(() => expect(page.querySelector(".tag")?.textContent).toContain("Verified"));
  await vi.waitFor(() => expect(verify()?.disabled).toBe(false));
});
