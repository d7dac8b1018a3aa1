import { exports } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import app from "#workers/app.ts";
import { ORIGIN } from "../signed-in.ts";
import { gate } from "./gate.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a request that ends while it loads a module takes along nobody who waits for the same one", {
  timeout: 20_000,
}, async () => {
  vi.spyOn(app, "fetch").mockImplementation(
    async () => new Response((await import("./gated-module.ts")).WORDS),
  );
  const browser = new AbortController();
  const left = exports.default.fetch(new Request(ORIGIN, { signal: browser.signal }));
  await vi.waitFor(() => expect(gate.isReached).toBe(true));
  const stayed = exports.default.fetch(ORIGIN);
  browser.abort();
  await expect(left).rejects.toThrow();
  gate.isOpen = true;
  expect(await (await stayed).text()).toBe("it is loaded");
});
