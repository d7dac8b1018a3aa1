import type { Block, TableRow } from "#app/core/document/parsed-document.ts";
import { stretchesOf } from "./table-lines.ts";
import { lineEnd, lineStart, lineText, type TextLine } from "./text-line.ts";

/** Font sizes larger than the body's by this much make a heading of level 1, 2 or 3. */
const HEADING_SIZES: [ratio: number, level: number][] = [
  [1.8, 1],
  [1.4, 2],
  [1.15, 3],
];

/** Longer lines are not headings, whatever their size. UTF-16 code units. */
const LONGEST_HEADING = 200;

/** A paragraph goes on while lines are at most this many font sizes apart. */
const LINE_GAP = 1.7;

/** A line that ends before this share of its column's width, or has fewer characters, ends its paragraph. */
const FULL_LINE = 0.8;
const FULL_LINE_CHARACTERS = 30;

/** Lines that begin this close to each other are in one column. Points. */
const SAME_START = 40;

const MARKER = /^([•●▪■◦○‣⁃·–—*-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+(?=\S)/;

/** A block that may be a heading, which only the whole document's usual font size tells. */
export type Draft =
  | { kind: "table"; rows: TableRow[]; isHidden?: true }
  | { kind: "text"; text: string; size: number; isHidden?: true };

/** A page's lines, in reading order, as tables and paragraphs. */
export function draftsOf(lines: TextLine[]): Draft[] {
  return stretchesOf(lines).flatMap((stretch): Draft[] =>
    stretch.kind === "table"
      ? [stretch]
      : paragraphsOf(stretch.lines).map(({ texts, size }) => ({ kind: "text", text: texts.join(""), size })),
  );
}

/** @param bodySize the usual font size of the document, in points */
export function blocksOf(page: number, drafts: Draft[], bodySize: number): Block[] {
  return drafts.map((draft, i) => {
    const address = { page, block: i + 1 };
    const hidden = draft.isHidden ? { isHidden: true as const } : {};
    if (draft.kind === "text") return { ...block(draft, address, bodySize), ...hidden };
    return { kind: "table", address, firstColumn: 0, rows: draft.rows, ...hidden };
  });
}

/** Texts are joined at the end: a string that grows piece by piece keeps all its pieces in memory. */
type Paragraph = { texts: string[]; last: TextLine; size: number };

function paragraphsOf(lines: TextLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const fullFrom = columnEdges(lines);
  for (const line of lines) {
    const text = lineText(line);
    const open = paragraphs.at(-1);
    if (open && goesOn(open, line) && isFull(open.last, fullFrom(open.last))) {
      open.texts.push(/\p{L}-$/u.test(open.texts.at(-1) ?? "") ? text : ` ${text}`);
      open.last = line;
    } else paragraphs.push({ texts: [text], last: line, size: line.size });
  }
  return paragraphs;
}

/** From where on a line in the same column counts as full. */
function columnEdges(lines: TextLine[]): (line: TextLine) => number {
  const placeOf = (line: TextLine) => Math.round(lineStart(line) / SAME_START);
  const ends = new Map<number, number>();
  for (const line of lines) ends.set(placeOf(line), Math.max(ends.get(placeOf(line)) ?? 0, lineEnd(line)));
  return (line) => {
    const right = Math.max(...[-1, 0, 1].map((near) => ends.get(placeOf(line) + near) ?? 0));
    return lineStart(line) + (right - lineStart(line)) * FULL_LINE;
  };
}

const isFull = (line: TextLine, from: number) =>
  lineEnd(line) >= from && lineText(line).length >= FULL_LINE_CHARACTERS;

function goesOn({ last, size }: Paragraph, line: TextLine): boolean {
  const gap = last.y - line.y;
  const isNext = gap > 0 && gap <= LINE_GAP * size;
  const isSameSize = Math.abs(line.size - size) <= 0.1 * size;
  return isNext && isSameSize && !MARKER.test(lineText(line));
}

function block(
  { text, size }: { text: string; size: number },
  address: { page: number; block: number },
  bodySize: number,
): Block {
  const level = HEADING_SIZES.find(([ratio]) => size >= ratio * bodySize)?.[1];
  if (level && text.length <= LONGEST_HEADING) return { kind: "heading", address, text, level };
  const marker = MARKER.exec(text);
  if (!marker?.[1]) return { kind: "paragraph", address, text };
  const isNumber = /[\da-z]/.test(marker[1]);
  return {
    kind: "list-item",
    address,
    text: text.slice(marker[0].length),
    level: 1,
    marker: isNumber ? marker[1] : "•",
  };
}

/** Finds the font size of most of the text. */
export class BodySize {
  readonly #characters = new Map<number, number>();

  add(lines: TextLine[]): void {
    for (const line of lines) {
      const size = Math.round(line.size * 2) / 2;
      this.#characters.set(size, (this.#characters.get(size) ?? 0) + lineText(line).length);
    }
  }

  /** In points; 0 when there was no text. */
  get points(): number {
    return [...this.#characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  }
}
