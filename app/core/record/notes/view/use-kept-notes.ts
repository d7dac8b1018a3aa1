import { useCallback, useState } from "react";
import { focusHeading } from "#app/base/ui/focus-heading.ts";
import { showToast } from "#app/base/ui/toasts.tsx";
import type { NotePage, NoteSearch } from "../note.ts";
import { deleteAllNotes, deleteNote, listNotes } from "../notes-client.ts";

export const KEPT_NOTES_HEADING = "kept-notes";

/** The person's kept notes on a page, and ways to look for, load and delete them. */
export function useKeptNotes(first: NotePage) {
  const [page, setPage] = useState(first);
  const [search, setSearch] = useState<NoteSearch>({});
  const [isBusy, setBusy] = useState(false);

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      showToast.error("An unexpected error occurred.");
    }
    setBusy(false);
  }, []);
  const find = (next: NoteSearch) =>
    attempt(async () => {
      setPage(await listNotes(next));
      setSearch(next);
    });
  const more = () =>
    attempt(async () => {
      const following = await listNotes({ ...search, ...(page.next === null ? {} : { after: page.next }) });
      setPage({ notes: [...page.notes, ...following.notes], next: following.next });
    });
  const remove = (id: string) =>
    attempt(async () => {
      await deleteNote(id);
      setPage({ ...page, notes: page.notes.filter((note) => note.id !== id) });
      focusHeading(KEPT_NOTES_HEADING);
    });
  const removeAll = () =>
    attempt(async () => {
      await deleteAllNotes(page.notes.map(({ id }) => id));
      setPage({ notes: [], next: null });
      focusHeading(KEPT_NOTES_HEADING);
    });
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return { page, isBusy, isNarrowed, find, more, remove, removeAll };
}
