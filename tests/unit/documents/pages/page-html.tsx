import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { withoutHidden } from "#tests/without-hidden.ts";

/** The page's HTML as text: entities put back, so that words can be looked for as they are seen. */
export function htmlOf(page: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("&#x27;", "'");
}

/** What is read of it. */
export const textOf = (html: string) =>
  withoutHidden(html)
    .replace(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
