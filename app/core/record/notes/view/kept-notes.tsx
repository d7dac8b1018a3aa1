import type { FormEvent } from "react";
import { Link } from "react-router";
import { DeleteButton } from "#app/base/ui/dialogs/delete-button.tsx";
import type { NotePage, NoteSearch } from "../note.ts";
import { LISTED_KINDS, labelOf } from "../note-kinds.ts";
import { KeptNoteView, nameOfNote } from "./kept-note-view.tsx";
import { KEPT_NOTES_HEADING, useKeptNotes } from "./use-kept-notes.ts";

const ONE_DAY_MS = 24 * 60 * 60_000;

/** The person's kept notes: to search, open, continue, copy and delete. */
export function KeptNotes({ first, timeZone }: { first: NotePage; timeZone: string }) {
  const { page, search, isBusy, isNarrowed, find, more, remove, removeAll } = useKeptNotes(first);
  const names = page.notes.map(nameOfNote);
  const isNone = page.notes.length === 0 && page.next === null;
  return (
    <section className="kept-notes" aria-labelledby={KEPT_NOTES_HEADING} aria-busy={isBusy}>
      <h2 id={KEPT_NOTES_HEADING}>Kept notes</h2>
      <p className="soft small">
        Encrypted under a key of your own. How long they are kept is up to you:{" "}
        <Link to="/settings/security">Settings → Security</Link>.
      </p>
      {isNone && !isNarrowed ? (
        <p className="soft">Notes that you finish are listed here.</p>
      ) : (
        <>
          <NoteFilters search={search} onFind={find} />
          <p role="status" className={isNone ? undefined : "visually-hidden"}>
            {isNarrowed && foundWords(page)}
          </p>
          <ul className="kept-note-list">
            {page.notes.map((note) => (
              <li key={note.id} className="card">
                <KeptNoteView
                  note={note}
                  timeZone={timeZone}
                  isAlike={names.indexOf(nameOfNote(note)) !== names.lastIndexOf(nameOfNote(note))}
                  onDelete={() => remove(note.id)}
                />
              </li>
            ))}
          </ul>
          {page.next !== null && (
            <button type="button" disabled={isBusy} onClick={more}>
              More notes
            </button>
          )}
          {/* Beside what was found it would seem to be about that. */}
          {page.notes.length > 0 && !isNarrowed && (
            <DeleteButton
              label="Delete all notes"
              title="Delete all kept notes?"
              keepLabel="Keep them"
              confirmLabel="Delete all"
              onConfirm={removeAll}
            >
              <p>Every version of every kept note is erased. This cannot be undone.</p>
            </DeleteButton>
          )}
        </>
      )}
    </section>
  );
}

/** For screen readers; everybody else sees the list. */
function foundWords({ notes, next }: NotePage): string {
  if (notes.length === 0 && next === null) return "No kept notes match your search.";
  if (next !== null) return `The first ${notes.length} notes that match your search`;
  return notes.length === 1 ? "One note matches your search" : `${notes.length} notes match your search`;
}

function NoteFilters({ search, onFind }: { search: NoteSearch; onFind: (search: NoteSearch) => void }) {
  const isReversed = (search.from ?? 0) > (search.to ?? Number.POSITIVE_INFINITY);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(readFilters(new FormData(event.currentTarget)));
  };
  return (
    // Searched by a call, never by an address: the text may name a patient.
    <form autoComplete="off" className="row kept-note-filters" onSubmit={submit}>
      <label>
        Search
        <input name="text" type="search" maxLength={200} autoComplete="off" defaultValue={search.text} />
      </label>
      <label>
        Kind
        <select name="kind" defaultValue={search.kind}>
          <option value="">All</option>
          {LISTED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {labelOf(kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Signed
        <select name="signed" defaultValue={search.isSigned === undefined ? "" : String(search.isSigned)}>
          <option value="">All</option>
          <option value="true">Signed</option>
          <option value="false">Not signed</option>
        </select>
      </label>
      <label>
        From
        <input name="from" type="date" defaultValue={dayOf(search.from)} />
      </label>
      <label>
        To
        <input name="to" type="date" defaultValue={dayOf(search.to)} />
      </label>
      <button type="submit" className="primary">
        Search
      </button>
      {isReversed && (
        <p className="field-error" role="status">
          The first day is after the last one.
        </p>
      )}
    </form>
  );
}

/** In a date field's format, in the person's own time zone. */
function dayOf(time: number | undefined): string | undefined {
  if (time === undefined) return undefined;
  const day = new Date(time);
  const padded = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;
}

function readFilters(fields: FormData): NoteSearch {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  // A day in the person's own time zone.
  const time = (name: string) => {
    const day = text(name);
    return day === undefined ? undefined : new Date(`${day}T00:00`).getTime();
  };
  const to = time("to");
  const signed = text("signed");
  return {
    text: text("text"),
    kind: text("kind"),
    isSigned: signed === undefined ? undefined : signed === "true",
    from: time("from"),
    to: to === undefined ? undefined : to + ONE_DAY_MS - 1,
  };
}
