import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, holdToasts, openToast, openToasts, releaseToasts } from "#app/base/ui/toast-list.ts";
import { showToast, Toasts } from "#app/base/ui/toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const seen = () => openToasts().map(({ text, isLeaving }) => [text, isLeaving ? "leaving" : "open"]);

test("a toast of each type is open for 5000 ms and gone after an exit of 300 ms more [SHELL-23]", () => {
  for (const type of ["success", "error", "info"] as const) {
    showToast[type]("Done.");
    expect(openToasts()).toMatchObject([{ type, text: "Done.", isLeaving: false }]);
    vi.advanceTimersByTime(4_999);
    expect(seen()).toEqual([["Done.", "open"]]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([["Done.", "leaving"]]);
    vi.advanceTimersByTime(299);
    expect(seen()).toEqual([["Done.", "leaving"]]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  }
});

test("a toast that is closed leaves at once, and closing it twice is closing it once", () => {
  openToast({ type: "info", text: "a" });
  const id = openToasts()[0]?.id ?? 0;
  closeToast(id);
  vi.advanceTimersByTime(200);
  closeToast(id);
  expect(seen()).toEqual([["a", "leaving"]]);
  vi.advanceTimersByTime(100);
  expect(seen()).toEqual([]);
});

test("toasts stay while they are pointed at and have their whole time again afterwards", () => {
  showToast.info("a");
  vi.advanceTimersByTime(4_000);
  holdToasts();
  vi.advanceTimersByTime(60_000);
  expect(seen()).toEqual([["a", "open"]]);
  releaseToasts();
  vi.advanceTimersByTime(4_999);
  expect(seen()).toEqual([["a", "open"]]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual([["a", "leaving"]]);
});

test("the fifth toast sends the oldest away", () => {
  for (const text of ["a", "b", "c", "d", "e"]) showToast.info(text);
  expect(seen()).toEqual([
    ["a", "leaving"],
    ["b", "open"],
    ["c", "open"],
    ["d", "open"],
    ["e", "open"],
  ]);
});

test("before there is a script there is only the empty place for them", () => {
  showToast.info("a");
  expect(renderToStaticMarkup(<Toasts />)).toBe(
    '<section class="toasts" aria-label="Notifications" aria-live="polite"></section>',
  );
});
