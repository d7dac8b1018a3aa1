import { useEffect, useState } from "react";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import type { NoteSummary } from "#app/core/record/notes/note.ts";
import { labelOf, notePath } from "#app/core/record/notes/note-kinds.ts";
import { searchNotes } from "#app/core/record/notes/notes-client.ts";
import type { Command } from "./commands.ts";

/** Fewer letters occur in nearly every note. */
const FEWEST_LETTERS = 3;
const MOST_NOTES = 5;
/** Delay after the last key, in milliseconds: each query makes the record search its notes. */
const PAUSE_MS = 300;

/**
 * The person's kept notes that contain the query, as commands to open them. There are none before a pause in typing, or
 * when the notes are unavailable: the palette works without.
 */
export function useNoteCommands(query: string): Command[] {
  const text = query.trim();
  const [{ about, notes }, setFound] = useState({ about: "", notes: [] as NoteSummary[] });
  const locale = useLocale();
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await searchNotes({ text }, { fewest: 1, isWanted: () => !isOver }).catch(() => null);
      if (found && !isOver) setFound({ about: text, notes: found.notes.slice(0, MOST_NOTES) });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  if (about !== text) return [];
  return notes.map(({ id, kind, title, createdAt }) => ({
    id: `kept-note-${id}`,
    group: "Kept notes",
    label: `${title || labelOf(kind)} · ${formatTime(createdAt, undefined, locale)}`,
    action: { to: notePath(kind, id, "note") },
  }));
}
