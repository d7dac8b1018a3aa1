import type { ReactNode } from "react";
import type { PlanCard } from "./plan-cards.ts";

/** One plan with its price and features; the page supplies the action. */
export function PlanCardView({ card, action }: { card: PlanCard; action: ReactNode }) {
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
      {card.trial && <p className="tag">{card.trial}</p>}
      <p className="soft">{card.description}</p>
      <ul>
        {[...card.features, card.tokenBundles, ...(card.bonus ? [card.bonus] : [])].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {action}
    </article>
  );
}
