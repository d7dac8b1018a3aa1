import fc from "fast-check";
import { expect, test } from "vitest";
import {
  clearCachedUsage,
  nextPlan,
  readCustomer,
  storeUsage,
  writeCustomer,
} from "#app/core/payments/customer/customer-storage.ts";
import { noteShown } from "#app/core/payments/upgrade/tokens-quickly.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { addLocalCount } from "#app/rooms/nanda/local-count.ts";
import { memoryStorage } from "./storage.ts";

const STATE = {
  customerId: "user_1",
  plan: "Basic" as const,
  usage: { input_tokens: 7, output_tokens: 3 },
  lastRefreshed: 1_000,
};
const NEW = {
  customerId: "user_2",
  plan: "Free",
  usage: { input_tokens: 0, output_tokens: 0 },
  lastRefreshed: null,
};

test("the customer state is kept under customer-storage, version 1, with its four fields [USE-06]", () => {
  const storage = memoryStorage();
  writeCustomer(storage, STATE);
  expect(JSON.parse(storage.getItem("customer-storage") ?? "")).toEqual({ state: STATE, version: 1 });
  expect(readCustomer(storage, "user_1")).toEqual(STATE);
});

test("another person's state is discarded before it is read, and so is a damaged one or one of another version [OPEN-73] [USE-06]", () => {
  for (const text of [
    JSON.stringify({ state: STATE, version: 1 }),
    JSON.stringify({ state: { ...STATE, customerId: "user_2" }, version: 0 }),
    JSON.stringify({ state: { ...STATE, customerId: "user_2" }, version: 2 }),
    JSON.stringify({ state: { plan: "Premium" }, version: 1 }),
    "{",
  ]) {
    const storage = memoryStorage({ "customer-storage": text });
    expect(readCustomer(storage, "user_2")).toEqual(NEW);
    expect(storage.getItem("customer-storage")).toBeNull();
  }
});

test("a stored plan outside Free, Basic and Premium is Free [PLAN-02] [USE-06]", () => {
  const text = JSON.stringify({ state: { ...STATE, plan: "Enterprise" }, version: 1 });
  expect(readCustomer(memoryStorage({ "customer-storage": text }), "user_1").plan).toBe("Free");
});

test("usage is remembered with its time, and cleared without the plan [SET-14] [USE-06]", () => {
  const storage = memoryStorage();
  writeCustomer(storage, STATE);
  storeUsage(storage, "user_1", { input_tokens: 9, output_tokens: 8 }, 2_000);
  expect(readCustomer(storage, "user_1")).toEqual({
    ...STATE,
    usage: { input_tokens: 9, output_tokens: 8 },
    lastRefreshed: 2_000,
  });
  clearCachedUsage(storage, "user_1");
  expect(readCustomer(storage, "user_1")).toEqual({ ...NEW, customerId: "user_1", plan: "Basic" });
});

test("a paid plan never falls to Free by itself, every other change is taken over [PLAN-13] [OPEN-16]", () => {
  const plan = fc.constantFrom<StoredPlan>("Free", "Basic", "Premium");
  fc.assert(
    fc.property(plan, plan, (held, told) => {
      const expected = told === "Free" && held !== "Free" ? held : told;
      expect(nextPlan(held, told, false)).toBe(expected);
    }),
  );
  const storage = memoryStorage();
  writeCustomer(storage, { ...STATE, plan: "Premium" });
  storeUsage(storage, STATE.customerId, { input_tokens: 9, output_tokens: 8 }, 2_000);
  expect(readCustomer(storage, STATE.customerId).plan).toBe("Premium");
  clearCachedUsage(storage, STATE.customerId);
  expect(readCustomer(storage, STATE.customerId).plan).toBe("Premium");
});

test("the plan rule is lifted when the server says that the paid plan has ended [OPEN-73]", () => {
  expect(nextPlan("Premium", "Free", true)).toBe("Free");
  expect(nextPlan("Basic", "Free", true)).toBe("Free");
});

test("a browser that refuses to store forgets what the server tells, and no page fails by it", () => {
  const storage = memoryStorage({ "customer-storage": JSON.stringify({ state: STATE, version: 1 }) });
  storage.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  storeUsage(storage, "user_1", { input_tokens: 9, output_tokens: 9 }, 2_000);
  expect(readCustomer(storage, "user_1")).toEqual(STATE);
  expect(addLocalCount(storage, "user_1", "2026-11")).toBe(1);
  expect(noteShown(storage, "user_1", 2_000)).toBe(false);
});
