import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { UNEXPECTED_WORDS } from "#app/base/http/error-words.ts";
import { useStore } from "#app/base/ui/browser/store.ts";
import { failedWords } from "#app/base/ui/failed-words.ts";
import { focusHeading } from "#app/base/ui/focus/focus-heading.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { deletedNotes, watchDeletedNotes } from "../deleted-notes.ts";
import type { NotePage, NoteSearch } from "../note.ts";
import { deleteAllNotes, deleteNote, lastKeptAt, listNotes, searchNotes } from "../notes-client.ts";

export const KEPT_NOTES_HEADING = "kept-notes";

/** The most notes in one answer. */
const PAGE = 20;

/** A version kept this recently may be missing from the list that came with the page. */
const JUST_KEPT_MS = 3_000;

/**
 * The last search, its result, and its entry in the browser's history, to which Back leads. It may name a patient, and
 * so is not in the address.
 */
type SearchResult = { search: NoteSearch; page: NotePage };
let lastFound: (SearchResult & { entry: string }) | null = null;

/** The person's kept notes on a page, and ways to search, load and delete them. */
export function useKeptNotes(first: NotePage) {
  const { key: entry } = useLocation();
  const [began] = useState<SearchResult>(() =>
    lastFound?.entry === entry ? lastFound : { search: {}, page: first },
  );
  const [page, setPage] = useState(began.page);
  const [search, setSearch] = useState(began.search);
  useEffect(() => {
    lastFound = { search, page, entry };
  }, [search, page, entry]);
  const [isBusy, setBusy] = useState(false);

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast.error(failedWords(error, UNEXPECTED_WORDS));
    }
    setBusy(false);
  }, []);
  useEffect(() => {
    let isOver = false;
    const refresh = () =>
      void listNotes(search).then(
        (fresh) => isOver || setPage((before) => withNewest(before, fresh)),
        () => {}, // the list stays as it is until it is opened again
      );
    const isOfBefore = began.page !== first && search === began.search;
    if (isOfBefore || Date.now() - lastKeptAt.get() < JUST_KEPT_MS) refresh();
    const unsubscribe = lastKeptAt.subscribe(refresh);
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [search, began, first]);
  // What is looked for later takes the place of what is still being looked for.
  const latest = useRef({});
  const look = (asked: NoteSearch, show: (found: NotePage) => void) =>
    attempt(async () => {
      const own = {};
      latest.current = own;
      const isWanted = () => latest.current === own;
      const found = await searchNotes(asked, { fewest: PAGE, isWanted });
      if (isWanted()) show(found);
    });
  const find = (next: NoteSearch) =>
    look(next, (found) => {
      setPage(found);
      setSearch(next);
    });
  const more = () =>
    look({ ...search, ...(page.next === null ? {} : { after: page.next }) }, ({ notes, next }) =>
      setPage({ notes: [...page.notes, ...notes], next }),
    );
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
  const deleted = useStore(deletedNotes);
  useEffect(watchDeletedNotes, []);
  const shown = { ...page, notes: page.notes.filter(({ id }) => !deleted.has(id)) };
  return { page: shown, search, isBusy, isNarrowed, find, more, remove, removeAll };
}

/** The list with its newest page refreshed; later pages stay. */
function withNewest(before: NotePage, fresh: NotePage): NotePage {
  const known = new Set(fresh.notes.map(({ id }) => id));
  const further = fresh.next === null ? [] : before.notes.slice(fresh.notes.length);
  const notes = [...fresh.notes, ...further.filter(({ id }) => !known.has(id))];
  return { notes, next: further.length > 0 ? before.next : fresh.next };
}
