import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { useVerifiedDownload } from "#app/core/identity/use-verified-download.ts";
import { ProviderScript } from "#app/core/payments/checkout/provider-script.tsx";
import { useCheckoutUser } from "#app/core/payments/checkout/use-checkout-user.ts";
import { storeUsage } from "#app/core/payments/customer/customer-storage.ts";
import { useCustomer } from "#app/core/payments/customer/use-customer.ts";
import { paymentStatusOf } from "#app/core/payments/payment-status.server.ts";
import { hasUsedTrial } from "#app/core/payments/trial.server.ts";
import { HowToGoLower, isLower } from "#app/core/payments/upgrade/lower-plan.tsx";
import { PlanDialog } from "#app/core/payments/upgrade/plan-dialog.tsx";
import { type PlanChoice, usePlanChoice } from "#app/core/payments/upgrade/use-plan-choice.ts";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import planStyles from "#app/core/plans/plan-cards.css?url";
import { PLAN_CARDS, type PlanCard } from "#app/core/plans/plan-cards.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { forgetUsage, refreshUsage, useUsage } from "#app/core/usage/usage-store.ts";
import type { Route } from "./+types/account.route";
import { SubscriptionSettings } from "./account/subscription.tsx";
import { BuyTokenPacks } from "./account/token-packs.tsx";
import { TokenUsageCard } from "./account/token-usage.tsx";
import { TokensQuickly } from "./account/tokens-quickly-dialog.tsx";
import { DangerZone } from "./components/danger-zone.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: planStyles }];

export const meta: Route.MetaFunction = () => [{ title: "Account · Settings · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const person = personOf(context);
  const [usage, status, trialUsed] = await Promise.all([
    usageOf(app, person),
    paymentStatusOf(app, person.userId),
    hasUsedTrial(app, person.userId),
  ]);
  const { STRIPE_SCRIPT_URL: scriptUrl } = app.env.settings;
  return { userId: person.userId, usage, status, hasTrial: !trialUsed, scriptUrl, timeZone: app.timeZone };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { userId, hasTrial, scriptUrl, timeZone } = loaderData;
  const usage = useUsage(loaderData.usage, ({ input_tokens, output_tokens }) =>
    storeUsage(userId, { input_tokens, output_tokens }, Date.now()),
  );
  const customer = useCustomer(userId, loaderData.status);
  const isEnding = customer.status.subscription?.will_cancel ?? false;
  const choice = usePlanChoice({
    user: useCheckoutUser(),
    userId,
    held: customer.plan,
    isEnding,
    wordsWithoutUser: "User ID is not available. Please try again.",
    onReset: refreshUsage,
  });
  return (
    <>
      <ProviderScript url={scriptUrl} />
      <SubscriptionSettings
        userId={userId}
        customer={customer}
        timeZone={timeZone}
        choice={choice}
        onVerified={refreshUsage}
        onVerify={forgetUsage}
      />
      <TokenUsageCard usage={usage} />
      <BuyTokenPacks userId={userId} />
      <PlanUpgrade held={customer.plan} isEnding={isEnding} hasTrial={hasTrial} choice={choice} />
      <PlanDialog choice={choice} />
      <TokensQuickly userId={userId} plan={customer.plan} usage={usage} />
      <DownloadData />
      <DangerZone />
    </>
  );
}

/** Whether one click opens the plan's checkout; Enterprise begins with a conversation. */
const isOnOffer = ({ name, price }: PlanCard, held: StoredPlan): boolean =>
  price !== null && name !== held && !isLower(held, name);

type UpgradeProps = { held: StoredPlan; isEnding: boolean; hasTrial: boolean; choice: PlanChoice };

/** The paid plans to change to (SET-12). */
function PlanUpgrade({ held, isEnding, hasTrial, choice }: UpgradeProps) {
  return (
    <section aria-labelledby="plan-upgrade">
      <h2 id="plan-upgrade">Plans</h2>
      <ul className="plan-cards">
        {PLAN_CARDS.filter(({ name }) => name !== "Free").map((card) => (
          <li key={card.name}>
            <PlanCardView
              card={card}
              hasTrial={hasTrial}
              action={
                <>
                  <HowToGoLower held={held} wanted={card.name} isEnding={isEnding} />
                  <button
                    type="button"
                    className={isOnOffer(card, held) ? "primary" : ""}
                    disabled={choice.isBusy}
                    onClick={() => choice.choose(card.name)}
                  >
                    {card.name === held ? "Your plan" : card.buttonText}
                  </button>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Downloads everything that is held about the person. */
function DownloadData() {
  const { isBusy, download } = useVerifiedDownload(
    "/api/account/export",
    "nursegpt-data.json",
    "Your data could not be downloaded. Please try again.",
  );
  return (
    <section className="card settings-card" aria-labelledby="download-title">
      <h2 id="download-title">Your data</h2>
      <p className="soft">
        Profile, account, payments, usage, unfinished work, kept notes with their versions, templates,
        searches, documents and questions: everything we hold about you, in one text file (JSON) that begins
        with a description of its parts. Keep it safe. You are asked for your password first, unless you gave
        it within the last ten minutes.
      </p>
      <button type="button" disabled={isBusy} onClick={download}>
        {isBusy ? "Preparing..." : "Download my data"}
      </button>
    </section>
  );
}
