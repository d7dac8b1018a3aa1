import type { Address } from "./parsed-document.ts";

/** Spreadsheet notation of a row (from 1) and a column (from 0): (7, 1) → "B7". */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row}`;
}

/** 0 → "A", 25 → "Z", 26 → "AA". */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${columnName(Math.floor(column / 26) - 1)}${last}`;
}

/** "B7" → row 7, column 1; null for anything but a cell of a sheet (XFD1048576 is Excel's last). */
export function readCellName(name: string): { row: number; column: number } | null {
  const found = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(name);
  if (!found?.[1] || !found[2]) return null;
  const column = [...found[1]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(found[2]);
  return column < 16_384 && row <= 1_048_576 ? { row, column } : null;
}

/** An address in words, for a person: "page 3, block 2", "Vitals, cell B7". */
export function addressWords(address: Address): string {
  if ("sheet" in address) return `${address.sheet}, cell ${address.cell}`;
  const place =
    "page" in address ? `page ${address.page}, block ${address.block}` : `paragraph ${address.paragraph}`;
  return address.cell ? `${place}, cell ${address.cell}` : place;
}
