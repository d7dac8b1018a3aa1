// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toast-list.ts";
import { showToast, Toasts } from "#app/base/ui/toasts.tsx";
import { drawn } from "#tests/unit/opened.ts";
import "#tests/unit/overlays-loaded.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a toast of each type is drawn as what it is, and closes on its own after 5000 ms [SHELL-23]", async () => {
  const page = await drawn(<Toasts />);
  const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
  const shown = () =>
    [...page.querySelectorAll<HTMLElement>(".toast")].map(({ dataset, textContent }) => [
      dataset.type,
      textContent,
      dataset.state,
    ]);
  await act(async () => {
    showToast.success("Copied.");
    showToast.error("Failed.");
    showToast.info("Preparing...");
  });
  await pass(4_999);
  expect(shown()).toEqual([
    ["success", "Copied.", "open"],
    ["error", "Failed.", "open"],
    ["info", "Preparing...", "open"],
  ]);
  await pass(1);
  expect(shown()).toEqual([]);
  expect(openToasts().map(({ isOpen }) => isOpen)).toEqual([false, false, false]);
});
