import { describe, expect, test } from "vitest";
import { certainDate } from "#app/core/document/tables/moments.ts";
import { readLabNumber, readResult } from "#workers/analysis/analyse/labs/lab-number.ts";
import { markOf, readRange } from "#workers/analysis/analyse/labs/lab-range.ts";
import { isLabUnit, unitKey } from "#workers/analysis/analyse/labs/lab-unit.ts";
import { HEAD, inSheet } from "./lab-sheets.ts";

describe("a number in a cell", () => {
  test.each([
    ["9.1", 9.1],
    ["0", 0],
    ["-1.5", -1.5],
    ["+2", 2],
    [".5", 0.5],
    ["1,234.5", 1234.5],
    ["1,234", 1234],
    ["12,345,678", 12345678],
    ["3,5", 3.5],
    ["0,123", 0.123],
    ["1.234,5", 1234.5],
    ["1 234", 1234],
    ["1 234,5", 1234.5],
    ["5-10", null],
    ["120/80", null],
    ["positive", null],
    ["", null],
    ["1,2,3", null],
    ["2024-01-02", null],
    ["1e5", null],
    ["1.2e5", 120_000],
    ["1.2E+05", 120_000],
    ["3E-02", 0.03],
  ])("%s is %s", (text, value) => expect(readLabNumber(text)).toBe(value));

  test("a comma before three digits is decimal where its row writes so", () => {
    expect(readLabNumber("1,234", { comma: "decimal", dot: null })).toBe(1.234);
    expect(readLabNumber("1,234")).toBe(1234);
  });

  test.each([
    ["<0.01", 0.01, "below"],
    ["< 5", 5, "below"],
    ["≤5", 5, "below"],
    [">1,000", 1000, "above"],
    [">= 60", 60, "above"],
    ["7", 7, null],
    ["<low", null, null],
  ])("%s is %s, %s", (text, value, bound) => expect(readResult(text)).toEqual({ value, bound }));
});

describe("a reference range", () => {
  test.each([
    ["12-16", 12, 16],
    ["12.0 - 15.5", 12, 15.5],
    ["12–16", 12, 16],
    ["(12.0-15.5)", 12, 15.5],
    ["[135 - 145]", 135, 145],
    ["3,5–5,1", 3.5, 5.1],
    ["0.5 to 1.2", 0.5, 1.2],
    ["12.0-15.5 g/dL", 12, 15.5],
    ["150,000-400,000", 150000, 400000],
    ["Ref: 4.0-11.0", 4, 11],
    ["Normal range: 70-100", 70, 100],
    ["-2-2", -2, 2],
    ["< 5", null, 5],
    ["<5.0 mg/L", null, 5],
    ["≥ 60", 60, null],
    [">60", 60, null],
    ["up to 40", null, 40],
    ["less than 200", null, 200],
    ["more than 40", 40, null],
    ["Negative", null, null],
  ])("%s goes from %s to %s", (text, low, high) => expect(readRange(text)).toMatchObject({ low, high }));

  test.each(["", "-", "16-12", "12", "see note 4 below"])("%s is none", (text) =>
    expect(readRange(text)).toBeNull(),
  );
});

describe("the mark of a value", () => {
  test.each([
    ["9.1", "12-16", "low"],
    ["12", "12-16", "normal"],
    ["16", "12-16", "normal"],
    ["16.1", "12-16", "high"],
    ["4.9", "< 5", "normal"],
    ["5", "< 5", "high"],
    ["5", "≤ 5", "normal"],
    ["60", "> 60", "low"],
    ["60", "≥ 60", "normal"],
    ["<0.01", "0-0.04", "normal"],
    ["<0.01", "< 0.04", "normal"],
    ["<0.1", "0-0.04", null],
    ["<5", "10-20", "low"],
    ["<15", "10-20", null],
    [">500", "70-100", "high"],
    [">90", "≥ 60", "normal"],
    [">50", "≥ 60", null],
    ["positive", "negative", null],
    ["7", "negative", null],
  ])("%s against %s is %s", (value, range, mark) =>
    expect(markOf(readResult(value), "g/dL", readRange(range))).toBe(mark),
  );

  test("nothing is marked without a range, or against one in another unit", () => {
    expect(markOf(readResult("9.1"), "g/dL", null)).toBeNull();
    expect(markOf(readResult("9.1"), "g/dL", readRange("120-155 g/L"))).toBeNull();
    expect(markOf(readResult("9.1"), null, readRange("12-16 g/dL"))).toBeNull();
    expect(markOf(readResult("9.1"), "G/DL", readRange("12-16 g/dl"))).toBe("low");
  });
});

describe("a date", () => {
  test.each([
    ["2026-02-01", "2026-02-01"],
    ["2026-02-01T04:17:47Z", "2026-02-01T04:17:47Z"],
    ["2026-02-01 04:17", "2026-02-01T04:17"],
    ["2026-02-01 4:17", "2026-02-01T04:17"],
    ["2026/2/1", "2026-02-01"],
    ["12 Mar 2026", "2026-03-12"],
    ["12-Mar-2026", "2026-03-12"],
    ["1st March 2026", "2026-03-01"],
    ["March 12, 2026", "2026-03-12"],
    ["Mar 12 2026 2:05 pm", "2026-03-12T14:05"],
    ["12.03.2026", "2026-03-12"],
    ["13/02/2026", "2026-02-13"],
    ["02/13/2026", "2026-02-13"],
    ["05/05/2026", "2026-05-05"],
    ["02/13/2026 08:30", "2026-02-13T08:30"],
    ["02/13/26", "2026-02-13"],
    ["17/03/26 6:05", "2026-03-17T06:05"],
    ["3/14/2026 12:30 AM", "2026-03-14T00:30"],
    ["3/14/2026 12:30 PM", "2026-03-14T12:30"],
    ["2026-03-14 1:05 PM", "2026-03-14T13:05"],
  ])("%s is %s", (text, at) => expect(certainDate(text)).toBe(at));

  test.each([
    "03/04/2026",
    "2026-02-30",
    "31/31/2026",
    "12",
    "9.1",
    "Mar 2026",
    "12 Foo 2026",
    "",
    "03/04/26",
    "17-03-26",
    "17/13/26",
  ])("%s is none that is certain", (text) => expect(certainDate(text)).toBeNull());
});

describe("a unit", () => {
  test.each([
    ["g/dL", "G/dl"],
    ["µmol/L", "umol/l"],
    ["mcg/L", "µg/L"],
    ["10^3/uL", "x10^3/µL"],
    ["10^9/L", "10e9/l"],
    ["K/uL", "10^3/uL"],
    ["mm Hg", "mmHg"],
  ])("%s and %s are one", (one, other) => expect(unitKey(one)).toBe(unitKey(other)));

  test.each([
    ["g/dL", "g/L"],
    ["mg/dL", "mmol/L"],
    ["10^3/uL", "10^9/uL"],
  ])("%s and %s are two", (one, other) => expect(unitKey(one)).not.toBe(unitKey(other)));

  test("a laboratory's unit is no dose", () => {
    for (const unit of [
      "g/dL",
      "mmol/L",
      "mEq/L",
      "U/L",
      "10^9/L",
      "x10^3/uL",
      "mm/h",
      "%",
      "mIU/L",
      "mL/min/1.73m2",
    ])
      expect(isLabUnit(unit), unit).toBe(true);
    for (const unit of ["mg", "mcg", "tablets", "units", "mL", "daily", "g", "mg/day", "years"])
      expect(isLabUnit(unit), unit).toBe(false);
  });
});

test("results in words of other languages count", async () => {
  const words = [
    "positiv",
    "Negativo",
    "négatif",
    "positief",
    "nicht nachweisbar",
    "Não reagente",
    "Reagente",
  ];
  const rows = words.map((word, index) => `Virus ${"ABCDEFG"[index]} | ${word} | | Negativ | 2026-03-12`);
  expect(await inSheet(HEAD, ...rows)).toEqual(
    words.map((word, index) => `Virus ${"ABCDEFG"[index]} = ${word} @2026-03-12`),
  );
});

test("litres of oxygen are no low value, and a level of consciousness is kept by its letter", async () => {
  expect(
    await inSheet(
      "Time | 08:00 | 12:00",
      "HR | 88 | 92",
      "O2 | 2L | 4 L NC",
      "AVPU | A | V",
      "SpO2 (%) | 94 | 92%",
      "Platelets | 9 L | 12",
    ),
  ).toEqual(["HR = 88; 92", "O2 L = 2; 4 [NC]", "AVPU = A; V", "SpO2 % = 94; 92", "Platelets = 9 [L]; 12"]);
});

test("no number is cut in two to find a result and its range in a line of ranges", async () => {
  expect(await inSheet("Ward | 4", "Range | 135-145 | 3.5-5.1 | 120-155")).toEqual([]);
});

test("a number with its power of ten is one number", async () => {
  expect(await inSheet(HEAD, "Platelets | 3.2e5 | /µL | 150000-400000 | 2026-03-12")).toEqual([
    "Platelets /µL = 3.2e5 @2026-03-12 normal",
  ]);
});

test("a time without a sign belongs to the date beside it", async () => {
  expect(
    await inSheet("Date | Time | HR | RR", "2026-03-12 | 2355 | 125 | 26", "2026-03-13 | 0010 | 118 | 24"),
  ).toEqual([
    "HR = 125 @2026-03-12T23:55; 118 @2026-03-13T00:10",
    "RR = 26 @2026-03-12T23:55; 24 @2026-03-13T00:10",
  ]);
});

test("a unit is also headed in Italian and Portuguese, and an earlier result in French", async () => {
  expect(
    await inSheet(
      "Analito | Risultato | U.M. | Intervallo di riferimento",
      "Potassio | 5,9 | mmol/L | 3,5 - 5,1",
    ),
  ).toEqual(["Potassio mmol/L = 5,9 high"]);
  expect(
    await inSheet(
      "Analyse | Résultat | Unité | Valeurs de référence | Antériorité",
      "CRP | 12 | mg/L | < 5 | 98",
    ),
  ).toEqual(["CRP mg/L = 12 high", "CRP (Antériorité) mg/L = 98 high"]);
});

test("a range behind a second result does not count for the first", async () => {
  expect(
    await inSheet(
      "Test | Result (SI) | Unit | Ref | Result (conventional) | Unit | Ref",
      "Hemoglobin | 91 | g/L | 120-155 | 9.1 | g/dL | 12.0-15.5",
    ),
  ).toEqual(["Hemoglobin g/L = 91 low", "Hemoglobin (Result (conventional) 2) = 9.1"]);
});

test("two figures in one cell are one result, and neither is the other's unit", async () => {
  expect(await inSheet("Date | VA right | VA left | Pain", "2026-03-12 | 6/9 | 6/5 | 4/10")).toEqual([
    "VA right = 6/9 @2026-03-12",
    "VA left = 6/5 @2026-03-12",
    "Pain /10 = 4 @2026-03-12",
  ]);
  expect(await inSheet("Sign | 2026-03-12 | 2026-03-13", "RR | 18 20 | 22", "HR | 72 | 80")).toEqual([
    "RR = 18 20 @2026-03-12; 22 @2026-03-13",
    "HR = 72 @2026-03-12; 80 @2026-03-13",
  ]);
});

test("a unit that begins with a power of ten is one in a row without headings, too", async () => {
  expect(await inSheet("Hb | 91 L | g/L | 115-165", "WBC | 18.9 H | 10^9/L | 4-11")).toEqual([
    "Hb g/L = 91 low [L]",
    "WBC 10^9/L = 18.9 high [H]",
  ]);
});

test("names and values beside each other are read pair by pair", async () => {
  expect(await inSheet("Hb | 91 g/L | Na | 128 mmol/L", "Plt | 96 10^9/L | K | 5.9 mmol/L")).toEqual([
    "Hb g/L = 91",
    "Na mmol/L = 128",
    "Plt 10^9/L = 96",
    "K mmol/L = 5.9",
  ]);
});
