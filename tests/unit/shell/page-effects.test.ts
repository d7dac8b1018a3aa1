import { beforeEach, expect, test, vi } from "vitest";
import { CustomerKeeper } from "#app/core/payments/customer-keeper.tsx";
import { readActivities } from "#app/core/usage/activity-log.ts";
import { NEW_FUNNEL } from "#app/core/usage/funnel.ts";
import { changeFunnel, readFunnel } from "#app/core/usage/funnel-store.ts";
import { latestUsage } from "#app/core/usage/latest-usage.ts";
import { snapshot } from "#app/core/usage/snapshot.ts";
import { emptyMeter } from "#app/core/usage/state.ts";
import { toUsageAnswer } from "#app/core/usage/usage-answer.ts";
import { TokensQuickly } from "#app/rooms/settings/account/tokens-quickly-dialog.tsx";
import { useActiveSession } from "#app/rooms/shell/use-active-session.ts";
import { useServerFacts as takeServerFacts } from "#app/rooms/shell/use-server-facts.ts";
import { memoryStorage } from "../payments/storage.ts";

// What a page does once it is there, without a page: effects run at once, and what they set is noted.
const page = vi.hoisted(() => ({ pathname: "/", set: [] as unknown[] }));
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useEffect: (run: () => unknown) => void run(),
  useState: (initial: unknown) => [initial, (next: unknown) => page.set.push(next)],
}));
vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  useLocation: () => ({ pathname: page.pathname, search: "" }),
}));

const NOON = Date.UTC(2026, 10, 10, 12);
const DAY = 24 * 60 * 60 * 1000;
const USAGE = toUsageAnswer(snapshot(emptyMeter(NOON), { plan: "Free", isFirstMonth: false }).answer, "Free");

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.setSystemTime(NOON);
  page.set = [];
  latestUsage.set(null);
  return () => vi.useRealTimers();
});

const customer = () => JSON.parse(localStorage.getItem("customer-storage") ?? "null");

test("a signed-in page keeps who the customer is in the browser, and leaves what is fresher than the page [USE-06]", () => {
  for (const [plan, kept] of [
    [null, "Free"],
    ["Premium", "Premium"],
  ] as const) {
    CustomerKeeper({ userId: "user_1", plan });
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
  CustomerKeeper({ userId: "user_1", plan: "Free" });
  expect(customer()).toEqual(fresher);
});

test("what the server says of first month and trial goes into the person's funnel, and its usage to the page [USE-12] [OPEN-28] [OPEN-69]", async () => {
  changeFunnel(localStorage, "user_1", (before) => ({ ...before, notesGenerated: 4 }));
  for (const [isFirstMonth, hasTrial] of [
    [true, true],
    [false, false],
    [true, false],
  ] as const) {
    takeServerFacts("user_1", {
      usage: Promise.resolve(USAGE),
      isFirstMonth: Promise.resolve(isFirstMonth),
      hasTrial: Promise.resolve(hasTrial),
    });
    await vi.waitFor(() => expect(page.set.at(-1)).toBe(hasTrial));
    expect(readFunnel(localStorage, "user_1")).toEqual({
      ...NEW_FUNNEL,
      notesGenerated: 4,
      firstMonthBonus: isFirstMonth,
      hasUsedPremiumTrial: !hasTrial,
    });
    page.set = [];
  }
  expect(latestUsage.get()).toEqual(USAGE);
});

test("opening a tool is its session, logged once for its name; any other page is none [SHELL-13] [SHELL-14] [OPEN-54]", () => {
  const open = (pathname: string) => {
    page.pathname = pathname;
    return useActiveSession("user_1")?.name ?? null;
  };
  const visited = ["/notes/sbar", "/dashboard", "/analysis/document/d1", "/notes/sbar", "/chat"];
  expect(visited.map(open)).toEqual(["SBAR Generator", null, "Document Analysis", "SBAR Generator", null]);
  expect(page.set).toEqual([NOON, null, NOON, NOON, null]);
  expect(readActivities(localStorage, "user_1").map(({ type, description }) => [type, description])).toEqual([
    ["session_start", "Started Document Analysis"],
    ["session_start", "Started SBAR Generator"],
  ]);
});

test("the tokens-quickly dialog opens by the share of input tokens alone, under its title, and then not for three days [USE-22] [USE-23]", () => {
  const open = (plan: "Free" | "Basic", input_tokens: number, output_tokens: number, daysLater = 0) => {
    vi.setSystemTime(NOON + daysLater * DAY);
    page.set = [];
    const usage = { ...USAGE, input_tokens, output_tokens };
    const dialog = TokensQuickly({ userId: "user_1", plan, usage });
    expect(dialog.props).toMatchObject({ title: "You're using tokens quickly!", isOpen: false });
    return page.set.includes(true);
  };
  expect(open("Free", 52_500, 35_000)).toBe(false);
  expect(open("Basic", 60_000, 0)).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(open("Free", 52_501, 0)).toBe(true);
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(open("Free", 52_501, 0)).toBe(false);
  expect(open("Free", 52_501, 0, 2.99)).toBe(false);
  expect(open("Free", 52_501, 0, 3)).toBe(true);
});
