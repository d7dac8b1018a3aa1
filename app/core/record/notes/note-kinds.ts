import type { NoteKind } from "./note.ts";

/** What a kind of note is called, and the page that makes it. */
const KINDS: Record<NoteKind, { label: string; path: string }> = {
  sbar: { label: "SBAR", path: "/notes/sbar" },
  nanda: { label: "Nursing diagnoses", path: "/notes/nanda" },
  template: { label: "From a template", path: "/notes/templates" },
};

const OTHER = { label: "Note", path: "/notes" };

export const labelOf = (kind: NoteKind): string => (KINDS[kind] ?? OTHER).label;

/** Where a kept note goes on, or where a new one begins with what was typed for it. */
export const notePath = (kind: NoteKind, id: string, how: "note" | "copy"): string =>
  `${(KINDS[kind] ?? OTHER).path}?${how}=${encodeURIComponent(id)}`;

/** The kinds that the list can be narrowed to. */
export const LISTED_KINDS: readonly NoteKind[] = Object.keys(KINDS);
