import { beforeEach, expect, test, vi } from "vitest";
import { openDeliveries } from "#workers/sandbox/deliveries/deliveries.ts";
import { memoryDeliveries, sqliteDeliveries } from "#workers/sandbox/deliveries/delivery-stores.ts";
import { nodeSql } from "./node-sql.ts";
import { START } from "./open.ts";

const stores = [
  ["memory", () => memoryDeliveries()],
  ["SQLite", () => sqliteDeliveries(nodeSql())],
] as const;

/** Deliveries with a manual clock, to a product that answers as the test says. */
function openWith(store: ReturnType<typeof memoryDeliveries>, send: (id: string) => Promise<Response>) {
  return openDeliveries(store, {
    url: "http://localhost/api/webhooks/stripe",
    sign: async (id) => ({ "X-Id": id }),
    now: Date.now,
    send: (request) => send(request.headers.get("X-Id") ?? ""),
  });
}

beforeEach(() => void vi.useFakeTimers({ now: START * 1000 }));

test.each(stores)(
  "in %s a delivery that is not answered holds up neither the next one nor one that comes later",
  async (_, store) => {
    const received: string[] = [];
    let answerFirst = () => {};
    const deliveries = openWith(store(), (id) => {
      received.push(id);
      if (id !== "one") return Promise.resolve(new Response());
      return new Promise((resolve) => {
        answerFirst = () => resolve(new Response());
      });
    });
    for (const id of ["one", "two"]) deliveries.add(id, "{}");
    const delivering = deliveries.deliverDue();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(received).toEqual(["one"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(received).toEqual(["one", "two"]);
    deliveries.add("three", "{}");
    await vi.advanceTimersByTimeAsync(2_500);
    expect(received).toEqual(["one", "two", "three"]);
    answerFirst();
    await delivering;
    expect(deliveries.nextDue()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each(stores)("in %s a delivery that fails waits for its time, while others go on", async (_, store) => {
  const received: string[] = [];
  const deliveries = openWith(store(), async (id) => {
    received.push(id);
    return new Response(null, { status: id === "bad" ? 500 : 200 });
  });
  for (const id of ["bad", "good"]) deliveries.add(id, "{}");
  await deliveries.deliverDue();
  expect(received).toEqual(["bad", "good"]);
  expect(deliveries.nextDue()).toBe((START + 1) * 1000);
  await vi.advanceTimersByTimeAsync(1_000);
  deliveries.add("late", "{}");
  await deliveries.deliverDue();
  expect(received).toEqual(["bad", "good", "bad", "late"]);
  expect(deliveries.nextDue()).toBe((START + 6) * 1000);
});
