import { useState } from "react";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import type { ReportTool } from "./report.ts";

const dialog = whenShown(async () => (await import("./report-dialog.tsx")).ReportDialog);

/** @param statements returns what the page shows when the form opens: one statement may be added to a report */
export function ReportButton({
  tool,
  statements,
}: {
  tool: ReportTool;
  statements: () => readonly string[];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet report-wrong" onClick={() => setOpen(true)}>
        Report a wrong statement
      </button>
      {isOpen && <dialog.WhenShown tool={tool} statements={statements()} onClose={() => setOpen(false)} />}
    </>
  );
}
