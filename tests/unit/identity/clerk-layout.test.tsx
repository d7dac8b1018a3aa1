// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { act, type ComponentProps, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { timeZoneOf } from "#app/base/runtime/time-zone.server.ts";
import ClerkLayout from "#app/core/identity/clerk.layout.tsx";
import { filesBelow } from "#scripts/files-below.ts";
import { closePages, render } from "../render.ts";

const provider = vi.hoisted(() => ({ told: {} as Record<string, unknown> }));
vi.mock("@clerk/react-router", () => ({
  ClerkProvider: ({ children, ...told }: { children: ReactNode }) => {
    provider.told = told;
    return children;
  },
}));
vi.mock("@clerk/shared/loadClerkJsScript", () => ({ loadClerkUIScript: async () => null }));

/** The frame of sign-in and of every signed-in page, opened at a path; the next page's guard answers once released. */
async function openAt(path: string) {
  const guard = Promise.withResolvers<null>();
  const loaderData = { clerkState: { __internal_clerk_state: {} }, clerkUiUrl: "" };
  const props = { loaderData } as unknown as ComponentProps<typeof ClerkLayout>;
  const children = [
    { path: "sign-in/*", element: "Sign in" },
    { path: "sign-up/*", element: "Sign up" },
    { path: "*", element: "A page", loader: () => guard.promise },
  ];
  const routes = [{ element: <ClerkLayout {...props} />, children, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const page = await render(<RouterProvider router={router} />);
  return {
    words: () => page.textContent,
    go: (to: string) => act(async () => void router.navigate(to)),
    letGo: () => act(async () => guard.resolve(null)),
  };
}

test("from each form to the first page that is checked, and only then, the account is said to be loading [IDN-19]", async () => {
  for (const [form, target] of [
    ["/sign-in", "/dashboard"],
    ["/sign-in/factor-one", "/notes/sbar"],
    ["/sign-up", "/plan-selection"],
    ["/sign-up/verify-email-address", "/settings/profile"],
  ] as const) {
    const { words, go, letGo } = await openAt(form);
    expect(words()).toMatch(/^Sign (in|up)$/);
    await go(target);
    expect([form, words()]).toEqual([
      form,
      expect.stringMatching(/^Sign (in|up)Loading your account\.\.\.$/),
    ]);
    await letGo();
    expect([form, words()]).toEqual([form, "A page"]);
    await closePages();
  }
});

test("the provider's script is told where its forms lead, and follows no link to another origin [IDN-02] [IDN-13]", async () => {
  await openAt("/sign-in");
  expect(provider.told).toMatchObject({
    signInUrl: "/sign-in",
    signUpUrl: "/sign-up",
    signInFallbackRedirectUrl: "/dashboard",
    signUpFallbackRedirectUrl: "/plan-selection",
    afterSignOutUrl: "/",
    allowedRedirectOrigins: [location.origin],
  });
});

test("no page has what the provider offers for organizations [OPEN-01]", () => {
  const ofClerk = filesBelow("app", /\.tsx?$/)
    .map((file) => [file, readFileSync(file, "utf8")] as const)
    .filter(([, source]) => source.includes('from "@clerk/'));
  expect(ofClerk.length).toBeGreaterThan(10);
  expect(ofClerk.filter(([, source]) => /Organization/.test(source)).map(([file]) => file)).toEqual([]);
});

test("the browser tells its own zone, by which the greeting goes, before somebody is signed in [SHELL-03]", async () => {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  onTestFinished(() => zone.mockRestore());
  zone.mockReturnValue({ ...resolved, timeZone: "America/New_York" });
  await openAt("/sign-in");
  const request = { headers: new Headers({ Cookie: document.cookie }) } as Request;
  expect(timeZoneOf(request)).toBe("America/New_York");
});
