// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { SessionWatch } from "#app/core/identity/inactivity/session-watch.tsx";
import { SignInNotice } from "#app/rooms/shell/components/sign-in-notice.tsx";
import { closePages, pass, press, render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

const signOut = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@clerk/react-router", () => ({ useClerk: () => ({ signOut }) }));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const calls: string[] = [];
const replaced = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  delete document.documentElement.dataset.leaving;
  vi.spyOn(location, "replace").mockImplementation(replaced);
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return new Response(null, { status: 204 });
  });
});

const dialog = () => document.querySelector("[role=dialog]");
const left = () => Number(dialog()?.querySelector("[role=timer]")?.textContent?.match(/\d+/)?.[0]);
const click = (name: string) => press(document.body, name);

const openPage = (idleMs = 0) =>
  render(
    <SessionWatch userId="user_1" idleMs={idleMs}>
      A page.
    </SessionWatch>,
  );

test("one minute before the logout the warning counts down, and Stay Active begins the five minutes anew [IDN-32] [IDN-33] [IDN-35]", async () => {
  await openPage();
  await pass(4 * MINUTE - SECOND);
  expect(dialog()).toBeNull();
  await pass(SECOND);
  expect(dialog()?.querySelector("h2")?.textContent).toBe("Session Timeout Warning");
  expect([...(dialog()?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Logout Now",
    "Stay Active",
  ]);
  expect(left()).toBe(60);
  expect(dialog()?.textContent).toContain("You will be logged out in 60 seconds");
  await pass(50 * SECOND);
  expect(left()).toBe(10);
  await pass(9 * SECOND);
  expect(dialog()?.textContent).toContain("You will be logged out in 1 second ");
  expect(calls).not.toContain("POST /api/session/activity");
  await click("Stay Active");
  expect(dialog()).toBeNull();
  await pass(0);
  expect(calls).toContain("POST /api/session/activity");
  await pass(4 * MINUTE - SECOND);
  expect([dialog(), signOut.mock.calls, replaced.mock.calls]).toEqual([null, [], []]);
  await pass(2 * SECOND);
  expect(left()).toBeGreaterThan(57);
});

test("Logout Now ends the session at once, here and at the provider, and leaves for the landing page [IDN-34]", async () => {
  await openPage();
  await pass(4 * MINUTE + SECOND);
  calls.length = 0;
  await click("Logout Now");
  await pass(0);
  // Nobody was asked whether it may be erased, so it is kept for a day.
  expect(calls).toContain("DELETE /api/session?reason=keep");
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(replaced.mock.calls).toEqual([["/"]]);
});

test("at five minutes without activity the session ends behind Loading your account, and the way leads to sign-in for that reason [IDN-36] [IDN-19] [IDN-37]", async () => {
  await openPage();
  const page = () =>
    [...document.querySelectorAll("div")].findLast(({ textContent }) => textContent === "A page.");
  await pass(5 * MINUTE - SECOND);
  expect([signOut.mock.calls, replaced.mock.calls]).toEqual([[], []]);
  expect([page()?.hidden, document.body.textContent?.includes("Loading your account...")]).toEqual([
    false,
    false,
  ]);
  await pass(SECOND);
  expect([page()?.hidden, document.body.textContent?.includes("Loading your account...")]).toEqual([
    true,
    true,
  ]);
  expect(calls).toContain("DELETE /api/session?reason=inactivity");
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(replaced.mock.calls[0]?.[0]).toMatch(/^\/sign-in\?reason=inactivity&redirect_url=/);
});

test("a page that wakes is covered until the server knows its person, and one that slept through the five minutes is out at once [IDN-19] [IDN-20] [IDN-36]", async () => {
  history.replaceState(null, "", "/notes/sbar");
  const wakeAfter = (slept: number) =>
    act(async () => {
      vi.setSystemTime(Date.now() + slept);
      document.dispatchEvent(new Event("visibilitychange"));
    });
  const isCovered = () => document.body.textContent?.includes("Loading your account...");
  let answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  await openPage();
  await wakeAfter(MINUTE);
  expect(isCovered()).toBe(true);
  await act(async () => answer.resolve(Response.json({ userId: "user_1" })));
  await pass(0);
  expect([isCovered(), replaced.mock.calls]).toEqual([false, []]);
  answer = Promise.withResolvers();
  await wakeAfter(MINUTE);
  await act(async () => answer.resolve(Response.json({}, { status: 401 })));
  await pass(0);
  expect([isCovered(), replaced.mock.calls]).toEqual([true, [["/sign-in?redirect_url=%2Fnotes%2Fsbar"]]]);
  await wakeAfter(5 * MINUTE);
  await pass(0);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(replaced.mock.lastCall).toEqual(["/sign-in?reason=inactivity&redirect_url=%2Fnotes%2Fsbar"]);
});

test("however often something is done, the server is told every 30 seconds, and of the last of it [IDN-31]", async () => {
  await openPage();
  const told = () => calls.filter((call) => call === "POST /api/session/activity").length;
  for (let seconds = 1; seconds <= 300; seconds++) {
    await act(async () => void document.body.dispatchEvent(new Event("keypress", { bubbles: true })));
    await pass(SECOND);
    expect(told(), `${seconds} s`).toBe(Math.floor(seconds / 30));
  }
  await act(async () => void document.body.dispatchEvent(new Event("keypress", { bubbles: true })));
  await pass(29 * SECOND);
  expect(told()).toBe(10);
  await pass(SECOND);
  expect(told()).toBe(11);
  await pass(2 * MINUTE);
  expect(told()).toBe(11);
});

test("a page that is opened in the last seconds before the logout tells the server at once, and only then [IDN-31] [IDN-36]", async () => {
  const told = () => calls.filter((call) => call === "POST /api/session/activity").length;
  const press = () =>
    act(async () => void document.body.dispatchEvent(new Event("keypress", { bubbles: true })));
  await openPage(5 * MINUTE - 2 * SECOND);
  await pass(0);
  expect(told()).toBe(1);
  await press();
  await pass(29 * SECOND);
  expect(told()).toBe(1);
  await pass(SECOND);
  expect(told()).toBe(2);
  await closePages();
  await openPage(20 * SECOND);
  await pass(MINUTE);
  expect(told()).toBe(2);
  await press();
  await pass(0);
  expect(told()).toBe(3);
});

test("a report that did not arrive is made up for by the next activity, and not only half a minute later", async () => {
  const press = () =>
    act(async () => void document.body.dispatchEvent(new Event("keypress", { bubbles: true })));
  let isOffline = true;
  let tried = 0;
  vi.stubGlobal("fetch", async () => {
    tried += 1;
    if (isOffline) throw new TypeError("Failed to fetch");
    return new Response(null, { status: 204 });
  });
  await openPage(5 * MINUTE - 2 * SECOND);
  await pass(SECOND);
  expect(tried).toBe(1);
  isOffline = false;
  await press();
  await pass(5 * SECOND);
  expect(tried).toBe(2);
  await press();
  await pass(28 * SECOND);
  expect(tried).toBe(2);
});

test("a page that is opened behind another one is nobody's activity until somebody looks at it", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await openPage(2 * MINUTE);
  await pass(MINUTE);
  expect(calls).not.toContain("POST /api/session/activity");
  await act(async () => void document.body.dispatchEvent(new Event("keypress", { bubbles: true })));
  await pass(0);
  expect(calls).toContain("POST /api/session/activity");
});

test("sign-in tells who was led there for inactivity why, and nobody else [IDN-37]", async () => {
  const told = () => openToasts().map(({ text }) => text);
  await render(<SignInNotice reason="unauthorized" target="/dashboard" />);
  await pass(SECOND);
  expect(told()).toEqual([]);
  await render(<SignInNotice reason="inactivity" target="/dashboard" />);
  await pass(SECOND);
  expect(told()).toEqual(["You have been logged out due to inactivity for HIPAA compliance"]);
});

test("each of the six activities begins the five minutes anew, and nothing else does [IDN-30]", async () => {
  await openPage();
  for (const kind of ["mousedown", "mousemove", "keypress", "scroll", "touchstart", "click"]) {
    await pass(4 * MINUTE + SECOND);
    expect(dialog(), kind).not.toBeNull();
    // Scroll events inside the page do not bubble.
    const bubbles = kind !== "scroll";
    await act(async () => void document.body.dispatchEvent(new Event(kind, { bubbles })));
    await pass(3 * SECOND);
    expect(dialog(), kind).toBeNull();
  }
  const field = document.body.appendChild(document.createElement("div"));
  field.innerHTML = '<dialog role="dialog" open><input></dialog>';
  await pass(4 * MINUTE + SECOND);
  await act(
    async () => void field.querySelector("input")?.dispatchEvent(new Event("keypress", { bubbles: true })),
  );
  await pass(3 * SECOND);
  field.remove();
  expect(dialog()).toBeNull();
  await pass(4 * MINUTE);
  for (const kind of ["focus", "blur", "resize", "pointerover"])
    await act(async () => void document.body.dispatchEvent(new Event(kind, { bubbles: true })));
  expect(dialog()).not.toBeNull();
});

test("a clock that is put back by hours ends no session later than five minutes after that", async () => {
  await openPage();
  await pass(MINUTE);
  vi.setSystemTime(Date.now() - 180 * MINUTE);
  await pass(5 * MINUTE - SECOND);
  expect(replaced.mock.calls).toEqual([]);
  await pass(3 * SECOND);
  expect(signOut).toHaveBeenCalledTimes(1);
});
