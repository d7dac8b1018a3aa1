// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { PageToast } from "#app/base/ui/toasts/page-toast.tsx";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { showToast, Toasts } from "#app/base/ui/toasts/toasts.tsx";
import { buttonIn, pass, render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

test("a toast of each type is drawn as what it is, and closes on its own after 5000 ms [SHELL-23]", async () => {
  const page = await render(<Toasts />);
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

test("toasts stand bottom right and leave in 300 ms, also those that come with a page [SHELL-23]", async () => {
  for (const type of ["success", "error", "info"] as const) {
    const page = await render(<PageToast type={type}>Selected.</PageToast>);
    expect(page.querySelector(`.toasts > .page-toast[data-type=${type}]`)?.textContent).toBe("Selected.");
  }
  const css = (file: string) => readFileSync(`app/${file}`, "utf8");
  const [first = "", narrow = "", ...others] = css("app.css").match(/\.toasts \{[^}]*\}/g) ?? [];
  expect(first).toMatch(/position: fixed;[^}]* right: \d+px;\s*bottom: \d+px;/);
  expect(narrow).toMatch(/^\.toasts \{\s*right: \d+px;\s*bottom: \d+px;\s*\}$/);
  expect(others.join()).not.toMatch(/left|right|top|bottom/);
  const colours = css("app.css").matchAll(/\.toast\[data-type="(\w+)"\] \{\s*--c: var\(--(\w+)\)/g);
  expect([...colours].map(([, ...look]) => look)).toEqual([
    ["success", "r"],
    ["error", "alarm"],
    ["info", "info"],
  ]);
  expect(css("app.css")).toMatch(/\.toast\[data-state="closed"\] \{\s*animation: toast-out 300ms /);
  expect(css("base/ui/public/public-page.css")).toMatch(
    /\.page-toast \{[^}]*page-toast-out 300ms ease-in 5000ms/,
  );
});

test("Undo gives the focus back to what had it when the toast came", async () => {
  const page = await render(
    <main>
      <h1>Chat</h1>
      <button type="button">Reset</button>
      <Toasts />
    </main>,
  );
  const undone = vi.fn();
  const undo = async () => {
    await act(async () => void showToast.undo("The form was cleared.", undone));
    const button = buttonIn(page, "Undo");
    button?.focus();
    await act(async () => button?.click());
    await act(async () => void vi.advanceTimersByTime(1_000));
  };
  buttonIn(page, "Reset")?.focus();
  await undo();
  expect(undone).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe("Reset");
  (document.activeElement as HTMLElement).blur();
  await undo();
  expect(document.activeElement?.textContent).toBe("Chat");
});
