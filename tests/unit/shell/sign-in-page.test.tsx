// @vitest-environment happy-dom
import { act, type ComponentProps } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toast-list.ts";
import SignInPage from "#app/rooms/shell/sign-in.route.tsx";
import SignUpPage from "#app/rooms/shell/sign-up.route.tsx";
import { closePages, drawn } from "../opened.ts";

const form = vi.hoisted(() => ({ SignIn: {}, SignUp: {} }));
vi.mock("@clerk/react-router", () => ({
  SignIn: (props: object) => void Object.assign(form.SignIn, props),
  SignUp: (props: object) => void Object.assign(form.SignUp, props),
  useUser: () => ({ isLoaded: true, user: null }),
}));

beforeEach(async () => {
  await closePages();
  sessionStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** The sign-in page for who was led there for this reason. @returns its words, and the toasts that it opened */
async function pageFor(reason: string | null) {
  const last = openToasts().at(-1)?.id ?? 0;
  const props = { loaderData: { target: "/dashboard", reason, checkout: null } };
  const page = await drawn(<SignInPage {...(props as ComponentProps<typeof SignInPage>)} />);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  const toasts = openToasts().filter(({ id }) => id > last);
  return { words: page.textContent, toasts: toasts.map(({ type, text }) => [type, text]) };
}

test("each page embeds the provider's own form, with its steps at paths below, and hands over where it leads [IDN-01] [IDN-12] [IDN-02] [IDN-13]", async () => {
  const pages = { loaderData: { target: "/notes", reason: null, checkout: null } };
  await drawn(<SignInPage {...(pages as ComponentProps<typeof SignInPage>)} />);
  await drawn(<SignUpPage {...(pages as unknown as ComponentProps<typeof SignUpPage>)} />);
  const leads = { routing: "path", forceRedirectUrl: "/notes" };
  expect(form.SignIn).toMatchObject({ ...leads, path: "/sign-in", signUpUrl: "/sign-up" });
  expect(form.SignUp).toMatchObject({ ...leads, path: "/sign-up", signInUrl: "/sign-in" });
});

test("who was logged out for being inactive is told so at the sign-in, in a toast and on the page [IDN-37]", async () => {
  const { words, toasts } = await pageFor("inactivity");
  expect(toasts).toEqual([["info", "You have been logged out due to inactivity for HIPAA compliance"]]);
  expect(words).toContain("You were logged out for safety");
});

test("who comes to sign in for any other reason is told nothing of an inactivity [IDN-37]", async () => {
  for (const reason of [null, "unauthorized"]) {
    const { words, toasts } = await pageFor(reason);
    expect(toasts).toEqual([]);
    expect(words).not.toContain("logged out for safety");
  }
});
