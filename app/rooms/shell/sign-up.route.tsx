import { SignUp } from "@clerk/react-router";
import { href, redirect, type ShouldRevalidateFunction } from "react-router";
import { safePath } from "#app/base/http/safe-path.ts";
import { whileLoading } from "#app/core/identity/loading-form.tsx";
import { authOf } from "#app/core/identity/session/authenticate.server.ts";
import { formPath, PaidVisitor } from "#app/core/payments/unclaimed/paid-visitor.tsx";
import type { Route } from "./+types/sign-up.route";
import authStyles from "./components/auth-page.css?url";
import { AuthPage } from "./components/auth-page.tsx";
import { PasswordHelp } from "./components/password-help.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: authStyles }];

export const meta: Route.MetaFunction = () => [{ title: "Create your account · NurseGPT" }];

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const { userId } = authOf(args.context);
  if (userId && pathname === "/sign-up") throw redirect(href("/dashboard"));
  return { target: safePath(searchParams.get("redirect_url"), "/plan-selection") };
}

/** The form's later steps have URLs without our query parameters, so those of the first step are remembered. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) => nextUrl.pathname === "/sign-up";

export default function SignUpPage({ loaderData: { target } }: Route.ComponentProps) {
  return (
    <AuthPage title="Create your account">
      <PaidVisitor target={target} />
      <SignUp
        path="/sign-up"
        routing="path"
        forceRedirectUrl={target}
        signInUrl={formPath("/sign-in", target)}
        {...whileLoading}
      />
      <PasswordHelp label="Password requirements" />
      <p className="auth-other">
        Already have an account?{" "}
        <a className="button" href={formPath("/sign-in", target)}>
          Sign in
        </a>
      </p>
    </AuthPage>
  );
}
