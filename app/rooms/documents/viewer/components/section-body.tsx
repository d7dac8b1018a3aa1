import type { AnalysisSectionView } from "../section-views.ts";
import { LabTables } from "./lab-tables.tsx";
import { Statements } from "./statements.tsx";

/** What a section holds: statements, tables, or text as it is. */
export function SectionBody({ section: { statements, labs, text } }: { section: AnalysisSectionView }) {
  return (
    <>
      {statements.length > 0 && <Statements statements={statements} />}
      {labs.length > 0 && <LabTables labs={labs} />}
      {text !== "" && <p className="plain-text">{text}</p>}
    </>
  );
}
