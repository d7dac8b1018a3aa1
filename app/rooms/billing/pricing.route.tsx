import { href, redirect, useRouteLoaderData } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { readPageForm } from "#app/base/http/form.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { PageToast } from "#app/base/ui/toasts/page-toast.tsx";
import { REDIRECT_DELAY_MS } from "#app/core/payments/checkout/checkout-calls.ts";
import type { Approach } from "#app/core/payments/offer.ts";
import { visitorIdOf } from "#app/core/payments/payment-reference.server.ts";
import planStyles from "#app/core/plans/plan-cards.css?url";
import { PAID_PLANS, type PaidPlan } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/pricing.route";
import { approachTo } from "./offers/approach.ts";
import { type Buyer, buyerOf } from "./offers/buyer.server.ts";
import { visitorWords } from "./offers/offer-words.ts";
import { shownOffer } from "./offers/shown-offer.ts";
import { ComparisonTable } from "./pricing/comparison-table.tsx";
import { ConfirmDialog } from "./pricing/confirm-dialog.tsx";
import { paymentLinkOf } from "./pricing/payment-link.server.ts";
import { PricedPlans, type Reader } from "./pricing/priced-plans.tsx";
import stylesheet from "./pricing/pricing.css?url";
import { PricingQuestions } from "./pricing/questions.tsx";
import { isPaidOnPage, offerOnPage, wayToPay } from "./pricing/sell-to-person.server.ts";
import { TokenPacks } from "./pricing/token-packs.tsx";
import { toUpgradePlan, UPGRADE_PLANS, type UpgradePlan } from "./pricing/upgrade-plans.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: planStyles },
  { rel: "stylesheet", href: stylesheet },
];

export const meta: Route.MetaFunction = publicMeta({
  path: "/pricing",
  title: "Pricing · NurseGPT",
  description:
    "Four plans side by side: Free, Basic, Premium and Enterprise, with what each allows in a month. Start without a card.",
});

/**
 * `?confirm=` opens a plan's dialog, `?missing=` says that it has no payment link. A reader with a session gets her
 * own offer; anything not paid for on the provider's page continues at plan selection.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const search = new URL(request.url).searchParams;
  const confirm = toUpgradePlan(search.get("confirm"));
  const missing = toUpgradePlan(search.get("missing"));
  const visitor = loadVisitor({ request });
  const userId = await visitorIdOf(request, context);
  if (!userId) return { ...visitor, confirm, missing, reader: null, offer: null, failure: null };
  const { databaseOf, env, now } = appOf(context);
  const reader = readerOf(
    await buyerOf({ databaseOf, meters: env.USAGE_METER, now }, userId),
    paymentLinkOf(env, "Enterprise") !== null,
  );
  if (!isPaidPlan(confirm)) return { ...visitor, confirm, missing, reader, offer: null, failure: null };
  try {
    const offer = await offerOnPage(args, userId, confirm);
    if (!isPaidOnPage(offer)) throw redirect(`${href("/plan-selection")}?plan=${confirm}`, 303);
    return { ...visitor, confirm, missing, reader, offer: shownOffer(offer), failure: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...visitor, confirm: null, missing, reader, offer: null, failure: error.message };
  }
}

const isPaidPlan = (plan: UpgradePlan | null): plan is PaidPlan => PAID_PLANS.some((paid) => paid === plan);

/** Enterprise's payment link is for people without a paid plan; sales moves a running one. */
function readerOf(buyer: Buyer, hasEnterpriseLink: boolean): Reader {
  const Enterprise: Approach = hasEnterpriseLink && !buyer.subscription ? "checkout" : "sales";
  const approaches = { Basic: approachTo(buyer, "Basic"), Premium: approachTo(buyer, "Premium"), Enterprise };
  return { plan: buyer.plan, hasTrial: buyer.hasTrial, approaches };
}

/**
 * Handles the confirmed dialog. The page returned leads on to the payment: a form's response must not redirect to
 * another site (`form-action` in the security policy), and the person sees where she is going.
 */
export async function action(args: Route.ActionArgs) {
  const form = await readPageForm(args.request);
  const plan = toUpgradePlan(form.get("plan"));
  if (!plan) throw redirect(href("/pricing"), 303);
  const userId = await visitorIdOf(args.request, args.context);
  if (!userId || !isPaidPlan(plan)) return byPaymentLink(args, plan);
  const dueToday = form.get("dueToday");
  if (dueToday === null) throw redirect(`${href("/pricing")}?confirm=${plan}`, 303);
  try {
    const read = { dueToday: Number(dueToday), prorationDate: null };
    return { plan, ...(await wayToPay(args, userId, plan, read)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "offer_changed") throw redirect(`${href("/pricing")}?confirm=${plan}`, 303);
    return { failure: error.message };
  }
}

/** Only if the link sells what was read: Premium's trial needs an account. */
function byPaymentLink({ context }: Route.ActionArgs, plan: UpgradePlan) {
  const link = paymentLinkOf(appOf(context).env, plan);
  if (!link) throw redirect(`${href("/pricing")}?missing=${plan}`, 303);
  if (plan === "Premium") throw redirect(SIGN_UP_FOR_PREMIUM, 303);
  return { plan, address: link, isPaymentLink: true };
}

const SIGN_UP_FOR_PREMIUM = `/sign-up?redirect_url=${encodeURIComponent("/plan-selection?plan=Premium")}`;

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn, confirm, missing, reader, offer } = loaderData;
  const nonce = useRouteLoaderData<{ nonce: string }>("root")?.nonce;
  const failure = actionData && "failure" in actionData ? actionData.failure : loaderData.failure;
  return (
    <>
      <div inert={confirm !== null}>
        <PublicPage className="pricing" isSignedIn={isSignedIn}>
          <header className="page-head centered">
            <h1>Plans that start at $0</h1>
            <p className="lead">Start for free, without a card. Change or cancel whenever you like.</p>
          </header>
          {missing && <NoPaymentLink plan={missing} />}
          {failure && <PageToast type="error">{failure}</PageToast>}
          <PricedPlans reader={reader} />
          <ComparisonTable />
          <TokenPacks isSignedIn={reader !== null} />
          <PricingQuestions />
        </PublicPage>
      </div>
      {dialogsFor(reader, confirm).map((plan) => (
        <ConfirmDialog
          key={plan}
          plan={plan}
          offer={offer ?? visitorWords(plan)}
          href={!reader && plan === "Premium" ? SIGN_UP_FOR_PREMIUM : undefined}
          isOpen={plan === confirm}
          nonce={nonce}
        />
      ))}
      {actionData && "address" in actionData && <Leaving {...actionData} nonce={nonce} />}
    </>
  );
}

/** Visitors all read the same, so all dialogs are in the page; a reader's dialog comes with her offer. */
const dialogsFor = (reader: Reader | null, confirm: UpgradePlan | null): readonly UpgradePlan[] =>
  reader ? (confirm ? [confirm] : []) : UPGRADE_PLANS;

/** The plan was confirmed, but has no configured payment link: a toast says so, and the page offers another way. */
function NoPaymentLink({ plan }: { plan: UpgradePlan }) {
  const isForSales = plan === "Enterprise";
  const words = `No payment link found for ${plan} plan`;
  return (
    <>
      <div className="notice alarm no-payment-link">
        <strong>{words}</strong>
        <p>
          {isForSales
            ? "Enterprise plans are arranged with our sales team."
            : "Please let us know, and we will fix it."}{" "}
          <a href={isForSales ? "/contact-sales" : "/contact"}>
            {isForSales ? "Contact sales" : "Contact us"}
          </a>
        </p>
      </div>
      <PageToast type="error">{words}</PageToast>
    </>
  );
}

type LeavingProps = {
  plan: UpgradePlan;
  address: string;
  /** A payment link is open to everybody; a checkout is made for one person. */
  isPaymentLink: boolean;
  nonce: string | undefined;
};

/**
 * Leads to the payment page: after 500 ms by script, after a second by a refresh if scripts are off, and at once by
 * the link. Each replaces this page in the browser's history, so that Back returns to the plans.
 */
function Leaving({ plan, address, isPaymentLink, nonce }: LeavingProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`1;url=${address}`} />
      <PageToast type="info">
        {isPaymentLink ? "Processing" : "Preparing"} {plan} plan upgrade...
        <a id="payment-link" href={address} rel="noreferrer">
          Continue to payment
        </a>
      </PageToast>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: LEAVE }} />
    </>
  );
}

const LEAVE = `setTimeout(()=>location.replace(document.getElementById("payment-link").href),${REDIRECT_DELAY_MS})`;
