import { wordsOnly } from "#app/core/document/same-words.ts";
import { tickedApart } from "#app/core/document/tick-boxes.ts";
import { CELL_EDGE, type Line } from "./lines.ts";

/** A cell that says nothing but that something is not so; what it is, its column's heading or its row's name says. */
const DENIAL = /^(?:no|nil|none|absent|never|not present|not seen|not observed)\.?$/i;
/** Headings of columns that answer for the row's name: "Seizure | No" below "Finding". */
const OF_THE_ROW =
  /^(?:findings?|results?|present|presence|values?|answers?|responses?|status|outcomes?|given|done|taken|observ\w+|reported|yes ?\/? ?no|y ?\/ ?n|details?|comments?|notes?)?\??$/i;
/** What became of what the row is about. */
const UNDONE =
  /^(?:not (?:yet )?(?:given|done|taken|administered|performed|required)|refused|declined|held|withheld|omitted|missed|cancell?ed|discontinued|stopped|due|overdue)\b/i;
/** A cell with a denial of its own in prose: "No IV access". */
const OWN_DENIAL = /^(?:no|nil|not|none|without|denies|denied|never)\s+\S/i;

/** A line as the statement checker is to read it: running text with what is ticked apart, a row as below. */
export const wordsOfLine = (line: Line): string =>
  line.row === null ? tickedApart(line.text) : wordsOfRow(line.text, line.row.header);

/**
 * A row in words, so that a denial stays with what it denies. Read as it stands, "Calf swelling | No | Left" would deny
 * what comes behind, and the edge of a cell would end a denial that belongs to its row.
 */
function wordsOfRow(text: string, header: string | null): string {
  const cells = text.split(CELL_EDGE).map((cell) => tickedApart(cell.trim()));
  const headings = (header ?? "").split(CELL_EDGE).map((cell) => cell.trim());
  const filled = cells.flatMap((cell, at) => (cell === "" ? [] : [{ cell, at }]));
  const [name, ...rest] = filled;
  if (!name || !rest.some(({ cell }) => isDenying(cell))) return filled.map(({ cell }) => cell).join(" ");
  let isDenied = false;
  let isEnded = false;
  const main = [name.cell];
  const sentences: string[] = [];
  for (const { cell, at } of rest) {
    const heading = headings[at] ?? "";
    if (DENIAL.test(cell) && OF_THE_ROW.test(heading)) isDenied = true;
    else if (DENIAL.test(cell)) sentences.push(`no ${heading}`);
    else if (isEnded || OWN_DENIAL.test(cell)) sentences.push(cell);
    else main.push(cell);
    isEnded ||= UNDONE.test(cell);
  }
  return [`${isDenied ? "No " : ""}${main.join(" ")}`, ...sentences].join("; ");
}

const isDenying = (cell: string): boolean => DENIAL.test(cell) || UNDONE.test(cell) || OWN_DENIAL.test(cell);

/** Whether a statement is the whole of a line, letter for letter: then nothing of it can be read otherwise. */
export const isWholeLine = (text: string, { text: line }: Line): boolean =>
  wordsOnly(text) === wordsOnly(line);
