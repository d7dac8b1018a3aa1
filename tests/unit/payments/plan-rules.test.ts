import { expect, test, vi } from "vitest";
import { eraseLocalTraces } from "#app/core/identity/local-traces.ts";
import { entitlementOf, type SubscriptionFacts } from "#app/core/payments/stripe/entitlement.ts";
import { planChange } from "#app/core/payments/upgrade/plan-change.ts";
import { noteShown, usesTokensQuickly, wasShownLately } from "#app/core/payments/upgrade/tokens-quickly.ts";
import { memoryStorage } from "./storage.ts";

test("what choosing a plan means follows from the plan that is held [PLAN-12] [PLAN-14] [PLAN-15] [PLAN-16]", () => {
  for (const held of [null, "Free", "Basic", "Premium"] as const) {
    expect(planChange(held, "Enterprise")).toBe("sales");
    expect(planChange(held, "Free")).toBe("choose");
  }
  for (const held of [null, "Free"] as const) {
    expect(planChange(held, "Basic")).toBe("checkout");
    expect(planChange(held, "Premium")).toBe("checkout");
  }
  expect(planChange("Basic", "Basic")).toBe("current");
  expect(planChange("Basic", "Premium")).toBe("checkout");
  expect(planChange("Premium", "Premium")).toBe("current");
  expect(planChange("Premium", "Basic")).toBe("downgrade");
});

const subscription = (changes: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  id: "sub_1",
  plan: "Basic",
  status: "active",
  createdAt: 1,
  trialStart: null,
  endedAt: null,
  ...changes,
});

test("a plan is granted while it is paid for, tried or being collected, and by nothing else", () => {
  for (const status of ["active", "trialing", "past_due"])
    expect(entitlementOf([subscription({ status })]).plan).toBe("Basic");
  for (const status of ["incomplete", "incomplete_expired", "unpaid", "canceled", "paused"])
    expect(entitlementOf([subscription({ status })]).plan).toBeNull();
  expect(entitlementOf([]).plan).toBeNull();
});

test("what is past due keeps its plan only where something was ever paid for it, and gives way to what is paid", () => {
  const unpaid = subscription({ id: "sub_unpaid", plan: "Premium", status: "past_due", wasPaid: false });
  expect(entitlementOf([{ ...unpaid, wasPaid: true }]).plan).toBe("Premium");
  expect(entitlementOf([unpaid])).toMatchObject({ plan: null, current: null, superseded: [] });
  const basic = subscription({ id: "sub_basic" });
  expect(entitlementOf([unpaid, basic])).toMatchObject({
    plan: "Basic",
    current: basic,
    superseded: [unpaid],
  });
  const owed = { ...unpaid, wasPaid: true };
  expect(entitlementOf([owed, basic])).toMatchObject({ plan: "Basic", current: basic, superseded: [owed] });
  const ended = subscription({ id: "sub_old", status: "canceled", endedAt: 5 });
  expect(entitlementOf([ended, unpaid]).endedAt).toBeNull();
});

test("of several subscriptions the best, then the newest gives the plan, and the others are superseded", () => {
  const basic = subscription({ id: "sub_basic", createdAt: 9 });
  const old = subscription({ id: "sub_old", plan: "Premium", createdAt: 2 });
  const fresh = subscription({ id: "sub_new", plan: "Premium", createdAt: 3 });
  const { plan, current, superseded } = entitlementOf([basic, old, fresh]);
  expect([plan, current?.id, superseded.map(({ id }) => id)]).toEqual([
    "Premium",
    "sub_new",
    ["sub_old", "sub_basic"],
  ]);
});

test("the end of the last plan and the first trial are told", () => {
  const ended = [
    subscription({ id: "a", status: "canceled", endedAt: 5, trialStart: 2 }),
    subscription({ id: "b", status: "canceled", endedAt: 8, trialStart: 6 }),
  ];
  expect(entitlementOf(ended)).toMatchObject({ endedAt: 8, trialUsedAt: 2 });
  expect(entitlementOf([...ended, subscription({ id: "c" })])).toMatchObject({
    endedAt: null,
    trialUsedAt: 2,
  });
});

test("the tokens-quickly dialog is for Free or no plan above 70 % of the input tokens, and for nobody else [USE-22]", () => {
  for (const plan of [null, "Free"] as const) {
    expect(usesTokensQuickly(plan, 52_500, 75_000)).toBe(false);
    expect(usesTokensQuickly(plan, 52_501, 75_000)).toBe(true);
    expect(usesTokensQuickly(plan, 75_000, 75_000)).toBe(true);
    expect(usesTokensQuickly(plan, 52_501, null)).toBe(false);
  }
  for (const plan of ["Basic", "Premium"] as const)
    expect(usesTokensQuickly(plan, 150_000, 150_000)).toBe(false);
});

test("once shown it is kept back for three days, for this person, also over a sign-out [USE-23]", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  const day = 24 * 60 * 60 * 1000;
  expect(wasShownLately("user_1", 0)).toBe(false);
  noteShown("user_1", 1_000);
  vi.stubGlobal("sessionStorage", memoryStorage());
  eraseLocalTraces({ erasesWork: true });
  expect(wasShownLately("user_1", 1_000 + 3 * day - 1)).toBe(true);
  expect(wasShownLately("user_1", 1_000 + 3 * day)).toBe(false);
  expect(wasShownLately("user_2", 2_000)).toBe(false);
});
