import { describe, expect, test } from "vitest";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";

/** Turns rows of "value (range)" into "number mark" for each. */
async function marksOf(...rows: string[]): Promise<string[]> {
  const cells = rows.map((row, index) => {
    const [value = "", range = ""] = row.split(/ (?=\()/);
    return [`Test ${String.fromCodePoint(65 + index)}`, value, range.slice(1, -1)];
  });
  const all = [["Test", "Result", "Range"], ...cells].map((row, index) => ({ row: index + 1, cells: row }));
  const { tables } = await readLabs(() => [
    {
      part: { kind: "sheet", name: "Sheet CSV" },
      blocks: [{ kind: "table", address: { sheet: "CSV", cell: "A1" }, firstColumn: 0, rows: all }],
    },
  ]);
  const series = tables.flatMap((table) => table.series);
  return series.map(({ values: [one] }) => `${one?.value} ${one?.mark ?? "-"}`);
}

describe("a dot or a comma before three digits", () => {
  test("is read as the column's other numbers are written", async () => {
    expect(await marksOf("980 (4.000-10.000)", "85.000 (150.000-400.000)", "3,1 (3,5-5,1)")).toEqual([
      "980 low",
      "85000 low",
      "3.1 low",
    ]);
    expect(await marksOf("6,0 (3.5-5.1)", "1,125 (0.5-2.2)", "0,250 (<0,014)")).toEqual([
      "6 high",
      "1.125 normal",
      "0.25 high",
    ]);
    expect(await marksOf("5.9 (3.5-5.1)", "12,400 (40-320)")).toEqual(["5.9 high", "12400 high"]);
  });

  test("dots are thousands beside a whole number above a hundred, unless other dots are decimal", async () => {
    expect(await marksOf("850 (4.000-10.000)", "9.000 (4.000-10.000)")).toEqual(["850 low", "9000 normal"]);
    expect(await marksOf("9.1 (12.0-15.5)", "850 (4.000-10.000)")).toEqual(["9.1 low", "850 -"]);
  });

  test("nothing is marked where both readings are possible and differ", async () => {
    expect(await marksOf("8 (4.000-10.000)")).toEqual(["8 -"]);
    expect(await marksOf("1,125 (0.5-2.2)")).toEqual(["1125 -"]);
    expect(await marksOf("1.020 (1.005-1.030)")).toEqual(["1.02 normal"]);
    expect(await marksOf("5,9 (3,5-5,1)", "1,050 (70-99)")).toEqual(["5.9 high", "1.05 -"]);
    expect(await marksOf("85,000 (150,000-400,000)")).toEqual(["85000 low"]);
  });

  test("Indian groups of two", async () => {
    expect(await marksOf("42,000 (1,50,000-4,50,000)", "1,24,000 (4,000-11,000)")).toEqual([
      "42000 low",
      "124000 high",
    ]);
  });
});

test.each([
  ["98 (upto 20)", "98 high"],
  ["2,3 (bis 1,2)", "2.3 high"],
  ["0,15 (inf. à 0,04)", "0.15 high"],
  ["7,2 (12,0 a 16,0)", "7.2 low"],
  ["-12.4 (-2 to +2)", "-12.4 low"],
  ["+1.2 (-2 - +2)", "1.2 normal"],
  ["171 (135 – 145 *)", "171 high"],
  ["7.8 (M: 13-17 F: 12-15)", "7.8 low"],
  ["12.5 (M: 13-17 F: 12-15)", "12.5 -"],
  ["4 (F 10-120)", "4 -"],
])("the range of %s", async (row, expected) => expect(await marksOf(row)).toEqual([expected]));
