import { SignUp } from "@clerk/react-router";
import { redirect } from "react-router";
import { safePath } from "#app/base/http/safe-path.ts";
import { whileLoading } from "#app/core/identity/loading-form.tsx";
import { authOf } from "#app/core/identity/session/authenticate.server.ts";
import type { Route } from "./+types/sign-up.route";
import { AuthPage } from "./components/auth-page.tsx";
import { PasswordHelp } from "./components/password-help.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Create your account · NurseGPT" }];

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const { userId } = authOf(args.context);
  if (userId && pathname === "/sign-up") throw redirect("/dashboard");
  return { target: safePath(searchParams.get("redirect_url"), "/plan-selection") };
}

export default function SignUpPage({ loaderData: { target } }: Route.ComponentProps) {
  return (
    <AuthPage title="Create your account">
      <SignUp
        path="/sign-up"
        routing="path"
        forceRedirectUrl={target}
        signInUrl="/sign-in"
        {...whileLoading}
      />
      <PasswordHelp label="Password requirements" />
      <p className="auth-other">
        Already have an account?{" "}
        <a className="button" href="/sign-in">
          Sign in
        </a>
      </p>
    </AuthPage>
  );
}
