import { TOOLS } from "#app/core/tools/tools.ts";
import type { NoteKind } from "./note.ts";

/** The name of a kind of note, and the page that makes it. */
const KINDS: ReadonlyMap<NoteKind, { label: string; path: string }> = new Map(
  TOOLS.flatMap(({ path, note }) => (note ? [[note.kind, { label: note.label, path }] as const] : [])),
);

const OTHER = { label: "Note", path: "/notes" };

export const labelOf = (kind: NoteKind): string => (KINDS.get(kind) ?? OTHER).label;

/** Where a kept note is continued, or where a new one starts from what was typed for it. */
export const notePath = (kind: NoteKind, id: string, how: "note" | "copy"): string =>
  `${(KINDS.get(kind) ?? OTHER).path}?${how}=${encodeURIComponent(id)}`;

/** The kinds that the list can be narrowed to. */
export const LISTED_KINDS: readonly NoteKind[] = [...KINDS.keys()];
