// @vitest-environment happy-dom
import { createElement, type ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import PaymentCancelled from "#app/rooms/billing/payment-cancelled.route.tsx";
import PaymentSuccess from "#app/rooms/billing/payment-success.route.tsx";
import Pricing from "#app/rooms/billing/pricing.route.tsx";
import Landing from "#app/rooms/marketing/landing.route.tsx";
import { closePages, render } from "./render.ts";

const texts = (page: HTMLElement, parts: string) =>
  [...page.querySelectorAll(parts)].map(({ textContent }) => textContent?.trim());

const opened = (element: ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);

test("the landing page's tools, and the plans and their comparison on the pricing page, are there to be seen [PUB-04] [PUB-10]", async () => {
  const landing = { loaderData: { isDeleted: false } } as unknown as Parameters<typeof Landing>[0];
  expect(texts(await opened(createElement(Landing, landing)), ".features h3")).toEqual([
    "AI-generated SBAR clinical notes",
    "Medical research answers with citations",
    "File Analysis",
    "NANDA nursing diagnoses",
    "A chat assistant",
  ]);
  await closePages();
  const loaderData = {
    isSignedIn: false,
    confirm: null,
    missing: null,
    reader: null,
    offer: null,
    failure: null,
  };
  const pricing = { loaderData } as unknown as Parameters<typeof Pricing>[0];
  const page = await opened(createElement(Pricing, pricing));
  expect(page.querySelector("[inert]")).toBeNull();
  const plans = ["Free", "Basic", "Premium", "Enterprise"];
  expect(texts(page, ".plan-card h2")).toEqual(plans);
  expect(texts(page, ".comparison thead th")).toEqual(["Per month", ...plans]);
});

test("what a payment led to is there to be seen, with its buttons [PLAN-26] [PLAN-31] [PLAN-32]", async () => {
  const bought = { loaderData: { userId: null, plan: "Basic", isHeld: false, pack: null } };
  const success = bought as unknown as Parameters<typeof PaymentSuccess>[0];
  const page = await opened(createElement(PaymentSuccess, success));
  expect(texts(page, ".payment-card h1, .payment-card .button")).toEqual([
    "Payment Successful!",
    "Go to Dashboard",
  ]);
  // The page's own script shows these by what the payment provider answers.
  for (const later of page.querySelectorAll(".payment-card [hidden]")) later.remove();
  await closePages();
  const loaderData = { isSignedIn: false, reason: "Card declined" };
  const cancelled = { loaderData } as unknown as Parameters<typeof PaymentCancelled>[0];
  expect(
    texts(await opened(createElement(PaymentCancelled, cancelled)), ".payment-card .notice, .button"),
  ).toEqual(expect.arrayContaining(["Reason: Card declined", "Return to Pricing", "Go to Dashboard"]));
});
