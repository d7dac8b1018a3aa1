import type { ReactNode } from "react";
import { besideAdvertised, type PlanCard } from "./plan-cards.ts";

const Beside = ({ words }: { words: string | null }) =>
  words && <span className="small soft">({words})</span>;

/** A plan's advertised features, line by line, each with what keeps it from misleading. */
export function PlanLines({ card, className }: { card: PlanCard; className?: string }) {
  return (
    <ul className={className}>
      {[...card.features, card.tokenBundles, ...(card.bonus ? [card.bonus] : [])].map((feature) => (
        <li key={feature}>
          {feature} <Beside words={besideAdvertised(card.name, feature)} />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  card: PlanCard;
  action: ReactNode;
  /** Whether a checkout of Premium would begin with the trial; false for somebody who has had it. */
  hasTrial?: boolean;
};

/** One plan with its price and features; the page supplies the action. */
export function PlanCardView({ card, action, hasTrial = true }: Props) {
  return (
    <article className={card.highlighted ? "card plan-card highlighted" : "card plan-card"}>
      <h2>{card.name}</h2>
      <p className="plan-price">
        {card.price === null ? (
          <strong>Custom</strong>
        ) : (
          <>
            <strong>${card.price}</strong> <span className="soft">/month</span>
          </>
        )}
      </p>
      {card.trial && hasTrial && <p className="tag">{card.trial}</p>}
      <p className="soft">{card.description}</p>
      <PlanLines card={card} />
      {action}
    </article>
  );
}
