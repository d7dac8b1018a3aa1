// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, setCustomerId } from "#app/base/http/request.ts";
import { loadSignedOutQuestion, SignInAgain } from "#app/core/identity/inactivity/sign-in-again.tsx";
import { press, render } from "../render.ts";
import "#tests/unit/overlays-loaded.ts";

const signOut = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("@clerk/react-router", () => ({ useClerk: () => ({ signOut }) }));

let code: string;

beforeEach(async () => {
  await loadSignedOutQuestion();
  setCustomerId("user_1");
  localStorage.setItem("nursegpt:chat:user_1", "{}");
  localStorage.setItem("nursegpt-kept:funnel:user_1", "{}");
  vi.spyOn(location, "replace").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Response.json({ error: "No.", code }, { status: 401 }));
});
afterEach(() => {
  delete document.documentElement.dataset.leaving;
});

const refusedCall = () => act(async () => void (await call("/api/session/activity").catch(() => null)));
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? null;

test("a page that learns that its account was deleted on another device clears itself, and goes where that is said", async () => {
  code = "account_deleted";
  await render(<SignInAgain userId="user_1" />);
  await refusedCall();
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith("/?account=deleted"));
  expect([dialog(), Object.keys(localStorage)]).toEqual([null, []]);
  // Covered at once: its contents belong to nobody any more.
  expect(document.documentElement.dataset.leaving).toBe("true");
});

test("a page whose session has merely ended keeps everything, and asks to sign in again", async () => {
  code = "signed_out";
  await render(<SignInAgain userId="user_1" />);
  await refusedCall();
  await vi.waitFor(() => expect(dialog()).toContain("What you typed is still here."));
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(location.replace).not.toHaveBeenCalled();
});

test("what the question to sign in again offers first is signing in, in a tab of its own; going back too early says what is missing", async () => {
  code = "signed_out";
  await render(<SignInAgain userId="user_1" />);
  await refusedCall();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Sign in again"));
  expect((document.activeElement as HTMLAnchorElement).target).toBe("_blank");
  const back = () => press(document.body, "Back to my page");
  await back();
  expect(dialog()).toContain("You are not signed in yet. Choose “Sign in again” first.");
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await back();
  expect(dialog()).toContain("The server cannot be reached right now.");
  expect(dialog()).not.toContain("not signed in yet");
  vi.stubGlobal("fetch", async () => Response.json({ userId: "user_1" }));
  await back();
  expect(dialog()).toBeNull();
});
