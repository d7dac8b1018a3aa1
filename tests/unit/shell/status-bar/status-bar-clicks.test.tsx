import { Children, type FunctionComponent, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { ResearchCounter } from "#app/rooms/shell/status-bar/research-counter.tsx";
import { StatusBar, type StatusBarProps } from "#app/rooms/shell/status-bar/status-bar.tsx";

const visitor = vi.hoisted(() => ({ isLoaded: true, isSignedIn: true }));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ ...visitor, user: null }) }));

const assign = vi.fn();
// Never answers, because a page would take over the answer, and none is rendered here.
const fetched = vi.fn((_path: string, _init: RequestInit) => new Promise<Response>(() => {}));

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
});

type Props = Record<string, unknown> & { children?: ReactNode };

/** Renders a component once at a path, and returns every element of its own tree. */
function elementsOf<P extends object>(Component: FunctionComponent<P>, props: P): ReactElement<Props>[] {
  let tree: ReactNode;
  const Once = () => {
    tree = Component(props) as ReactNode;
    return tree;
  };
  const routes = [{ path: "*", element: <Once /> }];
  const router = createMemoryRouter(routes, { initialEntries: ["/notes/sbar?from=bar"] });
  renderToStaticMarkup(<RouterProvider router={router} />);
  vi.stubGlobal("window", { dispatchEvent: () => true, location: { assign } });
  return elementsIn(tree);
}

function elementsIn(node: ReactNode): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) =>
    isValidElement<Props>(child) ? [child, ...elementsIn(child.props.children)] : [],
  );
}

const BAR: StatusBarProps = {
  userId: "user_1",
  plan: "Basic",
  isUnlimited: false,
  session: null,
};

/** What opens or closes each dropdown, by its name. */
function dropdowns(more: Partial<StatusBarProps> = {}) {
  const items = elementsOf(StatusBar, { ...BAR, ...more }).filter(
    ({ props }) => "onOpenChange" in props && "icon" in props,
  );
  return items.map(({ props }) => ({
    name: (props.label as string[]).join(""),
    change: props.onOpenChange as (isOpen: boolean) => void,
  }));
}

function clickResearch() {
  const link = elementsOf(ResearchCounter, {}).find(({ props }) => props.to === "/notes/research");
  const event = { preventDefault: vi.fn() };
  const onClick = link?.props.onClick as ((event: unknown) => void) | undefined;
  onClick?.(event);
  return event.preventDefault;
}

const SIGN_IN = "/sign-in?redirect_url=%2Fnotes%2Fsbar%3Ffrom%3Dbar";

test("each button of the bar, the research counter too, leads who is signed out to sign-in and back [SHELL-06]", () => {
  Object.assign(visitor, { isLoaded: true, isSignedIn: false });
  const buttons = dropdowns();
  expect(buttons.map(({ name }) => name)).toEqual([
    "Upgrade Account",
    "Active Session",
    "Recent Activity",
    "Team Access",
  ]);
  for (const [at, { change }] of buttons.entries()) {
    change(true);
    expect(assign).toHaveBeenCalledTimes(at + 1);
    expect(assign).toHaveBeenLastCalledWith(SIGN_IN);
  }
  expect(clickResearch()).toHaveBeenCalledTimes(1);
  expect(assign).toHaveBeenCalledTimes(5);
  expect(assign).toHaveBeenLastCalledWith(SIGN_IN);
});

test("who is signed in, or not known yet, stays on the page; closing a dropdown leads nowhere either [SHELL-06]", () => {
  for (const known of [
    { isLoaded: true, isSignedIn: true },
    { isLoaded: false, isSignedIn: false },
  ]) {
    Object.assign(visitor, known);
    for (const { change } of dropdowns()) change(true);
    expect(clickResearch()).not.toHaveBeenCalled();
  }
  Object.assign(visitor, { isLoaded: true, isSignedIn: false });
  for (const { change } of dropdowns()) change(false);
  expect(assign).not.toHaveBeenCalled();
});

test("opening Upgrade Account, and no other dropdown, asks for the payment status; closing it does not [SHELL-08] [OPEN-46] [OPEN-48]", async () => {
  Object.assign(visitor, { isLoaded: true, isSignedIn: true });
  const [upgrade, ...others] = dropdowns();
  for (const { change } of others) change(true);
  upgrade?.change(false);
  await new Promise((resume) => setTimeout(resume, 10)); // a call waits for the token before it is sent
  expect(fetched).not.toHaveBeenCalled();
  upgrade?.change(true);
  await expect.poll(() => fetched).toHaveBeenCalled();
  expect(fetched.mock.calls.map(([path, { method }]) => `${method} ${path}`)).toEqual([
    expect.stringMatching(/^GET \/api\/users\/payment-status\?t=\d+$/),
  ]);
  for (const plan of ["Free", "Basic", "Premium"] as const) {
    fetched.mockClear();
    dropdowns({ plan })[0]?.change(true);
    await expect.poll(() => fetched).toHaveBeenCalledOnce();
  }
});

test("the dropdown's plan is the one that is held, and Enterprise with an arrangement", () => {
  const planIn = (props: Partial<StatusBarProps>) =>
    elementsOf(StatusBar, { ...BAR, ...props }).find(({ props }) => "plan" in props)?.props.plan;
  expect(planIn({})).toBe("Basic");
  expect(planIn({ plan: "Premium" })).toBe("Premium");
  for (const plan of ["Free", "Basic", "Premium"] as const)
    expect(planIn({ plan, isUnlimited: true })).toBe("Enterprise");
});
