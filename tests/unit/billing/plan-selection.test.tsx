// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { closeToast, openToasts } from "#app/base/ui/toasts/toast-list.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import PlanSelection from "#app/rooms/billing/plan-selection.route.tsx";
import { answerOffers, BASIC_OFFER, offerOf } from "../payments/offers.ts";
import { closePages, render } from "../render.ts";
import "../overlays-loaded.ts";

const ANN = { id: "user_1", primaryEmailAddress: { emailAddress: "ann@example.org" } };
const clerk = vi.hoisted(() => ({ user: null as object | null }));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, user: clerk.user }) }));
const script = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("#app/core/payments/checkout/provider-script.tsx", () => ({
  ProviderScript: ({ url }: { url: string }) => void script.asked.push(url),
}));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page writes it so
  document.cookie = "skipPlanSelection=; max-age=0; path=/";
  script.asked.length = 0;
  clerk.user = ANN;
});

async function open(at = "/plan-selection", plan: StoredPlan | null = null, isEnding = false) {
  const loaderData = { userId: "user_1", plan, isEnding, hasTrial: true, scriptUrl: "/stripe.js" };
  const element = <PlanSelection {...({ loaderData } as unknown as Parameters<typeof PlanSelection>[0])} />;
  const routes = [
    { path: "/plan-selection", element },
    { path: "*", element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const page = await render(<RouterProvider router={router} />);
  const inPage = (name: string) =>
    [...document.querySelectorAll<HTMLElement>("button, a")].find(({ textContent }) => textContent === name);
  return {
    page,
    path: () => router.state.location.pathname,
    query: () => router.state.location.search,
    click: (name: string) => act(async () => inPage(name)?.click()),
    buttons: () => [...document.querySelectorAll("[role=dialog] button")].map((one) => one.textContent),
  };
}

test.each([
  ["/plan-selection", null],
  ["/plan-selection?from=%2Fnotes", null],
  ["/plan-selection?from=%2F%2Fevil.example", null],
  ["/plan-selection", "Free"],
] as const)(
  "skipping at %s on the plan %s sets the session's flag and its cookie, and goes to the dashboard [PLAN-06] [OPEN-72]",
  async (at, plan) => {
    const { click, path } = await open(at, plan);
    await click("Skip for now and continue to dashboard");
    expect(sessionStorage.getItem("skipPlanSelection")).toBe("true");
    expect(document.cookie).toContain("skipPlanSelection=true.user_1");
    expect(path()).toBe("/dashboard");
  },
);

test("a second link skips to the page from which the guard led here, its query included, and there is none without one", async () => {
  const { page, click, path, query } = await open("/plan-selection?from=%2Fnotes%2Fsbar%3Fnote%3Dn1");
  const links = [...page.querySelectorAll(".skip a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/dashboard", "/notes/sbar?note=n1"]);
  await click("Skip for now and go on to the page you opened");
  expect([path(), query()]).toEqual(["/notes/sbar", "?note=n1"]);
  expect(sessionStorage.getItem("skipPlanSelection")).toBe("true");
  for (const from of ["", "?from=%2Fdashboard", "?from=%2F%2Fevil.example"]) {
    await closePages();
    sessionStorage.clear();
    expect((await open(`/plan-selection${from}`)).page.querySelectorAll(".skip a")).toHaveLength(1);
  }
});

test("a flag of session storage opens the page that was asked for, and no other value does [IDN-23] [OPEN-72]", async () => {
  const openedWith = async (flag: string) => {
    sessionStorage.setItem("skipPlanSelection", flag);
    return (await open("/plan-selection?from=%2Fnotes")).path();
  };
  for (const value of ["yes", "false", "TRUE", "1", ""])
    expect(await openedWith(value)).toBe("/plan-selection");
  expect(document.cookie).not.toContain("skipPlanSelection=true");
  const written = vi.spyOn(document, "cookie", "set");
  expect(await openedWith("true")).toBe("/notes");
  // Without a max-age, it is a session cookie.
  expect(written.mock.calls).toEqual([["skipPlanSelection=true.user_1; Path=/; SameSite=Lax"]]);
  written.mockRestore();
});

test("the dialog's button says what comes, and nothing else is asked before, and the payment provider's script is there [PLAN-08] [PLAN-09] [PLAN-11] [PLAN-19]", async () => {
  const { click, buttons } = await open();
  expect(script.asked).toContain("/stripe.js");
  expect(buttons()).toEqual([]);
  const asked = vi.fn(answerOffers([BASIC_OFFER, offerOf()]));
  vi.stubGlobal("fetch", asked);
  await click("Choose Basic");
  await vi.waitFor(() => expect(buttons()).toEqual(["Cancel", "Proceed to Payment"]));
  await click("Cancel");
  await click("Choose Premium");
  await vi.waitFor(() => expect(buttons()).toEqual(["Cancel", "Start Trial"]));
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    "/api/payments/offer?plan=Basic",
    "/api/payments/offer?plan=Premium",
  ]);
});

test("a plan that was chosen on another page opens its offer by itself [PLAN-08]", async () => {
  vi.stubGlobal("fetch", answerOffers([BASIC_OFFER, offerOf()]));
  for (const [plan, confirm] of [
    ["Basic", "Proceed to Payment"],
    ["Premium", "Start Trial"],
  ] as const) {
    document.body.replaceChildren();
    const { buttons } = await open(`/plan-selection?plan=${plan}`);
    await vi.waitFor(() => expect(buttons()).toEqual(["Cancel", confirm]));
  }
});

test("until the provider's script knows the user nothing is called; an upgrade that was chosen elsewhere, an upgrade prompt included, says so in its own words [PLAN-21] [PLAN-22]", async () => {
  clerk.user = null;
  const asked = vi.fn(answerOffers([BASIC_OFFER, offerOf()]));
  vi.stubGlobal("fetch", asked);
  const elsewhere = await open("/plan-selection?plan=Premium");
  await vi.waitFor(() => expect(elsewhere.buttons()).toContain("Start Trial"));
  await elsewhere.click("Start Trial");
  const withoutId = { type: "error", text: "User ID is not available. Please try again." };
  expect(openToasts().at(-1)).toMatchObject(withoutId);
  const withoutUser = { type: "error", text: "User information is not available. Please try again." };
  for (const plan of [null, "Free"] as const) {
    document.body.replaceChildren();
    for (const { id } of openToasts()) closeToast(id);
    const here = await open("/plan-selection", plan);
    await here.click("Choose Basic");
    await vi.waitFor(() => expect(here.buttons()).toContain("Proceed to Payment"));
    await here.click("Proceed to Payment");
    expect(openToasts().filter(({ isOpen }) => isOpen)).toMatchObject([withoutUser]);
  }
  expect(JSON.stringify(asked.mock.calls)).not.toContain("create-checkout-session");
});

test("whoever has no e-mail address is told so, and no checkout is asked for [PLAN-20]", async () => {
  clerk.user = { ...ANN, primaryEmailAddress: null };
  const asked = vi.fn(answerOffers([BASIC_OFFER]));
  vi.stubGlobal("fetch", asked);
  const { click, buttons } = await open();
  await click("Choose Basic");
  await vi.waitFor(() => expect(buttons()).toContain("Proceed to Payment"));
  await click("Proceed to Payment");
  const told = { type: "error", text: "Error: Email is required for checkout" };
  await vi.waitFor(() => expect(openToasts().at(-1)).toMatchObject(told));
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/payments/offer?plan=Basic"]);
});

test("choosing Free tells the server, and only then goes to the dashboard; a refusal stays and says why [PLAN-07] [API-13]", async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const;
  const asked = vi.fn((_path: string, _init: RequestInit) => answers[asked.mock.calls.length - 1]?.promise);
  vi.stubGlobal("fetch", asked);
  const { click, path, buttons } = await open();
  await click("Start for free");
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const [to, init] = asked.mock.calls[0] ?? [];
  expect([to, init?.method]).toEqual(["/api/users/select-plan", "POST"]);
  expect(JSON.parse(String(init?.body))).toEqual({ plan: "Free", userId: "user_1" });
  await act(async () => answers[0].resolve(Response.json({ error: "Not today." }, { status: 400 })));
  await vi.waitFor(() => expect(openToasts().at(-1)).toMatchObject({ type: "error", text: "Not today." }));
  await click("Start for free");
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect([path(), buttons()]).toEqual(["/plan-selection", []]);
  await act(async () => answers[1].resolve(Response.json({ plan: "Free" })));
  await vi.waitFor(() => expect(path()).toBe("/dashboard"));
  document.body.replaceChildren();
  vi.stubGlobal("fetch", async () => Response.json({ plan: "Free" }));
  const again = await open("/plan-selection", "Free");
  await again.click("Your plan: Free");
  await vi.waitFor(() => expect(again.path()).toBe("/dashboard"));
});

test("who pays for a plan reads beside Free that choosing it ends nothing, and how to end it [PLAN-07] [PLAN-13]", async () => {
  const cardOf = (page: HTMLElement, name: string) =>
    [...page.querySelectorAll("article")].find((card) => card.querySelector("h2")?.textContent === name);
  const { page } = await open("/plan-selection", "Premium");
  const free = cardOf(page, "Free");
  expect(free?.textContent).toContain("To pay less, cancel Premium under Manage Subscription");
  expect(free?.textContent).toContain("Once it has ended, you will be on Free again.");
  expect(free?.querySelector("button.primary")).toBeNull();
  document.body.replaceChildren();
  const ended = cardOf((await open("/plan-selection", "Premium", true)).page, "Free");
  expect(ended?.textContent).toContain(
    "You have cancelled Premium. Once it has ended, you will be on Free again.",
  );
  expect(ended?.textContent).not.toContain("To pay less");
  document.body.replaceChildren();
  const fresh = cardOf((await open()).page, "Free");
  expect(fresh?.textContent).not.toContain("cancel");
  expect(fresh?.querySelector("button.primary")?.textContent).toBe("Start for free");
});

test("choosing the plan that is held asks whether its limits are to be reset [PLAN-16]", async () => {
  const offer = offerOf({
    plan: "Basic",
    approach: "reset",
    title: "Reset usage limits?",
    confirm: "Reset limits",
  });
  vi.stubGlobal("fetch", answerOffers([offer]));
  const { click, buttons } = await open("/plan-selection", "Basic");
  await click("Your plan: Basic");
  await vi.waitFor(() => expect(buttons()).toEqual(["Cancel", "Reset limits"]));
});

test("Enterprise goes to sales without a dialog, and a lower plan is refused in words [PLAN-01] [PLAN-12] [PLAN-15] [OPEN-22]", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const { page, click, buttons } = await open("/plan-selection", "Premium");
  expect(page.textContent).toContain("To pay less, cancel Premium under Manage Subscription");
  await click("Choose Basic");
  expect(openToasts().at(-1)).toMatchObject({ type: "error", text: "Cannot Downgrade" });
  await click("Contact sales");
  expect(assign.mock.calls).toEqual([["/contact-sales"]]);
  expect(buttons()).toEqual([]);
  for (const held of [null, "Free", "Basic"] as const) {
    await closePages();
    assign.mockClear();
    const chosen = await open("/plan-selection", held);
    await chosen.click("Contact sales");
    expect([assign.mock.calls, chosen.buttons()]).toEqual([[["/contact-sales"]], []]);
  }
});
