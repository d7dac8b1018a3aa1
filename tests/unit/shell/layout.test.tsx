// @vitest-environment happy-dom
import { act, type ReactElement, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { requestGeneration } from "#app/core/generation/generation-client.ts";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { shownPayment } from "#app/core/payments/unclaimed/shown-payment.ts";
import { beginWork } from "#app/core/usage/active-work.ts";
import { readActivities } from "#app/core/usage/activity-log.ts";
import { readFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { openUpgradePrompt, upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import { refreshUsage, usageStore } from "#app/core/usage/usage-store.ts";
import { nandaClient } from "#app/rooms/nanda/nanda-client.ts";
import { researchClient } from "#app/rooms/research/research-client.ts";
import SignedInLayout, { ErrorBoundary } from "#app/rooms/shell/signed-in.layout.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";
import { closePages, pass, press, render } from "../render.ts";
import "../overlays-loaded.ts";

vi.mock("@clerk/react-router", () => ({
  useClerk: () => ({ signOut: async () => {} }),
  useUser: () => ({ isLoaded: true, isSignedIn: true, user: null }),
}));

type Props = Parameters<typeof SignedInLayout>[0];

const NOON = Date.UTC(2026, 10, 10, 12);
const MINUTE = 60_000;

// What a page loads when it is needed is there at once.
await Promise.all([
  import("#app/core/payments/unclaimed/claim-payment.tsx"),
  import("#app/rooms/shell/status-bar/status-panels.ts"),
]);

beforeEach(async () => {
  upgradePrompt.set(false);
  shownPayment.set(null);
});

type Person = { userId: string; plan: string | null; isUnlimited: boolean };

/** The server's data with a page of this person. @param address where a payment waits for her, if one does */
function dataFor(person: Person, address: string | null = null) {
  const facts = { usage: nothingUsed("Free", NOON), isFirstMonth: true, hasTrial: false, discountDays: null };
  const later = { facts: Promise.resolve(facts), waitingPayment: Promise.resolve(address) };
  return { loaderData: { ...person, ...later } } as unknown as Props;
}

function drawnAt(path: string, element: ReactElement) {
  history.replaceState(null, "", path);
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return render(<RouterProvider router={router} />);
}

/** A signed-in page of this person. */
const opened = (path: string, person: Person, address: string | null = null) =>
  drawnAt(path, <SignedInLayout {...dataFor(person, address)} />);

/** What this dropdown of the page's status bar says; it is closed again. */
async function dropdown(page: HTMLElement, label: string) {
  const item = [...page.querySelectorAll(".status-bar button")].find((one) =>
    one.textContent?.startsWith(label),
  );
  await press(page, item?.textContent ?? "");
  await vi.waitFor(() => expect(document.querySelector("[role=dialog] h2")).not.toBeNull());
  const words = document.querySelector("[role=dialog]")?.textContent;
  await press(page, item?.textContent ?? "");
  return words;
}

test("the bar shows the plan that is held, whether it has an arrangement, and the session that the page is [SHELL-07] [SHELL-10] [SHELL-11] [SHELL-13]", async () => {
  vi.stubGlobal("fetch", async () => new Response("down", { status: 503 }));
  const nurse = { userId: "user_1", plan: "Basic", isUnlimited: false };
  for (const [path, session] of [
    ["/notes/sbar", "SBAR Generator"],
    ["/notes/research", "Medical Research"],
    ["/notes/nanda", "NANDA Diagnosis"],
    ["/notes/analysis", "File Analysis"],
    ["/analysis/document/doc-1", "Document Analysis"],
  ] as const) {
    const page = await opened(path, nurse);
    expect([path, await dropdown(page, "Active Session")]).toEqual([
      path,
      expect.stringMatching(new RegExp(`^${session}StateReady`)),
    ]);
    await closePages();
  }
  const basic = await opened("/notes/sbar", nurse);
  const end = await act(async () => beginWork());
  expect(await dropdown(basic, "Active Session")).toMatch(/^SBAR GeneratorStateProcessing/);
  await act(async () => end());
  const upgrade = await dropdown(basic, "Upgrade Account");
  expect(upgrade).toContain("Current plan: Basic100 notes and 20 AI chat interactions a month.");
  expect(upgrade).toMatch(/Basic \$19 a month.*Your plan.*Premium \$49 a month.*Upgrade to Premium/);
  expect(upgrade).toMatch(/View All Plans$/);
  await closePages();
  const arranged = await opened("/dashboard", { ...nurse, plan: null, isUnlimited: true });
  expect(await dropdown(arranged, "Upgrade Account")).toContain(
    "Current plan: EnterpriseUnlimited notes and research.",
  );
  expect(await dropdown(arranged, "Active Session")).toMatch(/^No active session/);
  await closePages();
  const free = await opened("/dashboard", { ...nurse, userId: "user_2", plan: null });
  expect(await dropdown(free, "Upgrade Account")).toContain("Current plan: Free");
});

test("the bar stands right under the header, above a payment that waits and the upgrade prompt [SHELL-04] [RES-16] [OPEN-59]", async () => {
  const page = await opened(
    "/notes/research",
    { userId: "user_1", plan: "Free", isUnlimited: false },
    "ann@example.org",
  );
  await act(async () => openUpgradePrompt());
  await vi.waitFor(() => expect(page.querySelector(".claim-payment")).not.toBeNull());
  const parts = page.querySelectorAll("header, .status-bar, .claim-payment, .upgrade-offer, #content");
  expect([...parts].map(({ id, className }) => id || className)).toEqual([
    "top",
    "status-bar",
    "notice info claim-payment",
    "card upgrade-offer",
    "content",
  ]);
  const items = [...page.querySelectorAll(".status-bar > ul > li")].map(({ textContent }) => textContent);
  expect(items).toEqual([
    "Upgrade Account",
    expect.stringMatching(/^Active Session/),
    expect.stringMatching(/^Recent Activity/),
    expect.stringMatching(/^Research/),
    "Team Access",
  ]);
});

test("the page after a payment's that was left without an answer marks the payment in its stead [PLAN-29]", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({});
  });
  sessionStorage.setItem("payment-awaited", "");
  await opened("/dashboard", { userId: "user_1", plan: "Free", isUnlimited: false });
  await vi.waitFor(() => expect(asked).toContain("/api/users/update-payment-status"));
  expect(sessionStorage.getItem("payment-awaited")).toBeNull();
});

test("while the next page is on its way, the one that is left says so", async () => {
  const page = <SignedInLayout {...dataFor({ userId: "user_1", plan: "Basic", isUnlimited: false })} />;
  const { promise, resolve } = Promise.withResolvers<null>();
  const routes = [
    { path: "/notes", element: page },
    { path: "/chat", element: page, loader: () => promise },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/notes"] });
  await render(<RouterProvider router={router} />);
  const progress = () => document.querySelector("[role=progressbar]");
  expect(progress()).toBeNull();
  await act(async () => void router.navigate("/chat"));
  expect(progress()?.getAttribute("aria-label")).toBe("Loading the page");
  expect(progress()?.closest("header")).not.toBeNull();
  await act(async () => resolve(null));
  expect(progress()).toBeNull();
});

test("a signed-in page names the person as the customer, in every call and in what the browser keeps, where a paid plan does not fall to Free [API-02] [IDN-29] [PLAN-13]", async () => {
  const named: unknown[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    named.push(headers["X-Customer-ID"]);
    return Response.json({});
  });
  for (const userId of ["user_1", "user_2"]) {
    for (const plan of ["Premium", "Free"]) {
      await opened("/dashboard", { userId, plan, isUnlimited: false });
      const kept = JSON.parse(localStorage.getItem("customer-storage") ?? "null");
      expect(kept.state).toMatchObject({ customerId: userId, plan: "Premium" });
      await closePages();
    }
    await call("/api/x");
  }
  // Also before a plan was chosen.
  await opened("/plan-selection", { userId: "user_3", plan: null, isUnlimited: false });
  await call("/api/x");
  let become = (_userId: string) => {};
  const Page = () => {
    const [userId, setUserId] = useState("user_3");
    become = setUserId;
    return <SignedInLayout {...dataFor({ userId, plan: "Basic", isUnlimited: false })} />;
  };
  await drawnAt("/dashboard", <Page />);
  await act(async () => become("user_4"));
  await call("/api/x");
  expect(named).toEqual(["user_1", "user_2", "user_3", "user_4"]);
});

test("what a tool of a signed-in page asks carries the person's id [API-09] [API-20] [API-21] [OPEN-49]", async () => {
  const named: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    named.push([path, headers["X-Customer-ID"]]);
    return Response.json(path.startsWith("/api/payments/usage") ? nothingUsed("Basic", NOON) : { note: "" });
  });
  await opened("/notes/research", { userId: "user_4", plan: "Basic", isUnlimited: false });
  const options = { customerId: "user_4", key: "k", signal: new AbortController().signal };
  await Array.fromAsync(requestGeneration(researchClient, "Falls?", options));
  await Array.fromAsync(requestGeneration(nandaClient, "RR 30", options));
  await act(refreshUsage);
  expect(named).toEqual([
    ["/api/medical-research", "user_4"],
    ["/api/generate-nanda", "user_4"],
    ["/api/payments/usage", "user_4"],
  ]);
});

test("the upgrade prompt can open above the work of a page, whichever tool's it is, and on Premium not at all [SBAR-23] [USE-17] [RES-15] [NANDA-07]", async () => {
  const prompt = () => document.querySelector(".upgrade-offer")?.textContent ?? null;
  for (const [path, plan] of [
    ["/notes/sbar", "Basic"],
    ["/notes/sbar", "Free"],
    ["/notes/research", "Free"],
    ["/notes/nanda", null],
  ] as const) {
    await opened(path, { userId: "user_1", plan, isUnlimited: false });
    expect(prompt()).toBeNull();
    await act(async () => openUpgradePrompt());
    expect(prompt()).toContain("Upgrade to Premium");
    await closePages();
    upgradePrompt.set(plan === null);
  }
  await opened("/notes/sbar", { userId: "user_1", plan: "Premium", isUnlimited: false });
  expect([upgradePrompt.get(), prompt()]).toEqual([true, null]);
});

test("every signed-in page keeps customer state and funnel in the browser, takes over the month's usage, and logs its session [USE-06] [USE-12] [USE-13] [SHELL-14]", async () => {
  await opened("/notes/sbar", { userId: "user_1", plan: "Basic", isUnlimited: false });
  expect(JSON.parse(localStorage.getItem("customer-storage") ?? "null")).toEqual({
    version: 1,
    state: {
      customerId: "user_1",
      plan: "Basic",
      usage: { input_tokens: 0, output_tokens: 0 },
      lastRefreshed: null,
    },
  });
  expect(readFunnel("user_1")).toMatchObject({
    firstMonthBonus: true,
    hasUsedPremiumTrial: true,
    featuresUsed: ["SBAR Generator"],
  });
  expect(usageStore.get()).toEqual(nothingUsed("Free", NOON));
  expect(readActivities(clinicalStorage("user_1"), "user_1")).toMatchObject([
    { type: "session_start", description: "Started SBAR Generator" },
  ]);
});

test("every signed-in page warns before the logout and shows toasts [IDN-33] [IDN-32] [SHELL-23]", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  vi.useFakeTimers();
  await opened("/notes/sbar", { userId: "user_1", plan: "Free", isUnlimited: false });
  await pass(4 * MINUTE - 1_000);
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await pass(1_000);
  expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Session Timeout Warning");
  await act(async () => showToast.success("Saved."));
  expect(document.querySelector('[data-type="success"]')?.textContent).toContain("Saved.");
});

test("the month's usage that comes with every signed-in page is the one that the bar's counter shows [SHELL-17]", async () => {
  usageStore.set(null);
  const page = await opened("/settings/profile", { userId: "user_1", plan: "Free", isUnlimited: false });
  expect(page.querySelector(".status-bar .research-counter")?.textContent).toMatch(/^0 \/ 10 /);
});

test("a page that fails says so where the page would be, with the ways to the others left standing [SHELL-24]", async () => {
  const data = dataFor({ userId: "user_1", plan: "Free", isUnlimited: false });
  const failed = await drawnAt("/notes", <ErrorBoundary {...data} params={{}} error={new Error("boom")} />);
  const card = failed.querySelector("#content [role=alert]");
  expect([...(card?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Something went wrong",
    "Please refresh the page or try again.",
    "Reload Page",
  ]);
  expect(failed.querySelector("header")?.textContent).toContain("Sign out");
});

test("a page that another one led to is told by its title, which the first one is not: a browser says that itself", async () => {
  const nurse = { userId: "user_1", plan: "Free", isUnlimited: false };
  const element = <SignedInLayout {...dataFor(nurse)} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/dashboard"] });
  document.title = "Dashboard · NurseGPT";
  const page = await render(<RouterProvider router={router} />);
  const said = () => [...page.querySelectorAll("[aria-live=polite]")].map(({ textContent }) => textContent);
  expect(said()).not.toContain("Dashboard · NurseGPT");
  document.title = "Notes · NurseGPT";
  await act(async () => void (await router.navigate("/notes")));
  expect(said()).toContain("Notes · NurseGPT");
});
