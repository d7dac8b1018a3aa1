// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import type { PaidPlan } from "#app/core/plans/plans.ts";
import { CheckoutOnSignIn } from "#app/rooms/shell/components/checkout-on-sign-in.tsx";
import { pass, render } from "../render.ts";

const ANN = { id: "user_1", primaryEmailAddress: { emailAddress: "ann@example.org" } };
const clerk = vi.hoisted(() => ({ user: null as object | null }));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, user: clerk.user }) }));
const script = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("#app/core/payments/checkout/provider-script.tsx", () => ({
  ProviderScript: ({ url }: { url: string }) => void script.asked.push(url),
}));

const assign = vi.fn();
const asked: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  clerk.user = ANN;
  vi.spyOn(location, "assign").mockImplementation(assign);
});

const lastToast = () => openToasts().at(-1);

/** The sign-in page for this plan, opened by a signed-in person, with the checkout answered like this. */
async function signIn(plan: PaidPlan, answer: () => Response, isUserLoaded = true) {
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    asked.push([path, JSON.parse(String(body))]);
    return answer();
  });
  const router = createMemoryRouter(
    [
      {
        path: "/sign-in",
        element: <CheckoutOnSignIn plan={plan} isUserLoaded={isUserLoaded} scriptUrl="/stripe.js" />,
      },
      { path: "*", element: null },
    ],
    { initialEntries: [`/sign-in?plan=${plan}`] },
  );
  await render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

test("signing in for the sake of a plan says so and starts its checkout 500 ms later, with the payment provider's script there [IDN-09] [CONST-01] [PLAN-19]", async () => {
  for (const plan of ["Basic", "Premium"] as const) {
    asked.length = 0;
    script.asked.length = 0;
    assign.mockClear();
    await signIn(plan, () => Response.json({ url: `/checkout/${plan}` }));
    expect(script.asked).toContain("/stripe.js");
    expect(lastToast()).toMatchObject({ type: "info", text: `Preparing ${plan} plan checkout...` });
    await pass(499);
    expect(asked).toEqual([]);
    await pass(1);
    const read = { dueToday: plan === "Basic" ? 1900 : 0, prorationDate: null };
    const body = { plan, email: "ann@example.org", clerkUserId: "user_1", read };
    expect(asked).toEqual([["/api/payments/create-checkout-session", body]]);
    await pass(1);
    expect(assign.mock.calls).toEqual([[`/checkout/${plan}`]]);
  }
});

test("nothing begins before it is known who signed in [IDN-09]", async () => {
  const path = await signIn("Basic", () => Response.json({ url: "/checkout/Basic" }), false);
  await pass(1_000);
  expect([path(), asked, assign.mock.calls]).toEqual(["/sign-in", [], []]);
});

test("a checkout that fails after signing in is told as an error, and the way goes on to the dashboard [IDN-11] [ERR-06]", async () => {
  const lost = () => {
    throw new TypeError("Failed to fetch");
  };
  for (const [answer, words] of [
    [() => Response.json({ error: "No answer" }, { status: 502 }), "Error: No answer"],
    [() => Response.json({ error: "Down", code: "payment_error" }, { status: 502 }), "Error: Down"],
    [lost, "Error: Network error"],
  ] as const) {
    const path = await signIn("Basic", answer);
    await pass(499);
    expect(path()).toBe("/sign-in");
    await pass(1);
    expect(lastToast()).toMatchObject({ type: "error", text: words });
    expect([path(), assign.mock.calls]).toEqual(["/dashboard", []]);
  }
});

test("without a user nothing is asked for, the missing information is told, and the way goes on to the dashboard [ERR-07]", async () => {
  clerk.user = null;
  const path = await signIn("Basic", () => Response.json({ url: "/checkout/Basic" }));
  await pass(500);
  expect(lastToast()).toMatchObject({
    type: "error",
    text: "Error: User information missing, cannot proceed with checkout.",
  });
  expect([path(), asked, assign.mock.calls]).toEqual(["/dashboard", [], []]);
});

test("who is offered something else than the advertisement reads the offer before going on", async () => {
  for (const code of ["offer_changed", "already_on_plan", "plan_ending", "payment_past_due"]) {
    const path = await signIn("Premium", () => Response.json({ error: "Read it.", code }, { status: 409 }));
    await pass(500);
    expect([code, path(), assign.mock.calls]).toEqual([code, "/plan-selection", []]);
  }
});
