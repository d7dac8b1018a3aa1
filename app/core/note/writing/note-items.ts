import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { isOpenSuggestion } from "../amber.ts";
import { headedText, leavingParts } from "../leaving/leaving-note.ts";
import type { NoteChecks, NoteItem, NoteLayout } from "../note-document.ts";

type ItemPlace = Pick<NoteItem, "id" | "part"> & Partial<NoteItem>;

/** A checked statement in its place in a note. */
export const noteItem = (place: ItemPlace, checked: CheckedStatement): NoteItem => ({
  text: checked.text,
  gap: "",
  author: "model",
  checked,
  isKept: false,
  isTakenOver: false,
  ...place,
});

/** The statements of one section, one after another. */
export const sectionItems = (
  statements: readonly (CheckedStatement & { section: string })[],
  section: string,
): NoteItem[] => {
  const own = statements.filter((statement) => statement.section === section);
  return own.map(({ section: _, ...statement }, at) =>
    noteItem({ id: `${section}${at}`, part: section, gap: at < own.length - 1 ? " " : "" }, statement),
  );
};

/** The statements of our own calculator, one per line. */
export const computedItems = (computed: readonly CheckedStatement[]): NoteItem[] =>
  computed.map((statement, at) =>
    noteItem({ id: `computed${at}`, part: "computed", gap: "\n", author: "calculator" }, statement),
  );

/**
 * A note as text, with its headings and without empty parts, for callers of the API: what is not in the notes, or only
 * a suggestion, is marked in words.
 */
export function markedTextOf(
  layout: NoteLayout,
  { items, checks }: { items: readonly NoteItem[]; checks: NoteChecks },
): string {
  const worded = items.map((one) =>
    isOpenSuggestion(one) ? { ...one, text: `${one.text} [suggestion]`, isTakenOver: true } : one,
  );
  return headedText(leavingParts(layout, { items: worded, checks, excluded: [], form: 0 }));
}
