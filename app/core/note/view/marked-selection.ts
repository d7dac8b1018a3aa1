import { useEffect, useRef } from "react";

/*
 * What is selected by hand and copied, cut or dragged carries, in words, the marks that the page shows in color.
 */

/** Blocks that get lines of their own in a copied text. */
const BLOCKS = "p,li,h2,h3,section,div,br";

/** The selection as text and markup with its marks; null when nothing in it is marked. */
function markedSelection(selection: Selection | null, root: Element): { text: string; html: string } | null {
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

/** The selection in an editor, with its marks; null when nothing in it is marked. */
type OfEditor = (area: HTMLTextAreaElement) => string | null;
const noEditor: OfEditor = () => null;

/**
 * Adds the marks to what is copied by hand out of the element that gets the ref.
 * @param ofEditor always the same function
 */
export function useMarkedSelection(ofEditor = noEditor) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? markWhatIsTaken(root.current, ofEditor) : undefined), [ofEditor]);
  return root;
}

function markWhatIsTaken(root: Element, ofEditor: OfEditor): () => void {
  const write = (event: Event, data: DataTransfer | null): boolean => {
    if (!data) return false;
    const area =
      event.target instanceof HTMLTextAreaElement && root.contains(event.target) ? event.target : null;
    const marked = area ? ofEditor(area) : null;
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
