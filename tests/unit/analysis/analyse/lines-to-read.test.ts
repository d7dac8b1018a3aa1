import { expect, test } from "vitest";
import { linesOfBlock } from "#workers/analysis/analyse/lines.ts";
import { linesToRead } from "#workers/analysis/analyse/lines-to-read.ts";

const TALK = ["hello", "any allergies", "to medicines", "no", "any pain", "yes", "where"].flatMap(
  (text, at) => linesOfBlock(0, at, { kind: "paragraph", address: { page: 1, block: at }, text }),
);

const TABLE = linesOfBlock(1, 0, {
  kind: "table",
  address: { page: 2, block: 1 },
  firstColumn: 0,
  rows: [
    { row: 1, cells: ["Test", "Result"] },
    { row: 2, cells: ["Hemoglobin", "9.1"] },
    { row: 3, cells: ["Potassium", "4.1"] },
    { row: 4, cells: ["Sodium", "139"] },
  ],
});

/** The lines read if statements name those at these positions. */
const read = (lines: typeof TALK, ...named: number[]) =>
  linesToRead(
    [{ lines: named.flatMap((at) => lines[at] ?? []) }],
    lines,
    lines.map(({ text }) => text),
    (columns) => columns,
  ).split("\n");

test("a line that is named is read with the two before it, in the document's order", () => {
  expect(read(TALK, 3)).toEqual(["any allergies", "to medicines", "no", "…"]);
  expect(read(TALK, 5, 0)).toEqual(["hello", "…", "no", "any pain", "yes", "…"]);
});

test("a row is read below what heads its columns, once", () => {
  expect(read(TABLE, 3)).toEqual([
    "Columns: Test | Result",
    "Hemoglobin | 9.1",
    "Potassium | 4.1",
    "Sodium | 139",
  ]);
});
