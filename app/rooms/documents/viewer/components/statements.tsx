import type { AnalysisStatement } from "#app/core/document/analysis.ts";
import { visibilityWords } from "#app/core/document/visibility.ts";
import { StatementWords } from "#app/core/evidence/view/statement-words.tsx";
import { Places } from "./places.tsx";

const MARKS = { supported: null, suggestion: "Suggestion", computed: "Calculated" } as const;

/** Statements of an analysis, each with its places; suggestions are marked, and words other than the document's dotted. */
export function Statements({ statements }: { statements: readonly AnalysisStatement[] }) {
  return (
    <ul className="statements">
      {statements.map((statement) => (
        <li key={statement.text} className={statement.standing}>
          <Words {...statement} />
          {statement.isHidden && <span className="tag">{visibilityWords(statement)}</span>}
          {MARKS[statement.standing] && <span className="tag">{MARKS[statement.standing]}</span>}
          <Places places={statement.evidence} />
        </li>
      ))}
    </ul>
  );
}

/** The text with dots below the words that are not the document's; a screen reader says them after it. */
function Words({ text, reworded = [] }: Pick<AnalysisStatement, "text" | "reworded">) {
  if (reworded.length === 0) return text;
  const marks = reworded.map(
    (stretch) => ({ ...stretch, kind: "reworded", reason: REWORDED, inNotes: null }) as const,
  );
  const words = reworded.map(({ start, end }) => text.slice(start, end));
  return (
    <>
      <StatementWords text={text} marks={marks} />
      <span className="visually-hidden">
        {" "}
        {REWORDED}: {words.join(", ")}.
      </span>
    </>
  );
}

const REWORDED = "In words other than the document’s";
