import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { isUnread, type NoteChecks, type NoteContent, type NoteDocument } from "../note-document.ts";

/** The guard's results for a note as it was when asked: items by id, with the words that were read. */
export type CheckResult = { statements: Map<string, CheckedStatement>; checks: NoteChecks };

/**
 * Writes the guard's results into the note. Words that were changed meanwhile stay unchecked, and the checks of the
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
  // Below an open editor too: the kept version must say what the page says.
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

/** Whether the guard has to be asked about the note. One that came without checks is checked once it is changed. */
export const needsCheck = (content: NoteContent): boolean => content.checks === null || isUnread(content);
