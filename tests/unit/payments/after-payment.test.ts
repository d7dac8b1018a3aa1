import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { settlePayment } from "#app/core/payments/checkout/settle-payment.ts";
import { type Awaited, afterPayment } from "#app/rooms/billing/after-payment.ts";

type Fetched = {
  path: string;
  init: {
    method: string;
    credentials: string;
    keepalive: boolean;
    headers: Record<string, string>;
    body: string;
  };
};

const ANY: Awaited = { plan: null, thanks: "Thank you." };

/** Runs the script of the payment success page; its call is answered when the test says so. */
function arrive(
  userId: string | null,
  awaited: Awaited = ANY,
  billing: object | null = null,
  locale = "en-US",
) {
  const seen = {
    calls: [] as Fetched[],
    billing: [] as object[],
    timers: [] as number[],
    left: [] as string[],
    order: [] as string[],
    kept: new Map<string, string>(),
  };
  const shown = {
    paid: { textContent: "Payment Successful!" },
    "update-failed": { hidden: true },
    "not-found": { hidden: true },
    trial: { textContent: "", hidden: true },
    bought: { textContent: "waiting", hidden: false },
  };
  type Answer = { ok: boolean; json?: () => unknown } | Error;
  let answer = (_response: Answer) => {};
  let leave = () => {};
  runInNewContext(afterPayment(userId, awaited, locale), {
    fetch: (path: string, init: Fetched["init"]) => {
      if (path === "/api/payments/billing") {
        seen.billing.push(init);
        return Promise.resolve({ ok: billing !== null, json: () => ({ billing }) });
      }
      seen.calls.push({ path, init });
      seen.order.push("update");
      return new Promise((resolve, reject) => {
        answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
      });
    },
    setTimeout: (work: () => void, after: number) => {
      seen.timers.push(after);
      leave = work;
    },
    location: {
      assign: (to: string) => {
        seen.left.push(to);
        seen.order.push("leave");
      },
    },
    sessionStorage: {
      setItem: (key: string, value: string) => seen.kept.set(key, value),
      removeItem: (key: string) => seen.kept.delete(key),
    },
    document: { getElementById: (id: string) => shown[id as keyof typeof shown] ?? null },
  });
  const answered = async (response: Answer) => {
    answer(response);
    await new Promise((resolve) => setImmediate(resolve));
    return shown["update-failed"].hidden;
  };
  return { seen, leave: () => leave(), answered, shown };
}

test("the page leaves for the dashboard after 5 seconds, without a session for a sign-in that knows of the payment [PLAN-28]", () => {
  const pack = { pack: "Small token pack", thanks: "" };
  for (const [userId, awaited, to] of [
    ["user_1", ANY, "/dashboard"],
    [null, ANY, "/dashboard?paid=visitor"],
    [null, pack, "/dashboard"],
  ] as const) {
    const { seen, leave } = arrive(userId, awaited);
    expect(seen.timers).toEqual([5_000]);
    expect(seen.left).toEqual([]);
    leave();
    expect(seen.left).toEqual([to]);
  }
});

test("the payment is marked completed before the page leaves, with her credentials, for the person with the session [PLAN-29] [API-15] [API-01] [API-02]", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (userId) => {
      const { seen, leave } = arrive(userId);
      leave();
      expect(seen.order).toEqual(["update", "leave"]);
      const [{ path, init } = { path: "", init: undefined }] = seen.calls;
      expect([path, init?.method]).toEqual(["/api/users/update-payment-status", "POST"]);
      // Also if the page is left before the answer.
      expect([init?.credentials, init?.keepalive]).toEqual(["include", true]);
      expect(JSON.parse(init?.body ?? "")).toEqual({ userId, status: "completed" });
      expect(init?.headers["X-Customer-ID"]).toBe(userId);
    }),
  );
  expect(arrive(null).seen.calls).toEqual([]);
});

test("only an update that fails shows the notice [PLAN-30]", async () => {
  expect(await arrive("user_1").answered({ ok: true, json: () => ({}) })).toBe(true);
  expect(await arrive("user_1").answered({ ok: false, json: () => ({ plan: "Free" }) })).toBe(false);
  expect(await arrive("user_1").answered(new Error("no network"))).toBe(false);
});

test("the tab remembers for the next page that an answer is awaited, until it has come, and with a session alone; that page marks the payment instead [PLAN-29]", async () => {
  const { seen, answered } = arrive("user_1");
  expect([...seen.kept.keys()]).toEqual(["payment-awaited"]);
  await answered({ ok: true, json: () => ({ plan: "Basic" }) });
  expect(seen.kept.size).toBe(0);
  const failing = arrive("user_1");
  await failing.answered({ ok: false });
  expect(failing.seen.kept.size).toBe(1);
  expect(arrive(null).seen.kept.size).toBe(0);
  const removed: string[] = [];
  const marked: unknown[] = [];
  vi.stubGlobal("window", { dispatchEvent: () => true });
  vi.stubGlobal("sessionStorage", { removeItem: (key: string) => void removed.push(key) });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    marked.push([method, path, JSON.parse(String(body))]);
    return Response.json({});
  });
  await settlePayment("user_1");
  const body = { userId: "user_1", status: "completed" };
  expect(marked).toEqual([["POST", "/api/users/update-payment-status", body]]);
  expect(removed).toEqual(["payment-awaited"]);
});

test("what the account holds then is asked for with her credentials and her customer id [API-01] [API-02]", async () => {
  for (const awaited of [ANY, { pack: "Small token pack", thanks: "" }]) {
    const { seen, answered } = arrive("user_1", awaited);
    await answered({ ok: true, json: () => ({ plan: "Basic" }) });
    expect(seen.billing).toEqual([{ credentials: "include", headers: { "X-Customer-ID": "user_1" } }]);
  }
});

test("the plan is thanked for when the account holds it after the payment provider was asked, and else it is said that there is no payment [PLAN-29]", async () => {
  const after = async (awaited: Awaited, plan: string) => {
    const { answered, shown } = arrive("user_1", awaited);
    expect(await answered({ ok: true, json: () => ({ plan }) })).toBe(true);
    expect(shown.bought.hidden).toBe(!shown["not-found"].hidden);
    const heading = shown["not-found"].hidden ? "Payment Successful!" : "No payment found";
    expect(shown.paid.textContent).toBe(heading);
    return [shown.bought.textContent, shown["not-found"].hidden];
  };
  const premium = { plan: "Premium", thanks: "Thank you </script>." };
  expect(await after(premium, "Premium")).toEqual(["Thank you </script>.", true]);
  expect(await after(premium, "Free")).toEqual(["waiting", false]);
  expect(await after(premium, "Basic")).toEqual(["waiting", false]);
  expect(await after(ANY, "Basic")).toEqual(["Thank you.", true]);
  expect(await after(ANY, "Free")).toEqual(["waiting", false]);
});

test("a free trial is told with its end and its first charge; one that ends by itself, and a plan without one, are not", async () => {
  const told = async (billing: object | null, locale?: string) => {
    const { answered, shown } = arrive("user_1", ANY, billing, locale);
    expect(await answered({ ok: true, json: () => ({ plan: "Premium" }) })).toBe(true);
    expect(shown.bought.textContent).toBe("Thank you.");
    return shown.trial.hidden ? null : shown.trial.textContent;
  };
  const trialEndsAt = Date.UTC(2026, 11, 3, 12);
  const nextCharge = { amount: 4900, at: trialEndsAt };
  expect(await told({ trialEndsAt, nextCharge })).toBe(
    "Your free trial runs until December 3, 2026. You pay nothing today; the first charge, $49.00, comes then unless you cancel first.",
  );
  expect(await told({ trialEndsAt, nextCharge }, "en-GB")).toContain("runs until 3 December 2026.");
  expect(await told({ trialEndsAt, nextCharge: null })).toBeNull();
  expect(await told({ trialEndsAt: null, nextCharge })).toBeNull();
  expect(await told(null)).toBeNull();
});

test("a pack is confirmed once the payment of the last day is there, and else it is said that there is none", async () => {
  const pack: Awaited = { pack: "Small token pack", thanks: "It is on your account." };
  const after = async (invoices: object[] | null) => {
    const { answered, shown } = arrive("user_1", pack, invoices && { invoices });
    expect(await answered({ ok: true, json: () => ({ plan: "Free" }) })).toBe(true);
    return [shown.bought.textContent, shown["not-found"].hidden];
  };
  const bought = { what: "Small token pack", at: Date.now() - 60_000 };
  expect(await after([bought])).toEqual(["It is on your account.", true]);
  expect(await after([{ ...bought, at: Date.now() - 25 * 60 * 60_000 }])).toEqual(["waiting", false]);
  expect(await after([{ ...bought, what: "Large token pack" }])).toEqual(["waiting", false]);
  expect(await after(null)).toEqual(["waiting", true]);
});

test("the page that comes before the answer says once more that the payment was completed, and asks no third time [API-15] [PLAN-29]", async () => {
  const calls: unknown[] = [];
  const awaited = new Map([["payment-awaited", ""]]);
  vi.stubGlobal("window", {});
  vi.stubGlobal("sessionStorage", { removeItem: (key: string) => awaited.delete(key) });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    calls.push([path, method, JSON.parse(String(body))]);
    return Response.json({}, { status: 503 });
  });
  await settlePayment("user_1");
  const claim = { userId: "user_1", status: "completed" };
  expect(calls).toEqual([["/api/users/update-payment-status", "POST", claim]]);
  expect([...awaited]).toEqual([]);
  vi.unstubAllGlobals();
});
