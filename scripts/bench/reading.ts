/** Reading speed of each kind of document, compared to the bare library on the same bytes in the same process. */
import { Readable } from "node:stream";
import mammoth from "mammoth";
import Papa from "papaparse";
import { extractText, getDocumentProxy } from "unpdf";
import XLSX from "xlsx";
import type { DocumentKind } from "#app/core/document/parsed-document.ts";
import { makeDocx, paragraph } from "#tests/unit/analysis/parse/office/make-office.ts";
import { makePdf } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { percentile } from "./percentiles.ts";

type Sample = {
  kind: DocumentKind;
  bytes: Uint8Array;
  library: string;
  bare: (bytes: Uint8Array) => unknown;
};

/** Fast kinds are read more often, because garbage collection hits only some rounds. */
const ROUNDS = { least: 15, most: 63, milliseconds: 20_000 };

/** Rounds not counted, while both are still being compiled. */
const WARM_UP = 3;

/** One line per kind: milliseconds with our reader and with the bare library, and their ratio. */
export async function readingLines(): Promise<string[]> {
  const lines = [row("milliseconds, quicker quarter of the rounds", "ours", "bare", "ratio")];
  for (const sample of samples()) lines.push(await measure(sample));
  return lines;
}

async function measure({ kind, bytes, library, bare }: Sample): Promise<string> {
  const ours: number[] = [];
  const theirs: number[] = [];
  const measureOurs = async () => ours.push(await timed((own) => parsed(kind, own), bytes));
  const measureTheirs = async () => theirs.push(await timed(bare, bytes));
  const start = performance.now();
  const isEnough = (done: number) =>
    done >= ROUNDS.most || (done >= ROUNDS.least && performance.now() - start >= ROUNDS.milliseconds);
  for (let round = 0; !isEnough(round); round++) {
    // They take turns in going first, so that neither always collects the other's garbage.
    await (round % 2 === 0 ? measureOurs() : measureTheirs());
    await (round % 2 === 0 ? measureTheirs() : measureOurs());
  }
  // Other load on the machine only adds time, and unevenly.
  const [own, other] = [percentile(ours.slice(WARM_UP), 25), percentile(theirs.slice(WARM_UP), 25)];
  const size = `${(bytes.length / 1024).toFixed(0)} KB`;
  return row(
    `${kind.toUpperCase()}, ${size}, beside ${library}`,
    own.toFixed(0),
    other.toFixed(0),
    (other / own).toFixed(2),
  );
}

async function parsed(kind: DocumentKind, bytes: Uint8Array): Promise<void> {
  const { ok } = await parseDocument(bytes, { name: `sample.${kind}`, claimedType: "" });
  if (!ok) throw new Error(`The ${kind} of the bench was refused.`);
}

/** A copy for each, because PDF.js takes over its input. */
async function timed(work: (bytes: Uint8Array) => unknown, bytes: Uint8Array): Promise<number> {
  const own = bytes.slice();
  const start = performance.now();
  await work(own);
  return performance.now() - start;
}

function samples(): Sample[] {
  return [
    { kind: "pdf", bytes: pdf(), library: "unpdf", bare: readBarePdf },
    {
      kind: "docx",
      bytes: docx(),
      library: "mammoth",
      bare: (bytes) => mammoth.extractRawText({ buffer: Buffer.from(bytes) }),
    },
    { kind: "csv", bytes: csv(), library: "papaparse's stream", bare: readBareCsv },
    { kind: "xlsx", bytes: workbook("xlsx", 20_000), library: "SheetJS", bare: readBareSheet },
    { kind: "xls", bytes: workbook("biff8", 6_000), library: "SheetJS", bare: readBareSheet },
  ];
}

/** As a stream, too: a CSV may be larger than memory. */
function readBareCsv(bytes: Uint8Array): Promise<string[][]> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) =>
    Buffer.from(bytes.buffer, at * PIECE, Math.min(PIECE, bytes.length - at * PIECE)),
  );
  const rows: string[][] = [];
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(Readable.from(pieces), {
      chunk: ({ data }) => {
        for (const row of data) rows.push(row);
      },
      complete: () => resolve(rows),
      error: reject,
    });
  });
}

const PIECE = 64 * 1024;

async function readBarePdf(bytes: Uint8Array): Promise<void> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  await extractText(pdf, { mergePages: false });
  await pdf.loadingTask.destroy();
}

function readBareSheet(bytes: Uint8Array): unknown[] {
  const book = XLSX.read(bytes, { cellDates: true });
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name];
    return sheet && XLSX.utils.sheet_to_json(sheet, { header: 1 });
  });
}

/** A row as laboratories export them. */
const rowOf = (at: number): string[] => [
  `2026-03-${String(1 + (at % 28)).padStart(2, "0")}`,
  `patient ${at % 40}`,
  `7${at % 900}-${at % 7}`,
  "Hemoglobin, Mass/volume, in Blood",
  (9 + (at % 70) / 10).toFixed(1),
  "g/dL",
  "12.0-15.5",
];

const HEAD = ["DATE", "PATIENT", "CODE", "DESCRIPTION", "VALUE", "UNITS", "RANGE"];

const csv = (): Uint8Array =>
  new TextEncoder().encode(Papa.unparse([HEAD, ...Array.from({ length: 40_000 }, (_, at) => rowOf(at))]));

function workbook(bookType: "xlsx" | "biff8", rows: number): Uint8Array {
  const book = XLSX.utils.book_new();
  const cells = [HEAD, ...Array.from({ length: rows }, (_, at) => rowOf(at))];
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(cells), "Labs");
  return new Uint8Array(XLSX.write(book, { type: "array", bookType, compression: true }) as ArrayBuffer);
}

const SENTENCE = "The patient was seen at the bedside, is alert and oriented, and denies chest pain.";

const docx = (): Uint8Array =>
  makeDocx(Array.from({ length: 6_000 }, (_, at) => paragraph(`${at}. ${SENTENCE}`)).join(""));

function pdf(): Uint8Array {
  const page = Array.from({ length: 48 }, (_, line) => ({
    text: `${line}. ${SENTENCE}`,
    x: 50,
    y: 760 - line * 15,
  }));
  return makePdf(Array.from({ length: 120 }, () => page));
}

function row(label: string, ...cells: string[]): string {
  return `  ${label.padEnd(50)}${cells.map((cell) => cell.padStart(9)).join("")}`;
}
