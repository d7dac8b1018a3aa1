// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { closeMenu, Menu } from "#app/base/ui/dialogs/menu.tsx";
import { buttonIn, render } from "#tests/unit/render.ts";

async function openMenu() {
  const page = await render(
    <main>
      <Menu label="Download">
        <div>
          <Menu label="Inner">
            <button type="button">Choose</button>
          </Menu>
        </div>
      </Menu>
      <input />
    </main>,
  );
  const [outside, inside] = [...page.querySelectorAll("details")];
  const field = page.querySelector("input");
  if (!outside || !inside || !field) throw new Error("The page is not there.");
  const open = async (details: HTMLDetailsElement) => {
    await act(async () => {
      details.open = true;
    });
  };
  await open(outside);
  return { outside, inside, field, open };
}

const send = (target: EventTarget, event: Event) => act(async () => void target.dispatchEvent(event));
const pressedEscape = () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });

test("Escape closes the innermost open menu and gives its button the focus, wherever it was", async () => {
  const { outside, inside, open } = await openMenu();
  await open(inside);
  await send(document.body, pressedEscape());
  expect([outside.open, inside.open]).toEqual([true, false]);
  await send(document.body, pressedEscape());
  expect(outside.open).toBe(false);
  expect(document.activeElement?.textContent).toBe("Download");
});

test("a press or the focus elsewhere closes a menu, one in it or in a dialog that it opened does not", async () => {
  const { outside, inside, field, open } = await openMenu();
  await send(inside, new Event("pointerdown", { bubbles: true }));
  expect(outside.open).toBe(true);
  await send(field, new Event("pointerdown", { bubbles: true }));
  expect(outside.open).toBe(false);

  await open(outside);
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.className = "dialog";
  await send(dialog, new Event("focusin", { bubbles: true }));
  await send(document.body, pressedEscape());
  expect(outside.open).toBe(true);
  dialog.remove();
  await send(field, new Event("focusin", { bubbles: true }));
  expect(outside.open).toBe(false);
});

test("what was chosen in a menu closes it, and the focus does not fall to the page", async () => {
  const { outside, inside, open } = await openMenu();
  await open(inside);
  const button = inside.querySelector("button");
  button?.focus();
  await act(async () => button && closeMenu(button));
  expect([outside.open, inside.open]).toEqual([true, false]);
  expect(document.activeElement?.textContent).toBe("Inner");
});

test("a press beside a menu in a menu leaves both where they are, so that the click meets what was pressed", async () => {
  const page = await render(
    <Menu label="More">
      <div>
        <Menu label="Download">
          <button type="button">PDF</button>
        </Menu>
        <button type="button">Beside</button>
      </div>
    </Menu>,
  );
  const [outside, inside] = [...page.querySelectorAll("details")] as [HTMLDetailsElement, HTMLDetailsElement];
  for (const details of [outside, inside])
    await act(async () => {
      details.open = true;
    });
  const beside = buttonIn(page, "Beside") as HTMLButtonElement;
  await send(beside, new Event("pointerdown", { bubbles: true }));
  expect([outside.open, inside.open]).toEqual([true, true]);
  await send(beside, new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect([outside.open, inside.open]).toEqual([true, false]);
});
