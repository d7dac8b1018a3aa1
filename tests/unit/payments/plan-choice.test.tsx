// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import type { Offer } from "#app/core/payments/offer.ts";
import { shownPayment } from "#app/core/payments/unclaimed/shown-payment.ts";
import { PlanDialog } from "#app/core/payments/upgrade/plan-dialog.tsx";
import { usePlanChoice } from "#app/core/payments/upgrade/use-plan-choice.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { press, render } from "../render.ts";
import { BASIC_OFFER, offerOf } from "./offers.ts";
import "../overlays-loaded.ts";

const assign = vi.fn();
const onReset = vi.fn();
let calls: [path: string, body: unknown][];
let lastMethod: string | undefined;
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  calls = [];
  answers = {};
  vi.spyOn(location, "assign").mockImplementation(assign);
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    calls.push([path, body ? JSON.parse(String(body)) : undefined]);
    lastMethod = method;
    return answers[path.split("?")[0] ?? ""]?.() ?? new Response("{}", { status: 404 });
  });
});

function Chooser({ held, wanted }: { held: StoredPlan | null; wanted: StoredPlan }) {
  const user = { id: "user_1", email: "ann@example.org" };
  const choice = usePlanChoice({
    user,
    userId: "user_1",
    held,
    isEnding: false,
    wordsWithoutUser: "Nobody.",
    onReset,
  });
  return (
    <>
      <button type="button" onClick={() => choice.choose(wanted)}>
        Open
      </button>
      <button type="button" onClick={() => choice.choose("Basic")}>
        Open Basic
      </button>
      <PlanDialog choice={choice} />
    </>
  );
}

async function opened(offer: Offer, held: StoredPlan = "Basic") {
  answers["/api/payments/offer"] = () => Response.json(offer);
  const element = <Chooser held={held} wanted={offer.plan as StoredPlan} />;
  await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  await click("Open");
  await vi.waitFor(() => expect(dialog()).toContain(offer.lines[0]));
}

const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";
const buttons = () => [...document.querySelectorAll("[role=dialog] button")].map((one) => one.textContent);
const click = (name: string) => press(document.body, name);

test("the dialog shows the server's words, and its confirmation sends back what was read [PLAN-08] [PLAN-09] [PLAN-23] [OPEN-35]", async () => {
  const offer = offerOf({
    approach: "change",
    confirm: "Pay $30.12 Now",
    dueToday: 3012,
    prorationDate: 1_700,
  });
  await opened(offer);
  expect(calls.map(([path]) => path)).toEqual(["/api/payments/offer?plan=Premium"]);
  for (const line of offer.lines) expect(dialog()).toContain(line);
  expect(buttons()).toEqual(["Cancel", "Pay $30.12 Now"]);
  answers["/api/payments/create-checkout-session"] = () => Response.json({ url: "/payment-success" });
  await click("Pay $30.12 Now");
  expect(openToasts().at(-1)).toMatchObject({ type: "info", text: "Preparing Premium plan upgrade..." });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/payment-success"));
  expect(calls.at(-1)?.[1]).toEqual({
    plan: "Premium",
    email: "ann@example.org",
    clerkUserId: "user_1",
    read: { dueToday: 3012, prorationDate: 1_700 },
  });
  document.body.replaceChildren();
  await opened(BASIC_OFFER, "Free");
  await click("Proceed to Payment");
  expect(openToasts().at(-1)).toMatchObject({ type: "info", text: "Preparing Basic plan upgrade..." });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});

test("an offer that arrives late opens no question that was closed, and answers none about another plan", async () => {
  const arrivals: ((offer: Response) => void)[] = [];
  answers["/api/payments/offer"] = () => new Promise((resolve) => arrivals.push(resolve));
  const element = <Chooser held="Free" wanted="Premium" />;
  await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  for (const isAnotherChosen of [false, true]) {
    await click("Open");
    await vi.waitFor(() => expect(calls.at(-1)?.[0]).toBe("/api/payments/offer?plan=Premium"));
    await click("Cancel");
    if (isAnotherChosen) await click("Open Basic");
    const offer = Response.json(offerOf());
    const read = vi.spyOn(offer, "text");
    await act(async () => {
      arrivals[0]?.(offer);
      await vi.waitFor(() => expect(read).toHaveBeenCalled());
      await read.mock.results[0]?.value;
    });
    expect(dialog()).toBe(isAnotherChosen ? "Confirm your Basic planLoading...Cancel" : "");
    arrivals.length = 0;
    calls.length = 0;
  }
});

test("a confirmed plan is processed behind a spinner and leaves for the payment page 500 ms after the answer, and not before [PLAN-10] [PLAN-11] [API-11] [CONST-01]", async () => {
  await opened(offerOf());
  answers["/api/payments/create-checkout-session"] = () => Response.json({ url: "/payment-success" });
  const later = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => later.mockRestore());
  await click("Start Trial");
  await vi.waitFor(() => expect(later.mock.calls.map(([, delay]) => delay)).toContain(500));
  expect(assign).not.toHaveBeenCalled();
  const read = { dueToday: 0, prorationDate: null };
  const body = { plan: "Premium", email: "ann@example.org", clerkUserId: "user_1", read };
  expect(calls.at(-1)).toEqual(["/api/payments/create-checkout-session", body]);
  expect(buttons()).toEqual(["Cancel", "Processing..."]);
  expect(document.querySelector("[role=dialog] button[disabled] .spinner")).not.toBeNull();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/payment-success"));
});

test("an upgrade leads to the address that the server answers with, and nowhere where it answers with none [OPEN-47]", async () => {
  for (const [answer, left] of [
    [{ url: "/payment-success" }, [["/payment-success"]]],
    [{ url: "https://checkout.stripe.com/c?id=1#2" }, [["https://checkout.stripe.com/c?id=1#2"]]],
    [{}, []],
  ] as const) {
    assign.mockClear();
    document.body.replaceChildren();
    await opened(offerOf());
    answers["/api/payments/create-checkout-session"] = () => Response.json(answer);
    await click("Start Trial");
    const told = left.length > 0 ? "Preparing Premium plan upgrade..." : "Error: An unknown error occurred";
    await vi.waitFor(() => expect([assign.mock.calls, openToasts().at(-1)?.text]).toEqual([left, told]));
  }
});

test("where a payment waits, the dialog leads to it: it closes, and the address is shown above the page; where it is gone, the plan is offered anew", async () => {
  const claim = offerOf({ approach: "claim", lines: ["Paid for already."], confirm: "Attach the Payment" });
  await opened(claim);
  answers["/api/payments/claim"] = () => Response.json({ address: "ann@example.org" });
  await click("Attach the Payment");
  await vi.waitFor(() => expect(shownPayment.get()).toEqual({ address: "ann@example.org", isLed: true }));
  await vi.waitFor(() => expect(dialog()).toBe(""));
  await click("Open");
  await vi.waitFor(() => expect(dialog()).toContain("Paid for already."));
  answers["/api/payments/claim"] = () => Response.json({ address: null });
  answers["/api/payments/offer"] = () => Response.json(offerOf());
  await click("Attach the Payment");
  await vi.waitFor(() => expect(buttons()).toContain("Start Trial"));
  expect(assign).not.toHaveBeenCalled();
});

test("a payment that came while the offer was read is told, and leads to it", async () => {
  await opened(offerOf());
  answers["/api/payments/create-checkout-session"] = () =>
    Response.json({ error: "A payment is waiting for you.", code: "payment_waiting" }, { status: 409 });
  answers["/api/payments/offer"] = () =>
    Response.json(
      offerOf({ approach: "claim", lines: ["Paid for already."], confirm: "Attach the Payment" }),
    );
  await click("Start Trial");
  await vi.waitFor(() => expect(buttons()).toContain("Attach the Payment"));
});

test("an offer that changed while it was read is shown anew, and nothing is left for", async () => {
  await opened(offerOf());
  const changed = offerOf({ lines: ["Due today: $49.00."], confirm: "Proceed to Payment", dueToday: 4900 });
  answers["/api/payments/create-checkout-session"] = () =>
    Response.json({ error: "It has changed.", code: "offer_changed" }, { status: 409 });
  answers["/api/payments/offer"] = () => Response.json(changed);
  await click("Start Trial");
  await vi.waitFor(() => expect(dialog()).toContain("Due today: $49.00."));
  expect(openToasts().at(-1)).toMatchObject({ type: "error", text: "Error: It has changed." });
  expect(assign).not.toHaveBeenCalled();
});

/** An answer with these words, or without readable ones. */
const refusing = (words?: string) => () =>
  new Response(words && JSON.stringify({ error: words }), { status: 502, statusText: "Bad Gateway" });

/** Answers a path like this, presses the button that calls it, and waits for a toast with these words. */
async function toldAfter(path: string, answer: () => Response, press: () => Promise<unknown>, words: string) {
  answers[path] = answer;
  await press();
  await expect.poll(() => openToasts().at(-1)).toMatchObject({ type: "error", text: words });
  document.body.replaceChildren();
}

test("an offer, a checkout and a portal that fail are told with their message, or with the status [ERR-06] [ERR-08] [OPEN-41]", async () => {
  for (const [words, told] of [
    ["Not today.", "Error: Not today."],
    [undefined, "Error: HTTP error 502: Bad Gateway"],
  ] as const) {
    const failing = refusing(words);
    await opened(offerOf());
    await toldAfter("/api/payments/create-checkout-session", failing, () => click("Start Trial"), told);
    await opened(offerOf({ approach: "keep", lines: ["It ends."], confirm: "Open Billing Portal" }));
    const portal = "/api/payments/create-portal-session";
    await toldAfter(portal, failing, () => click("Open Billing Portal"), told);
    await opened(offerOf());
    await click("Cancel");
    await toldAfter("/api/payments/offer", failing, () => click("Open"), told);
  }
  expect(assign).not.toHaveBeenCalled();
});

test("a choice of Free that fails is told with the server's words, or with the status [ERR-08]", async () => {
  const element = <Chooser held={null} wanted="Free" />;
  for (const [words, told] of [
    ["Not today.", "Not today."],
    [undefined, "Server error: 502"],
  ] as const) {
    await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
    await toldAfter("/api/users/select-plan", refusing(words), () => click("Open"), told);
  }
});

test("what cannot be bought has no button but the one that closes, or leads to the portal [PLAN-25] [API-12]", async () => {
  await opened(
    offerOf({ plan: "Premium", approach: "reset", lines: ["Nothing was used."], confirm: null }),
    "Premium",
  );
  expect(buttons()).toEqual(["Close"]);
  await click("Close");
  document.body.replaceChildren();
  await opened(offerOf({ approach: "repair", lines: ["It failed."], confirm: "Open Billing Portal" }));
  answers["/api/payments/create-portal-session"] = () =>
    Response.json({ url: "https://billing.stripe.com/p" });
  await click("Open Billing Portal");
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://billing.stripe.com/p"));
});

test("a reset asks first and says what it gives back; a refusal is the server's, or ours when it has no words [SET-17] [PLAN-16] [API-17] [OPEN-19]", async () => {
  const offer = offerOf({
    approach: "reset",
    lines: ["This gives back 3 SBAR notes."],
    confirm: "Reset limits",
  });
  const reset = async (body: string, status: number) => {
    document.body.replaceChildren();
    answers["/reset/reset-on-upgrade"] = () => new Response(body, { status });
    await opened(offer, "Premium");
    expect(calls.at(-1)?.[0]).toBe("/api/payments/offer?plan=Premium");
    await click("Reset limits");
    await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
    expect([lastMethod, calls.at(-1)]).toEqual(["POST", ["/reset/reset-on-upgrade", undefined]]);
    return openToasts().at(-1);
  };
  const refused = { type: "error", text: "Not before Monday." };
  expect(await reset('{"message":"Not before Monday."}', 409)).toMatchObject(refused);
  for (const body of ["", "<html>", "{}"])
    expect(await reset(body, 500)).toMatchObject({ type: "error", text: "Failed to reset usage limits" });
  expect(onReset).not.toHaveBeenCalled();
  expect(await reset('{"message":"Done."}', 200)).toMatchObject({ type: "success", text: "Done." });
  expect(onReset).toHaveBeenCalledOnce();
});
