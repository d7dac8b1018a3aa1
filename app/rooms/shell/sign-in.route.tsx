import { SignIn } from "@clerk/react-router";
import { getAuth } from "@clerk/react-router/server";
import { redirect } from "react-router";
import { safePath } from "#app/base/runtime/safe-path.ts";
import type { Route } from "./+types/sign-in.route";
import { AuthPage } from "./components/auth-page.tsx";
import { PasswordHelp } from "./components/password-help.tsx";
import { RememberMe } from "./components/remember-me.tsx";
import { SignInNotice } from "./components/sign-in-notice.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Sign in · NurseGPT" }];

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const target = safePath(searchParams.get("redirect_url"), "/dashboard");
  const reason = searchParams.get("reason");
  const { userId } = await getAuth(args);
  if (userId && pathname === "/sign-in" && !reason) throw redirect(target);
  return { target, reason };
}

export default function SignInPage({ loaderData: { target, reason } }: Route.ComponentProps) {
  return (
    <AuthPage title="Welcome back">
      <SignInNotice reason={reason} />
      <SignIn
        path="/sign-in"
        routing="path"
        forceRedirectUrl={target}
        signUpUrl="/sign-up"
        withSignUp={false}
      />
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
