/** The kinds of documents that are read. A web page's table and XML Spreadsheet 2003 count as `xls`, their name. */
export type DocumentKind = "pdf" | "docx" | "csv" | "xlsx" | "xls";

/**
 * The place of something in its document; every number counts from 1. `cell` is in spreadsheet notation ("B7"), in the
 * sheet itself or in the table at this block or paragraph.
 */
export type Address =
  | { page: number; block: number; cell?: string }
  | { paragraph: number; cell?: string }
  | { sheet: string; cell: string };

/** Text that a reader of the document does not see; it must never be taken for a finding. */
type Hideable = {
  isHidden?: true;
  /** It is visible but struck out: somebody has withdrawn it. Such text counts as hidden too, as it no longer holds. */
  isStruckOut?: true;
};

type TextBlock = Hideable & { kind: "paragraph"; address: Address; text: string };
/** `level` counts from 1 as in HTML. */
type HeadingBlock = Hideable & { kind: "heading"; address: Address; text: string; level: number };
/** `level` counts from 1 (the outermost list); `marker` is "•" or the number as far as it is known ("2."). */
type ListItemBlock = Hideable & {
  kind: "list-item";
  address: Address;
  text: string;
  level: number;
  marker: string;
};

/**
 * A table: `cells[i]` is in column `firstColumn + i` (0 is A). `row` is the row's number in its sheet, or in the
 * table itself for documents that are not sheets. A merged cell's text is in its first cell; the others are "".
 */
export type TableBlock = Hideable & {
  kind: "table";
  address: Address;
  firstColumn: number;
  rows: TableRow[];
};
export type TableRow = { row: number; cells: string[] };

export type Block = TextBlock | HeadingBlock | ListItemBlock | TableBlock;

export type Page = { kind: "page"; number: number; blocks: Block[] };
/** One part of a flowing document. */
export type DocumentHeading = { kind: "section"; name: SectionName; blocks: Block[] };
export type SectionName = "header" | "body" | "footer" | "footnotes" | "endnotes" | "comments";
/** `mergedCells` in spreadsheet notation ("B2:D4"). */
export type Sheet = {
  kind: "sheet";
  name: string;
  visibility: "visible" | "hidden" | "very hidden";
  mergedCells: string[];
  blocks: Block[];
};

export type DocumentPart = Page | DocumentHeading | Sheet;

/** What the reader should know about how the document was read: a closed list. */
export type NoticeCode =
  | "macros-ignored"
  | "hidden-sheets"
  | "pages-without-text"
  | "formulas-without-value"
  | "uneven-rows"
  | "unreadable-characters"
  | "unclosed-quote"
  | "pictures-ignored"
  | "charts-ignored"
  | "shapes-ignored"
  | "insertions-ignored"
  | "additions-ignored"
  | "comments-ignored"
  | "damaged-parts"
  | "hidden-text"
  | "struck-out-text"
  | "tracked-changes"
  | "recognized-text"
  | "encoding"
  | "other-kind";

export type Notice = { code: NoticeCode; message: string };

/** What was left out because of a limit on what is kept. */
export type Cut = {
  what: "characters" | "pages" | "rows" | "merged cells" | "columns of its longest line";
  kept: number;
  found: number;
};

/** Plain text of a document with the place of every piece; `cut` is empty when nothing is missing. */
export type ParsedDocument = {
  kind: DocumentKind;
  parts: DocumentPart[];
  notices: Notice[];
  cut: Cut[];
};
