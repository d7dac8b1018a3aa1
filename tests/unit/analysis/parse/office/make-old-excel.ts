import * as XLSX from "xlsx";

/** The formats of Excel 2 to 97; SheetJS writes more of them than its types say. */
export type Age = "biff2" | "biff3" | "biff4" | "biff5" | "biff8";

/** A workbook as Excel of that age wrote it; its texts can be replaced byte by byte. */
export function oldWorkbook(bookType: Age, rows: unknown[][] = [["PLACEHOLDERS", 88.5]]): Buffer {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), "Vitals");
  return Buffer.from(XLSX.write(book, { type: "buffer", bookType: bookType as XLSX.BookType }));
}

export type OldRecord = [type: number, data: number[]];

/** A stream of records. */
export const records = (...parts: OldRecord[]) =>
  Buffer.from(
    parts.flatMap(([type, data]) => [type & 255, type >> 8, data.length & 255, data.length >> 8, ...data]),
  );

/** A workbook's stream in the container of Excel 5 and later. */
export function inContainer(stream: Buffer): Buffer {
  const file = XLSX.CFB.utils.cfb_new();
  XLSX.CFB.utils.cfb_add(file, "/Workbook", stream);
  return Buffer.from(XLSX.CFB.write(file, { type: "buffer" }) as Uint8Array);
}

const SECTOR = 512;
const at = (sector: number) => (sector + 1) * SECTOR;

/** Offsets in a container: its directory, the start of its one long stream, and the successor of each sector. */
export function placesOf(file: Buffer) {
  const table = at(file.readInt32LE(0x4c));
  const directory = at(file.readInt32LE(0x30));
  const entry = [1, 2, 3].find((number) => file.readUInt32LE(directory + 128 * number + 120) > 4096) ?? 0;
  const start = file.readInt32LE(directory + 128 * entry + 116);
  return { directory, start, next: (sector: number) => table + 4 * sector };
}
