import type { IdentifierWord } from "../words.ts";

/** The rest of a word's line and column, in steps: 0 if there is nothing to go by. */
export type Row = { line: number; column: number; cell: number };

type Count = { names: number; all: number };

const NOWHERE: Row = { line: 0, column: 0, cell: 0 };
/** Separators between the cells of a line: a tab, a bar, a semicolon, a comma without a space. */
const CELL_ENDS = /\t| ?\| ?|;|,(?! )/g;

/**
 * How many names the lists know among the other capitalized words of a word's line, and of its column if lines are rows
 * of cells; and whether the word is alone in its cell or at its beginning.
 * @param isName for each word, whether the lists take it for a name
 */
export function rowsOf(text: string, words: readonly IdentifierWord[], isName: readonly boolean[]): Row[] {
  const rows: Row[] = words.map(() => NOWHERE);
  const columns = new Map<number, Count>();
  const columnOf: number[] = words.map(() => -1);
  let at = 0;
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const from = at;
    while (at < words.length && (words[at]?.start ?? end) < end) at++;
    const count = countOf(words, isName, from, at);
    const ends = [...line.matchAll(CELL_ENDS)].map((match) => ({
      from: start + match.index,
      to: start + match.index + match[0].length,
    }));
    let cell = 0;
    for (let word = from; word < at; word++) {
      const item = words[word];
      if (!item) continue;
      while ((ends[cell]?.from ?? end) < item.start) cell++;
      rows[word] = {
        line: stepOf(count, isName[word] === true, item.shape !== "lower"),
        column: 0,
        cell: ends.length < 2 ? 0 : placeInCell(item, ends[cell - 1]?.to ?? start, ends[cell]?.from ?? end),
      };
      if (ends.length < 2) continue;
      columnOf[word] = cell;
      const column = columns.get(cell) ?? { names: 0, all: 0 };
      columns.set(cell, { names: column.names + Number(isName[word]), all: column.all + 1 });
    }
    start = end + 1;
  }
  return rows.map((row, word) => {
    const column = columns.get(columnOf[word] ?? -1);
    return column ? { ...row, column: stepOf(column, isName[word] === true, true) } : row;
  });
}

/** The capitalized words of a line, or all if there are none. */
function countOf(
  words: readonly IdentifierWord[],
  isName: readonly boolean[],
  from: number,
  to: number,
): Count {
  const count: Count = { names: 0, all: 0 };
  for (let at = from; at < to; at++) {
    if (words[at]?.shape === "lower") continue;
    count.all++;
    if (isName[at]) count.names++;
  }
  return count;
}

/** The share of names without the word itself, in five steps; separate steps if there are few words. */
function stepOf({ names, all }: Count, isName: boolean, isCounted: boolean): number {
  const rest = all - Number(isCounted);
  const others = names - Number(isName && isCounted);
  if (rest < 1) return 0;
  const share = others / rest;
  const step = share === 0 ? 1 : share < 0.2 ? 2 : share < 0.45 ? 3 : share < 0.8 ? 4 : 5;
  return rest < 3 ? step + 5 : step;
}

/** 1 alone in its cell, 2 at its beginning, 3 at its end, 4 within. */
function placeInCell({ start, end }: IdentifierWord, from: number, to: number): number {
  if (start - from < 2) return to - end < 2 ? 1 : 2;
  return to - end < 2 ? 3 : 4;
}
