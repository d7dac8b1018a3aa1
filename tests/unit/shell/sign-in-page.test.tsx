// @vitest-environment happy-dom
import { act, type ComponentProps } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { closeToast, openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { loadToasts } from "#app/base/ui/toasts/toasts.tsx";
import SignInPage, { shouldRevalidate as readsSignInAgain } from "#app/rooms/shell/sign-in.route.tsx";
import SignUpPage, { shouldRevalidate as readsSignUpAgain } from "#app/rooms/shell/sign-up.route.tsx";
import { closePages, render } from "../render.ts";

const form = vi.hoisted(() => ({
  SignIn: {},
  SignUp: {},
  signOut: vi.fn(async () => {}),
  isLoaded: true,
}));
vi.mock("@clerk/react-router", () => ({
  SignIn: (props: object) => void Object.assign(form.SignIn, props),
  SignUp: (props: object) => void Object.assign(form.SignUp, props),
  useClerk: () => ({ loaded: true, signOut: form.signOut }),
  useUser: () => ({ isLoaded: form.isLoaded, user: null }),
}));

await loadToasts();

beforeEach(async () => {
  vi.useFakeTimers();
  for (const { id } of openToasts()) closeToast(id);
});

const shownToasts = (page: Element) =>
  [...page.querySelectorAll<HTMLElement>(".toast")].map(({ textContent }) => textContent);

type Data = Partial<ComponentProps<typeof SignInPage>["loaderData"]>;

const signInPageOf = (data: Data) => {
  const props = {
    loaderData: { target: "/dashboard", reason: null, isOver: false, checkout: null, ...data },
  };
  return <SignInPage {...(props as ComponentProps<typeof SignInPage>)} />;
};

const signInPage = (data: Data) => render(signInPageOf(data));

/** The sign-in page with this reason for coming there. @returns its words, and its toasts */
async function pageFor(reason: string | null) {
  const last = openToasts().at(-1)?.id ?? 0;
  const page = await signInPage({ reason });
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  const toasts = openToasts().filter(({ id }) => id > last);
  const shown = shownToasts(page);
  return { words: page.textContent, shown, toasts: toasts.map(({ type, text }) => [type, text]) };
}

test("each page embeds the provider's own form, with its steps at paths below, and hands over where it leads [IDN-01] [IDN-12] [IDN-02] [IDN-13]", async () => {
  await signInPage({ target: "/notes" });
  const signUp = { loaderData: { target: "/notes" } };
  await render(<SignUpPage {...(signUp as unknown as ComponentProps<typeof SignUpPage>)} />);
  const leads = { routing: "path", forceRedirectUrl: "/notes" };
  expect(form.SignIn).toMatchObject({ ...leads, path: "/sign-in", signUpUrl: "/sign-up" });
  expect(form.SignUp).toMatchObject({ ...leads, path: "/sign-up", signInUrl: "/sign-in" });
});

test("whatever leads to the sign-in, its form is there and always leads to the dashboard, or on to the plan that was chosen [IDN-01] [IDN-03]", async () => {
  const plan = { target: "/sign-in?plan=Basic" };
  for (const data of [{}, { isLost: true }, { reason: "inactivity" }, { reason: "unauthorized" }, plan]) {
    form.SignIn = {};
    await signInPage(data);
    const forceRedirectUrl = data === plan ? "/sign-in?plan=Basic" : "/dashboard";
    const leads = { path: "/sign-in", forceRedirectUrl };
    expect([data, form.SignIn]).toEqual([data, expect.objectContaining(leads)]);
  }
});

test("whoever comes to sign in finds nothing of who was here before but counters without clinical text [OPEN-73]", async () => {
  for (const key of ["nursegpt:analysis:user_1", "customer-storage", "nursegpt-kept:funnel:user_1"])
    localStorage.setItem(key, "{}");
  await signInPage({});
  expect(Object.keys(localStorage)).toEqual(["nursegpt-kept:funnel:user_1"]);
});

test("where the first step of a form leads stays what it was at the later ones, whose addresses do not say it [IDN-02] [IDN-13]", () => {
  const readAgain = (path: string) => {
    const step = { nextUrl: new URL(path, "http://localhost") } as Parameters<typeof readsSignInAgain>[0];
    return (path.startsWith("/sign-in") ? readsSignInAgain : readsSignUpAgain)(step);
  };
  for (const form of ["/sign-in", "/sign-up"]) {
    expect(readAgain(`${form}?redirect_url=%2Fnotes`)).toBe(true);
    expect(readAgain(`${form}/factor-one`)).toBe(false);
  }
});

test("who was logged out for being inactive is told so at the sign-in, in a toast and on the page [IDN-37]", async () => {
  const { words, shown, toasts } = await pageFor("inactivity");
  expect(toasts).toEqual([["info", "You have been logged out due to inactivity for HIPAA compliance"]]);
  expect(shown).toEqual(["You have been logged out due to inactivity for HIPAA compliance"]);
  expect(words).toContain("You were logged out for safety");
});

test("a tab that another one signed out says so at the sign-in, and nothing of an inactivity", async () => {
  const { words, toasts } = await pageFor("elsewhere");
  expect(words).toContain("You were signed out in another tab");
  expect(words).not.toContain("Login information");
  expect(toasts).toEqual([]);
});

test("who comes to sign in for any other reason is told nothing of an inactivity [IDN-37]", async () => {
  for (const reason of [null, "unauthorized"]) {
    const { words, toasts } = await pageFor(reason);
    expect(toasts).toEqual([]);
    expect(words).not.toContain("logged out for safety");
  }
});

test("whoever signed in to buy a plan reads that its checkout begins, once it is known who that is, and goes to the dashboard where it fails [IDN-09] [IDN-11]", async () => {
  for (const [isLoaded, told] of [
    [false, []],
    [true, ["Preparing Premium plan checkout..."]],
  ] as const) {
    form.isLoaded = isLoaded;
    const last = openToasts().at(-1)?.id ?? 0;
    const checkout = { plan: "Premium", scriptUrl: "/stripe.js" } as const;
    const router = createMemoryRouter([{ path: "*", element: signInPageOf({ checkout }) }]);
    const page = await render(<RouterProvider router={router} />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(499)));
    expect(shownToasts(page)).toEqual(told);
    expect(
      openToasts()
        .filter(({ id }) => id > last)
        .map(({ text }) => text),
    ).toEqual(told);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    expect(router.state.location.pathname).toBe(isLoaded ? "/dashboard" : "/");
    if (isLoaded) expect(openToasts().at(-1)?.type).toBe("error");
    await closePages();
  }
});

test("a session that is over here is ended at the provider before its form is shown, once", async () => {
  const heard = Promise.withResolvers<void>();
  form.signOut.mockImplementationOnce(() => heard.promise);
  form.SignIn = {};
  const page = await signInPage({ isOver: true });
  expect(page.textContent).toContain("Signing out of the previous session");
  expect(form.SignIn).toEqual({});
  await act(async () => heard.resolve());
  expect(form.SignIn).toMatchObject({ forceRedirectUrl: "/dashboard" });
  expect(form.signOut).toHaveBeenCalledTimes(1);
});

test("a session that the provider cannot be told to end leads to words, not to a form that waits without end", async () => {
  form.SignIn = {};
  form.signOut.mockImplementationOnce(() => new Promise(() => {}));
  const page = await signInPage({ isOver: true });
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expect(page.querySelector("[role=alert]")?.textContent).toContain("could not be signed out");
  expect(form.SignIn).toEqual({});
});

test("without a session to end, nobody is signed out", async () => {
  form.signOut.mockClear();
  await signInPage({});
  expect(form.signOut).not.toHaveBeenCalled();
});
