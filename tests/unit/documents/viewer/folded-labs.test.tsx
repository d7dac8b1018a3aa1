import { expect, test } from "vitest";
import type { LabTable, LabValue } from "#app/core/document/analysis.ts";
import { LabTables } from "#app/rooms/documents/viewer/components/lab-tables.tsx";
import { htmlOf, textOf } from "../pages/page-html.tsx";

const value = (raw: string, mark: LabValue["mark"], flag: string | null = null): LabValue => ({
  raw,
  value: Number(raw),
  at: "2026-11-21",
  mark,
  flag,
  place: { segment: 0, block: 0, cell: "B2", words: "Labs, cell B2" },
});
const measured = (name: string, ...values: LabValue[]) => ({ name, unit: null, range: null, values });
const ward = (beds: number): LabTable[] =>
  Array.from({ length: beds }, (_, bed) => ({
    patient: `Bed ${bed + 1}`,
    series:
      bed === 0
        ? [
            measured("Potassium", value("6.1", "high"), value("4.2", "normal")),
            measured("Sodium", value("128", null, "L")),
          ]
        : [measured("Sodium", value("140", "normal"))],
  }));

test("values of more than four patients are folded, each saying how many tests it holds and how many values are marked, or that none could be", () => {
  const folds = (beds: number) =>
    htmlOf(<LabTables labs={ward(beds)} />).match(/<details><summary>\d+ tests?, /g)?.length;
  expect([folds(4), folds(5)]).toEqual([undefined, 5]);
  const text = textOf(htmlOf(<LabTables labs={ward(5)} />));
  expect(text).toContain("2 tests, 2 values marked of Bed 1");
  expect(text).toContain("1 test, no reference ranges of Bed 2");
});
