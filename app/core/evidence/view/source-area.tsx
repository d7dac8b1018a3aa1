import { type ReactNode, useRef } from "react";
import { type ActiveSource, spansIn } from "./active-source.ts";
import { MarkedText } from "./marked-text.tsx";

type Props = {
  id: string;
  /** The field's name, in the form as in evidence. */
  name: string;
  label: ReactNode;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  active: ActiveSource;
  error: string | null;
  help: ReactNode;
};

/**
 * A text area for what a person saw. The words behind the active statement are marked under the text, where they were
 * typed; Ctrl+Enter submits.
 */
export function SourceArea({ id, name, label, value, onChange, onSubmit, active, error, ...rest }: Props) {
  const marks = useRef<HTMLDivElement>(null);
  const about = error ? `${id}-error` : `${id}-help`;
  return (
    <div className="notes-field">
      <label htmlFor={id}>{label}</label>
      <div className="marked-area">
        <div className="marks" ref={marks} aria-hidden="true">
          <MarkedText text={`${value}\n`} spans={spansIn(active, name)} />
        </div>
        <textarea
          id={id}
          name={name}
          autoComplete="off"
          value={value}
          rows={9}
          aria-required="true"
          aria-invalid={error !== null}
          aria-describedby={about}
          placeholder={rest.placeholder}
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
      <p
        id={about}
        className={error ? "field-error" : "soft small"}
        {...(error ? { role: "alert" as const } : {})}
      >
        {error ?? rest.help}
      </p>
    </div>
  );
}
