/** The product's claims, each with its basis. */
const CLAIMS = [
  {
    title: "50% less documentation time",
    beside: "our goal, not measured",
    basis:
      "The goal we build for: a note drafted in seconds from words you have already typed, and a quick check instead of a rewrite. It is a goal, not a measured average; try it on your own shift.",
  },
  {
    title: "HIPAA compliance",
    beside: null,
    basis:
      "Identifiers we recognize are hidden before the AI reads your notes, finished notes are erased when you sign out unless you choose to keep them longer, and an idle session ends after 5 minutes. Compliance also depends on your workplace: its policies, its agreements, its devices.",
  },
  {
    title: "24/7 AI assistance",
    beside: null,
    basis:
      "The assistant answers at any hour, on nights, weekends and holidays. It is software; people answer on business days.",
  },
] as const;

/** The claims in full, as a list. */
export function Claims() {
  return (
    <ul className="claims">
      {CLAIMS.map(({ title, basis }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{basis}</p>
        </li>
      ))}
    </ul>
  );
}

/** The claims in one line, for a footer or a page of the app; a mere goal is never stated as a fact. */
export function ClaimsLine() {
  return (
    <ul className="claims-line">
      {CLAIMS.map(({ title, beside }) => (
        <li key={title}>
          {title}
          {beside && ` (${beside})`}
        </li>
      ))}
    </ul>
  );
}
