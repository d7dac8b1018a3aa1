import { useCallback, useEffect, useRef, useState } from "react";
import { UNEXPECTED_WORDS } from "#app/base/http/error-words.ts";
import { ApiError, call } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { useUndo } from "#app/base/ui/toasts/use-undo.ts";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { readSearches, writeSearches } from "./local-searches.ts";
import { type PastSearch, withoutSearch, withSearch } from "./searches.ts";

const HISTORY = "/api/medical-research/history";

/**
 * The recent searches, and ways to add, remove and clear them.
 * @param loaded the server's searches; null if they were unavailable, and the browser's copy is shown
 */
export function useSearches(userId: string, loaded: PastSearch[] | null) {
  const [searches, setSearches] = useState<PastSearch[]>(loaded ?? []);
  const isRead = useRef(loaded !== null);

  useEffect(() => {
    if (loaded) {
      isRead.current = true;
      return setSearches(loaded);
    }
    const storage = clinicalStorage(userId);
    storage.whenOpen(() => {
      isRead.current = true;
      setSearches((before) => before.reduceRight(withSearch, readSearches(storage, userId, Date.now())));
    });
  }, [loaded, userId]);
  useEffect(() => {
    if (isRead.current) writeSearches(clinicalStorage(userId), userId, searches);
  }, [searches, userId]);

  const add = useCallback((search: PastSearch) => setSearches((before) => withSearch(before, search)), []);
  const forget = useCallback(async (next: (before: PastSearch[]) => PastSearch[], body: object) => {
    let held: PastSearch[] = [];
    setSearches((before) => {
      held = before;
      return next(before);
    });
    try {
      await call(HISTORY, { method: "DELETE", body, keepalive: true });
      return true;
    } catch {
      setSearches(() => held); // known once the change before is applied
      showToast.error(UNEXPECTED_WORDS);
      return false;
    }
  }, []);
  const remove = useCallback(
    (query: string) => forget((before) => withoutSearch(before, query), { query }),
    [forget],
  );
  const undoable = useUndo();
  const clear = useCallback(async () => {
    if (await forget(() => [], {}))
      undoable(
        "History cleared. You can undo this until this message closes; it is erased within five minutes.",
        () => void bringBack(setSearches),
      );
  }, [forget, undoable]);
  return { searches, add, remove, clear };
}

/** Searches since then stay above the restored ones. */
async function bringBack(show: (next: (before: PastSearch[]) => PastSearch[]) => void): Promise<void> {
  try {
    const { searches } = await call<{ searches: PastSearch[] }>(HISTORY, { method: "POST", body: {} });
    show((before) => before.reduceRight(withSearch, searches));
  } catch (error) {
    showToast.error((error instanceof ApiError && error.words) || UNEXPECTED_WORDS);
  }
}
