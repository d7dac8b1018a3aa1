import { cellName } from "#app/core/document/addresses.ts";
import { type Place, placeOf, type Segment } from "#app/core/document/document-text.ts";
import type { Block, TableBlock } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";
import { findHeadings, headingsAmongValues } from "#app/core/document/tables/table-headings.ts";
import { withdrawnRows } from "#app/core/document/tables/withdrawn-rows.ts";
import { withBoxesInWords } from "#app/core/document/tick-boxes.ts";
import { visibilityOf } from "#app/core/document/visibility.ts";

/** A unit given to the model as one block and cited as one place: a paragraph, or a row with its column names. */
export type Passage = {
  text: string;
  place: Place;
  /** A reader of the document does not see it, or sees it struck out. */
  isHidden?: true;
  isStruckOut?: true;
  /** A row that is withdrawn, such as a cancelled result. */
  isWithdrawn?: true;
  /** Whose it is, by the lines above it; used if a document is about several patients. */
  whose?: string;
  /** Its sheet; used if a workbook has several. */
  sheet?: string;
};

/** What earlier segments pass on to the next: the columns of a continued table, and whom the text is about. */
type PassageReading = { names: string[]; whose: string; isNaming: boolean; table: TableEnd | null };
type TableEnd = { part: string; column: number; row: number };

export const openPassages = (): PassageReading => ({ names: [], whose: "", isNaming: false, table: null });

/** Longest passage in UTF-16 code units; a longer block is cut at a space. */
const LONGEST_PASSAGE = 1_500;

/**
 * The segment's passages in order. A row comes with its column names ("DATE: 2019-03-02 | VALUE: 64") and the title
 * above it, since alone it means nothing.
 * @param reading updated as the text goes by
 */
export function passagesOf(segment: Segment, number: number, reading: PassageReading): Passage[] {
  const { kind, name } = segment.part;
  const sheet = kind === "sheet" ? { sheet: name } : {};
  // A sheet says itself whom it is about: it does not inherit that from the previous sheet.
  if (kind === "sheet" && name !== reading.table?.part) reading.whose = "";
  return segment.blocks.flatMap((block, index) => {
    const found = block.kind === "table" ? rowsOf(block, name, reading) : linesOf(block, reading);
    return found.flatMap(({ text, cell, whose, isWithdrawn }) =>
      pieces(withBoxesInWords(text)).map(
        (piece): Passage => ({
          text: piece,
          place: placeOf(number, index, block, cell),
          ...visibilityOf(block),
          ...(isWithdrawn && { isWithdrawn }),
          ...(whose !== "" && !block.isHidden && { whose }),
          ...sheet,
        }),
      ),
    );
  });
}

type Read = { text: string; cell: string | null; whose: string; isWithdrawn?: true };

function linesOf(block: Block, reading: PassageReading): Read[] {
  const text = blockText(block);
  const isNaming = !block.isHidden && tellWhose(text, reading);
  // A line that names a patient needs no name itself.
  return [{ text, cell: null, whose: isNaming ? "" : reading.whose }];
}

const LABEL =
  /(?:^|[\s|(])(?:patient(?:['’]s)?(?: (?:name|id))?|pt|name of patient|resident|client|mrn|nhs (?:no|number)|hosp(?:ital)? no)\b\.?\s*[:#]\s*(?=\S)|^name\s*:\s*(?=\S)|^(?:bed|room)\s*[:#]?\s*(?=\d)/i;
/** Words after such a label that are not a name: "Patient: denies pain". */
const NO_NAME = /^(?:no|not|nil|none|denies|unknown|in|on|is|was)\b/i;
/** UTF-16 code units. */
const LONGEST_NAMING = 200;
const LONGEST_NAME = 120;

/** Remembers a short line that says whom the following text is about; several such lines add up. */
function tellWhose(text: string, reading: PassageReading): boolean {
  const line = text.replace(/\s+/g, " ").trim();
  const label = line.length > LONGEST_NAMING ? null : LABEL.exec(line);
  const named = label ? line.slice(label.index + label[0].length) : "";
  const isNaming = /^[\p{Lu}\p{Lo}\d]/u.test(named) && !NO_NAME.test(named);
  if (isNaming) {
    const whole = reading.isNaming && reading.whose !== "" ? `${reading.whose}, ${line}` : line;
    reading.whose = whole.slice(0, LONGEST_NAME);
  }
  reading.isNaming = isNaming;
  return isNaming;
}

function rowsOf(table: TableBlock, part: string, reading: PassageReading): Read[] {
  let heads = findHeadings(table);
  let names = heads?.names ?? namesFrom(table, part, reading);
  let titles: string[] = [];
  const withdrawn = withdrawnRows(table.rows);
  // A name merged over several rows is only in the first; the other rows fill the same columns.
  let above = { columns: "", cell: "" };
  const read = table.rows.flatMap(({ row, cells }, at): Read[] => {
    const filled = cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [column]));
    const [first] = filled;
    if (first === undefined) return [];
    const cell = cellName(row, table.firstColumn + first);
    const plain = filled.map((column) => cells[column]).join(" | ");
    const isNaming = !table.isHidden && filled.length <= MOST_IN_LABEL && tellWhose(labelled(cells), reading);
    if (isNaming) return [{ text: plain, cell, whose: "" }];
    reading.isNaming = false;
    const again = at < (heads?.from ?? 1) ? null : headingsAmongValues(table, at);
    if (again) {
      [heads, names] = [again, again.names];
      titles = titleAbove(table, at) ?? titles;
    }
    if (heads && at < heads.from) {
      if (filled.length === 1) titles.push(plain.slice(0, LONGEST_NAME));
      return [{ text: at < heads.row ? plain : cells.join(" | "), cell, whose: "" }];
    }
    // A remark between rows belongs to no column.
    const isRemark = filled.length === 1 && first === 0 && names.length > 1 && REMARK.test(plain);
    if (first === 0) above = { columns: filled.join(), cell: cells[0] ?? "" };
    const isMerged = heads !== null && first === 1 && above.columns === ["0", ...filled].join();
    const whole = isMerged ? [above.cell, ...cells.slice(1)] : cells;
    const text = [...titles, isRemark ? plain : withNames(whole, names)].join(" | ");
    const status = withdrawn.has(at) ? { isWithdrawn: true as const } : {};
    const isOfPatients = names.some((name) => OF_PATIENTS.test(name.trim()));
    return [{ text, cell, whose: isOfPatients ? "" : reading.whose, ...status }];
  });
  if (!table.isHidden) {
    reading.names = names;
    reading.table = { part, column: table.firstColumn, row: table.rows.at(-1)?.row ?? 0 };
  }
  return read;
}

/** A title between values is alone in the row above its headings. */
function titleAbove(table: TableBlock, at: number): string[] | null {
  const filled = (table.rows[at - 1]?.cells ?? []).filter((cell) => cell.trim() !== "");
  return filled.length === 1 ? filled.map((cell) => cell.slice(0, LONGEST_NAME)) : null;
}

/** Columns that say whose each row is. */
const OF_PATIENTS = /^(?:patient|subject|resident|client|mrn|nhs|bed|room)\b/i;

/** At least three words. */
const REMARK = /\S\s+\S+\s+\S/;

/** Most cells of a row that is a label with its value. */
const MOST_IN_LABEL = 4;

function labelled(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length === 2 && !filled[0]?.includes(":") ? filled.join(": ") : filled.join(" ");
}

/**
 * The headings of the previous table, by column: for a table that continues it after a gap or on the next page, and for
 * a sheet's hidden cells, which are kept apart.
 */
function namesFrom(table: TableBlock, part: string, { table: before, names }: PassageReading): string[] {
  if (!before) return [];
  const isNext = part === before.part && table.rows[0]?.row === before.row + 1;
  const width = Math.max(...table.rows.map(({ cells }) => cells.length));
  // A sheet's columns stay the same all the way down; a page's are only known by their number, and a table that
  // begins anew on the same page has others.
  const isFitting =
    "page" in table.address ? width === names.length && part !== before.part : width <= names.length;
  const isAlike = table.firstColumn === before.column && width > 1 && isFitting;
  const isApart = table.isHidden === true && part === before.part && (table.rows[0]?.row ?? 0) <= before.row;
  if (!isNext && !isAlike && !isApart) return [];
  const shift = table.firstColumn - before.column;
  return shift >= 0 ? names.slice(shift) : [...new Array<string>(-shift).fill(""), ...names];
}

function withNames(cells: readonly string[], names: readonly string[]): string {
  return cells
    .map((cell, at) => (cell.trim() === "" ? "" : names[at]?.trim() ? `${names[at].trim()}: ${cell}` : cell))
    .filter((part) => part !== "")
    .join(" | ");
}

function pieces(text: string): string[] {
  const whole = text.trim();
  if (whole === "") return [];
  if (whole.length <= LONGEST_PASSAGE) return [whole];
  const cut = whole.lastIndexOf(" ", LONGEST_PASSAGE);
  const at = cut > LONGEST_PASSAGE / 2 ? cut : LONGEST_PASSAGE;
  return [whole.slice(0, at), ...pieces(whole.slice(at))];
}
