import type { SourceField } from "../text/source.ts";
import type { ActiveSource } from "./active-source.ts";

/** The words that support the active statement, for screens on which the form is not beside the note. */
export function SourceLine({ active, sources }: { active: ActiveSource; sources: readonly SourceField[] }) {
  const quotes = (active?.spans ?? []).flatMap(({ field, start, end }) => {
    const source = sources.find(({ name }) => name === field);
    return source
      ? [{ key: `${field}:${start}`, label: source.label, text: source.text.slice(start, end) }]
      : [];
  });
  return (
    <p className="source-line small">
      {/* How to use it stands beside: it is not read out each time that a statement is left. */}
      <span aria-live="polite">
        {active && (
          <span className="source-words">
            {quotes.map(({ key, label, text }) => (
              <span key={key}>
                <strong>{label}:</strong> “{text}”{" "}
              </span>
            ))}
            {quotes.length === 0 && <span className="warn">Nothing in your notes says this.</span>}
          </span>
        )}
      </span>
      {!active && <span className="soft">Select a statement to see where it comes from.</span>}
    </p>
  );
}
