import type { TableRow } from "../parsed-document.ts";

/** A cell by which a row is withdrawn. */
const WITHDRAWN =
  /^(?:(?:result|test|entry|status|report)\s*:?\s*)?(?:cancell?ed|superseded|entered in error|error entry|charted in error|documented in error|input error|withdrawn|void(?:ed)?|retracted|deleted|invalid(?:ated)?|replaced|wrong patient|amended\b.*\bsee\b|see corrected)\b/i;
/** It may mark the old result or the new one. */
const AMENDED = /^(?:amended|revised)\b/i;
/** Longer cells are remarks, which may be about something else. UTF-16 code units. */
const LONGEST_STATUS = 80;

/**
 * The indexes of the rows that a table itself withdraws: cancelled, superseded, entered in error. An "amended" row
 * counts if another row with its name replaces it.
 */
export function withdrawnRows(rows: readonly TableRow[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, { cells }] of rows.entries()) {
    const status = cells.slice(1).filter((cell) => cell.length <= LONGEST_STATUS);
    if (status.some((cell) => WITHDRAWN.test(cell.trim()))) found.add(index);
    else if (status.some((cell) => AMENDED.test(cell.trim())) && hasOther(rows, index)) found.add(index);
  }
  return found;
}

/** Amended rows are few; each looks for a later row with its name that is not amended itself. */
function hasOther(rows: readonly TableRow[], index: number): boolean {
  const name = rows[index]?.cells[0]?.trim().toLowerCase() ?? "";
  return rows
    .slice(index + 1, index + 1 + NEAR)
    .some(
      ({ cells }) =>
        cells[0]?.trim().toLowerCase() === name && !cells.some((cell) => AMENDED.test(cell.trim())),
    );
}

const NEAR = 50;
