// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { AskInPlace } from "#app/base/ui/dialogs/ask-in-place.tsx";
import { buttonIn, render } from "#tests/unit/render.ts";

async function asked() {
  const onConfirm = vi.fn();
  const page = await render(
    <AskInPlace label="Delete" confirmLabel="Delete this note" keepLabel="Keep it" onConfirm={onConfirm} />,
  );
  const click = (name: string, clicks = 1) =>
    act(
      async () =>
        void buttonIn(page, name)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: clicks })),
    );
  const focused = () => document.activeElement?.textContent;
  await click("Delete");
  return { page, click, focused, onConfirm };
}

test("the second click of a double click answers nothing, and another click confirms", async () => {
  const { page, click, onConfirm } = await asked();
  await click("Keep it", 2);
  await click("Delete this note", 2);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(buttonIn(page, "Keep it")).toBeDefined();
  await click("Delete this note");
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test("focus goes to the way back and from there to the button again; Escape takes the way back too", async () => {
  const { page, click, focused, onConfirm } = await asked();
  expect(focused()).toBe("Keep it");
  await click("Keep it");
  expect(focused()).toBe("Delete");
  await click("Delete");
  await act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
      ),
  );
  expect(focused()).toBe("Delete");
  expect(buttonIn(page, "Delete this note")).toBeUndefined();
  expect(onConfirm).not.toHaveBeenCalled();
});

test("a key that is held down does not answer what it asked", async () => {
  const { focused } = await asked();
  const key = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(key));
  expect([key.defaultPrevented, focused()]).toEqual([true, "Keep it"]);
});
