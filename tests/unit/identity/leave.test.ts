// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import { useLeave } from "#app/core/identity/inactivity/leave.ts";
import { renderHook } from "../render.ts";

const signOut = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@clerk/react-router", () => ({ useClerk: () => ({ signOut }) }));

/** Clinical text: queries with results, the open analysis with its questions, the chat, the log of what was asked. */
const CLINICAL = ["research", "analysis", "chat", "activities"].map((name) => `nursegpt:${name}:user_1`);
const FIGURES = ["nursegpt-kept:funnel:user_1", "nursegpt-kept:nanda-count:user_1"];

beforeEach(() => {
  setCustomerId("user_1");
  for (const key of [...CLINICAL, ...FIGURES, "customer-storage"]) localStorage.setItem(key, "{}");
  sessionStorage.setItem("held", "{}");
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  vi.spyOn(location, "replace").mockImplementation(() => {});
});
afterEach(() => {
  delete document.documentElement.dataset.leaving;
});

const keysLeft = () => Object.keys(localStorage).toSorted();

async function leaving(why: "asked" | "kept" | "inactivity" | "deleted") {
  const leave = await renderHook(useLeave);
  await act(async () => leave()(why));
}

test.each(["asked", "inactivity"] as const)(
  "a sign-out that was %s erases clinical text and the customer state, and leaves counters and funnel [OPEN-73]",
  async (why) => {
    await leaving(why);
    expect(keysLeft()).toEqual(FIGURES);
    expect(sessionStorage.length).toBe(0);
    expect(document.documentElement.dataset.leaving).toBe("true");
  },
);

test.each([
  ["asked", "/", "/sign-in?reason=elsewhere"],
  ["kept", "/", "/sign-in?reason=elsewhere"],
  ["deleted", "/?account=deleted", "/?account=deleted"],
] as const)(
  "a sign-out that was %s leads to %s, and the other tabs to %s, where the reason is said",
  async (why, own, others) => {
    const told: unknown[] = [];
    // The other tab is another document, with a name of its own on the channel.
    const heard = new BroadcastChannel("nursegpt-session");
    heard.onmessage = ({ data }) => told.push(data);
    await leaving(why);
    await vi.waitFor(() => expect(told).toEqual([expect.objectContaining({ type: "left", to: others })]));
    expect(location.replace).toHaveBeenCalledWith(own);
    heard.close();
  },
);

test("with the account everything goes that the browser held of the person [OPEN-73]", async () => {
  await leaving("deleted");
  expect(keysLeft()).toEqual([]);
});

test("offline everything is erased at once, and the page says that she is still signed in until the server has heard [OPEN-73]", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const leave = await renderHook(useLeave);
  const page = document.body.appendChild(document.createElement("main"));
  const left = leave()("asked");
  const cover = () => document.querySelector(".still-signed-in")?.textContent;
  await expect.poll(cover).toContain("still signed in on this computer");
  expect(page.hasAttribute("inert")).toBe(true);
  expect(keysLeft()).toEqual(FIGURES);
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(location.replace).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  window.dispatchEvent(new Event("online"));
  await left;
  expect(location.replace).toHaveBeenCalledWith("/");
  document.querySelector(".still-signed-in")?.remove();
});
