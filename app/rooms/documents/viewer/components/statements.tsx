import type { AnalysisStatement } from "#app/core/document/analysis.ts";
import { visibilityWords } from "#app/core/document/visibility.ts";
import { Places } from "./places.tsx";

const MARKS = { supported: null, suggestion: "Suggestion", computed: "Calculated" } as const;

/** Statements of an analysis, each with its places; suggestions are marked. */
export function Statements({ statements }: { statements: readonly AnalysisStatement[] }) {
  return (
    <ul className="statements">
      {statements.map((statement) => (
        <li key={statement.text} className={statement.standing}>
          {statement.text}
          {statement.isHidden && <span className="tag">{visibilityWords(statement)}</span>}
          {MARKS[statement.standing] && <span className="tag">{MARKS[statement.standing]}</span>}
          <Places places={statement.evidence} />
        </li>
      ))}
    </ul>
  );
}
