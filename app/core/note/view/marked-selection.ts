import { markedStretch } from "../leaving-note.ts";
import { contentOf, itemsOf, type NoteContent, type NoteDocument } from "../note-document.ts";

/*
 * What is selected by hand and copied, cut or dragged carries the marks in words that the page shows in colour.
 */

/** Blocks that stand on lines of their own in a copied text. */
const BLOCKS = "p,li,h2,h3,section,div,br";

/** The selection as text and markup with its marks; null when it holds nothing that is marked. */
export function markedSelection(
  selection: Selection | null,
  root: Element,
): { text: string; html: string } | null {
  if (!selection || selection.isCollapsed) return null;
  const boxes: HTMLElement[] = [];
  for (let at = 0; at < selection.rangeCount; at++) {
    const range = selection.getRangeAt(at);
    if (range.intersectsNode(root)) boxes.push(markedCopy(range));
  }
  if (!boxes.some((box) => box.querySelector("[data-marked]"))) return null;
  return { text: boxes.map(textOf).join("\n"), html: boxes.map((box) => box.innerHTML).join("\n") };
}

function markedCopy(range: Range): HTMLElement {
  const box = document.createElement("div");
  const around = range.commonAncestorContainer;
  const holder = (around instanceof Element ? around : around.parentElement)?.closest("[data-mark]");
  const copied = range.cloneContents();
  if (holder) {
    const copy = holder.cloneNode(false) as Element;
    copy.appendChild(copied);
    box.appendChild(copy);
  } else box.appendChild(copied);
  for (const noise of box.querySelectorAll("button,.tag,.reason,.visually-hidden,textarea")) noise.remove();
  for (const marked of box.querySelectorAll("[data-mark]")) {
    if (marked.textContent?.trim() === "") continue;
    const mark = document.createElement("span");
    mark.dataset.marked = "";
    mark.textContent = ` ${marked.getAttribute("data-mark")} `;
    marked.appendChild(mark);
  }
  return box;
}

function textOf(box: HTMLElement): string {
  const copy = box.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll(BLOCKS)) block.append("\n");
  return (copy.textContent ?? "")
    .replace(/[ \t]+/g, " ")
    .replace(/ *\n[\s]*/g, "\n")
    .trim();
}

/** What is selected in the open editor, with its marks; null when it holds nothing that is marked. */
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

/** Diagnoses are one text of many pieces: each amber piece that is copied whole or in part is marked behind it. */
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

/** The longest end, beginning or whole of `words` that the text holds at its beginning, its end or anywhere. */
function overlapOf(text: string, words: string): string | null {
  if (text.includes(words)) return words;
  if (words.includes(text)) return text;
  for (let length = words.length - 1; length > 2; length--) {
    if (text.endsWith(words.slice(0, length))) return words.slice(0, length);
    if (text.startsWith(words.slice(-length))) return words.slice(-length);
  }
  return null;
}

/** Watches the page for what is taken of a note by hand. @returns what ends it */
export function markWhatIsTaken(root: Element, now: () => NoteDocument): () => void {
  const write = (event: Event, data: DataTransfer | null): boolean => {
    if (!data) return false;
    const area =
      event.target instanceof HTMLTextAreaElement && root.contains(event.target) ? event.target : null;
    const marked = area ? markedDraft(now(), area) : null;
    const selected = area ? null : markedSelection(document.getSelection(), root);
    const text = marked ?? selected?.text;
    if (text === undefined || text === null) return false;
    data.setData("text/plain", text);
    if (selected) data.setData("text/html", selected.html);
    return true;
  };
  const onClipboard = (event: ClipboardEvent) => {
    if (!write(event, event.clipboardData)) return;
    event.preventDefault();
    if (event.type === "cut") document.execCommand("delete");
  };
  const onDrag = (event: DragEvent) => void write(event, event.dataTransfer);
  document.addEventListener("copy", onClipboard);
  document.addEventListener("cut", onClipboard);
  document.addEventListener("dragstart", onDrag);
  return () => {
    document.removeEventListener("copy", onClipboard);
    document.removeEventListener("cut", onClipboard);
    document.removeEventListener("dragstart", onDrag);
  };
}
