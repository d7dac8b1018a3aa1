import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { parsed, refusalOf, rowsOf } from "./parsed.ts";

/** The formats of Excel 2 to 97; SheetJS writes more of them than its types say. */
type Age = "biff2" | "biff3" | "biff4" | "biff5" | "biff8";

/** A workbook as Excel of that time wrote it; its texts can be put in place byte by byte. */
function workbook(bookType: Age, rows: unknown[][] = [["PLACEHOLDERS", 88.5]]): Buffer {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), "Vitals");
  return Buffer.from(XLSX.write(book, { type: "buffer", bookType: bookType as XLSX.BookType }));
}

const SECTOR = 512;
const at = (sector: number) => (sector + 1) * SECTOR;

/** The places of a container: its directory, where its one long stream starts, and what follows each sector. */
function placesOf(file: Buffer) {
  const table = at(file.readInt32LE(0x4c));
  const directory = at(file.readInt32LE(0x30));
  const entry = [1, 2, 3].find((number) => file.readUInt32LE(directory + 128 * number + 120) > 4096) ?? 0;
  const start = file.readInt32LE(directory + 128 * entry + 116);
  return { directory, start, next: (sector: number) => table + 4 * sector };
}

describe("An old Excel file", () => {
  it.each(["biff2", "biff3", "biff4", "biff5", "biff8"] as Age[])(
    "is read as %s, with or without a container around it [DOC-03]",
    async (bookType) => {
      const document = await parsed(workbook(bookType), "a.xls");
      expect(document.kind).toBe("xls");
      expect(rowsOf(document)).toEqual([["PLACEHOLDERS", "88.5"]]);
    },
  );

  it("without a container is told apart from a CSV file", async () => {
    const refusal = await refusalOf(workbook("biff4"), "a.csv");
    expect(refusal.code).toBe("wrong-type");
    expect(refusal.message).toContain("an old Excel file (.xls)");
  });

  it.each([
    [866, "8fe0a8a2a5e28fe0a8a2a5e2", "ПриветПривет"],
    [874, "cac7d1cad4c7cac7d1cad4c7", "สวัสิวสวัสิว"],
    [932, "93fa967b8cea93fa967b8cea", "日本語日本語"],
    [936, "d6d0cec4d6d0cec4d6d0cec4", "中文中文中文"],
    [949, "c7d1b1dbc7d1b1dbc7d1b1db", "한글한글한글"],
    [950, "a4a4a4e5a4a4a4e5a4a4a4e5", "中文中文中文"],
    [1250, "b9e6eaf3bff1b9e6eaf3bff1", "ąćęóżńąćęóżń"],
    [1251, "cff0e8e2e5f2cff0e8e2e5f2", "ПриветПривет"],
    [1252, "fce4f6dfe9e880e4f6dfe9e8", "üäößéè€äößéè"],
    [1253, "e1e2e3e4e5e6e1e2e3e4e5e6", "αβγδεζαβγδεζ"],
    [1254, "fefdf0feddd0fefdf0feddd0", "şığşİĞşığşİĞ"],
    [1255, "e0e1e2e3e4e5e0e1e2e3e4e5", "אבגדהואבגדהו"],
    [1256, "c7c8cac7c8cac7c8cac7c8ca", "ابتابتابتابت"],
    [10000, "8a9f8e8f8a9f8e8f8a9f8e8f", "äüéèäüéèäüéè"],
  ])("before Excel 97 is read in the characters of its code page %i", async (codePage, hex, text) => {
    const file = workbook("biff5");
    Buffer.from(hex, "hex").copy(file, file.indexOf("PLACEHOLDERS"));
    file.writeUInt16LE(codePage, file.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4);
    expect(rowsOf(await parsed(file, "a.xls"))[0]?.[0]).toBe(text);
  });
});

describe("A container whose parts point in circles", () => {
  const rows = Array.from({ length: 600 }, (_, row) => [String(row), `pulse ${row}`]);
  const long = () => workbook("biff8", rows);

  it("is refused when the sectors of a stream never end", async () => {
    const file = long();
    const { start, next } = placesOf(file);
    file.writeInt32LE(start, next(start + 2));
    expect(await refusalOf(file, "a.xls")).toMatchObject({ code: "damaged", cause: "SectorChain" });
  });

  it("is refused when its directory never ends", async () => {
    const file = long();
    const start = file.readInt32LE(0x30);
    file.writeInt32LE(start, placesOf(file).next(start));
    expect(await refusalOf(file, "a.xls")).toMatchObject({ code: "damaged", cause: "SectorChain" });
  });

  it("is refused when a stream breaks off", async () => {
    const file = long();
    const { start, next } = placesOf(file);
    file.writeInt32LE(-2, next(start));
    expect(await refusalOf(file, "a.xls")).toMatchObject({ code: "damaged", cause: "StreamSize" });
  });

  it("is read when entries of its directory are each other's children", async () => {
    const file = long();
    const { directory } = placesOf(file);
    for (const entry of [1, 2])
      for (const place of [68, 72, 76]) file.writeInt32LE(3 - entry, directory + 128 * entry + place);
    expect(rowsOf(await parsed(file, "a.xls"))).toEqual(rows);
  });
});
