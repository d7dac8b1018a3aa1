import { describe, expect, it } from "vitest";
import { parsed, refusalOf, rowsOf } from "../parsed.ts";
import { oldWorkbook, placesOf } from "./make-old-excel.ts";

describe("A container whose parts point in circles", () => {
  const rows = Array.from({ length: 600 }, (_, row) => [String(row), `pulse ${row}`]);
  const long = () => oldWorkbook("biff8", rows);

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

describe("A workbook without a container", () => {
  const record = (type: number, data: number[]) => [type & 255, type >> 8, data.length, 0, ...data];
  const label = (row: number, column: number, text: string) => [
    ...[row, 0, column, 0, 0, 0, text.length, 0],
    ...Array.from(text, (letter) => letter.charCodeAt(0)),
  ];
  it.each([
    ["BIFF5, as web pages write it, of no version", [0, 0, 0x10, 0, 0, 0, 0, 0]],
    ["BIFF5", [0, 5, 0x10, 0, 0, 0, 0, 0]],
  ])("is read as %s", async (_, beginning) => {
    const cells = [label(0, 0, "Medicin"), label(0, 1, "S\u00f8ren K"), label(1, 0, "Furosemid")];
    const bytes = [record(0x809, beginning), ...cells.map((data) => record(0x204, data)), record(0x0a, [])];
    const document = await parsed(Uint8Array.from(bytes.flat()), "list.xls");
    expect(rowsOf(document)).toEqual([["Medicin", "Søren K"], ["Furosemid"]]);
  });
});
