// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { SIGNED_OUT_EVENT } from "#app/base/http/request.ts";
import { clientMiddleware } from "#app/rooms/shell/signed-in.layout.tsx";

const REFUSED = { page: { type: "error", result: { status: 401 } } };
const request = new Request("http://localhost/dashboard?from=form");

beforeEach(() => {
  vi.spyOn(window.location, "assign").mockImplementation(() => {});
});

type Middleware = (typeof clientMiddleware)[number];

/** A data request of the signed-in branch with this answer. @returns whether the navigation continues */
async function navigated(results: object): Promise<boolean> {
  const next = async () => results as never;
  const going = clientMiddleware[0]?.({ request } as Parameters<Middleware>[0], next);
  const held = new Promise<"held">((resolve) => setTimeout(() => resolve("held"), 20));
  return (await Promise.race([going, held])) !== "held";
}

test("a page that can ask to sign in again stays as it is when the server refuses a navigation [IDN-25]", async () => {
  const told: unknown[] = [];
  const ask = (event: Event) => {
    event.preventDefault();
    told.push((event as CustomEvent).detail);
  };
  window.addEventListener(SIGNED_OUT_EVENT, ask);
  expect(await navigated(REFUSED)).toBe(false);
  const result = { status: 401, data: { code: "account_deleted" } };
  expect(await navigated({ page: { type: "error", result } })).toBe(false);
  expect(told).toEqual([null, "account_deleted"]);
  expect(window.location.assign).not.toHaveBeenCalled();
  window.removeEventListener(SIGNED_OUT_EVENT, ask);
});

test("a form that leads to a page that the server refuses leads there by a full load, and nothing waits", async () => {
  expect(await navigated(REFUSED)).toBe(false);
  expect(window.location.assign).toHaveBeenCalledWith("http://localhost/dashboard?from=form");
});

test("what is answered goes on", async () => {
  expect(await navigated({ page: { type: "data", result: {} } })).toBe(true);
  expect(window.location.assign).not.toHaveBeenCalled();
});
