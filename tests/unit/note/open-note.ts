import { createElement, useMemo, useState } from "react";
import { contentOf, emptyDocument, type NoteDocument } from "#app/core/note/note-document.ts";
import type { OpenNote } from "#app/core/note/use-note.ts";
import { NoteView } from "#app/core/note/view/note-view.tsx";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { render } from "../render.ts";

/** A note that does not change, for a single rendering. */
export const stillNote = (document: NoteDocument): OpenNote => ({
  layout: SBAR_LAYOUT,
  document,
  content: contentOf(document),
  checkStatus: "checked",
  change: () => {},
  now: () => document,
  settle: async () => {},
});

/** A note that changes on request, without a server; its functions stay the same. */
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

/** The page of a note with this initial state. @returns the page, the current note, and how it is changed */
export async function drawnNote(initial: NoteDocument) {
  let own: Pick<OpenNote, "now" | "change"> = stillNote(initial);
  const Page = () => {
    const note = useOwnNote(initial);
    own = note;
    const about = { patient: [], author: "", timeZone: "UTC" };
    const filesOf = { layout: note.layout, now: emptyDocument, author: "", timeZone: "UTC" };
    const rest = { userId: "user_1", copyLabel: "Copy SBAR", sources: [], active: null };
    return createElement(NoteView, { note, about, filesOf, onActivate: () => {}, ...rest });
  };
  return { page: await render(createElement(Page)), now: () => own.now(), change: own.change };
}
