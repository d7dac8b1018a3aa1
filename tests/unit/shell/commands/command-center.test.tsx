// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { CommandCenter } from "#app/rooms/shell/commands/command-center.tsx";
import { render } from "#tests/unit/render.ts";

vi.mock("#app/rooms/shell/commands/palette.tsx", () => ({ Palette: () => <p>The palette</p> }));

const press = (init: KeyboardEventInit) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init })));

test("the palette asked for without a connection does not open at a later key, in the middle of other work", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const page = await render(<CommandCenter userId="user_1" />);
  await press({ key: "k", ctrlKey: true });
  isOnline.mockReturnValue(true);
  await press({ key: "a" });
  expect(page.textContent).toBe("");
  await press({ key: "k", ctrlKey: true });
  await vi.waitFor(() => expect(page.textContent).toBe("The palette"));
});
