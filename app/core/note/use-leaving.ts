import { useCallback, useState } from "react";
import { amberLeaving, type LeavingChoice, suggestionsOfEmptyParts } from "./leaving-note.ts";
import { contentOf, type NoteContent, type NoteItem } from "./note-document.ts";
import type { OpenNote } from "./use-note.ts";

/** Something that takes the note off the page: "Copy", "Print", "Download", "Sign". */
export type Departure = { name: string; go: () => void; choice: LeavingChoice };

/** What has to be answered before a note leaves: amber statements, or a part that would be empty. */
export type OpenQuestion =
  | { type: "amber"; item: NoteItem; place: number; all: number }
  | { type: "empty"; title: string; suggestions: NoteItem[] };

/**
 * Lets a note leave once nothing in it is amber that nobody answered.
 * @returns `leave`, which asks or goes at once, and what is being asked
 */
export function useLeaving(note: OpenNote) {
  const { layout, now, settle } = note;
  const [asked, setAsked] = useState<(Departure & { answered: number }) | null>(null);
  const [isEmptyAccepted, setEmptyAccepted] = useState(false);

  const leave = useCallback(
    async (departure: Departure) => {
      // Without a wait where none is needed: a browser lets a click copy, and not what comes long after it.
      if (note.checkStatus !== "checked") await settle();
      const content = contentOf(now());
      if (!content) return;
      setEmptyAccepted(false);
      if (questionOf(layout, content, departure.choice, false, 0)) setAsked({ ...departure, answered: 0 });
      else departure.go();
    },
    [layout, note.checkStatus, now, settle],
  );

  const question =
    asked && note.content
      ? questionOf(layout, note.content, asked.choice, isEmptyAccepted, asked.answered)
      : null;

  /** Answers the question by a change of the note; goes when it was the last one. */
  const answer = (act: () => void, acceptsEmpty = false) => {
    if (!asked) return;
    act();
    setEmptyAccepted(isEmptyAccepted || acceptsEmpty);
    const content = contentOf(now());
    const isEmptyFine = isEmptyAccepted || acceptsEmpty;
    if (content && questionOf(layout, content, asked.choice, isEmptyFine, 0))
      return setAsked({ ...asked, answered: asked.answered + 1 });
    setAsked(null);
    if (content) asked.go();
  };
  const cancel = useCallback(() => setAsked(null), []);
  return { leave, question, departure: asked?.name ?? null, answer, cancel };
}

function questionOf(
  layout: OpenNote["layout"],
  content: NoteContent,
  choice: LeavingChoice,
  isEmptyAccepted: boolean,
  answered: number,
): OpenQuestion | null {
  const amber = amberLeaving(layout, content, choice);
  const [item] = amber;
  if (item) return { type: "amber", item, place: answered + 1, all: answered + amber.length };
  const suggestions = isEmptyAccepted ? [] : suggestionsOfEmptyParts(layout, content, choice);
  const [first] = suggestions;
  const title = layout.parts.find(({ key }) => key === first?.part)?.title ?? "";
  return first ? { type: "empty", title, suggestions } : null;
}
