// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ClaimPayment } from "#app/core/payments/unclaimed/claim-payment.tsx";
import { shownPayment } from "#app/core/payments/unclaimed/shown-payment.ts";
import { press, render } from "../render.ts";

const email = vi.hoisted(() => ({
  emailAddress: "Ann@example.org",
  verification: { status: "unverified" },
  prepareVerification: vi.fn(async () => {}),
  attemptVerification: vi.fn(async (_: { code: string }) => {}),
}));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ user: { emailAddresses: [email] } }) }));

let claimed = { attached: ["Basic"], refunded: [] as string[] };
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  email.verification.status = "unverified";
  shownPayment.set(null);
  claimed = { attached: ["Basic"], refunded: [] };
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return Response.json(claimed);
  });
});

const words = () => document.querySelector(".claim-payment")?.textContent ?? "";
const enter = (page: HTMLElement, code: string) =>
  act(async () => {
    const input = page.querySelector("input");
    if (input) input.value = code;
    page.querySelector("form")?.requestSubmit();
  });

test("the payment is attached only after the code that was sent to the address, and what became of it stays on the page", async () => {
  const page = await render(<ClaimPayment address="ann@example.org" />);
  expect(page.querySelector("h2")?.textContent).toBe("A payment is waiting for you");
  expect(calls).toEqual([]);
  await press(page, "Send me a code");
  expect(email.prepareVerification).toHaveBeenCalledWith({ strategy: "email_code" });
  email.attemptVerification.mockRejectedValueOnce({ errors: [{ longMessage: "Incorrect code" }] });
  await enter(page, "000000");
  expect(calls).toEqual([]);
  await enter(page, "123456");
  expect(email.attemptVerification).toHaveBeenLastCalledWith({ code: "123456" });
  expect(calls).toEqual(["POST /api/payments/claim"]);
  expect(words()).toContain("You are on the Basic plan.");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/dashboard");
  expect(document.activeElement).toBe(page.querySelector("h2"));
});

test("where the code went is told, it can be sent again, and a wrong one is told at the field, which keeps the focus", async () => {
  const page = await render(<ClaimPayment address="ann@example.org" />);
  await press(page, "Send me a code");
  const status = () => page.querySelector("[role=status]")?.textContent;
  expect(status()).toContain("We have sent a code to ann@example.org.");
  const field = page.querySelector("input");
  expect(document.activeElement).toBe(field);
  email.attemptVerification.mockRejectedValueOnce({ errors: [{ longMessage: "Incorrect code" }] });
  await enter(page, "000000");
  const told = page.querySelector("[role=alert]");
  expect([told?.textContent, field?.getAttribute("aria-invalid")]).toEqual(["Incorrect code", "true"]);
  expect(field?.getAttribute("aria-describedby")).toBe(told?.id);
  expect(document.activeElement).toBe(field);
  await press(page, "Send again");
  expect(email.prepareVerification).toHaveBeenCalledTimes(2);
  expect(status()).toContain("Another code is on its way to ann@example.org.");
  expect([page.querySelector("[role=alert]"), document.activeElement]).toEqual([null, field]);
});

test("an address that is verified already needs no code", async () => {
  email.verification.status = "verified";
  const page = await render(<ClaimPayment address="ann@example.org" />);
  await press(page, "Attach the payment");
  expect([email.prepareVerification.mock.calls.length, calls]).toEqual([0, ["POST /api/payments/claim"]]);
});

test("whoever had the plan already reads that the second payment is refunded, and where it is listed", async () => {
  email.verification.status = "verified";
  claimed = { attached: [], refunded: ["Basic"] };
  const page = await render(<ClaimPayment address="ann@example.org" />);
  await press(page, "Attach the payment");
  expect(page.querySelector("h2")?.textContent).toBe("Your second payment is being refunded");
  expect(words()).toContain("The payment is listed in Settings under Billing.");
});

test("whoever is led to the payment finds the focus at it", async () => {
  const page = await render(<ClaimPayment address="ann@example.org" />);
  for (const _ of ["once", "and again"]) {
    page.querySelector("button")?.focus();
    await act(async () => shownPayment.set({ address: "ann@example.org", isLed: true }));
    expect(document.activeElement).toBe(page.querySelector("h2"));
  }
});
