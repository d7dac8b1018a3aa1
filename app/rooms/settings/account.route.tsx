import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { storeUsage } from "#app/core/payments/customer-storage.ts";
import { paymentStatusOf } from "#app/core/payments/payment-status.server.ts";
import { PlanDialog } from "#app/core/payments/plan-dialog.tsx";
import { ProviderScript } from "#app/core/payments/provider-script.tsx";
import { hasUsedTrial } from "#app/core/payments/trial.server.ts";
import { useCheckoutUser } from "#app/core/payments/use-checkout-user.ts";
import { useCustomer } from "#app/core/payments/use-customer.ts";
import { usePlanChoice } from "#app/core/payments/use-plan-choice.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { forgetUsage, refreshUsage, useUsage } from "#app/core/usage/usage-store.ts";
import type { Route } from "./+types/account.route";
import { PlanUpgrade } from "./account/plan-upgrade.tsx";
import { SubscriptionSettings } from "./account/subscription.tsx";
import { BuyTokenPacks } from "./account/token-packs.tsx";
import { TokenUsageCard } from "./account/token-usage.tsx";
import { TokensQuickly } from "./account/tokens-quickly-dialog.tsx";
import { DangerZone } from "./components/danger-zone.tsx";
import { DownloadData } from "./components/download-data.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Account · Settings · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const person = personOf(context);
  const [usage, status, trialUsed] = await Promise.all([
    usageOf(app, person),
    paymentStatusOf(app, person.userId),
    hasUsedTrial(app.databaseOf(person.userId), person.userId),
  ]);
  const { STRIPE_SCRIPT_URL: scriptUrl } = app.env.settings;
  return { userId: person.userId, usage, status, hasTrial: !trialUsed, scriptUrl };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { userId, hasTrial, scriptUrl } = loaderData;
  const usage = useUsage(loaderData.usage, ({ input_tokens, output_tokens }) =>
    storeUsage(localStorage, userId, { input_tokens, output_tokens }, Date.now()),
  );
  const customer = useCustomer(userId, loaderData.status);
  const choice = usePlanChoice({
    user: useCheckoutUser(),
    userId,
    held: customer.plan,
    wordsWithoutUser: "User ID is not available. Please try again.",
    onReset: refreshUsage,
  });
  return (
    <>
      <ProviderScript url={scriptUrl} />
      <SubscriptionSettings
        userId={userId}
        customer={customer}
        choice={choice}
        onVerified={refreshUsage}
        onVerify={forgetUsage}
      />
      <TokenUsageCard usage={usage} />
      <BuyTokenPacks userId={userId} />
      <PlanUpgrade held={customer.plan} hasTrial={hasTrial} choice={choice} />
      <PlanDialog choice={choice} />
      <TokensQuickly userId={userId} plan={customer.plan} usage={usage} />
      <DownloadData />
      <DangerZone />
    </>
  );
}
