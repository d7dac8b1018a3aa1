import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { safePath } from "#app/base/http/safe-path.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { inTab, openLocalText } from "#app/base/ui/browser/local-store.ts";
import { writeCookie } from "#app/base/ui/browser/write-cookie.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { SKIP_PLAN_SELECTION, skipValue } from "#app/core/identity/session/skip-plan-selection.ts";
import { ProviderScript } from "#app/core/payments/checkout/provider-script.tsx";
import { useCheckoutUser } from "#app/core/payments/checkout/use-checkout-user.ts";
import { paymentStatusOf } from "#app/core/payments/payment-status.server.ts";
import { hasUsedTrial } from "#app/core/payments/trial.server.ts";
import { HowToGoLower, isLower } from "#app/core/payments/upgrade/lower-plan.tsx";
import { PlanDialog, Processing } from "#app/core/payments/upgrade/plan-dialog.tsx";
import { type PlanChoice, usePlanChoice } from "#app/core/payments/upgrade/use-plan-choice.ts";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import planStyles from "#app/core/plans/plan-cards.css?url";
import { PLAN_CARDS, type PlanCard } from "#app/core/plans/plan-cards.ts";
import { PAID_PLANS, type PaidPlan, type StoredPlan } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/plan-selection.route";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planStyles }];

export const meta: Route.MetaFunction = () => [{ title: "Select Your Plan · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const { userId } = personOf(context);
  const [status, trialUsed] = await Promise.all([paymentStatusOf(app, userId), hasUsedTrial(app, userId)]);
  const plan = status.hasPaid ? status.plan : null;
  const isEnding = status.subscription?.will_cancel ?? false;
  return { userId, plan, isEnding, hasTrial: !trialUsed, scriptUrl: app.env.settings.STRIPE_SCRIPT_URL };
}

export default function PlanSelection({ loaderData }: Route.ComponentProps) {
  const { userId, plan, isEnding, hasTrial, scriptUrl } = loaderData;
  const { target, skipTo } = useSkip(userId);
  const [search] = useSearchParams();
  const wished = PAID_PLANS.find((name) => name === search.get("plan"));
  const choice = usePlanChoice({
    user: useCheckoutUser(),
    userId,
    held: plan,
    isEnding,
    wordsWithoutUser: wished
      ? "User ID is not available. Please try again."
      : "User information is not available. Please try again.",
  });
  useWishedPlan(wished, choice);
  return (
    <main className="page plan-selection">
      <ProviderScript url={scriptUrl} />
      <h1>Select Your Plan</h1>
      <p className="soft">You can start for free and change your plan at any time.</p>
      <ul className="plan-cards">
        {PLAN_CARDS.map((card) => (
          <li key={card.name}>
            <PlanCardView
              card={card}
              hasTrial={hasTrial}
              action={<ChooseButton card={card} held={plan} isEnding={isEnding} choice={choice} />}
            />
          </li>
        ))}
      </ul>
      <p className="skip">
        <a href="/dashboard" onClick={skipTo("/dashboard")}>
          Skip for now and continue to dashboard
        </a>
      </p>
      {target !== "/dashboard" && (
        <p className="skip">
          <a href={target} onClick={skipTo(target)}>
            Skip for now and go on to the page you opened
          </a>
        </p>
      )}
      <PlanDialog choice={choice} />
    </main>
  );
}

/** `?plan=`: a plan chosen on another page; its offer opens automatically, once. */
function useWishedPlan(wished: PaidPlan | undefined, { choose }: PlanChoice) {
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!wished || hasOpened.current) return;
    hasOpened.current = true;
    choose(wished);
  }, [wished, choose]);
}

type ChooseProps = { card: PlanCard; held: StoredPlan | null; isEnding: boolean; choice: PlanChoice };

function ChooseButton({ card, held, isEnding, choice: { choose, isBusy, question } }: ChooseProps) {
  const isCurrent = card.name === held;
  const isAtWork = isBusy && question === null && card.name === "Free";
  return (
    <>
      <HowToGoLower held={held} wanted={card.name} isEnding={isEnding} />
      <button
        type="button"
        className={!isCurrent && isOffered(card, held) ? "primary" : ""}
        disabled={isBusy}
        onClick={() => choose(card.name)}
      >
        {isAtWork ? <Processing /> : isCurrent ? `Your plan: ${card.name}` : card.buttonText}
      </button>
    </>
  );
}

/** Offers the free plan beside the recommended one. */
const isOffered = ({ name, highlighted }: PlanCard, held: StoredPlan | null): boolean =>
  highlighted || (name === "Free" && !isLower(held, "Free"));

const skipped = openLocalText(SKIP_PLAN_SELECTION, inTab);

/**
 * "Skip for now", and a flag of session storage carried over to the cookie, which is all the server can read (OPEN-72).
 * @returns where the person wanted to go when the guard sent her here, and the action of a link that skips
 */
function useSkip(userId: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wantedPath = search.get("from");
  const target = safePath(wantedPath, "/dashboard");
  useEffect(() => {
    if (skipped.read() !== "true" || !wantedPath) return;
    writeSkipCookie(userId);
    navigate(target, { replace: true });
  }, [navigate, target, userId, wantedPath]);
  const skipTo = (path: string) => (event: { preventDefault(): void }) => {
    event.preventDefault();
    skipped.write("true");
    writeSkipCookie(userId);
    navigate(path);
  };
  return { target, skipTo };
}

function writeSkipCookie(userId: string) {
  writeCookie(SKIP_PLAN_SELECTION, skipValue(userId), "session");
}
