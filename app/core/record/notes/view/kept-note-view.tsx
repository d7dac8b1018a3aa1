import { useState } from "react";
import { Link } from "react-router";
import { AskInPlace } from "#app/base/ui/ask-in-place.tsx";
import { shownTime } from "#app/base/ui/shown-time.ts";
import { showToast } from "#app/base/ui/toasts.tsx";
import { useLocale } from "#app/base/ui/use-locale.ts";
import type { NoteSummary } from "../note.ts";
import { labelOf, notePath } from "../note-kinds.ts";
import { fetchNote } from "../notes-client.ts";

type Props = { note: NoteSummary; timeZone: string; onDelete: () => void };

/** One kept note of the list; its text is fetched when it is opened. */
export function KeptNoteView({ note, timeZone, onDelete }: Props) {
  const { id, kind, title, signedAt, version } = note;
  const { text, open, close } = useNoteText(id);
  const locale = useLocale();
  const time = (at: number) => shownTime(at, timeZone, locale);
  return (
    <article aria-label={title || labelOf(kind)}>
      <h3>{title || labelOf(kind)}</h3>
      <p className="soft small">
        {labelOf(kind)} · {time(note.createdAt)}
        {version > 1 && ` · changed ${time(note.changedAt)}`} · kept until{" "}
        {note.isUntilSignOut ? "you sign out" : time(note.eraseAt)}{" "}
        {signedAt !== null && <span className="tag">Signed</span>}
      </p>
      {text !== null && <pre className="kept-note-text">{text}</pre>}
      <div className="row">
        <button type="button" aria-expanded={text !== null} onClick={text === null ? open : close}>
          {text === null ? "Open" : "Close"}
        </button>
        <Link className="button" to={notePath(kind, id, "note")}>
          Continue
        </Link>
        <Link className="button" to={notePath(kind, id, "copy")}>
          Copy as new
        </Link>
        <AskInPlace label="Delete" confirmLabel="Delete this note" keepLabel="Keep it" onConfirm={onDelete} />
      </div>
    </article>
  );
}

function useNoteText(id: string) {
  const [text, setText] = useState<string | null>(null);
  const open = async () => {
    try {
      const { body } = await fetchNote(id);
      setText(body.text ?? "");
    } catch {
      showToast.error("This note could not be opened.");
    }
  };
  return { text, open, close: () => setText(null) };
}
