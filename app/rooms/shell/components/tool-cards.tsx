import { FileText, HeartPulse, MessageCircle, Search, Stethoscope } from "lucide-react";
import { Link } from "react-router";

/** In the order of the cards; `to` is null for a tool that is still to come. */
export const TOOLS = [
  {
    name: "SBAR Generator",
    to: "/notes/sbar",
    Icon: HeartPulse,
    text: "Type what you saw. Get a structured note in which every statement points back to your words.",
  },
  {
    name: "Medical Research",
    to: "/notes/research",
    Icon: Search,
    text: "Ask a clinical question and get an answer with citations you can open.",
  },
  {
    name: "File Analysis",
    to: "/analysis",
    Icon: FileText,
    text: "Upload a PDF, Word, CSV or Excel file and ask questions about it.",
  },
  {
    name: "NANDA Diagnosis",
    to: "/notes/nanda",
    Icon: Stethoscope,
    text: "Nursing diagnoses with the evidence for each part.",
  },
  {
    name: "NurseGPT Chat",
    to: "/chat",
    Icon: MessageCircle,
    text: "A second pair of eyes for questions at the bedside.",
  },
];

/** The clinical tools; those still to come say so and lead nowhere. Below them, the other formats of a note. */
export function ToolCards() {
  return (
    <>
      <ul className="tool-cards">
        {TOOLS.map(({ name, to, Icon, text }) => (
          <li key={name} className={to ? "card tool-card" : "card tool-card coming"}>
            <Icon aria-hidden="true" size={26} />
            <h2>{to ? <Link to={to}>{name}</Link> : name}</h2>
            <p className="soft">{text}</p>
            {!to && <span className="tag">Coming soon</span>}
          </li>
        ))}
      </ul>
      <p className="soft">
        SOAP, DAR, narrative, admission, discharge teaching, incident, or your own:{" "}
        <Link to="/notes/templates">Note templates</Link>
      </p>
    </>
  );
}
