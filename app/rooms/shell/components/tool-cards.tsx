import { FileText, HeartPulse, type LucideIcon, MessageCircle, Search, Stethoscope } from "lucide-react";
import { Link } from "react-router";
import { type NamedTool, TOOLS } from "#app/core/tools/tools.ts";

const CARDS: Readonly<Record<NamedTool["id"], { Icon: LucideIcon; text: string }>> = {
  sbar: {
    Icon: HeartPulse,
    text: "Type what you saw. Get a structured note in which every statement points back to your words.",
  },
  research: {
    Icon: Search,
    text: "Ask a clinical question and get an answer with citations you can open.",
  },
  analysis: {
    Icon: FileText,
    text: "Upload a PDF, Word, CSV or Excel file and ask questions about it.",
  },
  nanda: { Icon: Stethoscope, text: "Nursing diagnoses with the evidence for each part." },
  chat: { Icon: MessageCircle, text: "A second pair of eyes for questions at the bedside." },
};

/** In the order of the cards. */
export const NAMED_TOOLS: readonly NamedTool[] = TOOLS.filter((tool): tool is NamedTool => "name" in tool);

/** The clinical tools; below them, the other formats of a note. */
export function ToolCards() {
  return (
    <>
      <ul className="tool-cards">
        {NAMED_TOOLS.map(({ id, path, name }) => {
          const { Icon, text } = CARDS[id];
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
