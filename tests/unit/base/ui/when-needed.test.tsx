// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import { closePages, press, render } from "#tests/unit/render.ts";

const FAILED = "This part of the page could not be loaded. Try again";

/** A part whose code cannot be loaded while there is no connection. */
function partOfPage() {
  const network = { isUp: false };
  const part = whenNeeded<object>(async () => {
    if (!network.isUp) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>The note</p>;
  });
  return { network, part };
}

const send = (event: Event) => act(async () => void document.body.dispatchEvent(event));

test("a part that failed to load before it was needed is loaded once it is", async () => {
  const { network, part } = partOfPage();
  await send(new Event("keydown", { bubbles: true })); // ahead of its need, without a connection
  network.isUp = true;
  const page = await render(<part.WhenNeeded />);
  expect(page.textContent).toBe("The note");
});

test("a part that could not be loaded appears when the connection is back", async () => {
  const { network, part } = partOfPage();
  const page = await render(<part.WhenNeeded />);
  expect(page.textContent).toBe(FAILED);
  network.isUp = true;
  await act(async () => void dispatchEvent(new Event("online")));
  expect(page.textContent).toBe("The note");
});

test("a part that could not be loaded is tried again on a click, and when it is shown anew", async () => {
  const { network, part } = partOfPage();
  const page = await render(<part.WhenNeeded />);
  await press(page, "Try again");
  expect(page.textContent).toBe(FAILED);
  await closePages();
  network.isUp = true;
  expect((await render(<part.WhenNeeded />)).textContent).toBe("The note");
});

test("without a connection no code is imported, since the browser would remember that it failed", async () => {
  const { network, part } = partOfPage();
  network.isUp = true;
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const page = await render(<part.WhenNeeded />);
  expect(page.textContent).toBe(FAILED);
  isOnline.mockReturnValue(true);
  await press(page, "Try again");
  expect(page.textContent).toBe("The note");
});
