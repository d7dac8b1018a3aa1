import type { IconNode } from "lucide";
import { Link } from "react-router";
import { Icon } from "#app/base/ui/icon.tsx";
import { NAMED_TOOLS } from "#app/core/tools/tools.ts";

/** What a card shows beside the tool's name. */
type Card = { icon: IconNode; text: string };

/** Each card is declared in its tool's room, in a file named after the tool. */
const CARDS = import.meta.glob<Card>("../../**/*.card.ts", { eager: true, import: "default" });

/** The clinical tools, and below them the other note formats. */
export function ToolCards() {
  return (
    <>
      <ul className="tool-cards">
        {NAMED_TOOLS.map(({ id, path, name }) => {
          const card = Object.entries(CARDS).find(([file]) => file.endsWith(`/${id}.card.ts`))?.[1];
          return (
            <li key={id} className="card tool-card">
              {card && <Icon of={card.icon} size={26} />}
              <h2>
                <Link to={path}>{name}</Link>
              </h2>
              <p className="soft">{card?.text}</p>
            </li>
          );
        })}
      </ul>
      <p className="soft">
        SOAP, DAR, narrative, admission, discharge teaching, incident, or your own:{" "}
        <Link to="/notes/templates">Note templates</Link>
      </p>
    </>
  );
}
