import { useLayoutEffect } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { askToSignInAgain, freshToken, setCustomerId } from "#app/base/runtime/request.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { Toasts } from "#app/base/ui/toasts.tsx";
import { personOf, signedInOnly } from "#app/core/identity/guard.server.ts";
import { SessionWatch } from "#app/core/identity/session-watch.tsx";
import { SignInAgain } from "#app/core/identity/sign-in-again.tsx";
import { CustomerKeeper } from "#app/core/payments/customer-keeper.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/signed-in.layout";
import { Header } from "./components/header.tsx";
import { SandboxBanner } from "./components/sandbox-banner.tsx";

/** Only pages and API paths of a signed-in person lie below. */
export const middleware: Route.MiddlewareFunction[] = signedInOnly;

/** Also what makes the middleware run on data requests. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { userId, plan } = personOf(context);
  return { userId, plan };
};

type Results = Record<string, { type: string; result: unknown }>;
const isRefused = (results: Results) =>
  Object.values(results).some(
    ({ type, result }) => type === "error" && (result as { status?: number } | null)?.status === 401,
  );

/**
 * Around every data request of this branch: renew the token cookie first; if the answer is 401, hold the navigation,
 * so that the page stays as it is, and ask to sign in again. Handing the error on would replace page and provider.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_args, next) => {
    await freshToken();
    const results = (await next()) as Results;
    if (!isRefused(results)) return results as never;
    askToSignInAgain();
    return new Promise<never>(() => {});
  },
];

export default function SignedInLayout({ loaderData: { userId, plan } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  // Before any effect of the page below makes a call.
  useLayoutEffect(() => setCustomerId(userId), [userId]);
  return (
    <SessionWatch userId={userId}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <CustomerKeeper userId={userId} plan={plan} />
      <SandboxBanner providers={root?.providers} />
      <Header theme={root?.theme ?? "system"} />
      <div id="content" tabIndex={-1}>
        <Outlet />
      </div>
      <SignInAgain userId={userId} />
      <Toasts />
    </SessionWatch>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
