import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { TokenUsage } from "#app/core/generation/define-generation.ts";
import type { NoteChecks, NoteItem, NoteLayout } from "#app/core/note/note-document.ts";
import type { NoteGrowth } from "#app/core/note/writing/growing-statements.ts";
import { computedItems, sectionItems } from "#app/core/note/writing/note-items.ts";

/** The answer of `POST /api/generate-template-note`, and the `done` event of its stream. */
export type TemplateAnswer = NoteChecks & {
  template: { id: string; name: string };
  /** The note's layout, from the template as it was at the time. */
  layout: NoteLayout;
  statements: (CheckedStatement & { section: string })[];
  /** Our own calculator's statements about the vital signs. */
  computed: CheckedStatement[];
  usage: TokenUsage;
  /** The note as one text with amber parts marked in words. */
  markedText: string;
};

/** The stream's events, in order; `done` or `error` is the last. */
export type TemplateEvent = NoteGrowth | ({ type: "done" } & TemplateAnswer);

/** An answer as the page's items, with the guard's findings about them together. */
export function toTemplateItems({
  layout,
  statements,
  computed,
  leftOut,
  notStated,
  heard = [],
  matched,
}: Omit<TemplateAnswer, "markedText">): { items: NoteItem[]; checks: NoteChecks } {
  const sections = layout.parts.flatMap(({ key }) => sectionItems(statements, key));
  return {
    items: [...sections, ...computedItems(computed)],
    checks: { leftOut, notStated, heard, matched },
  };
}
