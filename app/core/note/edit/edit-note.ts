import type { Signature } from "#app/core/record/notes/note.ts";
import { isAmber, isOpenSuggestion } from "../amber.ts";
import {
  contentOf,
  currentVersion,
  isSigned,
  itemsOf,
  type NoteContent,
  type NoteDocument,
  type NoteItem,
  type NotePart,
} from "../note-document.ts";
import { saveEdit, type VersionOrigin, withVersion } from "./add-version.ts";
import { againstComputed, computedItem } from "./computed-text.ts";
import { diagnosesOfText, diagnosesText } from "./diagnoses-text.ts";
import { statementsOfText } from "./statements-of-text.ts";

/*
 * Everything that a nurse does with a note. Each function returns a new document and leaves the old one unchanged; `at`
 * is Unix milliseconds. A signed version changes only by an amendment.
 */

type Doc<Form> = NoteDocument<Form>;

/** Takes the note from the page; it stays among the versions. */
export function clearNote<Form>(document: Doc<Form>, at: number): Doc<Form> {
  const saved = saveEdit(document, at);
  return contentOf(saved) ? withVersion(saved, null, { cause: "cleared", at }) : saved;
}

/** The part's text, with which its editor opens. */
export function textOfPart(content: NoteContent, { key, kind }: NotePart): string {
  const items = itemsOf(content, key);
  return kind === "diagnoses" ? diagnosesText(items) : proseOf(items);
}

const proseOf = (items: readonly NoteItem[]): string =>
  items.map(({ text, gap }, at) => (at < items.length - 1 ? text + (gap || " ") : text + gap)).join("");

/** Opens a part's editor; if another one is open, it is saved. */
export function startEdit<Form>(document: Doc<Form>, part: NotePart, at: number): Doc<Form> {
  if (isSigned(document)) return document;
  const saved = saveEdit(document, at);
  const content = contentOf(saved);
  return content ? { ...saved, draft: { part: part.key, text: textOfPart(content, part), content } } : saved;
}

/** Updates the open editor's text; the note on the page follows it. */
export function typeEdit<Form>(document: Doc<Form>, part: NotePart, text: string): Doc<Form> {
  const { draft } = document;
  if (!draft || draft.part !== part.key || draft.text === text) return document;
  return {
    ...document,
    draft: { part: part.key, text, content: withPartText(document, draft.content, part, text) },
  };
}

function withPartText(
  document: NoteDocument,
  content: NoteContent,
  part: NotePart,
  text: string,
): NoteContent {
  const before = itemsOf(content, part.key);
  const split = part.kind === "diagnoses" ? diagnosesOfText : statementsOfText;
  const computed = part.kind === "computed" ? computedItem(document, content, part.key) : null;
  const cut = split(part.key, text, before);
  const own = computed ? againstComputed(cut, computed) : cut;
  const isSame = own.length === before.length && own.every((item, at) => item === before[at]);
  if (isSame) return content;
  const first = content.items.findIndex((item) => item.part === part.key);
  const others = content.items.filter((item) => item.part !== part.key);
  const place = first < 0 ? others.length : first;
  return { ...content, items: [...others.slice(0, place), ...own, ...others.slice(place)], checks: null };
}

/** Closes the open editor and restores what was there before; redo brings back what was typed. */
export function cancelEdit<Form>(document: Doc<Form>, at: number): Doc<Form> {
  const saved = saveEdit(document, at);
  return saved.versions.length > document.versions.length ? undo(saved) : saved;
}

/** What she answered is not asked again, as long as the words are the same. */
export const withAnswers = <Form>(document: Doc<Form>, words: readonly string[]): Doc<Form> => ({
  ...document,
  answered: [...new Set([...document.answered, ...words])],
});

/** The nurse keeps an amber statement. */
export const keepItem = <Form>(document: Doc<Form>, id: string, at: number): Doc<Form> =>
  withItems(document, { cause: "kept", at }, (item) =>
    item.id === id && isAmber(item) ? { ...item, isKept: true } : item,
  );

/** Removes a statement; a diagnosis goes as a whole when its problem goes. */
export function removeItem<Form>(document: Doc<Form>, id: string, at: number): Doc<Form> {
  const removed = contentOf(document)?.items.find((item) => item.id === id);
  if (!removed) return document;
  const isGone = (item: NoteItem) =>
    item === removed || (removed.role === "diagnosis" && item.group === removed.group);
  return withItems(document, { cause: "removed", part: removed.part, at }, (item) =>
    isGone(item) ? null : item,
  );
}

/** Makes a suggestion the nurse's own, or all of them. */
export const takeOver = <Form>(document: Doc<Form>, which: string | "all", at: number): Doc<Form> =>
  withItems(document, { cause: "taken_over", at }, (item) =>
    isOpenSuggestion(item) && (which === "all" || item.id === which) ? { ...item, isTakenOver: true } : item,
  );

/** Leaves a part, or one diagnosis, out of what leaves the page, or includes it again. */
export function toggleExcluded<Form>(document: Doc<Form>, key: string, at: number): Doc<Form> {
  const saved = saveEdit(document, at);
  const content = contentOf(saved);
  if (!content || isSigned(saved)) return document;
  const isOut = content.excluded.includes(key);
  const excluded = isOut ? content.excluded.filter((one) => one !== key) : [...content.excluded, key];
  return withVersion(
    saved,
    { ...content, excluded },
    { cause: isOut ? "included" : "excluded", part: key, at },
  );
}

/**
 * One step back; a signature or an amendment is not undone. While an editor is open nothing is: its text would go as a
 * whole, and its field undoes what was typed word by word.
 */
export function undo<Form>(document: Doc<Form>): Doc<Form> {
  const from = stepBack(document);
  if (from === null) return document;
  return { ...document, current: from, undone: [...document.undone, document.current] };
}

export const canUndo = (document: NoteDocument): boolean => stepBack(document) !== null;

/** The version that undo goes to; null if there is none. */
const stepBack = (document: NoteDocument): number | null =>
  document.draft || isSigned(document) ? null : (currentVersion(document)?.from ?? null);

export const canRedo = ({ draft, undone }: NoteDocument): boolean => draft === null && undone.length > 0;

export function redo<Form>(document: Doc<Form>): Doc<Form> {
  const next = document.undone.at(-1);
  if (next === undefined || document.draft) return document;
  return { ...document, current: next, undone: document.undone.slice(0, -1) };
}

/** Shows another version; nothing after it is lost. */
export function goToVersion<Form>(document: Doc<Form>, number: number, at: number): Doc<Form> {
  const saved = saveEdit(document, at);
  const isKnown = saved.versions.some((version) => version.number === number);
  return isKnown ? { ...saved, current: number, undone: [] } : saved;
}

/** Locks the version on the page. */
export function signNote<Form>(document: Doc<Form>, signature: Signature): Doc<Form> {
  const saved = saveEdit(document, signature.at);
  const content = contentOf(saved);
  if (!content || isSigned(saved)) return document;
  return withVersion(saved, content, { cause: "signed", at: signature.at }, { signature });
}

/** Updates the amendment to a signed version as it is typed; null closes its field. */
export const typeAmendment = <Form>(document: Doc<Form>, text: string | null): Doc<Form> => ({
  ...document,
  amendment: text,
});

/** Adds words beside a signed version, after all earlier amendments; the version itself stays as it was signed. */
export function amendNote<Form>(document: Doc<Form>, text: string, by: Signature): Doc<Form> {
  const version = currentVersion(document);
  if (!version?.signature || text.trim() === "") return document;
  const { seal, hash, at } = version.signature;
  const newest = document.versions.findLast(
    ({ signature }) => signature?.seal === seal && signature.hash === hash && signature.at === at,
  );
  const amendments = [...(newest ?? version).amendments, { ...by, text: text.trim() }];
  const kept = { signature: version.signature, amendments };
  const added = typeAmendment(document, null);
  return withVersion(added, version.content, { cause: "amended", at: by.at }, kept);
}

function withItems<Form>(
  document: Doc<Form>,
  change: VersionOrigin,
  next: (item: NoteItem) => NoteItem | null,
): Doc<Form> {
  const saved = saveEdit(document, change.at);
  const content = contentOf(saved);
  if (!content || isSigned(saved)) return document;
  const items = content.items.map(next).filter((item) => item !== null);
  if (items.length === content.items.length && items.every((item, at) => item === content.items[at]))
    return saved;
  const checks = items.length === content.items.length ? content.checks : null;
  return withVersion(saved, { ...content, items, checks }, change);
}
