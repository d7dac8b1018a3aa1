import { act, createElement, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, vi } from "vitest";
import { unseenParts } from "./unseen-parts.ts";

// React then waits for `act` instead of rendering whenever it likes.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];
/** Leaves every rendered page, like a person who opens another one. @throws Error if a part of them was hidden */
export async function closePages(): Promise<void> {
  const unseen = unseenParts();
  for (const root of roots.splice(0))
    try {
      await act(async () => root.unmount());
    } catch {
      // The test emptied the page and so took away what React removes here.
    }
  document.body.replaceChildren();
  if (unseen.length > 0) throw new Error(`Nobody sees ${unseen.join(" ")}: see unseen-parts.ts`);
}

// The next test must not be affected by this one's timers and listeners.
afterEach(async () => {
  if (globalThis.document) await closePages();
});

/** Renders an element on a page; for files that begin with `@vitest-environment happy-dom`. @returns its container */
export async function render(element: ReactElement): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  roots.push(root);
  await act(async () => root.render(element));
  return place;
}

/** Renders a page with only this hook. @returns a function for the hook's latest value */
export async function renderHook<Told>(useIt: () => Told): Promise<() => Told> {
  const told: Told[] = [];
  const Page = () => {
    told[0] = useIt();
    return null;
  };
  await render(createElement(Page));
  return () => told[0] as Told;
}

/** Lets the faked time pass, with what React does meanwhile. */
export const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Types a text in place of the input's value. */
export async function typeInto(
  input: HTMLTextAreaElement | HTMLInputElement | null,
  text: string,
): Promise<void> {
  // Bypasses React's own setter: React ignores a value that it has set itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value") ?? {};
  await act(async () => {
    set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The button with this label or text. */
export const buttonIn = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );

/** Presses the button with this name, as a pointer or a key does: it then has the focus. */
export const press = (page: HTMLElement, name: string) =>
  act(async () => {
    buttonIn(page, name)?.focus();
    buttonIn(page, name)?.click();
  });
