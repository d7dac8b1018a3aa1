import { PublicPage } from "#app/base/ui/public-page.tsx";
import type { Route } from "./+types/forgot-password.route";

export const meta: Route.MetaFunction = () => [{ title: "Forgot your password? · NurseGPT" }];

/** Where the reset begins: on the sign-in form. */
export default function ForgotPassword() {
  return (
    <PublicPage className="text-page">
      <h1>Forgot your password?</h1>
      <ol>
        <li>Go to the sign-in page and enter your e-mail address.</li>
        <li>Choose “Forgot password?” where your password is asked for.</li>
        <li>Enter the code that arrives by e-mail, then choose a new password.</li>
      </ol>
      <p>
        <a className="button primary" href="/sign-in">
          Go to the sign-in page
        </a>
      </p>
    </PublicPage>
  );
}
