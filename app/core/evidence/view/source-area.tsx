import { type ReactNode, useRef } from "react";
import type { Span } from "../text/source.ts";
import { type ActiveSource, spansIn } from "./active-source.ts";

type Props = {
  id: string;
  /** The field's name, the same in the form and in evidence. */
  name: string;
  label: ReactNode;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  active: ActiveSource;
  error: string | null;
};

/**
 * A text area for what a person saw. The words that support the active statement are marked in the text where they were
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
        {error ?? (
          <>
            Names and record numbers that are recognized are replaced before the AI sees a word.{" "}
            <span className="key-help">Press Ctrl+Enter to generate.</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Text with stretches marked; stretches that overlap are marked once. */
function MarkedText({ text, spans }: { text: string; spans: readonly Span[] }) {
  const pieces: { text: string; isMarked: boolean; at: number }[] = [];
  let offset = 0;
  for (const { start, end } of spans) {
    if (end <= offset) continue;
    pieces.push({ text: text.slice(offset, Math.max(start, offset)), isMarked: false, at: offset });
    pieces.push({
      text: text.slice(Math.max(start, offset), end),
      isMarked: true,
      at: Math.max(start, offset),
    });
    offset = end;
  }
  pieces.push({ text: text.slice(offset), isMarked: false, at: offset });
  return pieces.map(({ text: piece, isMarked, at }) =>
    isMarked ? <mark key={at}>{piece}</mark> : <span key={`${at}-plain`}>{piece}</span>,
  );
}
