import type { Anchor } from "./anchors.ts";
import type { ParsedStatement, Term } from "./parsed-statement.ts";

/** A cell of a pasted table: its stretch in the text. */
type Cell = { start: number; end: number };

/**
 * What the numbers of a pasted table measure: the heading of their column, else the label that begins their row. Without
 * it the number beside "SpO2" would be any of the next line's. A heading is a line of labels without a number; its rows
 * follow it and have as many cells.
 * @returns the anchors of such numbers, which take the place of those that the words around them gave
 */
export function columnAnchors({ text, terms }: ParsedStatement): Map<Term, Anchor> {
  const found = new Map<Term, Anchor>();
  if (!/\n/.test(text)) return found;
  const inside = openCells(terms);
  let headings: (string | null)[] = [];
  for (const { cells, isParted } of linesOf(text)) {
    if (cells.length === 0) continue;
    const within = cells.map(inside);
    const labels = within.map(labelOf);
    const counts = within.map((own) => own.filter(isNumber).length);
    // Words in a row are cells only if each of them, but for the first, is a label or a value.
    const isTable = (isCell: (at: number) => boolean) =>
      cells.length > FEWEST && (isParted || cells.every((_, at) => at === 0 || isCell(at)));
    if (counts.every((count) => count === 0)) {
      headings =
        isTable((at) => labels[at] !== null) && labels.filter(Boolean).length >= FEWEST ? labels : [];
      continue;
    }
    const isRow = headings.length === cells.length && isTable((at) => counts[at] === 1);
    if (!isRow) headings = [];
    const own = isParted && cells.length > FEWEST ? (labels[0] ?? null) : null;
    within.forEach((numbers, at) => {
      const measure = isRow ? (headings[at] ?? null) : at > 0 && labels[at] === null ? own : null;
      if (measure === null) return;
      for (const term of numbers.filter(isNumber)) found.set(term, { measure, drug: null });
    });
  }
  return found;
}

/** Two labels make a heading; two cells are no table. */
const FEWEST = 2;

const isNumber = ({ kind }: Term): boolean => kind === "number";

/** What the cell's label measures; null without one. */
const labelOf = (own: readonly Term[]): string | null =>
  own.find(({ measure }) => measure !== null)?.measure ?? null;

/** The cells of each line: parted by tabs or bars, else by spaces. */
function* linesOf(text: string): Generator<{ cells: Cell[]; isParted: boolean }> {
  let start = 0;
  for (const line of text.split("\n")) {
    const isParted = /[\t|]/.test(line);
    const cells: Cell[] = [];
    let from = start;
    for (const words of line.split(isParted ? /[\t|]/ : " ")) {
      // Between tabs a cell may be empty, and between words nothing is.
      if (isParted || words !== "") cells.push({ start: from, end: from + words.length });
      from += words.length + 1;
    }
    // The rule below a heading.
    if (/^[-=|+:\s]*$/.test(line)) cells.length = 0;
    yield { cells, isParted };
    start += line.length + 1;
  }
}

/** Finds the terms within a cell; cells are asked for in the order of the text. */
function openCells(terms: readonly Term[]): (cell: Cell) => Term[] {
  let at = 0;
  return ({ start, end }) => {
    while ((terms[at]?.start ?? end) < start) at++;
    const from = at;
    while ((terms[at]?.start ?? end) < end) at++;
    return terms.slice(from, at);
  };
}
