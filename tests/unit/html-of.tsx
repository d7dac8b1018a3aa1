import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** The HTML that the server sends for a page, which may have links and forms of the router. */
export const htmlOf = (page: ReactElement): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
