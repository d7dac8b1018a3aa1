import { whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import type { AnalysisSectionView } from "../section-views.ts";
import { Statements } from "./statements.tsx";

const labTables = whenNeeded(async () => (await import("./lab-tables.tsx")).LabTables);

/** Loads the view of tables, which the server needs at once. */
export const loadLabTables = labTables.load;

/** A section's content: statements, tables, or plain text. */
export function SectionBody({ section: { statements, labs, text } }: { section: AnalysisSectionView }) {
  return (
    <>
      {statements.length > 0 && <Statements statements={statements} />}
      {labs.length > 0 && <labTables.WhenNeeded labs={labs} />}
      {text !== "" && <p className="plain-text">{text}</p>}
    </>
  );
}
