// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "#app/base/ui/focus/keep-focus.ts";

const button = () => document.querySelector("button") as HTMLButtonElement;
const field = () => document.querySelector("input") as HTMLInputElement;
const seen = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = "<button>Save</button><input>";
});

async function enable() {
  await seen();
  button().disabled = false;
  await seen();
  return document.activeElement;
}

test("a button that was disabled while it worked has the focus again afterwards", async () => {
  button().focus();
  button().disabled = true;
  // A real browser moves the focus to the page then; here it has to be simulated.
  const active = vi.spyOn(document, "activeElement", "get").mockReturnValue(document.body);
  const focused = vi.spyOn(button(), "focus");
  await enable();
  active.mockRestore();
  // Pages of other files may listen here, too.
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });
});

test("a person who has moved the focus elsewhere meanwhile, or before, keeps it there", async () => {
  button().focus();
  button().disabled = true;
  field().focus();
  expect(await enable()).toBe(field());
  field().blur();
  button().focus();
  button().blur();
  button().disabled = true;
  expect(await enable()).toBe(document.body);
});
