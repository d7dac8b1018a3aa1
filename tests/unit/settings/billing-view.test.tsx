// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import type { RetentionFacts } from "#app/core/record/record.ts";
import Billing from "#app/rooms/settings/billing.route.tsx";
import { BillingView } from "#app/rooms/settings/components/billing-view.tsx";
import Notifications from "#app/rooms/settings/notifications.route.tsx";
import Security from "#app/rooms/settings/security.route.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";
import { press, render } from "../render.ts";

test("for who has nothing at the payment provider Manage Billing only says that the portal is unavailable, and calls nothing [SET-20] [OPEN-37]", async () => {
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  const page = await render(
    <BillingView
      userId="user_1"
      hasCustomer={false}
      initial={{ usage: nothingUsed("Free", 0) }}
      ask={calls}
    />,
  );
  const address = location.href;
  await press(page, "Manage Billing");
  expect(openToasts().at(-1)).toMatchObject({
    type: "info",
    text: expect.stringMatching(/portal is.*unavailable.*contact support/i),
  });
  expect([calls.mock.calls, location.href]).toEqual([[], address]);
});

test("who has something there reads next charge, card and invoices, and Manage Billing opens the portal [SET-20] [PLAN-25] [OPEN-37] [API-12]", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const billing = {
    nextCharge: { amount: 4900, at: Date.UTC(2026, 11, 22, 12) },
    trialEndsAt: Date.UTC(2026, 11, 22, 12),
    card: { brand: "visa", last4: "4242", expires: "12/2040" },
    invoices: [
      {
        id: "in_1",
        at: Date.UTC(2026, 10, 22, 12),
        amount: 1900,
        what: null,
        status: "paid",
        url: "https://invoice.stripe.com/1",
      },
      {
        id: "cs_1",
        at: Date.UTC(2026, 10, 20, 12),
        amount: 3500,
        what: "Medium token pack",
        status: "paid",
        url: null,
      },
    ],
  };
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    calls.push(path);
    return Response.json(path.endsWith("/billing") ? { billing } : { url: "https://billing.stripe.com/p" });
  });
  const page = await render(
    <BillingView userId="user_1" hasCustomer initial={{ usage: nothingUsed("Premium", 0) }} ask={vi.fn()} />,
  );
  await vi.waitFor(() => expect(page.textContent).toContain("$49.00 on December 22, 2026"));
  expect(page.textContent).toContain("Visa ending in 4242, expires 12/2040");
  expect(page.textContent).toContain("Free trialUntil December 22, 2026First charge$49.00");
  expect(page.querySelector(".invoices")?.textContent).toContain("November 22, 2026 $19.00 paid");
  expect(page.querySelector(".invoices")?.textContent).toContain(
    "November 20, 2026 Medium token pack $35.00 paid",
  );
  expect(page.querySelector(".invoices a")?.getAttribute("href")).toBe("https://invoice.stripe.com/1");
  await press(page, "Manage Billing");
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://billing.stripe.com/p"));
  expect(calls).toEqual(["/api/payments/billing", "/api/payments/create-portal-session"]);
  expect(sessionStorage.getItem("lastPortalUrl")).toBe("https://billing.stripe.com/p");
});

test("a portal that cannot be opened is told with what the server says [ERR-06]", async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("/billing")
      ? Response.json({ billing: null })
      : Response.json({ error: "Not today." }, { status: 502 }),
  );
  const page = await render(
    <BillingView userId="user_1" hasCustomer initial={{ usage: nothingUsed("Premium", 0) }} ask={vi.fn()} />,
  );
  await press(page, "Manage Billing");
  await expect.poll(() => openToasts().at(-1)).toMatchObject({ type: "error", text: "Error: Not today." });
});

test("billing that could not be loaded is asked for again by its button [SET-21] [SET-19]", async () => {
  const usage = nothingUsed("Premium", 0);
  usage.features.file_analysis = { used: 7, limit: null };
  const page = await render(
    <BillingView
      userId="user_1"
      hasCustomer={false}
      initial={{ failure: "The meter rests." }}
      ask={async () => ({ usage })}
    />,
  );
  expect(page.querySelector("[role=alert]")?.textContent).toContain("The meter rests.");
  await press(page, "Try again");
  expect(page.querySelector("[role=alert]")).toBeNull();
  expect(page.querySelector(".figures")?.textContent).toBe("PlanPremium");
  expect(rowsOf(page)).toContain("File analyses|7 / Unlimited|Unlimited");
});

const rowsOf = (page: Element) =>
  [...page.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join("|"),
  );

test("the billing page has everything that the month limits in one table: used, limit, left, and when it resets [SET-19]", async () => {
  const usage = { ...nothingUsed("Free", Date.UTC(2026, 10, 10)), input_tokens: 14_250 };
  usage.features.medical_research.used = 10;
  usage.features.sbar.used = 16;
  const page = await render(
    <BillingView userId="user_1" hasCustomer={false} initial={{ usage }} ask={vi.fn()} />,
  );
  expect(page.querySelector("caption")?.textContent).toContain("everything resets on Dec 1 (UTC)");
  expect(rowsOf(page)).toEqual([
    "Chat messages|0 / 50|50",
    "File analyses|0 / 1|1",
    "Research searches|10 / 10|0",
    "SBAR notes|16 / 15|0",
    "NANDA diagnoses|0 / 15|15",
    "Input tokens|14,250 / 75,000|60,750",
    "Output tokens|0 / 35,000|35,000",
  ]);
});

test("the billing page asks the server itself for plan and file analyses, and keeps saying so while that fails [API-09] [API-10] [SET-21]", async () => {
  const usage = nothingUsed("Basic", 0);
  usage.features.file_analysis.used = 4;
  const answers = [Response.json({ error: "Not yet." }, { status: 500 }), Response.json(usage)];
  const asked = vi.fn(async (_path: string, _init: RequestInit) => answers.shift());
  vi.stubGlobal("fetch", asked);
  const loaderData = { userId: "user_1", hasCustomer: false, initial: { failure: "The meter rests." } };
  const page = await render(<Billing {...({ loaderData } as Parameters<typeof Billing>[0])} />);
  const tryAgain = () => press(page, "Try again");
  await tryAgain();
  await vi.waitFor(() => expect(page.querySelector("[role=alert]")?.textContent).toContain("Not yet."));
  await tryAgain();
  await vi.waitFor(() => expect(page.querySelector(".figures")?.textContent).toContain("PlanBasic"));
  expect(rowsOf(page)).toContain("File analyses|4 / 10|6");
  expect(asked.mock.calls.map(([path, { method }]) => [path, method])).toEqual([
    ["/api/payments/usage", "GET"],
    ["/api/payments/usage", "GET"],
  ]);
});

vi.mock("@clerk/react-router", () => {
  type Look = { elements: Record<string, { display?: string }> };
  const UserProfile = ({ children, appearance }: { children: ReactNode; appearance: Look }) => {
    const hidden = Object.entries(appearance.elements).filter(([, { display }]) => display === "none");
    return <div data-hidden={hidden.map(([part]) => part).join()}>Of the identity provider: {children}</div>;
  };
  const Page = ({ label }: { label: string }) => `${label}, `;
  return {
    UserProfile: Object.assign(UserProfile, { Page }),
    useUser: () => ({ isLoaded: true }),
    useReverification: <Work,>(work: Work) => work,
  };
});

test("notifications says that it is coming soon, security what of it still is [SET-03]", async () => {
  const kept: RetentionFacts = { retention: "sign_out", isChosen: false, neverLeft: 0, unfinished: [] };
  const security = { loaderData: kept } as Parameters<typeof Security>[0];
  for (const [page, name] of [
    [await render(<Notifications />), "Notifications"],
    [await render(<Security {...security} />), "Security"],
  ] as const) {
    expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toContain(name);
    expect(page.textContent).toContain("Coming Soon");
    if (name === "Notifications") continue;
    const [, own] =
      /Your password, two-step verification .*devices.*(Of the identity.*)$/s.exec(page.textContent) ?? [];
    expect(own).toContain("Of the identity provider: security, account, Coming SoonPasskeys.");
    const hidden = page.querySelector<HTMLElement>("[data-hidden]")?.dataset.hidden;
    expect(hidden).toBe("navbar,navbarMobileMenuRow,header,profileSection__danger");
  }
});
