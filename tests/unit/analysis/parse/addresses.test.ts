import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressWords, cellName, readCellName } from "#app/core/document/addresses.ts";

describe("The address of a cell", () => {
  it("is read back as it was written, for every cell that Excel has", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_048_576 }),
        fc.integer({ min: 0, max: 16_383 }),
        (row, column) => {
          expect(readCellName(cellName(row, column))).toEqual({ row, column });
        },
      ),
    );
  });

  it("counts columns from A to Z, AA and XFD", () => {
    expect([0, 25, 26, 701, 702, 16_383].map((column) => cellName(1, column))).toEqual([
      "A1",
      "Z1",
      "AA1",
      "ZZ1",
      "AAA1",
      "XFD1",
    ]);
  });

  it.each(["", "A0", "XFE1", "A1048577", "1A", "a1", "A1:B2"])("is none for '%s'", (name) => {
    expect(readCellName(name)).toBeNull();
  });

  it("is the sheet's own for a sheet, and within the table elsewhere", () => {
    expect(addressWords({ sheet: "Vitals", cell: cellName(3, 2) })).toBe("Vitals, cell C3");
    expect(addressWords({ page: 2, block: 4, cell: cellName(3, 1) })).toBe("page 2, block 4, cell B3");
    expect(addressWords({ paragraph: 7 })).toBe("paragraph 7");
  });
});
