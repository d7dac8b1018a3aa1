// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { call } from "#app/base/http/request.ts";
import SignedInLayout from "#app/rooms/shell/signed-in.layout.tsx";
import type { StatusBarProps } from "#app/rooms/shell/status-bar/status-bar.tsx";
import { unused } from "../meter/unused.ts";
import { drawn } from "../opened.ts";

const bar = vi.hoisted(() => ({ told: null as unknown }));
vi.mock("#app/rooms/shell/status-bar/status-bar.tsx", () => ({
  StatusBar: (props: unknown) => {
    bar.told = props;
    return null;
  },
}));
vi.mock("#app/core/identity/inactivity/session-watch.tsx", () => ({
  SessionWatch: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("#app/core/identity/inactivity/sign-in-again.tsx", () => ({ SignInAgain: () => null }));
vi.mock("#app/core/identity/inactivity/leave.ts", () => ({ useLeave: () => () => {} }));
vi.mock("#app/core/payments/upgrade-prompt.tsx", () => ({ UpgradePrompt: () => null }));
vi.mock("#app/rooms/shell/commands/command-center.tsx", () => ({
  CommandCenter: () => null,
  openPalette: () => {},
}));

type Props = Parameters<typeof SignedInLayout>[0];

const NOON = Date.UTC(2026, 10, 10, 12);

/** A signed-in page, for whom the server says it is. */
async function opened(path: string, person: { userId: string; plan: string | null; isUnlimited: boolean }) {
  const facts = { usage: unused("Free", NOON), isFirstMonth: false, hasTrial: true, discountDays: null };
  const later = { facts: Promise.resolve(facts), waitingPayment: Promise.resolve(null) };
  const loaderData = { ...person, ...later };
  const element = <SignedInLayout {...({ loaderData } as unknown as Props)} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  await drawn(<RouterProvider router={router} />);
  return bar.told as StatusBarProps;
}

test("the bar is told the plan that is held, whether it has an arrangement, and the session that the page is [SHELL-07] [SHELL-10] [SHELL-11] [SHELL-13]", async () => {
  const nurse = { userId: "user_1", plan: "Basic", isUnlimited: false };
  expect(await opened("/notes/sbar", nurse)).toMatchObject({
    userId: "user_1",
    plan: "Basic",
    isUnlimited: false,
    session: { name: "SBAR Generator" },
  });
  expect(await opened("/dashboard", { ...nurse, plan: null, isUnlimited: true })).toMatchObject({
    plan: "Free",
    isUnlimited: true,
    session: null,
  });
});

test("every call of a signed-in page names the person as the customer [API-02]", async () => {
  const named: unknown[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    named.push(headers["X-Customer-ID"]);
    return Response.json({});
  });
  for (const userId of ["user_1", "user_2"]) {
    await opened("/dashboard", { userId, plan: "Free", isUnlimited: false });
    await call("/api/x");
  }
  expect(named).toEqual(["user_1", "user_2"]);
});
