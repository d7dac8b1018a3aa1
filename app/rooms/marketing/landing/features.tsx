import { FileText, HeartPulse, MessageCircle, Search, Stethoscope } from "lucide";
import { Icon } from "#app/base/ui/icon.tsx";

const FEATURES = [
  {
    icon: HeartPulse,
    title: "AI-generated SBAR clinical notes",
    text: "Situation, Background, Assessment, Recommendation from what you typed, with numbers, drugs, doses and sides compared in both directions.",
  },
  {
    icon: Search,
    title: "Medical research answers with citations",
    text: "Ask a clinical question. Each citation is a paper that was actually retrieved, with the sentence it rests on.",
  },
  {
    icon: FileText,
    title: "File Analysis",
    text: "Analysis of uploaded documents: a PDF, Word, CSV or Excel file becomes a structured summary that you can ask questions about.",
  },
  {
    icon: Stethoscope,
    title: "NANDA nursing diagnoses",
    text: "In the three-part form: problem, related to, as evidenced by. Each part with the finding that supports it.",
  },
  {
    icon: MessageCircle,
    title: "A chat assistant",
    text: "A second pair of eyes for the question you would ask a colleague, if one were free.",
  },
];

/** The five tools. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title">
      <header className="section-head">
        <h2 id="features-title">Five tools, one rule: show where it comes from</h2>
      </header>
      <ul className="features">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className="card">
            <Icon of={icon} size={24} />
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
