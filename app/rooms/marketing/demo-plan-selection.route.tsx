import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { PageToast } from "#app/base/ui/toasts/page-toast.tsx";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import planStyles from "#app/core/plans/plan-cards.css?url";
import { PLAN_CARDS } from "#app/core/plans/plan-cards.ts";
import { PLAN_NAMES } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/demo-plan-selection.route";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planStyles }];

export const meta: Route.MetaFunction = publicMeta({
  path: "/demo-plan-selection",
  title: "Plan selection demo · NurseGPT",
  description:
    "See what choosing a plan looks like, without an account. Nothing is ordered and nothing is sent.",
});

export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("plan");
  return { ...loadVisitor({ request }), chosen: PLAN_NAMES.find((plan) => plan === wanted) ?? null };
}

/** Choosing is a form without a script that requests this page again; nothing else is called. */
export default function DemoPlanSelection({ loaderData: { isSignedIn, chosen } }: Route.ComponentProps) {
  return (
    <PublicPage className="plan-selection" isSignedIn={isSignedIn}>
      <p className="tag">Demo</p>
      <h1>Select Your Plan</h1>
      <p className="soft">A demo without an account: nothing is ordered, nothing is charged.</p>
      {chosen && <p className="notice success">You selected the {chosen} plan! (Demo only)</p>}
      <form action="/demo-plan-selection">
        <ul className="plan-cards">
          {PLAN_CARDS.map((card) => (
            <li key={card.name}>
              <PlanCardView
                card={card}
                action={
                  <button
                    type="submit"
                    name="plan"
                    value={card.name}
                    className={card.highlighted ? "primary" : undefined}
                    aria-label={`${card.buttonText}: select the ${card.name} plan`}
                  >
                    {card.buttonText}
                  </button>
                }
              />
            </li>
          ))}
        </ul>
      </form>
      {chosen && <PageToast type="success">Selected plan: {chosen}</PageToast>}
    </PublicPage>
  );
}
