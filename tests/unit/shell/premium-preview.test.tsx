// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toast-list.ts";
import PremiumPreview from "#app/rooms/shell/premium-preview.route.tsx";
import { drawn } from "../opened.ts";
import { answerOffers, offerOf } from "../payments/offers.ts";
import "#tests/unit/overlays-loaded.ts";

vi.mock("@clerk/react-router", () => ({ useUser: () => ({ user: null }) }));
const script = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("#app/core/payments/use-provider-script.ts", () => ({
  useProviderScript: (url: string) => script.asked.push(url),
}));

type Props = Parameters<typeof PremiumPreview>[0];

test("the preview's upgrade action asks to confirm Premium, and all plans are a link away; the payment provider's script is there for it, and nothing is called without a user [SHELL-27] [OPEN-55] [PLAN-19] [PLAN-22]", async () => {
  const loaderData = { userId: "user_1", plan: "Basic", hasTrial: false, scriptUrl: "/script.js" };
  const element = <PremiumPreview {...({ loaderData } as unknown as Props)} />;
  const page = await drawn(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  expect(script.asked).toContain("/script.js");
  expect(page.querySelector('a[href="/pricing"]')?.textContent).toBe("View All Plans");
  const button = [...page.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Upgrade to Premium",
  );
  expect(document.querySelector("[role=dialog]")).toBeNull();
  vi.stubGlobal("fetch", answerOffers([offerOf()]));
  await act(async () => button?.click());
  expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Confirm your Premium plan");
  await vi.waitFor(() => expect(document.querySelector("[role=dialog] button.primary")).not.toBeNull());
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  await act(async () => document.querySelector<HTMLElement>("[role=dialog] button.primary")?.click());
  expect(openToasts().at(-1)).toMatchObject({ text: "User ID is not available. Please try again." });
  expect(calls).not.toHaveBeenCalled();
});
