import { SignIn, useClerk, useUser } from "@clerk/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { data, redirect, redirectDocument, type ShouldRevalidateFunction } from "react-router";
import { isDataRequest, pagePathOf } from "#app/base/http/page-path.ts";
import { safePath } from "#app/base/http/safe-path.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { whileLoading } from "#app/core/identity/loading-form.tsx";
import { authOf } from "#app/core/identity/session/authenticate.server.ts";
import { isSessionOver } from "#app/core/identity/session/guard.server.ts";
import { formPath, PaidVisitor } from "#app/core/payments/unclaimed/paid-visitor.tsx";
import { PAID_PLANS } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/sign-in.route";
import authStyles from "./components/auth-page.css?url";
import { AuthPage } from "./components/auth-page.tsx";
import { CheckoutOnSignIn } from "./components/checkout-on-sign-in.tsx";
import { LogoutReason } from "./components/logout-reason.tsx";
import { PasswordHelp } from "./components/password-help.tsx";
import { RememberMe } from "./components/remember-me.tsx";
import { SignInNotice } from "./components/sign-in-notice.tsx";
import { fromUnknownPath } from "./unknown-path.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: authStyles }];

export const meta: Route.MetaFunction = () => [{ title: "Sign in · NurseGPT" }];

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const reason = searchParams.get("reason");
  const plan = PAID_PLANS.find((name) => name === searchParams.get("plan")) ?? null;
  const target = plan ? `/sign-in?plan=${plan}` : safePath(searchParams.get("redirect_url"), "/dashboard");
  const { userId } = authOf(args.context);
  const isKnown = userId !== null && pagePathOf(args.request) === "/sign-in";
  const isOver = isKnown && (await isSessionOver(args, reason !== null));
  const isSignedIn = isKnown && !isOver;
  if (isSignedIn && !plan) throw redirect(target);
  // The payment provider's script must not run in a document in which the password was typed.
  if (isSignedIn && isDataRequest(args.request)) throw redirectDocument(target);
  const { STRIPE_SCRIPT_URL: scriptUrl } = appOf(args.context).env.settings;
  const { isLost, headers } = fromUnknownPath(args.request);
  const checkout = isSignedIn && plan ? { plan, scriptUrl } : null;
  return data({ target, reason, isOver, isLost, checkout }, { headers });
}

/** The form's later steps have URLs without our query parameters, so those of the first step are remembered. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) => nextUrl.pathname === "/sign-in";

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const { target, reason, isOver, isLost, checkout } = loaderData;
  const { isLoaded } = useUser();
  const ending = useEndedSession(isOver);
  if (checkout)
    return (
      <AuthPage title="Welcome back">
        <CheckoutOnSignIn {...checkout} isUserLoaded={isLoaded} />
      </AuthPage>
    );
  return (
    <AuthPage title="Welcome back">
      {isLost && (
        <p className="notice info" role="status">
          Page not found: there is nothing at that address.
        </p>
      )}
      <LogoutReason reason={reason} />
      <PaidVisitor target={target} />
      <SignInNotice reason={reason} target={target} />
      {ending ?? (
        <SignIn
          path="/sign-in"
          routing="path"
          forceRedirectUrl={target}
          signUpUrl={formPath("/sign-up", target)}
          withSignUp={false}
          {...whileLoading}
        />
      )}
      <RememberMe />
      <PasswordHelp label="Need help?">
        <a href="/forgot-password">Forgot your password?</a>
      </PasswordHelp>
      <p className="auth-other">
        New here?{" "}
        <a className="button" href={formPath("/sign-up", target)}>
          Create an account
        </a>
      </p>
    </AuthPage>
  );
}

/**
 * Ends, at the identity provider, a session that has ended here. Otherwise the provider's form would take the person
 * for signed in and lead to a page that refuses her, and nobody else could sign in on that computer.
 * @returns what to show in place of the form until then, or after a failure; null once the form can be used
 */
function useEndedSession(isOver: boolean): ReactNode {
  const clerk = useClerk();
  const { isLoaded } = useUser();
  const [state, setState] = useState<"ending" | "failed" | "ended">(isOver ? "ending" : "ended");
  const canEnd = state === "ending" && isLoaded && clerk.loaded;
  useEffect(() => {
    if (!canEnd) return;
    withTimeout(
      clerk.signOut(() => {}),
      LONGEST_END_MS,
    ).then(
      () => setState("ended"),
      () => setState("failed"),
    );
  }, [clerk, canEnd]);
  if (state === "ended") return null;
  if (state === "ending") return <p className="soft loading-form">Signing out of the previous session...</p>;
  return (
    <p className="notice alarm" role="alert">
      Someone is still signed in here and could not be signed out. Please check your connection and reload the
      page.
    </p>
  );
}

const LONGEST_END_MS = 10_000;
