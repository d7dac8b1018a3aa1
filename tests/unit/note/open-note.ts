import { useMemo, useState } from "react";
import { contentOf, type NoteDocument } from "#app/core/note/note-document.ts";
import type { OpenNote } from "#app/core/note/use-note.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";

/** A note that stands still, for what is drawn once. */
export const stillNote = (document: NoteDocument): OpenNote => ({
  layout: SBAR_LAYOUT,
  document,
  content: contentOf(document),
  checkStatus: "checked",
  change: () => {},
  now: () => document,
  settle: async () => {},
});

/** A note that changes as it is told to, without a server; its functions stay the same. */
export function useOwnNote(initial: NoteDocument): OpenNote {
  const [document, setDocument] = useState(initial);
  const [own] = useState(() => {
    let latest = initial;
    return {
      now: () => latest,
      change(edit: (document: NoteDocument) => NoteDocument) {
        latest = edit(latest);
        setDocument(latest);
      },
    };
  });
  return useMemo(() => ({ ...stillNote(document), ...own }), [document, own]);
}
