import { SignIn, useUser } from "@clerk/react-router";
import { redirect, redirectDocument, type ShouldRevalidateFunction } from "react-router";
import { isDataRequest, pagePathOf } from "#app/base/http/page-path.ts";
import { safePath } from "#app/base/http/safe-path.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { whileLoading } from "#app/core/identity/loading-form.tsx";
import { authOf } from "#app/core/identity/session/authenticate.server.ts";
import { isSessionOver } from "#app/core/identity/session/guard.server.ts";
import { useEndedSession } from "#app/core/identity/use-ended-session.tsx";
import { PAID_PLANS } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/sign-in.route";
import { AuthPage } from "./components/auth-page.tsx";
import { CheckoutOnSignIn } from "./components/checkout-on-sign-in.tsx";
import { LogoutReason } from "./components/logout-reason.tsx";
import { PasswordHelp } from "./components/password-help.tsx";
import { RememberMe } from "./components/remember-me.tsx";
import { SignInNotice } from "./components/sign-in-notice.tsx";

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
  // The payment provider's script has no business in the document in which the password was typed.
  if (isSignedIn && isDataRequest(args.request)) throw redirectDocument(target);
  const { STRIPE_SCRIPT_URL: scriptUrl } = appOf(args.context).env.settings;
  return { target, reason, isOver, checkout: isSignedIn && plan ? { plan, scriptUrl } : null };
}

/** The form's later steps have URLs without our query parameters, so those of the first step are remembered. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) => nextUrl.pathname === "/sign-in";

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const { target, reason, isOver, checkout } = loaderData;
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
      <LogoutReason reason={reason} />
      <SignInNotice reason={reason} target={target} />
      {ending ?? (
        <SignIn
          path="/sign-in"
          routing="path"
          forceRedirectUrl={target}
          signUpUrl="/sign-up"
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
        <a className="button" href="/sign-up">
          Create an account
        </a>
      </p>
    </AuthPage>
  );
}
