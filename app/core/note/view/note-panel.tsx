import { useOfflineWords } from "#app/base/ui/browser/use-offline-words.ts";
import { whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import { useFocusOnProgress } from "#app/base/ui/focus/focus-progress.ts";
import { FailureNotice } from "#app/core/generation/failure-notice.tsx";
import type { GenerationProgress } from "#app/core/generation/generation-client.ts";
import type { NoteLayout } from "../note-document.ts";
import type { GrowingStatement } from "../writing/growing-statements.ts";
import type { NoteViewProps } from "./note-view.tsx";

const growingNote = whenNeeded(async () => (await import("./growing-note.tsx")).GrowingNote);
const noteView = whenNeeded(async () => (await import("./note-view.tsx")).NoteView);
const clearedNote = whenNeeded(async () => (await import("./note-view.tsx")).ClearedNote);

/** Loads the code that draws a note, which the server needs at once. */
export const loadNoteView = () => Promise.all([growingNote.load(), noteView.load(), clearedNote.load()]);

/** The progress of a note being written; its answer is already in the note. */
type NoteProgress = GenerationProgress<GrowingStatement[], unknown>;

/** The page's words for its kind of note. */
export type PanelWords = {
  /** "Copy SBAR". */
  copy: string;
  /** Shown once a note was generated. */
  done: string;
};

type Props = Omit<NoteViewProps, "copyLabel" | "done"> & {
  /** The layout of a note that is generated now. */
  layout: NoteLayout;
  words: PanelWords;
  progress: NoteProgress;
  onRetry: () => void;
};

const PLACES = { within: ".note-panel, .split-form", answer: ".note-title" };

/** The right side: nothing yet, a note being written, or the note; an error appears beside it, never in its place. */
export function NotePanel({ note, layout, words, progress, onRetry, ...shown }: Props) {
  const { active, onActivate } = shown;
  const failure = useOfflineWords(progress);
  useFocusOnProgress(progress.status, PLACES);
  return (
    <div className="note-panel">
      {progress.status === "failed" && (
        <FailureNotice
          message={failure}
          reason={progress.reason}
          canRetry={progress.reason !== "limit_reached"}
          onRetry={onRetry}
        />
      )}
      {progress.status === "generating" ? (
        <growingNote.WhenNeeded
          layout={layout}
          statements={progress.growing}
          active={active}
          onActivate={onActivate}
        />
      ) : note.content ? (
        <noteView.WhenNeeded
          note={note}
          copyLabel={words.copy}
          done={progress.status === "done" && words.done}
          {...shown}
        />
      ) : note.document.versions.length > 0 ? (
        <>
          <EmptyNote layout={layout} />
          <clearedNote.WhenNeeded note={note} timeZone={shown.about.timeZone} />
        </>
      ) : (
        progress.status !== "failed" && <EmptyNote layout={layout} />
      )}
    </div>
  );
}

function EmptyNote({ layout }: { layout: NoteLayout }) {
  return (
    <div className="note-empty card">
      <p className="letters" aria-hidden="true">
        {layout.parts.map(
          ({ key, letter, tone = key }) =>
            letter && (
              <i key={key} className={tone}>
                {letter}
              </i>
            ),
        )}
      </p>
      <h2>Your note appears here</h2>
      <p className="soft">
        Every statement will point to the words it comes from. What you did not write is listed, never filled
        in.
      </p>
    </div>
  );
}
