import { act, createElement, type FunctionComponent } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { EXPECT_TIMEOUT } from "#tests/expect-timeout.ts";
import { render } from "#tests/unit/render.ts";

/** A history page opened by client navigation, which fetches its own data. */
export function openedFromInside(
  { default: Page, clientLoader }: { default: unknown; clientLoader(): object },
  search = "",
) {
  const Shown = Page as FunctionComponent<{ loaderData: object; params: object }>;
  const props = { loaderData: clientLoader(), params: { id: "doc-1" } };
  const routes = [{ path: "*", element: createElement(Shown, props) }];
  const router = createMemoryRouter(routes, { initialEntries: [`/${search}`] });
  return render(createElement(RouterProvider, { router }));
}

/** Lets a page work until this holds. */
export async function until(isSo: () => unknown) {
  for (const since = Date.now(); !isSo() && Date.now() - since < EXPECT_TIMEOUT.poll.timeout; )
    await act(() => new Promise((resolve) => setTimeout(resolve)));
}
