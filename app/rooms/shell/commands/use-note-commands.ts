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

/** `notes` is null if they could not be searched. */
type Found = { about: string; notes: NoteSummary[] | null };

/**
 * The person's kept notes that contain the query, as commands to open them.
 * @returns also whether they are still being searched, and whether that failed: the palette works without them
 */
export function useNoteCommands(query: string) {
  const text = query.trim();
  const [{ about, notes }, setFound] = useState<Found>({ about: "", notes: [] });
  const locale = useLocale();
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await searchNotes({ text }, { fewest: 1, isWanted: () => !isOver }).catch(() => null);
      if (!isOver) setFound({ about: text, notes: found?.notes.slice(0, MOST_NOTES) ?? null });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  const isAnswered = about === text;
  return {
    isSearching: !isAnswered && text.length >= FEWEST_LETTERS,
    isFailed: isAnswered && notes === null,
    commands: isAnswered ? (notes ?? []).map((note) => toCommand(note, locale)) : [],
  };
}

const toCommand = ({ id, kind, title, createdAt }: NoteSummary, locale: string): Command => ({
  id: `kept-note-${id}`,
  group: "Kept notes",
  label: `${title || labelOf(kind)} · ${formatTime(createdAt, undefined, locale)}`,
  action: { to: notePath(kind, id, "note") },
});
