// @vitest-environment happy-dom
import { act, createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import Account from "#app/rooms/settings/account.route.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";
import { answerOffers, BASIC_OFFER, offerOf } from "../payments/offers.ts";
import { buttonIn, closePages, press, render } from "../render.ts";
import { inSettings } from "./in-settings.tsx";
import "#tests/unit/overlays-loaded.ts";

// It has its own tests.
const subscription = vi.hoisted(() => ({ onVerify: () => {}, onVerified: () => {} }));
vi.mock("#app/rooms/settings/account/subscription.tsx", () => ({
  SubscriptionSettings: (props: object) => void Object.assign(subscription, props),
}));
vi.mock("@clerk/react-router", () => ({
  useClerk: () => ({}),
  useUser: () => ({ user: null }),
  useReverification: <Work,>(work: Work) => work,
}));
const script = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("#app/core/payments/checkout/provider-script.tsx", () => ({
  ProviderScript: ({ url }: { url: string }) => void script.asked.push(url),
}));

const NOON = Date.UTC(2026, 10, 10, 12);

beforeEach(() => {
  vi.setSystemTime(NOON);
});

/** The page for a person with this plan and these tokens used. */
async function openAccount(
  plan: StoredPlan,
  tokens: Pick<UsageAnswer, "input_tokens" | "output_tokens">,
  subscription: object | null = null,
  userId: string | null = "user_1",
) {
  const usage = { ...nothingUsed(plan, NOON), ...tokens };
  const status = {
    hasPaid: true,
    plan,
    payment_status: "completed",
    paid_plan_ended: false,
    has_customer: true,
    subscription,
  };
  const props = { loaderData: { userId, usage, status, hasTrial: false, scriptUrl: "/stripe.js" } };
  const element = createElement(Account, props as unknown as Parameters<typeof Account>[0]);
  await render(inSettings(element));
}

test("on the account, where a checkout can start, the payment provider's script is there [PLAN-19]", async () => {
  for (const plan of ["Free", "Basic", "Premium"] as const) {
    await closePages();
    script.asked.length = 0;
    await openAccount(plan, { input_tokens: 0, output_tokens: 0 });
    expect(script.asked, plan).toContain("/stripe.js");
  }
});

test("the account keeps plan and usage as the server tells them, with their time, in the customer state [USE-06]", async () => {
  const usage = { input_tokens: 1_234, output_tokens: 567 };
  await openAccount("Basic", usage);
  expect(JSON.parse(localStorage.getItem("customer-storage") ?? "null")).toEqual({
    version: 1,
    state: { customerId: "user_1", plan: "Basic", usage, lastRefreshed: NOON },
  });
});

test("above 70 % of the input tokens the account tells whoever is on Free, once, and nobody else [USE-22] [USE-23]", async () => {
  const isTold = async (plan: StoredPlan, input_tokens: number) => {
    await closePages();
    await openAccount(plan, { input_tokens, output_tokens: 0 });
    return document.body.textContent?.includes("You're using tokens quickly!");
  };
  expect(await isTold("Basic", 149_000)).toBe(false);
  expect(await isTold("Premium", 299_000)).toBe(false);
  expect(await isTold("Free", 52_501)).toBe(true);
  expect(await isTold("Free", 52_501)).toBe(false);
  localStorage.clear();
  expect(await isTold("Free", 52_500)).toBe(false);
  // Another tab's use counts as well.
  await act(async () => usageStore.set({ ...nothingUsed("Free", NOON), input_tokens: 52_501 }));
  expect(document.body.textContent).toContain("You're using tokens quickly!");
});

test("each plan on the account is chosen: a higher one asks first and needs a user id, the own one offers a reset, a lower one is refused [PLAN-12] [PLAN-15] [PLAN-16] [PLAN-22]", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const asked = vi.fn(answerOffers([BASIC_OFFER, offerOf({ approach: "reset", confirm: "Reset limits" })]));
  vi.stubGlobal("fetch", asked);
  const click = (name: string) => press(document.body, name);
  const offered = async (plan: StoredPlan, name: string, words: string) => {
    await closePages();
    await openAccount(plan, { input_tokens: 0, output_tokens: 0 });
    await click(name);
    await vi.waitFor(() => expect(buttonIn(document.body, words)).toBeTruthy());
  };
  await offered("Free", "Choose Basic", "Proceed to Payment");
  await click("Proceed to Payment");
  const withoutId = { type: "error", text: "User ID is not available. Please try again." };
  expect(openToasts().at(-1)).toMatchObject(withoutId);
  await offered("Premium", "Your plan", "Reset limits");
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    "/api/payments/offer?plan=Basic",
    "/api/payments/offer?plan=Premium",
  ]);
  await click("Cancel");
  await click("Choose Basic");
  expect(openToasts().at(-1)).toMatchObject({ type: "error", text: "Cannot Downgrade" });
  await click("Contact sales");
  expect(assign.mock.calls).toEqual([["/contact-sales"]]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("limits that were reset on the account are asked for and shown anew [PLAN-16]", async () => {
  const offer = offerOf({ approach: "reset", confirm: "Reset limits" });
  const answers: Record<string, object> = {
    "/api/payments/offer?plan=Premium": offer,
    "/api/payments/usage": nothingUsed("Premium", NOON),
  };
  const message = "Your usage limits have been reset.";
  vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path] ?? { message }));
  await openAccount("Premium", { input_tokens: 1_234, output_tokens: 567 });
  const click = (name: string) => press(document.body, name);
  await click("Your plan");
  await vi.waitFor(() => expect(buttonIn(document.body, "Reset limits")).toBeTruthy());
  await click("Reset limits");
  await vi.waitFor(() => expect(document.body.textContent).toContain("0 / 300,000"));
  expect(document.body.textContent).not.toContain("1,234");
});

test("the primary buttons lead to each higher plan, and none to one that is refused, of which the page says what to do instead", async () => {
  await openAccount("Premium", { input_tokens: 0, output_tokens: 0 });
  expect(buttonIn(document.body, "Choose Basic")?.className).toBe("");
  const words = "Premium includes everything in Basic. To pay less, cancel Premium under Manage Subscription";
  expect(document.body.textContent).toContain(words);
  await closePages();
  const ending = { status: "active", will_cancel: true, period_end: NOON, trial_end: null };
  await openAccount("Premium", { input_tokens: 0, output_tokens: 0 }, ending);
  expect(document.body.textContent).not.toContain("To pay less");
  expect(document.body.textContent).toContain(
    "You have cancelled Premium. Once it has ended, you can choose Basic.",
  );
  await closePages();
  localStorage.clear();
  await openAccount("Free", { input_tokens: 0, output_tokens: 0 });
  expect(buttonIn(document.body, "Choose Basic")?.className).toBe("primary");
  expect(document.body.textContent).not.toContain("To pay less");
  await closePages();
  await openAccount("Basic", { input_tokens: 0, output_tokens: 0 });
  expect(buttonIn(document.body, "Choose Premium")?.className).toBe("primary");
});

test("verifying makes the page forget the usage that it shows, and then ask for it anew [SET-14]", async () => {
  await openAccount("Premium", { input_tokens: 1_234, output_tokens: 567 });
  const shown = () => document.body.textContent;
  expect(shown()).toContain("1,234 / 300,000");
  await act(async () => subscription.onVerify());
  expect(shown()).toContain("0 / 300,000");
  expect(shown()).not.toContain("1,234");
  const asked = vi.fn(async (_path: string) =>
    Response.json({ ...nothingUsed("Premium", NOON), input_tokens: 4_321 }),
  );
  vi.stubGlobal("fetch", asked);
  await act(async () => subscription.onVerified());
  await vi.waitFor(() => expect(shown()).toContain("4,321 / 300,000"));
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/payments/usage"]);
});

test("a plan's card on the account opens its offer, and calls nothing else before that is confirmed [SET-12] [PLAN-08]", async () => {
  const asked = vi.fn(answerOffers([BASIC_OFFER]));
  vi.stubGlobal("fetch", asked);
  await openAccount("Free", { input_tokens: 0, output_tokens: 0 });
  await press(document.body, "Choose Basic");
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("Basic"));
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/payments/offer?plan=Basic"]);
});

test("the account shows the tokens used, the packs to buy, and the way to delete it [SET-11] [PLAN-43] [PLAN-22] [IDN-38]", async () => {
  await openAccount("Free", { input_tokens: 1_234, output_tokens: 567 }, null, null);
  for (const words of [
    "Input tokens this month1,234 / 75,000",
    "Output tokens this month567 / 35,000",
    "Small $19 once56,250 input and 26,250 output tokens$0.38 per 1K tokens",
    "Medium $35 once112,500 input and 52,500 output tokens$0.35 per 1K tokens",
    "Large Best Value$75 once225,000 input and 105,000 output tokens$0.30 per 1K tokens",
  ])
    expect(document.body.textContent).toContain(words);
  await press(document.body, "Buy for $19 (Small pack)");
  const withoutId = { type: "error", text: "User ID is not available. Please try again." };
  expect(openToasts().at(-1)).toMatchObject(withoutId);
  await press(document.body, "Delete Account");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Delete your account?");
});
