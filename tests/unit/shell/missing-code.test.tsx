// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { MissingCode, noteMissingCode } from "#app/rooms/shell/missing-code.tsx";
import { render } from "../render.ts";

let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal("fetch", () => answer());
});

const failToLoad = () => act(async () => void window.dispatchEvent(new Event("vite:preloadError")));

test("a part whose code is missing is told once the server can be reached, with a way to reload; an update is told as one", async () => {
  noteMissingCode();
  const page = await render(<MissingCode />);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await failToLoad();
  expect(page.textContent).toBe("");
  answer = async () => new Response(null);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(page.querySelector("[role=alert]")?.textContent).toBe(
    "A part of this page could not be loaded. Reload the page",
  );
  answer = async () => new Response(null, { status: 404 });
  await failToLoad();
  expect(page.querySelector("[role=alert]")?.textContent).toBe(
    "A part of this page could not be loaded, since NurseGPT has been updated. Reload the page",
  );
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  page.querySelector("button")?.click();
  expect(reload).toHaveBeenCalledOnce();
});
