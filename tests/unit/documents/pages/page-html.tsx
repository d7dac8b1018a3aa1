import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** The page's HTML with entities decoded, so that words can be searched as displayed. */
export function htmlOf(page: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("&#x27;", "'");
}

/** The readable text of HTML. */
export const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
