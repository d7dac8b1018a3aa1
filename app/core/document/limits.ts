import { FILE_LIMITS, MEBIBYTE } from "./file-limits.ts";

/**
 * What one document may demand of a Worker of 128 MB. Sizes are bytes. A file that exceeds one of these is refused, and
 * the limit is named.
 */
export const LIMITS = {
  ...FILE_LIMITS,
  xlsxUnpackedBytes: 100 * MEBIBYTE,
  xlsBytes: 4 * MEBIBYTE,
  docxUnpackedBytes: 50 * MEBIBYTE,
  /** One packed stream inside a PDF (page content, object tables); pictures and fonts are not unpacked. */
  pdfStreamBytes: 24 * MEBIBYTE,
  pages: 600,
  /** Pieces of text that a PDF draws on one page; a full printed page has some hundreds. */
  pagePieces: 20_000,
  zipEntries: 5_000,
  /** UTF-16 code units in a workbook's table of shared strings. */
  sharedCharacters: 8_000_000,
  /** Nesting depth of XML in an Office file; Word's and Excel's own files stay far below. */
  xmlDepth: 400,
} as const;

/**
 * What reading one document may cost, in every format. Spending is counted where it happens; a document that needs more
 * is refused as too large, naming what ran out. The steps are worth about eight seconds.
 */
export const BUDGET = {
  /** Bytes that unpacking and decoding yield, in all filters and parts. */
  bytes: 160 * MEBIBYTE,
  /** Filled cells of a workbook. */
  cells: 300_000,
  /** Empty places that are kept: columns that a cell spans, gaps within a row. */
  spans: 2_000_000,
  /** Characters that the ranges of a PDF's fonts stand for. */
  codes: 2_000_000,
  sheets: 1_000,
  /** Parts of a container that are opened, and objects of a PDF that are looked up. */
  parts: 2_000_000,
  /** One step is one character read; slower work counts as more. */
  steps: 600_000_000,
} as const;

export type BudgetName = keyof typeof BUDGET;

/** How much of one document is kept. A file that exceeds one of these is read, and says what was cut. */
export const KEPT = {
  /** UTF-16 code units of text in one document. */
  characters: 8_000_000,
  /** Cells of a CSV, paragraphs and cells of a PDF: these are read piece by piece, and so may be longer. */
  cells: 300_000,
  /** UTF-16 code units in one cell; Excel's own limit is 32,767. */
  cellCharacters: 100_000,
  mergedCells: 1_000,
} as const;

/** Bounds on the shape of XML. */
export const XML_BOUNDS = { depth: LIMITS.xmlDepth, tagCharacters: 200_000 } as const;

export type LimitName = keyof typeof LIMITS | BudgetName;

const megabytes = (bytes: number) => `${bytes / MEBIBYTE} MB`;
const count = (n: number) => n.toLocaleString("en-US");

/** Each limit in a nurse's words, after "too large to be read:". */
export const LIMIT_WORDS: { [name in LimitName]: string } = {
  fileBytes: `the file is larger than ${megabytes(LIMITS.fileBytes)}`,
  xlsxBytes: `the Excel file is larger than ${megabytes(LIMITS.xlsxBytes)}`,
  xlsxUnpackedBytes: `the Excel file unpacks to more than ${megabytes(LIMITS.xlsxUnpackedBytes)}`,
  xlsBytes: `the old Excel file (.xls) is larger than ${megabytes(LIMITS.xlsBytes)}`,
  docxUnpackedBytes: `the Word file unpacks to more than ${megabytes(LIMITS.docxUnpackedBytes)}`,
  pagePieces: `one page of the PDF has more than ${count(LIMITS.pagePieces)} pieces of text`,
  pdfStreamBytes: `one part of the PDF unpacks to more than ${megabytes(LIMITS.pdfStreamBytes)}`,
  pages: `the PDF has more than ${count(LIMITS.pages)} pages`,
  bytes: `it unpacks to more than ${megabytes(BUDGET.bytes)}`,
  cells: `the workbook has more than ${count(BUDGET.cells)} filled cells`,
  spans: `its tables have more than ${count(BUDGET.spans)} empty places`,
  codes: `its fonts define more than ${count(BUDGET.codes)} characters`,
  xmlDepth: `its parts are nested more than ${LIMITS.xmlDepth} deep`,
  sheets: `the workbook has more than ${count(BUDGET.sheets)} sheets`,
  parts: "it is made of too many parts",
  steps: "reading it takes more work than is allowed for one document",
  sharedCharacters: `the workbook holds more than ${count(LIMITS.sharedCharacters)} characters of text`,
  zipEntries: `the file holds more than ${count(LIMITS.zipEntries)} parts`,
};
