import { useId, useState } from "react";
import { ApiError, call } from "#app/base/http/request.ts";
import { ModalDialog } from "#app/base/ui/dialogs/modal-dialog.tsx";
import { Required } from "#app/base/ui/fields/required.tsx";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import {
  EMPTY_REPORT,
  REPORT_KINDS,
  REPORT_LIMITS,
  type ReportKind,
  type ReportTool,
  toReport,
} from "./report.ts";

type Props = { tool: ReportTool; statements: readonly string[]; onClose: () => void };

/** Asks which kind of mistake it was. Nothing that the page shows is sent unless she chooses it and ticks the box. */
export function ReportDialog({ tool, statements, onClose }: Props) {
  const [form, setForm] = useState(EMPTY_REPORT);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const id = useId();
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const send = async () => {
    setSending(true);
    setProblem(null);
    try {
      await call("/api/reports", { method: "POST", body: toReport(tool, form) });
      showToast.success("Thank you. Your report was sent.");
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The report could not be sent.");
      setSending(false);
    }
  };
  return (
    <ModalDialog
      title="Report a wrong statement"
      className="report-dialog"
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={id} className="primary" disabled={isSending}>
            Send report
          </button>
        </>
      }
    >
      <form
        id={id}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) void send();
        }}
      >
        <label>
          What is wrong?
          <select
            data-initial-focus
            value={form.kind}
            onChange={({ target }) => change({ kind: target.value as ReportKind })}
          >
            {Object.entries(REPORT_KINDS).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          In your own words
          <textarea
            autoComplete="off"
            rows={3}
            maxLength={REPORT_LIMITS.words}
            value={form.words}
            aria-describedby={`${id}-words`}
            onChange={({ target }) => change({ words: target.value })}
          />
        </label>
        <p id={`${id}-words`} className="soft small">
          Please do not include anything about patients.
        </p>
        {statements.length > 0 && <AddStatement statements={statements} form={form} change={change} />}
        <p role="alert">{problem}</p>
      </form>
    </ModalDialog>
  );
}

type AddProps = {
  statements: readonly string[];
  form: typeof EMPTY_REPORT;
  change: (part: Partial<typeof EMPTY_REPORT>) => void;
};

function AddStatement({ statements, form: { statement, isAdded }, change }: AddProps) {
  const id = useId();
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isAdded}
          aria-describedby={id}
          onChange={({ target }) =>
            change({ isAdded: target.checked, ...(target.checked ? {} : { statement: "" }) })
          }
        />
        Add the statement to the report
      </label>
      <p id={id} className="soft small">
        When off, no text from this page is sent. When on, our support team can read the statement you choose,
        which may say something about a patient. Names and numbers that we recognize are removed first.
      </p>
      {isAdded && (
        <label>
          Which statement?
          <Required />
          <select required value={statement} onChange={({ target }) => change({ statement: target.value })}>
            <option value="">Choose one</option>
            {[...new Set(statements)].map((one) => (
              <option key={one} value={one}>
                {one.length > 90 ? `${one.slice(0, 90)}…` : one}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
