import { redirect, useRouteLoaderData } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { publicMeta } from "#app/base/ui/public-meta.ts";
import { PublicPage } from "#app/base/ui/public-page.tsx";
import { loadVisitor } from "#app/base/ui/public-visitor.server.ts";
import { signedReferenceOf } from "#app/core/payments/payment-reference.server.ts";
import type { Route } from "./+types/pricing.route";
import { ComparisonTable } from "./pricing/comparison-table.tsx";
import { ConfirmDialog } from "./pricing/confirm-dialog.tsx";
import { Leaving } from "./pricing/leaving.tsx";
import { NoPaymentLink } from "./pricing/no-payment-link.tsx";
import { paymentLinkOf, withReference } from "./pricing/payment-link.server.ts";
import { PricedPlans } from "./pricing/priced-plans.tsx";
import stylesheet from "./pricing/pricing.css?url";
import { PricingQuestions } from "./pricing/questions.tsx";
import { TokenPacks } from "./pricing/token-packs.tsx";
import { toUpgradePlan, UPGRADE_PLANS } from "./pricing/upgrade-plans.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    origin: loaderData?.origin ?? "",
    path: "/pricing",
    title: "Pricing · NurseGPT",
    description:
      "Four plans side by side: Free, Basic, Premium and Enterprise, with what each allows in a month. Start without a card.",
  });

/** `?confirm=` opens the dialog where the browser cannot, `?missing=` tells that a plan has no payment link. */
export function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return {
    ...loadVisitor({ request }),
    confirm: toUpgradePlan(search.get("confirm")),
    missing: toUpgradePlan(search.get("missing")),
  };
}

/**
 * The dialog was confirmed. The page that comes back leads to the payment link itself: a form's answer must not
 * redirect to another site (`form-action` in the security policy), and the person sees where she is going.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const plan = toUpgradePlan((await request.formData()).get("plan"));
  if (!plan) throw redirect("/pricing", 303);
  const link = paymentLinkOf(appOf(context).env, plan);
  if (!link) throw redirect(`/pricing?missing=${plan}`, 303);
  return { plan, link: withReference(link, await signedReferenceOf(request, context)) };
}

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn, confirm, missing } = loaderData;
  const nonce = useRouteLoaderData<{ nonce: string }>("root")?.nonce;
  return (
    <>
      <div inert={confirm !== null}>
        <PublicPage className="pricing" isSignedIn={isSignedIn}>
          <header className="page-head centered">
            <h1>Plans that start at $0</h1>
            <p className="lead">Start for free, without a card. Change or cancel whenever you like.</p>
          </header>
          {missing && <NoPaymentLink plan={missing} />}
          <PricedPlans />
          <ComparisonTable />
          <TokenPacks />
          <PricingQuestions />
        </PublicPage>
      </div>
      {UPGRADE_PLANS.map((plan) => (
        <ConfirmDialog key={plan} plan={plan} isOpen={plan === confirm} nonce={nonce} />
      ))}
      {actionData && <Leaving {...actionData} nonce={nonce} />}
    </>
  );
}
