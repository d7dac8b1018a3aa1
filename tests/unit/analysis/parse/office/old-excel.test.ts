import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { RefusedDocument } from "#app/core/document/refusals.ts";
import { ParseBudget } from "#workers/analysis/parse/budget.ts";
import { CellRecords } from "#workers/analysis/parse/xls/cell-records.ts";
import { checkSharedTexts } from "#workers/analysis/parse/xls/shared-texts.ts";
import { WorkbookVisibility } from "#workers/analysis/parse/xls/workbook-visibility.ts";
import { expectWhole } from "../large-documents.ts";
import { parsed, refusalOf, rowsOf } from "../parsed.ts";
import { type Age, inContainer, oldWorkbook, placesOf, records } from "./make-old-excel.ts";

describe("An old Excel file", () => {
  it.each(["biff2", "biff3", "biff4", "biff5", "biff8"] as Age[])(
    "is read as %s, with or without a container around it",
    async (bookType) => {
      const document = await parsed(oldWorkbook(bookType), "a.xls");
      expect(document.kind).toBe("xls");
      expect(rowsOf(document)).toEqual([["PLACEHOLDERS", "88.5"]]);
    },
  );

  it.each(["biff5", "biff8"] as Age[])(
    "is read as %s when its stream is named in capital letters, as report programs do",
    async (bookType) => {
      const file = oldWorkbook(bookType);
      const name = bookType === "biff8" ? "Workbook" : "Book";
      const { directory } = placesOf(file);
      const place = file.indexOf(Buffer.from(name, "utf16le"), directory);
      file.write(name.toUpperCase(), place, "utf16le");
      expect(rowsOf(await parsed(file, "a.xls"))).toEqual([["PLACEHOLDERS", "88.5"]]);
    },
  );

  it("without a container is told apart from a CSV file", async () => {
    const document = await parsed(oldWorkbook("biff4"), "a.csv");
    expect(document.kind).toBe("xls");
    expect(document.notices[0]?.message).toContain("its content is an old Excel file (.xls)");
  });

  it.each([
    [932, "93fa967b8cea93fa967b8cea", "日本語日本語"],
    [1251, "cff0e8e2e5f2cff0e8e2e5f2", "ПриветПривет"],
  ])("before Excel 97 is read in the characters of its code page %i", async (codePage, hex, text) => {
    const file = oldWorkbook("biff5");
    Buffer.from(hex, "hex").copy(file, file.indexOf("PLACEHOLDERS"));
    file.writeUInt16LE(codePage, file.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4);
    expect(rowsOf(await parsed(file, "a.xls"))[0]?.[0]).toBe(text);
  });
});

describe("What an old workbook says of a number format", () => {
  /**
   * A cell with 42507 as "yyyy-mm-dd", written once by SheetJS and compressed: how it writes a format depends on the
   * files read before.
   */
  const written = gunzipSync(
    Buffer.from(
      [
        "H4sIAAAAAAACA+2Xv08UQRTHP7O3d8zd8WPv0AgUxGyj0RCVC0oBeBAKQiIhXGFiTARC5AwSzEFDh786TfwDbCyt1EYTY+Lx",
        "BxgNpRUYOy2WhMQGWZ23u3CABYghId738t7tfndm3tuZN+/NfvqYWX72qmWFHeghxoafJFHBKcCKbpzg3siG7/sR7VdxpPDT",
        "9/2NUGwgHq5nVf4fMXs6BkTrb/Z8DaCBJJAC0kAtUAfUAw1BCiADZIFG4BhwvBo/R0pGOBhs4irKJWqPfUysLcSjmlKgSI4c",
        "cwzSsW/7WSyxb4W1Z+9+B7jKDCWmGGeGGab+2n6EvfQx85SO88+wX/uVuNR+sf0gtpPagUSc8dKHmmRZkaiBFSxe2otyVvgC",
        "XOeOySeFYi43N1jgUNAnPowp40NZQbeyUDzFIkOzeJYV3Sj6hbR7J7pb8hmMlsr9neF6ram8tHss2hVdjxnxjfT5LMwFWvCk",
        "x5NwK8RVLyVuMcZtWu0OOmlCuaSGBgrnSA8NFE7iUqSIS99Nl2mmcUmMuMwyi8vSvHneajfTRQo1T/Brk4ZtTDDBsmRdWNux",
        "8lX+cPmdCPiuXfyoxMtDHMoxyUOqnzHmmeURNgrFN66Z6uoFmTnhNYWnboutE3ckOdKeidb3aDR3VS/ossr/1nlaV52gXuta",
        "0CdA/wBnXap6gNTm/nW27d86iexaLCZokOuMWHfQrD9fXboyPnz5hvBnhD8r+p4wCxXj3xf+QfDNYNVv5r5Ax0ImE8zL4tf8",
        "d4aNPW8gsOXpijdtIOadl3/bOy1c0nP+MO8Wqc1+JsX2WFley0dMvqLVW5U2sx1N/aRuZFJXFihxs6hPUdTb65YMbe8qJSmO",
        "KH4BGrSzqgAOAAA=",
      ].join(""),
      "base64",
    ),
  );
  /** A workbook whose date format has the number of a built-in one. */
  const redefining = (id: number): Buffer => {
    const file = Buffer.from(written);
    file.writeUInt16LE(id, file.indexOf("yyyy-mm-dd", 0, "utf16le") - 5);
    return file;
  };

  it.each(["a.xls", "a.xlsx"])("is forgotten before the next file is read, %s", async (name) => {
    const rows = [["Pulse", 88.5, 42507]];
    const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), "Vitals");
    const bookType = name === "a.xls" ? "biff8" : "xlsx";
    const next: Buffer = XLSX.write(book, { type: "buffer", bookType });
    for (const id of [0, 1, 2]) await parsed(redefining(id), "b.xls");
    expect(rowsOf(await parsed(next, name))).toEqual([["Pulse", "88.5", "42507"]]);
  });
});

const BEGIN: [number, number[]] = [0x09, [2, 0, 0x10, 0]];
const END: [number, number[]] = [0x0a, []];
const PULSE: [number, number[]] = [0x04, [0, 0, 0, 0, 0, 0, 0, 5, ...Buffer.from("Pulse")]];

describe("The pictures of an old workbook", () => {
  const BEGIN_8: [number, number[]] = [0x809, [0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]];
  /** The drawings' shared data: counts, then a list of that many pictures. */
  const drawings = (pictures: number): [number, number[]] => {
    const list = [(pictures << 4) | 0xf, 0, 1, 0xf0, 0, 0, 0, 0];
    return [0xeb, [0xf, 0, 0, 0xf0, 20, 0, 0, 0, 0, 0, 6, 0xf0, 4, 0, 0, 0, 9, 9, 9, 9, ...list]];
  };
  const holding = (pictures: number, ...cells: [number, number[]][]) =>
    inContainer(
      records(BEGIN_8, drawings(pictures), END, [0x809, [0, 6, 0x10, 0, 0, 0, 0, 0]], ...cells, END),
    );

  it("are what it is refused for when there is nothing else", async () => {
    expect(await refusalOf(holding(3), "a.xls")).toMatchObject({ code: "image-only", kind: "xls" });
    expect((await refusalOf(holding(0), "a.xls")).code).toBe("empty");
  });
});

it("An old Excel file with a comment at a cell says that it was not read", async () => {
  const file = records(BEGIN, PULSE, [0x1c, [0, 0, 0, 0, 5, 0, ...Buffer.from("Check")]], END);
  expect((await parsed(file, "a.xls")).notices.map(({ code }) => code)).toEqual(["comments-ignored"]);
});

describe("A workbook with damaged records", () => {
  /** A token that announces eight bytes more. */
  const NUMBER = 0x1f;
  /** The value, and a formula that breaks off within its first token. */
  const stored = (before: number, flags: number, length: number[]) => [
    ...Array(before).fill(0),
    ...new Uint8Array(Float64Array.of(88.5).buffer),
    ...Array(flags).fill(0),
    ...length,
    NUMBER,
  ];

  it.each([
    ["Excel 2", records(BEGIN, [0x06, stored(7, 1, [1])], END)],
    ["Excel 4", records([0x409, [4, 0, 0x10, 0, 0, 0]], [0x406, stored(6, 2, [1, 0])], END)],
  ])("gives the stored value of a formula that breaks off (%s)", async (_, file) => {
    expect(rowsOf(await parsed(file, "a.xls"))).toEqual([["88.5"]]);
  });

  it("passes over a formula and a text that break off before their length", async () => {
    const file = records(BEGIN, [0x06, Array(15).fill(0)], PULSE, [0x04, [1, 0, 0, 0]], END);
    expect(rowsOf(await parsed(file, "a.xls"))).toEqual([["Pulse"]]);
  });

  it.each([
    ["has no end", records(BEGIN, PULSE), "WorkbookEnd"],
    [
      "has a table of texts that breaks off",
      records(BEGIN, [0xfc, [1, 0, 0, 0, 1, 0, 0, 0, 5]], PULSE, END),
      "SharedTexts",
    ],
    ["ends within a record", records(BEGIN, PULSE, END).subarray(0, -8), "RecordSize"],
    ["begins as none", records([0x01, [0, 0, 0, 0]], PULSE, END), "UnknownContent"],
  ])("is refused when it %s", async (_, file, cause) => {
    expect(await refusalOf(file, "a.xls")).toMatchObject({ code: "damaged", cause });
  });

  it("is read up to its end, whatever comes behind", async () => {
    const file = Buffer.concat([records(BEGIN, PULSE, END), Buffer.alloc(7, 0x41)]);
    expect(rowsOf(await parsed(file, "a.xls"))).toEqual([["Pulse"]]);
  });
});

describe("The table of texts of a workbook", () => {
  /** Two counts, then texts with one byte per character. */
  const table = (...texts: number[][]) =>
    Uint8Array.from([0, 0, 0, 0, texts.length, 0, 0, 0, ...texts.flat()]);
  const whole = (bytes: Uint8Array, ...borders: number[]) =>
    [0, ...borders].map((start, i) => ({ start, end: borders[i] ?? bytes.length }));

  it.each([
    ["plain and wide texts", table([2, 0, 0, 65, 66], [1, 0, 1, 65, 0]), []],
    [
      "a text with formats and one with a reading aid",
      table([1, 0, 8, 1, 0, 65, 0, 0, 0, 0], [1, 0, 4, 2, 0, 0, 0, 65, 1, 2]),
      [],
    ],
    ["a text that goes on wide in the next record", table([3, 0, 0, 65, 1, 66, 0, 67, 0]), [12]],
    ["no text", table(), []],
  ])("is taken with %s", (_, bytes, borders) => {
    expect(() => checkSharedTexts(bytes, whole(bytes, ...borders))).not.toThrow();
  });

  it.each([
    ["a length", table([2])],
    ["the count of its formats", table([1, 0, 8, 1])],
    ["the size of its reading aid", table([1, 0, 4, 1, 0])],
    ["a character", table([3, 0, 0, 65, 66])],
    ["half a character", table([1, 0, 1, 65])],
  ])("is refused when the last text lacks %s", (_, bytes) => {
    expect(() => checkSharedTexts(bytes, whole(bytes))).toThrow(RefusedDocument);
  });
});

describe("An old Excel file of several sheets", () => {
  it("is read whole, each row once and in its order, sheet by sheet", () => expectWhole(13));

  it("is read in the order of its rows, wherever their records stand", () => {
    // The third belongs to the second, so the value in place of its row is meaningless.
    const places = [5, 3, 7, 9, 1];
    const view = new DataView(new ArrayBuffer(6 * places.length));
    const cells = new CellRecords(view);
    places.forEach((row, i) => {
      view.setUint16(6 * i, 100 + i, true);
      view.setUint16(6 * i + 4, row, true);
      cells.hide(6 * i, i === 2 ? 0 : 1);
    });
    const shown = () => places.map((_, i) => view.getUint16(6 * i, true)).filter((type) => type < 200);
    expect(shown()).toEqual([]);
    const bands: number[][] = [];
    for (const _ of cells.bands(2)) bands.push(shown());
    expect(bands).toEqual([
      [101, 102, 104],
      [100, 103],
    ]);
    expect(shown()).toEqual([]);
    expect(cells.count).toBe(4);
  });
});

const u16 = (...numbers: number[]) => numbers.flatMap((number) => [number & 255, number >> 8]);
const f64 = (number: number) => [...new Uint8Array(Float64Array.of(number).buffer)];
/** The rows of the visible tables, or of the hidden ones. */
async function rowsThat(are: "seen" | "hidden", bytes: Uint8Array): Promise<string[][]> {
  const document = await parsed(bytes, "a.xls");
  const parts = document.parts.map((part) => ({
    ...part,
    blocks: part.blocks.filter(({ isHidden }) => (isHidden ?? false) === (are === "hidden")),
  }));
  return rowsOf({ ...document, parts: parts as typeof document.parts });
}
const hiddenRowsOf = (bytes: Uint8Array) => rowsThat("hidden", bytes);
const seenRowsOf = (bytes: Uint8Array) => rowsThat("seen", bytes);

describe("In an old Excel file, what its reader does not see is marked as hidden:", () => {
  const label = (row: number, column: number, text: string): [number, number[]] => [
    0x204,
    [...u16(row, column, 0, text.length), ...Buffer.from(text)],
  ];
  const rowOf = (row: number, height: number, flags: number): [number, number[]] => [
    0x208,
    u16(row, 0, 9, height, 0, 0, flags, 0),
  ];

  it("rows and columns that are hidden or have no size", async () => {
    const file = records(
      [0x409, [4, 0, 0x10, 0, 0, 0]],
      [0x7d, u16(1, 1, 2000, 0, 1, 0)],
      [0x7d, u16(2, 2, 0, 0, 0, 0)],
      [0x7d, u16(3, 3, 2000, 0, 0, 0)],
      rowOf(1, 255, 0x20),
      rowOf(2, 0, 0),
      rowOf(3, 255, 0),
      ...["seen", "hidden", "thin", "also seen"].map((text, column) => label(0, column, text)),
      label(1, 0, "hidden row"),
      label(2, 0, "flat row"),
      label(3, 0, "last"),
      END,
    );
    expect(await seenRowsOf(file)).toEqual([["seen", "", "", "also seen"], ["last"]]);
    expect((await hiddenRowsOf(file)).flat().filter(Boolean)).toEqual([
      "hidden",
      "thin",
      "hidden row",
      "flat row",
    ]);
    expect((await parsed(file, "a.xls")).notices.map(({ code }) => code)).toEqual(["hidden-text"]);
  });

  it("columns of Excel 2 without width", async () => {
    const file = records(BEGIN, [0x24, [1, 1, 0, 0]], PULSE, [0x04, [0, 0, 1, 0, 0, 0, 0, 1, 65]], END);
    expect([await seenRowsOf(file), await hiddenRowsOf(file)]).toEqual([[["Pulse"]], [["A"]]]);
  });

  it("values that their number format does not show", async () => {
    const sheet = XLSX.utils.aoa_to_sheet([["seen", 5, 7, 100]]);
    Object.assign(sheet.B1, { z: ";;;" });
    Object.assign(sheet.D1, { z: '"refused";;;' });
    Object.assign(sheet.C1, { z: "0.00" });
    const file = XLSX.write(XLSX.utils.book_new(sheet, "S"), { type: "buffer", bookType: "biff8" });
    expect([await seenRowsOf(file), await hiddenRowsOf(file)]).toEqual([
      [["seen", "", "7", "refused"]],
      [["5", "", "100"]],
    ]);
  });

  /** An Excel 97 workbook whose cell with the format 0.00 has that fill color, set within its record. */
  function filled(color: number): Buffer {
    const sheet = XLSX.utils.aoa_to_sheet([["seen", 5]]);
    Object.assign(sheet.B1, { z: "0.00" });
    const file = Buffer.from(
      XLSX.write(XLSX.utils.book_new(sheet, "S"), { type: "buffer", bookType: "biff8" }),
    );
    let place = file.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06]));
    for (; file.readUInt16LE(place) !== 0x0a; place += 4 + file.readUInt16LE(place + 2)) {
      const isFormat = file.readUInt16LE(place) === 0xe0 && file.readUInt16LE(place + 6) === 2;
      if (!isFormat) continue;
      file.writeUInt32LE((1 << 26) >>> 0, place + 4 + 14);
      file.writeUInt16LE(color, place + 4 + 18);
    }
    return file;
  }

  it("letters in the color of what lies behind them", async () => {
    const [black, navy] = [8, 18];
    expect([await seenRowsOf(filled(black)), await hiddenRowsOf(filled(black))]).toEqual([
      [["seen"]],
      [["5"]],
    ]);
    expect(await seenRowsOf(filled(navy))).toEqual([["seen", "5"]]);
  });

  it("but not where a conditional format may fill the cell; white letters count, tiny ones too", () => {
    const visibility = new WorkbookVisibility(0x809, new ParseBudget());
    const hear = (type: number, data: number[]) =>
      visibility.record(type, new DataView(Uint8Array.from(data).buffer));
    const font = (size: number, color: number) => hear(0x31, u16(size * 20, 0, color));
    const format = (number: number) => hear(0xe0, [...u16(number), ...Array(18).fill(0)]);
    visibility.begin(0);
    for (const [size, color] of [
      [10, 0x7fff],
      [10, 9],
      [1, 8],
      [10, 8],
      [10, 60],
    ] as const)
      font(size, color);
    // Font numbers leave out the fifth, so the last is 5.
    for (const number of [0, 1, 2, 3, 5]) format(number);
    const white = [0xff, 0xff, 0xff, 0];
    const palette = Array.from({ length: 56 }, (_, i) => (i === 1 || i === 52 ? white : [0, 0, 0, 0]));
    hear(0x92, [...u16(56), ...palette.flat()]);
    hear(0x85, [...u16(700, 0), 0, 0]);
    visibility.begin(700);
    for (let cell = 0; cell < 5; cell++) hear(0x203, [...u16(0, cell, cell), ...f64(1)]);
    hear(0xbd, [...u16(1, 0), ...u16(1, 0, 0), ...u16(0, 0, 0), ...u16(1, 0, 0), ...u16(2)]);
    hear(0x1b0, u16(1, 0, 1, 1, 2, 2));
    const [sheet] = visibility.sheets();
    const hidden = (row: number) => [0, 1, 2, 3, 4].filter((column) => sheet?.isHidden(row, column));
    expect([hidden(0), hidden(1)]).toEqual([[1, 2, 4], [0]]);
  });
});

describe("A workbook of Excel 2, whose cells have their number formats in themselves", () => {
  const number = (column: number, format: number, value: number): [number, number[]] => [
    0x03,
    [...u16(0, column), 0, format, 0, ...f64(value)],
  ];
  const format = (text: string): [number, number[]] => [0x1e, [text.length, ...Buffer.from(text)]];

  it("has dates and times as such, by the formats of the file", async () => {
    const formats = ["General", "yyyy-mm-dd", "hh:mm", "0%"].map(format);
    const whole: [number, number[]] = [0x02, [...u16(0, 0), 0, 0x80 | 1, 0, ...u16(33546)]];
    const file = records(
      BEGIN,
      ...formats,
      whole,
      number(1, 2, 0.3125),
      number(2, 3, 0.25),
      number(3, 0, 33546),
      END,
    );
    expect(rowsOf(await parsed(file, "a.xls"))).toEqual([["1991-11-04", "07:30", "25%", "33546"]]);
  });

  it("has them by Excel's own formats where the file lists none", async () => {
    const file = records(BEGIN, number(0, 12, 33546), number(1, 18, 0.5), number(2, 20, 33546.5), END);
    expect(rowsOf(await parsed(file, "a.xls"))).toEqual([["1991-11-04", "12:00", "1991-11-04T12:00"]]);
  });
});
