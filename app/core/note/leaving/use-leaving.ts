import { useCallback, useState } from "react";
import { openDoubts } from "../doubts.ts";
import { contentOf, isSigned, type NoteDocument, type NoteItem } from "../note-document.ts";
import type { OpenNote } from "../use-note.ts";
import { amberLeaving, type LeavingChoice, suggestionsOfEmptyParts } from "./leaving-note.ts";

/** A way for the note to leave the page: "Copy", "Print", "Download", "Sign". */
export type Departure = { name: string; go: () => void; choice: LeavingChoice };

/** What has to be answered before a note leaves: doubts about the patient, amber statements, or an empty part. */
export type OpenQuestion =
  | { type: "doubt"; doubts: string[] }
  | { type: "amber"; item: NoteItem; place: number; all: number }
  | { type: "empty"; title: string; suggestions: NoteItem[] };

/**
 * Lets a note leave once every open question in it is answered.
 * @returns `leave`, which asks or goes at once, and the current question
 */
export function useLeaving(note: OpenNote) {
  const { layout, now, settle } = note;
  const [asked, setAsked] = useState<(Departure & { answered: number }) | null>(null);

  const leave = useCallback(
    async (departure: Departure) => {
      // No wait unless needed: a browser lets a click copy, but not what comes long after it.
      if (note.checkStatus !== "checked") await settle();
      if (!contentOf(now())) return;
      if (questionOf(layout, now(), departure.choice)) setAsked({ ...departure, answered: 0 });
      else departure.go();
    },
    [layout, note.checkStatus, now, settle],
  );

  const question = asked && questionOf(layout, note.document, asked.choice, asked.answered);

  /** Answers the question by changing the note; leaves if it was the last one. */
  const answer = (act: () => void) => {
    if (!asked) return;
    const isAmber = question?.type === "amber";
    act();
    if (questionOf(layout, now(), asked.choice))
      return setAsked({ ...asked, answered: asked.answered + (isAmber ? 1 : 0) });
    setAsked(null);
    if (contentOf(now())) asked.go();
  };
  const cancel = useCallback(() => setAsked(null), []);
  return { leave, question, departure: asked?.name ?? null, answer, cancel };
}

/** The first open question; a signed note is as it is, and nothing about it is asked. */
function questionOf(
  layout: OpenNote["layout"],
  document: NoteDocument,
  choice: LeavingChoice,
  answered = 0,
): OpenQuestion | null {
  const content = contentOf(document);
  if (!content || isSigned(document)) return null;
  const doubts = openDoubts(document);
  if (doubts.length > 0) return { type: "doubt", doubts };
  const amber = amberLeaving(layout, content, choice);
  const [item] = amber;
  if (item) return { type: "amber", item, place: answered + 1, all: answered + amber.length };
  const suggestions = suggestionsOfEmptyParts(layout, content, choice).filter(
    ({ text }) => !document.answered.includes(text),
  );
  const [first] = suggestions;
  const title = layout.parts.find(({ key }) => key === first?.part)?.title ?? "";
  return first ? { type: "empty", title, suggestions } : null;
}
