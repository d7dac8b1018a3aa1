// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { beginWork } from "#app/core/usage/active-work.ts";
import { logActivity } from "#app/core/usage/activity-log.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { StatusBar, type StatusBarProps } from "#app/rooms/shell/status-bar/status-bar.tsx";
import { nothingUsed } from "#tests/unit/meter/nothing-used.ts";
import { render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

vi.mock("@clerk/react-router", () => ({
  useUser: () => ({ isLoaded: true, isSignedIn: true, user: null }),
}));

const NOON = Date.UTC(2026, 10, 10, 12);
const BAR: StatusBarProps = {
  userId: "user_1",
  plan: "Free",
  isUnlimited: false,
  session: { name: "SBAR Generator", since: NOON - 2 * 60 * 60_000 },
};

const usage = nothingUsed("Basic", NOON);
usage.features.medical_research = { used: 16, limit: 20 };
usage.features.file_analysis = { used: 3, limit: 10 };

// A dropdown's contents load when it is opened; preloaded, they are there at once.
beforeAll(() => import("#app/rooms/shell/status-bar/status-panels.ts"));

beforeEach(async () => {
  vi.setSystemTime(NOON);
  await act(async () => usageStore.set(usage));
  vi.stubGlobal("fetch", async (path: string) =>
    path.startsWith("/api/payments/usage") ? Response.json(usage) : new Response("down", { status: 503 }),
  );
});

/** A signed-in person's bar, with the page below it. */
async function opened(more: Partial<StatusBarProps> = {}) {
  const element = (
    <>
      <header>Brand</header>
      <StatusBar {...BAR} {...more} />
      <main>Page</main>
    </>
  );
  const page = await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const item = (name: string) =>
    [...page.querySelectorAll(".status-bar li")].find(({ textContent }) => textContent?.includes(name));
  return {
    page,
    words: (name: string) => item(name)?.textContent,
    counter: () => item("Research")?.querySelector<HTMLElement>(".research-counter"),
    click: (name: string) => act(async () => item(name)?.querySelector("button")?.click()),
  };
}

const panels = () => [...document.querySelectorAll("[role=dialog]")];
const openNames = () => panels().map((panel) => panel.getAttribute("aria-label"));
const panelText = () => panels()[0]?.textContent;

async function openAfterClickOn(place: Element | null) {
  await act(async () => {
    for (const type of ["pointerdown", "pointerup", "click"])
      place?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  return openNames();
}

const DROPDOWNS = ["Upgrade Account", "Active Session", "Recent Activity", "Team Access"];

test("each dropdown opens in place of the one before, and a click anywhere else closes it, in the bar too [SHELL-05]", async () => {
  const { page, click } = await opened();
  for (const name of [...DROPDOWNS, ...DROPDOWNS.toReversed().slice(1)]) {
    await click(name);
    expect(openNames()).toEqual([name]);
  }
  for (const [at, name] of DROPDOWNS.entries()) {
    if (openNames()[0] !== name) await click(name);
    const place = page.querySelector(["main", "header", ".status-bar a", ".status-bar"][at] ?? "main");
    // Outside clicks are only noticed a moment after the opening.
    await expect.poll(() => openAfterClickOn(place)).toEqual([]);
  }
});

test("the session's item says whether anything is under way, and its dropdown its name, for how long it is open and what is left by now [SHELL-11] [SHELL-12] [SHELL-13] [OPEN-52]", async () => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date", "setInterval", "clearInterval"] });
  const { words, click } = await opened();
  expect(words("Active Session")).toContain("Ready");
  const spent = structuredClone(usage);
  spent.features.file_analysis.used = 5; // the page has received three
  vi.stubGlobal("fetch", async () => Response.json(spent));
  await click("Active Session");
  await expect.poll(panelText).toContain("File analyses left this month5");
  expect(panelText()).toContain("SBAR Generator");
  expect(panelText()).toContain("StateReady");
  expect(panelText()).toContain("Open for2 hours");
  await act(async () => void vi.advanceTimersByTime(60 * 60_000));
  expect(panelText()).toContain("Open for3 hours");
  let end = () => {};
  await act(async () => {
    end = beginWork();
  });
  expect(words("Active Session")).toContain("Processing");
  expect(panelText()).toContain("StateProcessing");
  await act(async () => end());
  expect(words("Active Session")).toContain("Ready");
});

test("what runs on another page is told with the way back to it, also where no session is open [SHELL-11] [SHELL-13] [OPEN-54]", async () => {
  const { words, click } = await opened({ session: null });
  expect(words("Active Session")).not.toContain("Ready");
  await click("Active Session");
  await expect.poll(panelText).toContain("No active session");
  vi.stubGlobal("location", { pathname: "/notes/nanda" });
  let end = () => {};
  await act(async () => {
    end = beginWork();
  });
  expect(words("Active Session")).toContain("Processing");
  expect(panelText()).toContain("Work in progressStill running: NANDA DiagnosisState");
  expect(panels()[0]?.querySelector("a")?.getAttribute("href")).toBe("/notes/nanda");
  expect(panelText()).not.toContain("No active session");
  await act(async () => end());
  vi.stubGlobal("location", { pathname: "/analysis/document/d-1" });
  await act(async () => {
    end = beginWork();
  });
  expect(panelText()).toContain("Still running: Document Analysis");
  await act(async () => end());
  expect(panelText()).toContain("No active session");
});

test("the activity's badge counts what the dropdown lists, and its times go on while it is open [SHELL-16]", async () => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date", "setInterval", "clearInterval"] });
  const { words, click } = await opened();
  expect(words("Recent Activity")).toBe("Recent Activity");
  const log = (description: string, at: number) =>
    act(async () => logActivity(localStorage, "user_1", { type: "note_generation", description }, at));
  await log("First note", NOON - 3 * 60_000);
  expect(words("Recent Activity")).toContain("1 activity");
  await log("Second note", NOON);
  expect(words("Recent Activity")).toContain("2 activities");
  await click("Recent Activity");
  await expect.poll(() => panels()[0]?.querySelectorAll("li")).toHaveLength(2);
  const listed = () => [...(panels()[0]?.querySelectorAll("li") ?? [])].map((item) => item.textContent);
  expect(listed()).toEqual(["Second notejust now", "First note3 minutes ago"]);
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(listed()).toEqual(["Second note1 minute ago", "First note4 minutes ago"]);
  for (let count = 3; count <= 12; count++) await log(`Note ${count}`, NOON);
  expect([words("Recent Activity"), listed().length]).toEqual(["Recent Activity12 activities", 12]);
});

test("the counter shows the searches used of the plan's, in their colour, and changes with them [SHELL-17] [SHELL-18] [OPEN-53]", async () => {
  const { counter } = await opened();
  expect(counter()?.textContent).toContain("16 / 20");
  expect(counter()?.dataset.level).toBe("amber");
  const spent = structuredClone(usage);
  spent.features.medical_research.used = 20;
  await act(async () => usageStore.set(spent));
  expect(counter()?.textContent).toContain("20 / 20");
  expect(counter()?.dataset.level).toBe("red");
  await act(async () => usageStore.set(nothingUsed("Basic", NOON)));
  expect(counter()?.textContent).toContain("0 / 20");
});

test("a plan that is chosen in the dropdown leads to its offer in a document of its own [SHELL-07] [OPEN-47] [OPEN-75]", async () => {
  const { click } = await opened();
  await click("Upgrade Account");
  await expect.poll(panelText).toContain("Upgrade to Basic");
  const links = [...(panels()[0]?.querySelectorAll("a") ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Upgrade to Basic", "/plan-selection?plan=Basic"],
    ["Upgrade to Premium", "/plan-selection?plan=Premium"],
    ["View All Plans", "/pricing"],
  ]);
});

test("opening Upgrade Account shows the plan that the server knows by now, or what kept it from being asked [SHELL-08]", async () => {
  const { click } = await opened();
  await click("Upgrade Account");
  await expect.poll(panelText).toContain("HTTP error 503");
  expect(panelText()).toContain("Current plan: Free");
  await click("Upgrade Account");
  vi.stubGlobal("fetch", async () =>
    Response.json({ hasPaid: true, plan: "Basic", payment_status: "completed", paid_plan_ended: false }),
  );
  await click("Upgrade Account");
  await expect.poll(panelText).toContain("Current plan: Basic");
  expect(panelText()).not.toContain("HTTP error");
});

test("Team Access tells of the person alone where the server does not answer [SHELL-19] [SHELL-22] [OPEN-51]", async () => {
  const { click } = await opened();
  await click("Team Access");
  await expect.poll(() => panels()[0]?.querySelector(".team")?.textContent).toBe("YouNurseOnline");
  expect(panelText()).toContain("Coming Soon");
});
