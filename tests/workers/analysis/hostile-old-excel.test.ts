import { describe, expect, it } from "vitest";
import { type OldRecord, records } from "#tests/unit/analysis/parse/office/make-old-excel.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";

const two = (number: number) => [number & 255, (number >> 8) & 255];
const END: OldRecord = [0x0a, []];
/** Beginnings of Excel 97 and Excel 5. */
const WORKBOOK: OldRecord = [0x809, [...two(0x600), ...two(0x05), ...Array(12).fill(0)]];
const SHEET: OldRecord = [0x809, [...two(0x600), ...two(0x10), ...Array(12).fill(0)]];
const SHEET_5: OldRecord = [0x809, [...two(0x500), ...two(0x10), 0, 0, 0, 0]];
const cell = (row: number) => [...two(row % 60_000), 0, 0, 0, 0];
const ENORMOUS = two(0xffff);

/** Records of a few bytes that claim 65,535 characters or ranges, and many that hold what they claim. */
const CLAIMS: [what: string, begin: OldRecord, one: (at: number) => OldRecord, count: number][] = [
  ["labels of Excel 97", SHEET, (at) => [0x204, [...cell(at), ...ENORMOUS, 0]], 30_000],
  ["labels of Excel 5", SHEET_5, (at) => [0x204, [...cell(at % 16_000), ...ENORMOUS]], 30_000],
  ["labels with runs", SHEET, (at) => [0xd6, [...cell(at), ...ENORMOUS, 0]], 30_000],
  ["formats", WORKBOOK, (at) => [0x41e, [...two(at), ...ENORMOUS, 0]], 40_000],
  ["further formats than anybody has", SHEET_5, () => [0x1e, Array(4).fill(255)], 400_000],
  ["merged cells", SHEET, () => [0xe5, ENORMOUS], 60_000],
  ["merged cells, one by one", SHEET, () => [0xe5, [1, 0, ...Array(8).fill(0)]], 100_000],
  [
    "texts of formulas",
    SHEET,
    (at) => (at % 2 === 0 ? [0x06, [...cell(at), ...Array(16).fill(255)]] : [0x207, [...ENORMOUS, 0]]),
    16_000,
  ],
];

/** Such files once filled memory; taking this long, even under load, means that they do so again. */
const FAR_TOO_LONG_MS = 60_000;

describe("An old Excel file whose records claim what they do not hold", () => {
  it.each(CLAIMS)(
    "is read, or refused, without it: %s",
    async (_, begin, one, count) => {
      const body = Array.from({ length: count }, (_, at) => records(one(at)));
      const file = Buffer.concat([records(begin), ...body, records(END)]);
      const result = await parseDocument(file, { name: "a.xls", claimedType: "" });
      expect(result.ok || ["empty", "too-large"].includes(result.refusal.code)).toBe(true);
    },
    FAR_TOO_LONG_MS,
  );

  it("gives what stands beside such a record, and merged cells that it holds", async () => {
    const label = (row: number, text: string): OldRecord => [
      0x204,
      [...two(row), 0, 0, 0, 0, ...two(text.length), 0, ...Buffer.from(text)],
    ];
    const merged: OldRecord = [0xe5, [1, 0, ...two(0), ...two(0), ...two(0), ...two(1)]];
    const file = records(
      SHEET,
      label(0, "Pulse"),
      [0x204, [...cell(1), ...ENORMOUS, 0]],
      merged,
      [0xe5, ENORMOUS],
      label(2, "88.5"),
      END,
    );
    const result = await parseDocument(file, { name: "a.xls", claimedType: "" });
    const [sheet] = result.ok ? result.document.parts : [];
    expect(sheet).toMatchObject({
      mergedCells: ["A1:B1"],
      blocks: [{ rows: [{ cells: ["Pulse"] }] }, { rows: [{ cells: ["88.5"] }] }],
    });
  });
});
