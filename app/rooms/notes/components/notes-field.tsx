import { useRef } from "react";
import { type ActiveSource, spansIn } from "./active-source.ts";
import { MarkedText } from "./marked-text.tsx";

type Props = {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  active: ActiveSource;
  error: string | null;
};

/** The Nurse's Notes. The words behind the active statement are marked under the text, where they were typed. */
export function NotesField({ value, onChange, onSubmit, active, error }: Props) {
  const marks = useRef<HTMLDivElement>(null);
  return (
    <div className="notes-field">
      <label htmlFor="nurse-notes">
        Nurse's Notes <span className="soft small">required</span>
      </label>
      <div className="marked-area">
        <div className="marks" ref={marks} aria-hidden="true">
          <MarkedText text={`${value}\n`} spans={spansIn(active, "nurseNotes")} />
        </div>
        <textarea
          id="nurse-notes"
          name="nurseNotes"
          value={value}
          rows={9}
          aria-required="true"
          aria-invalid={error !== null}
          aria-describedby={error ? "notes-error" : "notes-help"}
          placeholder="What you saw, did and were told, in your own words."
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => {
            if (marks.current) marks.current.scrollTop = event.currentTarget.scrollTop;
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              onSubmit();
            }
          }}
        />
      </div>
      {error ? (
        <p id="notes-error" className="field-error" role="alert">
          {error}
        </p>
      ) : (
        <p id="notes-help" className="soft small">
          Names and record numbers are replaced before the AI sees a word. Ctrl+Enter generates.
        </p>
      )}
    </div>
  );
}
