import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** The HTML that the server sends for a page, which may have links and forms of the router; a person sees all of it. */
export function htmlOf(page: ReactElement): string {
  const router = createMemoryRouter([{ path: "*", element: page }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  for (const [tag] of html.matchAll(
    /<(?!span|caption|legend|label|h2)[^>]*(?: hidden=|visually-hidden)[^>]*>/g,
  ))
    if (!/role="status"|section-view|class="unsafe"/.test(tag)) throw new Error(`Nobody sees ${tag}`);
  return html;
}
