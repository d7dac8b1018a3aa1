import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { withoutHidden } from "#tests/without-hidden.ts";

/** The HTML that the server sends for a page, which may have links and forms of the router, without what is hidden. */
export const htmlOf = (page: ReactElement): string =>
  withoutHidden(
    renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />),
  );
