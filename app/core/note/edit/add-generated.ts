import {
  contentOf,
  emptyDocument,
  isBehind,
  type NoteChecks,
  type NoteContent,
  type NoteDocument,
  type NoteItem,
} from "../note-document.ts";
import { saveEdit, withVersion } from "./add-version.ts";

type Doc<Form> = NoteDocument<Form>;

/** When a generation ended, under which key it ran, and where the server keeps its note, if it does. */
export type Made = { key: string; at: number; kept: { id: string; version: number } | null };

type Generated<Form> = { items: NoteItem[]; checks: NoteChecks; form: Form };

/**
 * A generated note, as a new version, with what was there before among the versions; or as a separate note, which takes
 * over the page.
 * @param isFurther decides that from the forms if the server could not keep it and so has not decided
 */
export function addGenerated<Form>(
  document: Doc<Form>,
  { items, checks, form }: Generated<Form>,
  { key, at, kept }: Made,
  isFurther: (document: Doc<Form>, form: Form) => boolean = takesNothingMore,
): Doc<Form> {
  if (isThere(document, { key, kept })) return document;
  const saved = saveEdit(document, at);
  const isOwn = kept ? kept.id !== saved.id : saved.id === null || isFurther(saved, form);
  const base = isOwn ? furtherDocument(saved) : saved;
  const content: NoteContent = { items, excluded: [], checks, form: base.forms.length };
  const added = withVersion({ ...base, forms: [...base.forms, form], answered: [] }, content, {
    cause: "generated",
    at,
  });
  if (kept) return { ...added, id: kept.id, kept: { number: added.current, version: kept.version } };
  return isOwn ? { ...added, id: key } : added;
}

/** A signed note takes nothing more, and a cleared one is finished: what is generated after it is a separate note. */
export const takesNothingMore = (document: NoteDocument): boolean =>
  contentOf(document) === null || document.versions.some(({ signature }) => signature !== null);

/** An empty page after that note, whose unkept versions are kept first. */
export function furtherDocument<Form>({ waiting, ...left }: Doc<Form>): Doc<Form> {
  const before = { ...left, waiting: [] };
  return {
    ...emptyDocument<Form>(),
    before: left.id,
    waiting: isBehind(before) ? [...waiting, before] : waiting,
  };
}

/** A page that was reloaded as the answer came receives it again. */
function isThere({ id, kept: known, versions }: Doc<unknown>, { key, kept }: Omit<Made, "at">): boolean {
  if (!kept) return id === key && versions.length > 0;
  return id === kept.id && known !== null && known.version >= kept.version;
}
