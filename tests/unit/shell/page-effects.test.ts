// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { CustomerKeeper } from "#app/core/payments/customer/customer-keeper.tsx";
import { readActivities } from "#app/core/usage/activity-log.ts";
import { NEW_FUNNEL } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel, readFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { stopNote } from "#app/core/usage/funnel/notes-funnel.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { TokensQuickly } from "#app/rooms/settings/account/tokens-quickly-dialog.tsx";
import { ProgressCard } from "#app/rooms/shell/components/progress-card.tsx";
import { useActiveSession } from "#app/rooms/shell/use-active-session.ts";
import { useServerFacts } from "#app/rooms/shell/use-server-facts.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { render, renderHook } from "../render.ts";
import "#tests/unit/overlays-loaded.ts";

const NOON = Date.UTC(2026, 10, 10, 12);
const DAY = 24 * 60 * 60 * 1000;
const USAGE = nothingUsed("Free", NOON);

beforeEach(() => {
  vi.setSystemTime(NOON);
  usageStore.set(null);
});

const customer = () => JSON.parse(localStorage.getItem("customer-storage") ?? "null");

test("a signed-in page keeps who the customer is in the browser, and leaves what is fresher than the page, and a paid plan that the page does not know of [USE-06] [PLAN-13] [IDN-29]", async () => {
  for (const [plan, kept] of [
    [null, "Free"],
    ["Premium", "Premium"],
  ] as const) {
    localStorage.clear();
    await render(createElement(CustomerKeeper, { userId: "user_1", plan }));
    const usage = { input_tokens: 0, output_tokens: 0 };
    expect(customer()).toEqual({
      version: 1,
      state: { customerId: "user_1", plan: kept, usage, lastRefreshed: null },
    });
  }
  const fresher = {
    version: 1,
    state: {
      customerId: "user_1",
      plan: "Basic",
      usage: { input_tokens: 7, output_tokens: 3 },
      lastRefreshed: NOON,
    },
  };
  localStorage.setItem("customer-storage", JSON.stringify(fresher));
  await render(createElement(CustomerKeeper, { userId: "user_1", plan: "Free" }));
  expect(customer()).toEqual(fresher);
  for (const [told, kept] of [
    ["Premium", "Premium"],
    ["Free", "Premium"],
    [null, "Premium"],
    ["Basic", "Basic"],
    ["Free", "Basic"],
  ] as const) {
    if (told === "Premium") localStorage.clear();
    await render(createElement(CustomerKeeper, { userId: "user_1", plan: told }));
    expect([told, customer().state.plan]).toEqual([told, kept]);
  }
});

test("what the server says of first month and trial goes into the person's funnel, and its usage and discount to the page [USE-12] [OPEN-28] [OPEN-69]", async () => {
  changeFunnel(localStorage, "user_1", (before) => ({ ...before, notesGenerated: 4 }));
  for (const [isFirstMonth, hasTrial] of [
    [false, true],
    [true, false],
    [false, true],
  ] as const) {
    const discountDays = hasTrial ? 4 : null;
    const facts = Promise.resolve({ usage: USAGE, isFirstMonth, hasTrial, discountDays });
    await renderHook(() => useServerFacts("user_1", facts));
    expect(discountDaysStore.get()).toBe(discountDays);
    expect(readFunnel(localStorage, "user_1")).toEqual({
      ...NEW_FUNNEL,
      notesGenerated: 4,
      firstMonthBonus: isFirstMonth,
      hasUsedPremiumTrial: !hasTrial,
    });
  }
  expect(usageStore.get()).toEqual(USAGE);
});

test("after 50 notes of a month it is the server that says whether the first month allows more [SBAR-27] [SBAR-28] [USE-18]", async () => {
  changeFunnel(localStorage, "user_1", () => ({ ...NEW_FUNNEL, month: "2026-11", notesThisMonth: 50 }));
  for (const isFirstMonth of [true, false]) {
    const facts = Promise.resolve({ usage: USAGE, isFirstMonth, hasTrial: true, discountDays: null });
    await renderHook(() => useServerFacts("user_1", facts));
    const stopped = stopNote({ userId: "user_1", plan: "Free" }, NOON);
    expect(stopped).toBe(
      isFirstMonth ? null : "You have reached your monthly limit. Please upgrade to continue.",
    );
  }
});

test("opening a tool is its session, logged once for its name; any other page is none [SHELL-13] [SHELL-14] [OPEN-54] [SHELL-12]", async () => {
  const shown: ReturnType<typeof useActiveSession>[] = [];
  const Page = () => {
    shown[0] = useActiveSession("user_1");
    return null;
  };
  const router = createMemoryRouter([{ path: "*", Component: Page }]);
  await render(createElement(RouterProvider, { router }));
  const open = async (pathname: string) => {
    await act(async () => router.navigate(pathname));
    return shown[0];
  };
  const session = (name: string, since = NOON) => ({ name, since });
  expect(await open("/notes/sbar")).toEqual(session("SBAR Generator"));
  vi.setSystemTime(NOON + 60_000);
  expect(await open("/analysis/document/d1")).toEqual(session("Document Analysis", NOON + 60_000));
  vi.setSystemTime(NOON);
  expect(await open("/dashboard")).toBeNull();
  expect(await open("/analysis/document/d1")).toEqual(session("Document Analysis"));
  expect(await open("/notes/sbar")).toEqual(session("SBAR Generator"));
  expect(await open("/chat")).toBeNull();
  expect(readActivities(localStorage, "user_1").map(({ type, description }) => [type, description])).toEqual([
    ["session_start", "Started Document Analysis"],
    ["session_start", "Started SBAR Generator"],
  ]);
});

test("the tokens-quickly dialog opens by the share of input tokens alone, under its title, and then not for three days [USE-22] [USE-23]", async () => {
  const open = async (plan: "Free" | "Basic", input_tokens: number, output_tokens: number, daysLater = 0) => {
    vi.setSystemTime(NOON + daysLater * DAY);
    document.body.replaceChildren();
    const usage = { ...USAGE, input_tokens, output_tokens };
    await render(createElement(TokensQuickly, { userId: "user_1", plan, usage }));
    return document.querySelector("[role=dialog] h2")?.textContent;
  };
  expect(await open("Free", 52_500, 35_000)).toBeUndefined();
  expect(await open("Basic", 60_000, 0)).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await open("Free", 52_501, 0)).toBe("You're using tokens quickly!");
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(await open("Free", 52_501, 0)).toBeUndefined();
  expect(await open("Free", 52_501, 0, 2.99)).toBeUndefined();
  expect(await open("Free", 52_501, 0, 3)).toBe("You're using tokens quickly!");
});

test("beside what remains of 50 the dashboard shows how much of the server's own limit is used [OPEN-27]", async () => {
  const used = { ...NEW_FUNNEL, notesGenerated: 12, month: "2026-11", notesThisMonth: 12 };
  changeFunnel(localStorage, "user_1", () => used);
  usageStore.set({ ...USAGE, features: { ...USAGE.features, sbar: { used: 12, limit: 15 } } });
  const card = await render(createElement(ProgressCard, { userId: "user_1" }));
  expect(card.textContent).toContain("38 notes remaining this month");
  expect(card.querySelector(".meter")?.textContent).toContain("SBAR notes this month12 / 15");
});
