import { isAmber, markedWords } from "../amber.ts";
import { contentOf, itemsOf, type NoteContent, type NoteDocument, type NoteItem } from "../note-document.ts";

/** The selection in the open editor, with its marks; null when nothing in it is marked. */
export function markedDraft(note: NoteDocument, area: HTMLTextAreaElement): string | null {
  const content: NoteContent | null = contentOf(note);
  const part = area.dataset.part;
  if (!content || part === undefined || note.draft?.part !== part) return null;
  const plain = area.value.slice(area.selectionStart, area.selectionEnd);
  const items = itemsOf(content, part);
  if (items.some(({ role }) => role !== undefined)) return markedLines(plain, content, part);
  const lead = area.value.length - area.value.trimStart().length;
  const marked = markedStretch(items, area.selectionStart - lead, area.selectionEnd - lead);
  return marked === plain.trimStart() || marked === plain ? null : marked;
}

/** Diagnoses are one text of many pieces: each amber piece that is copied in whole or in part has its mark after it. */
function markedLines(plain: string, content: NoteContent, part: string): string | null {
  const items = itemsOf(content, part);
  let text = plain;
  for (const item of items) {
    const marked = markedStretch([item], 0, item.text.length);
    if (marked === item.text) continue;
    const touched = overlapOf(text, item.text);
    if (touched) text = text.replace(touched, () => marked.replace(item.text, touched));
  }
  return text === plain ? null : text;
}

/** The longest end, beginning or whole of `words` that the text has at its beginning, its end or anywhere. */
function overlapOf(text: string, words: string): string | null {
  if (text.includes(words)) return words;
  if (words.includes(text)) return text;
  for (let length = words.length - 1; length > 2; length--) {
    if (text.endsWith(words.slice(0, length))) return words.slice(0, length);
    if (text.startsWith(words.slice(-length))) return words.slice(-length);
  }
  return null;
}

/**
 * A stretch of a part's text copied by hand, for instance out of an editor: each amber statement that it touches has
 * its mark after the copied portion.
 * @param start and end offsets in the part's text
 */
export function markedStretch(items: readonly NoteItem[], start: number, end: number): string {
  let offset = 0;
  let text = "";
  for (const item of items) {
    const words = slice(item.text, start - offset, end - offset);
    text += isAmber(item) && words !== "" ? markedWords({ ...item, text: words }) : words;
    offset += item.text.length;
    text += slice(item.gap, start - offset, end - offset);
    offset += item.gap.length;
  }
  return text;
}

const slice = (text: string, start: number, end: number): string =>
  text.slice(Math.max(0, start), Math.max(0, end));
