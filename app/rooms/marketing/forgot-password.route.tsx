import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import type { Route } from "./+types/forgot-password.route";
import stylesheet from "./marketing.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = publicMeta({
  path: "/forgot-password",
  title: "Forgot your password? · NurseGPT",
  description: "How to choose a new password: three steps, starting on the sign-in page.",
});

export const loader = loadVisitor;

const STEPS = [
  "Go to the sign-in page and enter your email address.",
  "Choose “Forgot password?” where you are asked for your password.",
  "Enter the code from the email, then choose a new password.",
];

/** Says that a reset begins on the sign-in form. It reads nothing, so it cannot reveal who has an account (OPEN-05). */
export default function ForgotPassword({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  return (
    <PublicPage className="narrow" isSignedIn={isSignedIn}>
      <header className="page-head">
        <h1>Forgot your password?</h1>
        <p className="lead">It happens. Three steps, about a minute.</p>
      </header>
      <ol className="card reset-steps">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="cta">
        <a className="button primary big" href="/sign-in">
          Go to the sign-in page
        </a>
      </p>
      <p className="soft">
        The code goes to your inbox and nowhere else. For your safety, this page never says whether an address
        has an account. No email after a few minutes? Look in your spam folder, check the address, or{" "}
        <a href="/contact">contact us</a>.
      </p>
    </PublicPage>
  );
}
