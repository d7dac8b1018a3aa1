import { useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#app/base/http/request.ts";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { AskInPlace } from "#app/base/ui/dialogs/ask-in-place.tsx";
import { failedWords } from "#app/base/ui/failed-words.ts";
import { focusHeading } from "#app/base/ui/focus/focus-heading.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { tellDeleted } from "../deleted-notes.ts";
import type { NoteBody, NoteSummary } from "../note.ts";
import { labelOf, notePath } from "../note-kinds.ts";
import { fetchNote } from "../notes-client.ts";
import { amendedWords, signedWords } from "../signature-words.ts";
import { newestClaims } from "../signed-claims.ts";
import { KEPT_NOTES_HEADING } from "./use-kept-notes.ts";

type Props = {
  note: NoteSummary;
  timeZone: string;
  /** Another note of the list has the same title. */
  isAlike: boolean;
  onDelete: () => void;
};

/** What the list calls a note. */
export const nameOfNote = ({ title, kind }: NoteSummary): string => title || labelOf(kind);

/** One kept note of the list; its text is fetched when it is opened. */
export function KeptNoteView({ note, timeZone, isAlike, onDelete }: Props) {
  const { id, kind, signedAt, version } = note;
  const { body, open, close } = useNoteBody(id);
  const locale = useLocale();
  const time = (at: number) => formatTime(at, timeZone, locale);
  const name = nameOfNote(note);
  // What is heard of a note on its own: the time is read out where its title is not enough.
  const heard = isAlike ? `${name}, ${time(note.createdAt)}` : name;
  // The list has the same buttons for each note.
  const labelled = (verb: string) => `${verb} ${heard}`;
  return (
    <article aria-label={heard}>
      <h3>{name}</h3>
      <p className="soft small">
        {labelOf(kind)} · {time(note.createdAt)}
        {version > 1 && ` · changed ${time(note.changedAt)}`} · kept until{" "}
        {note.isUntilSignOut ? "you sign out" : time(note.eraseAt)}{" "}
        {signedAt !== null && <span className="tag">Signed</span>}
      </p>
      {body && <KeptText body={body} time={time} />}
      <div className="row">
        <button
          type="button"
          aria-expanded={body !== null}
          aria-label={labelled(body ? "Close" : "Open")}
          onClick={body ? close : open}
        >
          {body ? "Close" : "Open"}
        </button>
        <Link className="button" to={notePath(kind, id, "note")} aria-label={labelled("Continue")}>
          Continue
        </Link>
        <Link className="button" to={notePath(kind, id, "copy")} aria-label={labelled("Copy as new:")}>
          Copy as new
        </Link>
        <AskInPlace
          label="Delete"
          name={labelled("Delete")}
          confirmLabel="Delete this note"
          keepLabel="Keep it"
          onConfirm={onDelete}
        />
      </div>
    </article>
  );
}

/** The signed note, the amendments since, and who wrote them. */
function KeptText({ body, time }: { body: NoteBody; time: (at: number) => string }) {
  const claims = newestClaims(body);
  const amendments = claims?.amendments ?? [];
  return (
    <>
      <pre className="kept-note-text">{body.text}</pre>
      {amendments.map((amendment) => (
        <p key={amendment.at} className="kept-note-added">
          <strong>{amendedWords(amendment, time)}:</strong> {amendment.text}
        </p>
      ))}
      {claims?.signature && <p className="soft small">{signedWords(claims.signature, time)}</p>}
    </>
  );
}

function useNoteBody(id: string) {
  const [body, setBody] = useState<NoteBody | null>(null);
  const open = async () => {
    try {
      setBody((await fetchNote(id)).body);
    } catch (error) {
      const isGone = error instanceof ApiError && error.reason === "note_not_found";
      const words = isGone ? "This note is no longer kept." : "This note could not be opened.";
      showToast.error(failedWords(error, words));
      if (!isGone) return;
      tellDeleted([id]);
      focusHeading(KEPT_NOTES_HEADING);
    }
  };
  return { body, open, close: () => setBody(null) };
}
