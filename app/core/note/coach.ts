import type { Checker } from "../evidence/checker.ts";
import { findRequiredIn, missingOf } from "../evidence/handover/required-items.ts";
import type { NoteChecks, NoteCoach } from "./note-document.ts";

/**
 * The coach's view of a kind of note: which of the items that count were heard and which were not, and what the note
 * requires. Nothing is ever filled in.
 * @param written the note's own statements: what the nurse has added to them is no longer missing
 */
export function coachOf(
  checker: Pick<Checker, "notStated" | "heard" | "required">,
  coach: Omit<NoteCoach, "name">,
  written: readonly string[] = [],
): Pick<NoteChecks, "notStated" | "heard"> {
  const { required = [] } = coach;
  const counts = countsFor(coach);
  const found = checker.required(required);
  const isOpen = written.length > 0 && found.some(({ places }) => places.length === 0);
  const text = { name: "note", label: "", text: written.join("\n") };
  const added = new Set(
    isOpen
      ? findRequiredIn(required, [text])
          .filter(({ places }) => places.length > 0)
          .map(({ id }) => id)
      : [],
  );
  return {
    notStated: [
      ...missingOf(found).filter(({ id }) => !added.has(id)),
      ...checker.notStated().filter(counts),
    ],
    heard: [...found.filter(({ places }) => places.length > 0), ...checker.heard().filter(counts)],
  };
}

/** Whether a kind of note lists a handover item: it counts, and is not already required under its own name. */
export function countsFor({ items, required = [] }: Omit<NoteCoach, "name">) {
  const own = new Set(required.map(({ label }) => label.trim().toLowerCase()));
  return ({ id, label, kind = "item" }: { id: string; label: string; kind?: string }): boolean =>
    kind !== "item" || ((items === undefined || items.includes(id)) && !own.has(label.toLowerCase()));
}
