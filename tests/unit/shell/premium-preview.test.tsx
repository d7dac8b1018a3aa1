// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import PremiumPreview from "#app/rooms/shell/premium-preview.route.tsx";
import { drawn } from "../opened.ts";

vi.mock("@clerk/react-router", () => ({ useUser: () => ({ user: null }) }));
const script = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("#app/core/payments/use-provider-script.ts", () => ({
  useProviderScript: (url: string) => script.asked.push(url),
}));

type Props = Parameters<typeof PremiumPreview>[0];

test("the preview's upgrade action asks to confirm Premium, and all plans are a link away; the payment provider's script is there for it [SHELL-27] [OPEN-55] [PLAN-19]", async () => {
  const loaderData = { userId: "user_1", plan: "Basic", hasTrial: false, scriptUrl: "/script.js" };
  const element = <PremiumPreview {...({ loaderData } as unknown as Props)} />;
  const page = await drawn(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  expect(script.asked).toContain("/script.js");
  expect(page.querySelector('a[href="/pricing"]')?.textContent).toBe("View All Plans");
  const button = [...page.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Upgrade to Premium",
  );
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await act(async () => button?.click());
  expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Confirm your Premium plan");
});
