// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { DangerZone } from "#app/rooms/settings/components/danger-zone.tsx";
import { press, render } from "../render.ts";
import "#tests/unit/overlays-loaded.ts";

const signOut = vi.hoisted(() => vi.fn(async () => {}));
const question = vi.hoisted(() => ({ isClosed: false }));
vi.mock("@clerk/react-router", () => ({
  useClerk: () => ({ signOut }),
  // A person who just gave the password is not asked for it.
  useReverification: <Work,>(work: Work) =>
    question.isClosed ? () => Promise.reject({ code: "reverification_cancelled" }) : work,
}));
vi.mock("@clerk/react-router/errors", () => ({
  isReverificationCancelledError: ({ code }: { code?: string }) => code === "reverification_cancelled",
}));

const replaced = vi.fn();
const calls: string[] = [];
let status: number;

beforeEach(() => {
  calls.length = 0;
  vi.spyOn(location, "replace").mockImplementation(replaced);
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return new Response(null, { status });
  });
});

const dialog = () => document.querySelector("[role=dialog]");
const click = (name: string) => press(document.body, name);

test("deleting asks first, and only its confirmation deletes the account and leads to the landing page [IDN-38] [SET-18]", async () => {
  status = 202;
  await render(<DangerZone />);
  expect(dialog()).toBeNull();
  await click("Delete Account");
  expect(dialog()?.querySelector("h2")?.textContent).toBe("Delete your account?");
  await click("Keep my account");
  expect([dialog(), calls]).toEqual([null, []]);
  await click("Delete Account");
  await click("Delete my account");
  await vi.waitFor(() => expect(replaced.mock.calls).toEqual([["/?account=deleted"]]));
  expect(calls).toEqual(["POST /api/account/delete"]);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test("whoever closes the question for her password keeps her account and stays where she is [IDN-38]", async () => {
  question.isClosed = true;
  await render(<DangerZone />);
  await click("Delete Account");
  await click("Delete my account");
  await vi.waitFor(() => expect(dialog()).toBeNull());
  question.isClosed = false;
  expect([calls, signOut.mock.calls, replaced.mock.calls]).toEqual([[], [], []]);
});

test("a deletion that fails says so, and the person stays signed in where she is [IDN-39]", async () => {
  status = 500;
  await render(<DangerZone />);
  await click("Delete Account");
  await click("Delete my account");
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(openToasts().at(-1)).toMatchObject({
    type: "error",
    text: "Failed to delete account. Please try again.",
  });
  expect([signOut.mock.calls, replaced.mock.calls]).toEqual([[], []]);
  await click("Delete Account");
  expect(dialog()).not.toBeNull();
});
