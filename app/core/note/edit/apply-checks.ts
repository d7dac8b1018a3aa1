import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { isUnread, type NoteChecks, type NoteContent, type NoteDocument } from "../note-document.ts";

/** What the guard said of a note as it stood when it was asked: the items by their ids, with the words it read. */
export type CheckResult = { statements: Map<string, CheckedStatement>; checks: NoteChecks };

/**
 * Writes into the note what the guard said. Words that were changed meanwhile stay unchecked, and the checks of the
 * whole note count only if nothing was changed.
 * @param asked the content that was sent
 */
export function applyChecks<Form>(
  document: NoteDocument<Form>,
  asked: NoteContent,
  result: CheckResult,
): NoteDocument<Form> {
  const checked = (content: NoteContent): NoteContent => ({
    ...content,
    items: content.items.map((item) => {
      const said = result.statements.get(item.id);
      return item.checked === null && said?.text === item.text ? { ...item, checked: said } : item;
    }),
    checks: isSameText(content, asked) ? result.checks : content.checks,
  });
  const draft = document.draft && { ...document.draft, content: checked(document.draft.content) };
  // Also below an open editor: what is kept of the version says what the page says.
  const versions = document.versions.map((version) =>
    version.number === document.current && version.content
      ? { ...version, content: checked(version.content) }
      : version,
  );
  return { ...document, draft, versions };
}

const isSameText = (one: NoteContent, other: NoteContent): boolean =>
  one.items.length === other.items.length &&
  one.items.every(({ id, text }, at) => id === other.items[at]?.id && text === other.items[at]?.text);

/** Whether the guard has to be asked about the note. One that came without checks is asked about once it is changed. */
export const needsCheck = (content: NoteContent): boolean => content.checks === null || isUnread(content);
