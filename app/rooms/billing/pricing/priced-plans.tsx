import type { Approach } from "#app/core/payments/offer.ts";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import { PLAN_CARDS, type PlanCard } from "#app/core/plans/plan-cards.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { dialogIdOf, opensDialog } from "./confirm-dialog.tsx";
import { toUpgradePlan, type UpgradePlan } from "./upgrade-plans.ts";

/** What the page knows about a reader with a session. */
export type Reader = {
  plan: StoredPlan | null;
  hasTrial: boolean;
  approaches: Record<UpgradePlan, Approach>;
};

/** The four plan cards, each with the way to get the plan. @param reader null without a session */
export function PricedPlans({ reader }: { reader: Reader | null }) {
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title" className="visually-hidden">
        Plans
      </h2>
      <ul className="plan-cards">
        {PLAN_CARDS.map((card) => (
          <li key={card.name}>
            <PlanCardView
              card={card}
              hasTrial={reader?.hasTrial ?? true}
              action={reader ? <ReaderAction card={card} reader={reader} /> : <VisitorAction card={card} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VisitorAction({ card }: { card: PlanCard }) {
  const plan = toUpgradePlan(card.name);
  if (plan) return <Upgrade plan={plan} isHighlighted={card.highlighted} />;
  return (
    <a className="button" href="/sign-up">
      {card.buttonText}
    </a>
  );
}

/** A button for browsers that open the dialog themselves, and a link to the server for others; pricing.css shows one. */
function Upgrade({ plan, isHighlighted }: { plan: UpgradePlan; isHighlighted: boolean }) {
  const look = isHighlighted ? "primary" : "";
  return (
    <div className="upgrade">
      <button type="button" className={`opens-itself ${look}`} {...opensDialog(dialogIdOf(plan))}>
        Upgrade to {plan}
      </button>
      <a className={`button asks-server ${look}`} href={`/pricing?confirm=${plan}`}>
        Upgrade to {plan}
      </a>
      {plan === "Enterprise" && <ContactSales />}
    </div>
  );
}

function ContactSales() {
  return (
    <a className="button quiet" href="/contact-sales">
      Contact sales
    </a>
  );
}

type ReaderProps = { card: PlanCard; reader: Reader };

/** The server makes the offer, so each action is a link. */
function ReaderAction({ card, reader: { plan: held, approaches } }: ReaderProps) {
  const plan = toUpgradePlan(card.name);
  if (!plan) return <FreeAction held={held} card={card} />;
  const approach = approaches[plan];
  const look = card.highlighted ? "button primary" : "button";
  if (plan === "Enterprise")
    return (
      <div className="upgrade">
        {approach === "checkout" && (
          <a className={look} href="/pricing?confirm=Enterprise">
            Upgrade to Enterprise
          </a>
        )}
        <ContactSales />
      </div>
    );
  if (approach === "included") return <p className="tag">Included in your plan</p>;
  if (approach === "reset") return <Held />;
  const [words, href] = WAYS[approach] ?? ["Upgrade to", `/pricing?confirm=${plan}`];
  return (
    <div className="upgrade">
      {held === plan && <Held />}
      <a className={look} href={href}>
        {words} {plan}
      </a>
    </div>
  );
}

const WAYS: Partial<Record<Approach, readonly [words: string, href: string]>> = {
  keep: ["Keep", "/settings/billing"],
  repair: ["Update your card for", "/settings/billing"],
};

function Held() {
  return (
    <p>
      <span className="tag">Your plan</span> <a href="/settings/billing">Manage billing</a>
    </p>
  );
}

function FreeAction({ held, card }: { held: StoredPlan | null; card: PlanCard }) {
  if (held === "Free") return <p className="tag">Your plan</p>;
  if (held) return <p className="tag">Included in your plan</p>;
  return (
    <a className="button" href="/plan-selection">
      {card.buttonText}
    </a>
  );
}
