import { act, createElement, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach } from "vitest";

// React then waits for `act` instead of drawing whenever it likes.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];
/** Leaves every page that was drawn, as a person who opens another one does. */
export async function closePages(): Promise<void> {
  for (const root of roots.splice(0))
    try {
      await act(async () => root.unmount());
    } catch {
      // The test emptied the page and so took away what React removes here.
    }
  document.body.replaceChildren();
}

// The next test must not meet this one's timers and listeners.
afterEach(async () => {
  if (globalThis.document) await closePages();
});

/** Makes an element's text what can be read in it: not what an attribute hides. */
function readAsSeen(place: HTMLElement): void {
  const get = (): string => {
    const seen = place.cloneNode(true) as HTMLElement;
    for (const hidden of seen.querySelectorAll("[hidden]")) hidden.remove();
    return seen.textContent;
  };
  // React empties with it what it draws in.
  const set = () => place.replaceChildren();
  Object.defineProperty(place, "textContent", { get, set });
}

/** Draws an element on a page; for files that begin with `@vitest-environment happy-dom`. @returns where it stands */
export async function drawn(element: ReactElement): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  readAsSeen(place);
  const root = createRoot(place);
  roots.push(root);
  await act(async () => root.render(element));
  return place;
}

/** Draws a page of nothing but this hook. @returns tells what the hook gave when it was last drawn */
export async function opened<Told>(useIt: () => Told): Promise<() => Told> {
  const told: Told[] = [];
  const Page = () => {
    told[0] = useIt();
    return null;
  };
  await drawn(createElement(Page));
  return () => told[0] as Told;
}

/** Types a text in place of what stands in the input. */
export async function typeInto(
  input: HTMLTextAreaElement | HTMLInputElement | null,
  text: string,
): Promise<void> {
  // Set past the setter in which React notes its own values; what it set itself is no news to it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value") ?? {};
  await act(async () => {
    set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The button that is called so, by its label or its words. */
export const buttonIn = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );

/** Presses the button that is called so, as a pointer or a key does: it has the focus then. */
export const press = (page: HTMLElement, name: string) =>
  act(async () => {
    buttonIn(page, name)?.focus();
    buttonIn(page, name)?.click();
  });
