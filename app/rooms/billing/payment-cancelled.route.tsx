import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { PageToast } from "#app/base/ui/toasts/page-toast.tsx";
import type { Route } from "./+types/payment-cancelled.route";
import stylesheet from "./payment-result.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = () => [
  { title: "Payment cancelled · NurseGPT" },
  { name: "robots", content: "noindex" },
];

/** A genuine reason is one sentence; anything longer is not shown. */
const LONGEST_REASON = 300;

export function loader({ request }: Route.LoaderArgs) {
  const reason = new URL(request.url).searchParams.get("reason")?.trim().slice(0, LONGEST_REASON) || null;
  return { ...loadVisitor({ request }), reason };
}

export default function PaymentCancelled({ loaderData: { reason, isSignedIn } }: Route.ComponentProps) {
  return (
    <PublicPage className="payment-result" isSignedIn={isSignedIn}>
      <section className="card payment-card" aria-labelledby="cancelled">
        <h1 id="cancelled">Payment cancelled</h1>
        <p>Nothing was purchased, and your plan has not changed.</p>
        {reason && <p className="notice info">Reason: {reason}</p>}
        <p className="row">
          <a className="button primary" href="/pricing">
            Return to Pricing
          </a>
          <a className="button" href="/dashboard">
            Go to Dashboard
          </a>
        </p>
      </section>
      <PageToast type="info">Your payment was cancelled. No charges were made.</PageToast>
    </PublicPage>
  );
}
