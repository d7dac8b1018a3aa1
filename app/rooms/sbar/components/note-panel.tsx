import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { FailureNotice } from "#app/core/generation/failure-notice.tsx";
import type { NoteProgress } from "../sbar-client.ts";
import { SBAR_SECTIONS } from "../sbar-note.ts";
import { GrowingNote } from "./growing-note.tsx";
import { NoteView } from "./note-view.tsx";

type Props = {
  progress: NoteProgress;
  sources: readonly SourceField[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
  onClear: () => void;
  onRetry: () => void;
};

/** The right side: nothing yet, being written, done, or what went wrong. */
export function NotePanel({ progress, sources, active, onActivate, onClear, onRetry }: Props) {
  if (progress.status === "generating") {
    return <GrowingNote statements={progress.growing} active={active} onActivate={onActivate} />;
  }
  if (progress.status === "done") {
    return (
      <NoteView
        answer={progress.answer}
        sources={sources}
        active={active}
        onActivate={onActivate}
        onClear={onClear}
      />
    );
  }
  if (progress.status === "failed")
    return (
      <FailureNotice
        message={progress.message}
        canRetry={progress.reason !== "limit_reached"}
        onRetry={onRetry}
      />
    );
  return <EmptyNote />;
}

function EmptyNote() {
  return (
    <div className="note-empty card">
      <p className="letters" aria-hidden="true">
        {SBAR_SECTIONS.map(({ key, letter }) => (
          <i key={key} className={key}>
            {letter}
          </i>
        ))}
      </p>
      <h2>Your note appears here</h2>
      <p className="soft">
        Every statement will point to the words it comes from. What you did not write is listed, never filled
        in.
      </p>
    </div>
  );
}
