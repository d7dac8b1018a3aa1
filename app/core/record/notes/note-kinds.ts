import { NOTE_KINDS } from "#app/core/tools/tools.ts";
import type { NoteKind } from "./note.ts";

const OTHER = { label: "Note", path: "/notes" };

export const labelOf = (kind: NoteKind): string => (NOTE_KINDS.get(kind) ?? OTHER).label;

/** Where a kept note goes on, or where a new one begins with what was typed for it. */
export const notePath = (kind: NoteKind, id: string, how: "note" | "copy"): string =>
  `${(NOTE_KINDS.get(kind) ?? OTHER).path}?${how}=${encodeURIComponent(id)}`;

/** The kinds that the list can be narrowed to. */
export const LISTED_KINDS: readonly NoteKind[] = [...NOTE_KINDS.keys()];
