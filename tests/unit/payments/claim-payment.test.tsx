// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toast-list.ts";
import { ClaimPayment } from "#app/core/payments/unclaimed/claim-payment.tsx";
import { buttonIn, drawn } from "../opened.ts";

const email = vi.hoisted(() => ({
  emailAddress: "Ann@example.org",
  verification: { status: "unverified" },
  prepareVerification: vi.fn(async () => {}),
  attemptVerification: vi.fn(async (_: { code: string }) => {}),
}));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ user: { emailAddresses: [email] } }) }));

const assign = vi.fn();
const calls: string[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  calls.length = 0;
  email.verification.status = "unverified";
  document.body.replaceChildren();
  vi.spyOn(location, "assign").mockImplementation(assign);
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return Response.json({ attached: ["Basic"], refunded: [] });
  });
});

test("the payment is attached only after the code that was sent to the address", async () => {
  const page = await drawn(<ClaimPayment address="ann@example.org" />);
  expect(calls).toEqual([]);
  await act(async () => buttonIn(page, "Send me a code")?.click());
  expect(email.prepareVerification).toHaveBeenCalledWith({ strategy: "email_code" });
  const input = page.querySelector("input");
  if (input) input.value = "123456";
  email.attemptVerification.mockRejectedValueOnce({ errors: [{ longMessage: "Incorrect code" }] });
  const confirm = () => act(async () => page.querySelector("form")?.requestSubmit());
  await confirm();
  expect(openToasts().at(-1)).toMatchObject({ type: "error", text: "Incorrect code" });
  expect(calls).toEqual([]);
  await confirm();
  expect(email.attemptVerification).toHaveBeenLastCalledWith({ code: "123456" });
  expect(calls).toEqual(["POST /api/payments/claim"]);
  expect(openToasts().at(-1)).toMatchObject({ text: "Your Basic plan is attached to this account." });
  expect(assign).toHaveBeenCalledWith("/dashboard");
});

test("an address that is verified already needs no code", async () => {
  email.verification.status = "verified";
  const page = await drawn(<ClaimPayment address="ann@example.org" />);
  await act(async () => buttonIn(page, "Attach the payment")?.click());
  expect([email.prepareVerification.mock.calls.length, calls]).toEqual([0, ["POST /api/payments/claim"]]);
});
