import { FileText, HeartPulse, type LucideIcon, MessageCircle, Search, Stethoscope } from "lucide-react";
import { Link } from "react-router";
import { CARD_TOOLS } from "#app/core/tools/tools.ts";

/** A tool without an icon of its own has a sheet of paper. */
const ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {
  sbar: HeartPulse,
  research: Search,
  nanda: Stethoscope,
  chat: MessageCircle,
};

/** The clinical tools; below them, the other formats of a note. */
export function ToolCards() {
  return (
    <>
      <ul className="tool-cards">
        {CARD_TOOLS.map(({ id, path, card: { name, text } }) => {
          const Icon = ICONS[id] ?? FileText;
          return (
            <li key={id} className="card tool-card">
              <Icon aria-hidden="true" size={26} />
              <h2>
                <Link to={path}>{name}</Link>
              </h2>
              <p className="soft">{text}</p>
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
