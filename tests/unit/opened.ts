import { act, createElement, type ReactElement } from "react";
import { createRoot } from "react-dom/client";

// React then waits for `act` instead of drawing whenever it likes.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Draws an element on a page; for files that begin with `@vitest-environment happy-dom`. @returns where it stands */
export async function drawn(element: ReactElement): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(place).render(element));
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
