import { beforeEach, expect, test } from "vitest";
import { closeToast, openToast, openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";

let lastBefore = 0;

beforeEach(() => {
  for (const { id } of openToasts()) closeToast(id);
  lastBefore = openToasts().at(-1)?.id ?? 0;
});

const seen = () =>
  openToasts()
    .filter(({ id }) => id > lastBefore)
    .map(({ type, text, isOpen }) => [type, text, isOpen]);

test("a toast has one of three types, leaves when it is closed, and the fifth sends the oldest away [SHELL-23]", () => {
  showToast.success("a");
  showToast.error("b");
  showToast.info("c");
  expect(seen()).toEqual([
    ["success", "a", true],
    ["error", "b", true],
    ["info", "c", true],
  ]);
  closeToast(openToasts()[1]?.id ?? 0);
  expect(seen()).toEqual([
    ["success", "a", true],
    ["error", "b", false],
    ["info", "c", true],
  ]);
  for (const text of ["d", "e"]) showToast.info(text);
  showToast.undo("f", () => {});
  expect(seen()).toEqual([
    ["success", "a", false],
    ["info", "c", true],
    ["info", "d", true],
    ["info", "e", true],
    ["info", "f", true],
  ]);
});

test("a repeated toast is shown once; two that can be undone stay two", () => {
  const texts = () =>
    openToasts()
      .filter(({ isOpen }) => isOpen)
      .map(({ text }) => text);
  for (const text of ["You are offline.", "Copied.", "You are offline."]) openToast({ type: "error", text });
  expect(texts()).toEqual(["Copied.", "You are offline."]);
  for (let time = 0; time < 2; time++) openToast({ type: "info", text: "Cleared.", onUndo: () => {} });
  expect(texts()).toEqual(["Copied.", "You are offline.", "Cleared.", "Cleared."]);
});
