import { useEffect } from "react";
import { useStore } from "#app/base/ui/browser/store.ts";
import { deletedNotes, watchDeletedNotes } from "./deleted-notes.ts";

/** Whether the page was told that this note is no longer kept. @param id null if there is none */
export function useIsDeleted(id: string | null): boolean {
  const deleted = useStore(deletedNotes);
  useEffect(watchDeletedNotes, []);
  return id !== null && deleted.has(id);
}
