/** A statement, and what it rests on: typed words, or what the product says about it instead. */
type Statement = {
  letter: "S" | "B" | "A" | "R";
  text: string;
  source: number | "suggestion" | "not in your notes";
};

/** What the nurse typed, split at the sources of statements. */
const TYPED: readonly (string | { source: number; text: string })[] = [
  { source: 1, text: "Pt SOB since 0300" },
  ", ",
  { source: 2, text: "SpO₂ 86% on 2 L" },
  ", ",
  { source: 3, text: "crackles both bases" },
  ". ",
  { source: 4, text: "Furosemide 40 mg IV 0310, no response yet" },
  ". ",
  { source: 5, text: "Pls review" },
  ".",
];

const STATEMENTS: readonly Statement[] = [
  { letter: "S", text: "Short of breath since 03:00.", source: 1 },
  { letter: "S", text: "SpO₂ 86% on 2 L of oxygen.", source: 2 },
  { letter: "B", text: "Furosemide 40 mg IV given at 03:10, no response yet.", source: 4 },
  { letter: "A", text: "Crackles at both lung bases.", source: 3 },
  { letter: "R", text: "Please review.", source: 5 },
  { letter: "R", text: "Consider an ECG.", source: "suggestion" },
  { letter: "R", text: "Family informed.", source: "not in your notes" },
];

/** A note as the product shows it. Pointing at a number highlights the words it came from. */
export function ExampleNote() {
  return (
    <figure className="card example-note">
      <figcaption>
        <span className="tag">Example</span> <span className="soft small">An invented patient</span>
      </figcaption>
      <p className="typed">
        <span className="part-label">You type</span>
        {TYPED.map((piece) => (typeof piece === "string" ? piece : <Source key={piece.source} {...piece} />))}
      </p>
      <ul>
        {STATEMENTS.map((statement) => (
          <Line key={statement.text} {...statement} />
        ))}
      </ul>
      <p className="small example-checks">
        <span className="ok">✓ Numbers and drug match your notes</span>
        <span className="soft">Not stated: allergies, code status</span>
      </p>
    </figure>
  );
}

function Source({ source, text }: { source: number; text: string }) {
  return (
    <mark id={`source-${source}`}>
      {text}
      <sup aria-hidden="true">{source}</sup>
    </mark>
  );
}

function Line({ letter, text, source }: Statement) {
  const isUnsupported = source === "not in your notes";
  return (
    <li className={`line-${letter.toLowerCase()}`}>
      <i>{letter}</i>
      <span>
        <span className={isUnsupported ? "unsupported" : undefined}>{text}</span> <Standing source={source} />
      </span>
    </li>
  );
}

function Standing({ source }: Pick<Statement, "source">) {
  if (source === "suggestion") return <span className="tag">Suggestion</span>;
  if (source === "not in your notes") return <span className="tag not_in_notes">Not in your notes</span>;
  return (
    <a className="source-link" href={`#source-${source}`} aria-label={`From your words, number ${source}`}>
      {source}
    </a>
  );
}
