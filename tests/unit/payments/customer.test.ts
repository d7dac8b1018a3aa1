// @vitest-environment happy-dom
import { act, createElement } from "react";
import { expect, test, vi } from "vitest";
import { CustomerKeeper } from "#app/core/payments/customer/customer-keeper.tsx";
import { useCustomer } from "#app/core/payments/customer/use-customer.ts";
import type { PaymentStatus } from "#app/core/payments/payment-status.ts";
import { render, renderHook } from "../render.ts";

const USAGE = { input_tokens: 7, output_tokens: 3 };
const FREE: PaymentStatus = {
  hasPaid: true,
  plan: "Free",
  payment_status: "completed",
  paid_plan_ended: false,
  has_customer: true,
  subscription: null,
};

const hold = (customerId: string) =>
  localStorage.setItem(
    "customer-storage",
    JSON.stringify({ version: 1, state: { customerId, plan: "Premium", usage: USAGE, lastRefreshed: 1 } }),
  );
const held = () => JSON.parse(localStorage.getItem("customer-storage") ?? "null").state;

test("what the browser holds of another person is replaced by nothing but who is signed in [OPEN-73]", async () => {
  hold("user_2");
  await render(createElement(CustomerKeeper, { userId: "user_1", plan: null }));
  const nothing = { input_tokens: 0, output_tokens: 0 };
  expect(held()).toEqual({ customerId: "user_1", plan: "Free", usage: nothing, lastRefreshed: null });
});

test("a paid plan that is shown falls to Free when the server says that it has ended, and not before [PLAN-13] [OPEN-16] [OPEN-73]", async () => {
  hold("user_1");
  const asTold = await renderHook(() => useCustomer("user_1", FREE));
  expect([asTold().plan, held().plan]).toEqual(["Premium", "Premium"]);
  const page = await renderHook(() => useCustomer("user_1", "Premium"));
  await act(async () => page().take(FREE));
  expect([page().plan, held().plan]).toEqual(["Premium", "Premium"]);
  await act(async () => page().take({ ...FREE, paid_plan_ended: true }));
  expect([page().plan, held().plan]).toEqual(["Free", "Free"]);
});

test("when the payment status cannot be had, the page goes on as paid, on the plan that is stored, else on Free [API-08] [OPEN-14]", async () => {
  const failures = [
    async () => new Response("", { status: 500 }),
    async () => Promise.reject(new TypeError("offline")),
    async () => new Response("<html>"),
  ];
  for (const failure of failures)
    for (const plan of ["Premium", "Free"] as const) {
      localStorage.clear();
      if (plan === "Premium") hold("user_1");
      vi.stubGlobal("fetch", failure);
      const unpaid = { ...FREE, hasPaid: false, plan, payment_status: "none" } as const;
      const page = await renderHook(() => useCustomer("user_1", unpaid));
      await act(async () => page().refresh());
      expect(page().status).toMatchObject({ hasPaid: true, plan, payment_status: "completed" });
      expect([page().plan, page().error === null]).toEqual([plan, false]);
    }
});

test("a payment status that fails is noted, and what the browser holds is shown in its place until one is answered [ERR-09] [API-08]", async () => {
  hold("user_1");
  for (const [answer, words] of [
    [async () => new Response('{"error":"Not today."}', { status: 502 }), "HTTP error 502"],
    [async () => new Response("<html>"), "Invalid JSON response"],
    [async () => Promise.reject(new TypeError("Failed to fetch")), "Network error"],
  ] as const) {
    vi.stubGlobal("fetch", answer);
    const page = await renderHook(() => useCustomer("user_1", "Free"));
    await act(async () => page().refresh());
    expect(page()).toMatchObject({
      error: words,
      plan: "Premium",
      status: { hasPaid: true, plan: "Premium", payment_status: "completed" },
    });
    vi.stubGlobal("fetch", async () => Response.json({ ...FREE, plan: "Premium" }));
    await act(async () => page().refresh());
    expect(page()).toMatchObject({ error: null, plan: "Premium" });
  }
});

test("the plan that the payment status answers with is shown, and stored with its time; one that there is not is Free [API-07] [PLAN-13] [PLAN-02] [USE-06]", async () => {
  let plan = "Enterprise";
  vi.stubGlobal("fetch", async () => Response.json({ ...FREE, plan }));
  const page = await renderHook(() => useCustomer("user_1", "Free"));
  await act(async () => page().refresh());
  expect([page().plan, held().plan]).toEqual(["Free", "Free"]);
  plan = "Basic";
  await act(async () => page().refresh());
  expect([page().plan, held().plan]).toEqual(["Basic", "Basic"]);
  expect(held().lastRefreshed).toEqual(expect.any(Number));
});
