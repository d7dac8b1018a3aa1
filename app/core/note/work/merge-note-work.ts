import { isSameForm, type NoteForm, toNoteSources } from "../form/note-form.ts";
import { contentOf, currentVersion, type NoteContent, type NoteDocument } from "../note-document.ts";

type Doc = NoteDocument<NoteForm>;
type Work = NoteForm & { note: string | null };

/**
 * One page of notes for two that look the same: form and note read alike and are signed alike, and only the page's
 * bookkeeping differs, such as the moment at which the answer arrived. The page that holds all versions of the other
 * one is used.
 * @returns null if a person can tell them apart, or each has a version that the other one lacks
 */
export function mergeNoteWork(
  mine: Work,
  theirs: Work,
  { open, keep }: { open(note: string | null): Doc; keep(document: Doc): string | null },
): Work | null {
  if (!isSameForm(mine, theirs)) return null;
  if (mine.note === theirs.note) return mine;
  const one = oneNote(open(mine.note), open(theirs.note));
  return one && { ...mine, note: keep(one) };
}

function oneNote(mine: Doc, theirs: Doc): Doc | null {
  if (shownOf(mine) !== shownOf(theirs)) return null;
  const [isMineWhole, isTheirsWhole] = [holds(mine, theirs), holds(theirs, mine)];
  if (!isMineWhole && !isTheirsWhole) return null;
  const isMine = isMineWhole && !(isTheirsWhole && isKeptFurther(theirs, mine));
  const [whole, other] = isMine ? [mine, theirs] : [theirs, mine];
  const missing = other.waiting.filter(({ id }) => whole.waiting.every((note) => note.id !== id));
  return missing.length === 0 ? whole : { ...whole, waiting: [...whole.waiting, ...missing] };
}

const isKeptFurther = ({ kept }: Doc, than: Doc): boolean => (kept?.version ?? 0) > (than.kept?.version ?? 0);

/** Whether nothing written in the other note, or in one that waits to be kept, would be lost with it. */
function holds(whole: Doc, other: Doc): boolean {
  const written = new Set(whole.versions.map((version) => writtenIn(whole, version)));
  if (other.versions.some((version) => !written.has(writtenIn(other, version)))) return false;
  return other.waiting.every((note) => {
    const same = whole.waiting.find(({ id }) => id === note.id);
    return !same || holds(same, note);
  });
}

const writtenIn = (
  { forms }: Doc,
  { content, signature, amendments }: Pick<Doc["versions"][number], "content" | "signature" | "amendments">,
): string => JSON.stringify([content && wordsOf(content, forms), signature, amendments]);

/** What the page shows of a note, with an open editor's text. */
function shownOf(document: Doc): string {
  const { signature = null, amendments = [] } = currentVersion(document) ?? {};
  const { draft, amendment } = document;
  const shown = writtenIn(document, { content: contentOf(document), signature, amendments });
  return JSON.stringify([shown, draft && [draft.part, draft.text], amendment]);
}

/** Without the guard's results, which follow from the words and are requested again when missing. */
function wordsOf({ items, excluded, form }: NoteContent, forms: readonly NoteForm[]) {
  const written = forms[form];
  const words = items.map(({ id: _id, checked: _checked, ...item }) => Object.entries(item).sort());
  return [words, excluded, written ? toNoteSources(written) : null];
}
