// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { ignoreStrayClicks } from "#app/base/ui/focus/stray-clicks.ts";

test("the further clicks of a double click do nothing to what moved under the pointer", () => {
  ignoreStrayClicks();
  const rows = ["first", "second"].map((text) => {
    const row = document.createElement("a");
    row.innerHTML = `<b>${text}</b>`;
    row.href = "#row";
    document.body.appendChild(row);
    return row;
  });
  const done = vi.fn();
  for (const row of rows) row.addEventListener("click", ({ detail }) => done(row.textContent, detail));
  const click = (row: HTMLElement | undefined, detail: number) =>
    row?.firstChild?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
  const [first, second] = rows;
  click(first, 1);
  click(first, 2); // still there: its own matter
  expect(click(second, 3)).toBe(false);
  click(second, 1);
  click(first, 0); // by the keyboard
  expect(done.mock.calls).toEqual([
    ["first", 1],
    ["first", 2],
    ["second", 1],
    ["first", 0],
  ]);
  const field = document.body.appendChild(document.createElement("input"));
  field.addEventListener("click", done);
  field.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
  expect(done).toHaveBeenCalledTimes(5);
});
