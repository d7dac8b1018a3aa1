import { useRouteLoaderData } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { dateReadingOf } from "#app/base/runtime/date-reading.server.ts";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import { visitorIdOf } from "#app/core/payments/payment-reference.server.ts";
import { PaidVisitor } from "#app/core/payments/unclaimed/paid-visitor.tsx";
import { PLAN_NAMES, type PlanName } from "#app/core/plans/plans.ts";
import { findTokenPack, packTitle, type TokenPack } from "#app/core/plans/token-packs.ts";
import type { Route } from "./+types/payment-success.route";
import { type Awaited, afterPayment, pathAfter } from "./after-payment.ts";
import stylesheet from "./payment-result.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = () => [
  { title: "Payment successful · NurseGPT" },
  { name: "robots", content: "noindex" },
];

/** Only a visitor with a session is looked up; everybody else sees the page all the same. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const app = appOf(context);
  const userId = await visitorIdOf(request, context);
  const held = userId ? await planOf(app.databaseOf(userId), userId) : null;
  const plan = PLAN_NAMES.find((name) => name === search.get("plan")) ?? held ?? null;
  const isHeld = plan === held && isPaidPlan(plan);
  const { locale } = dateReadingOf(request, app);
  return { userId, plan, isHeld, pack: findTokenPack(search.get("pack")), locale };
}

/**
 * A public page without the app's scripts: its work after a payment takes a few lines. Anybody can open it with any
 * plan in its address, so it thanks only for what the account holds, or else waits for the payment provider.
 */
export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { userId, plan, isHeld, pack, locale } = loaderData;
  const nonce = useRouteLoaderData<{ nonce: string }>("root")?.nonce;
  const awaited = awaitedOf(plan, pack);
  const next = pathAfter(userId, awaited);
  const script = afterPayment(userId, awaited, locale);
  return (
    <PublicPage className="payment-result" isSignedIn={userId !== null}>
      <section className="card payment-card" aria-labelledby="paid">
        <h1 id="paid">Payment Successful!</h1>
        <p id="bought">{isHeld && !pack ? thanksFor(plan) : waitingWords(userId, plan, pack)}</p>
        <p id="trial" hidden />
        <p id="update-failed" className="notice alarm" role="alert" hidden>
          Your payment was successful, but we had trouble updating your account. Please contact support.
        </p>
        <p id="not-found" className="notice" role="alert" hidden>
          The card payment provider has no record of a payment from you for{" "}
          {pack ? `the ${packTitle(pack.id)}` : planWords(plan)}. If you have just paid, check again in a
          minute; if you have not, nothing was charged.
        </p>
        <PaidVisitor target={next} />
        <p>
          <a className="button primary" href={next}>
            Go to Dashboard
          </a>
        </p>
        <p className="soft small">
          {userId === null
            ? "In a few seconds you will be taken to the sign-in page, where you can read this again."
            : "You will be taken there in a few seconds."}
        </p>
      </section>
      <noscript>
        <meta httpEquiv="refresh" content={`5;url=${next}`} />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines; what is put in is written as JSON */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </PublicPage>
  );
}

const isPaidPlan = (plan: PlanName | null): boolean => plan === "Basic" || plan === "Premium";

const planWords = (plan: PlanName | null): string => (plan ? `the ${plan} plan` : "your new plan");

const thanksFor = (plan: PlanName | null): string => `Thank you for choosing ${planWords(plan)}.`;

/** Shown until the payment provider confirms the payment; for a visitor it cannot be asked. */
function waitingWords(userId: string | null, plan: PlanName | null, pack: TokenPack | null): string {
  if (pack)
    return `Your ${packTitle(pack.id)} is added to your account once the card payment provider has confirmed the payment.`;
  return userId === null
    ? `You are not signed in, so this page cannot tell what was paid. If you have paid for ${planWords(plan)}, the payment is waiting under the email address that you gave to the card payment provider.`
    : `We are asking the card payment provider about your payment for ${planWords(plan)}.`;
}

const packThanks = ({ id, inputTokens, outputTokens }: TokenPack): string =>
  `Thank you. Your ${packTitle(id)} is on your account: ${inputTokens.toLocaleString("en-US")} input and ${outputTokens.toLocaleString("en-US")} output tokens, which do not expire. The payment is listed under Settings, Billing.`;

/** What the account should hold by now. */
const awaitedOf = (plan: PlanName | null, pack: TokenPack | null): Awaited =>
  pack
    ? { pack: packTitle(pack.id), thanks: packThanks(pack) }
    : { plan: isPaidPlan(plan) ? plan : null, thanks: thanksFor(plan) };
