// @vitest-environment happy-dom
import { act } from "react";
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  Link,
  Outlet,
  RouterProvider,
} from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { clientMiddleware } from "#app/rooms/shell/signed-in.layout.tsx";
import { useStayOnPage } from "#app/rooms/shell/stay-on-page.ts";
import { render } from "../render.ts";

const OFFLINE = "You are offline. This page stays as it is; try again when the connection is back.";

let isGone = false;
/** The server's answers to a page. */
const answer = vi.fn(async () => {
  if (isGone) throw new TypeError("Failed to fetch");
  return null;
});

function Layout() {
  useStayOnPage();
  return <Outlet />;
}

let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  isGone = false;
  window.history.replaceState(null, "", "/chat?about=falls");
  const page = (path: string) => ({
    path,
    loader: answer,
    element: (
      <>
        <input aria-label={path} />
        <Link to="/notes">Notes</Link>
      </>
    ),
  });
  router = createBrowserRouter([
    {
      middleware: clientMiddleware as never,
      element: <Layout />,
      errorElement: <p>Something went wrong</p>,
      hydrateFallbackElement: <p />,
      children: ["/dashboard", "/chat", "/notes"].map(page),
    },
  ]);
  vi.stubGlobal("fetch", answer);
  await render(<RouterProvider router={router} />);
  await expect.poll(() => document.querySelector("input")).not.toBeNull();
});
afterEach(async () => {
  for (const { id } of openToasts()) closeToast(id);
  router.dispose();
});

const said = () => openToasts().flatMap(({ text, isOpen }) => (isOpen ? [text] : []));
const follow = () => act(async () => document.querySelector("a")?.click());
const shown = () => document.querySelector("input")?.getAttribute("aria-label") ?? document.body.textContent;

test.each([true, false])(
  "a link that is followed while the connection is gone leaves the page as it is (the browser knows: %s)",
  async (isKnown) => {
    const field = document.querySelector("input") as HTMLInputElement;
    field.value = "typed";
    isGone = true;
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(!isKnown);
    await follow();
    await expect.poll(said).toEqual([OFFLINE]);
    await expect.poll(() => router.state.navigation.state).toBe("idle");
    expect(document.querySelector("input")).toBe(field);
    expect(field.value).toBe("typed");
    expect(router.state.location).toMatchObject({ pathname: "/chat", search: "?about=falls" });
    expect(router.state.errors).toBeNull();

    isGone = false;
    vi.restoreAllMocks();
    await follow();
    await expect.poll(shown).toBe("/notes");
    expect(said()).toEqual([OFFLINE]);
  },
);

test("a browser without a network goes on with a server on the same machine", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await follow();
  await expect.poll(shown).toBe("/notes");
  expect(said()).toEqual([]);
});

test.each([
  ["a proxy's error page", new ErrorResponseImpl(503, "", "<h1>Error 503</h1>")],
  ["a network's sign-in page", new Error("Unable to decode turbo-stream response")],
])("%s in place of the server's answer leaves the page as it is", async (_, error) => {
  answer.mockRejectedValueOnce(error);
  await follow();
  await expect
    .poll(said)
    .toEqual(["The page could not be loaded. This one stays as it is; try again in a moment."]);
  expect(shown()).toBe("/chat");
  await follow();
  await expect.poll(shown).toBe("/notes");
});

test("an error of the server is no lost connection", async () => {
  answer.mockRejectedValueOnce(new TypeError("Unexpected Server Error"));
  await follow();
  await expect.poll(shown).toContain("Something went wrong");
  expect(said()).toEqual([]);
});

test("Back while the connection is gone keeps page, address and history", async () => {
  await follow();
  await expect.poll(shown).toBe("/notes");
  isGone = true;
  // A browser's behaviour for Back and for the page's response to it.
  const goesTo = (path: string, index: number) => () => {
    window.history.replaceState({ idx: index }, "", path);
    window.dispatchEvent(new PopStateEvent("popstate", { state: { idx: index } }));
  };
  const go = vi.spyOn(window.history, "go").mockImplementation(goesTo("/notes", 1));
  await act(async () => goesTo("/chat?about=falls", 0)());
  await expect.poll(said).toEqual([OFFLINE]);
  expect(go.mock.calls).toEqual([[1]]);
  await expect.poll(() => router.state.navigation.state).toBe("idle");
  expect(shown()).toBe("/notes");
  expect(window.location.pathname).toBe("/notes");
  expect(router.state.location.pathname).toBe("/notes");
});
