import { describe, expect, test } from "vitest";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { inSheet, sheetOf } from "./lab-sheets.ts";

describe("values of an earlier time", () => {
  test.each([
    "Test | Result | Prev | Previous date | Unit | Range | Date",
    "Test | Result | Previous result | Date of previous | Unit | Range | Collected",
  ])("have the date of their own column: %s", async (head) => {
    expect(await inSheet(head, "K | 5.9 | 4.4 | 2026-03-01 | mmol/L | 3.5-5.1 | 2026-03-12")).toEqual([
      "K mmol/L = 4.4 @2026-03-01 normal; 5.9 @2026-03-12 high",
    ]);
  });

  test("and of the date right behind them", async () => {
    expect(
      await inSheet(
        "Test | Current | Date | Previous | Date | Unit",
        "K | 5.9 | 13/03/2026 | 4.4 | 01/03/2026 | mmol/L",
      ),
    ).toEqual(["K mmol/L = 4.4 @2026-03-01; 5.9 @2026-03-13"]);
  });

  test("are not the latest beside values without a date", async () => {
    expect(
      await inSheet("Test | Result | Prev | Previous date | Unit", "K | 5.9 | 4.4 | 2026-03-01 | mmol/L"),
    ).toEqual(["K mmol/L = 5.9", "K (Prev) mmol/L = 4.4 @2026-03-01"]);
  });
});

describe("what keeps values of one test apart", () => {
  test("the site of a wound, which may be merged over its rows", async () => {
    expect(
      await inSheet(
        "Date | Site | Length (cm)",
        "2026-03-01 | Sacrum | 4.2",
        "2026-03-08 | | 3.9",
        "2026-03-08 | L heel | 2.0",
      ),
    ).toEqual([
      "Length (Sacrum) cm = 4.2 @2026-03-01; 3.9 @2026-03-08",
      "Length (L heel) cm = 2.0 @2026-03-08",
    ]);
  });

  test("peak and trough, under any heading, beside the range to be kept", async () => {
    expect(
      await inSheet(
        "Drug level | Type | Result | Unit | Therapeutic range | Time taken",
        "Gentamicin | Trough | 1.8 | mg/L | <1 | 13/03/2026 07:30",
        "Gentamicin | Peak | 9.2 | mg/L | 5-10 | 13/03/2026 09:00",
      ),
    ).toEqual([
      "Gentamicin (Trough) mg/L = 1.8 @2026-03-13T07:30 high",
      "Gentamicin (Peak) mg/L = 9.2 @2026-03-13T09:00 normal",
    ]);
  });

  test("a ward is no site of a body", async () => {
    expect(
      await inSheet("Date | Location | Weight (kg)", "2026-03-01 | Ward 3 | 70", "2026-03-08 | Ward 4 | 71"),
    ).toEqual(["Weight kg = 70 @2026-03-01; 71 @2026-03-08"]);
  });
});

describe("columns of values", () => {
  test("of two patients stand side by side under the same dates and tests", async () => {
    expect(
      await inSheet(
        "Ada Example | | | Bob Sample",
        "Date | K | Na | Date | K | Na",
        "2026-03-12 | 5.9 | 128 | 2026-03-12 | 4.1 | 138",
      ),
    ).toEqual([
      "K (Ada Example) = 5.9 @2026-03-12",
      "Na (Ada Example) = 128 @2026-03-12",
      "K (Bob Sample) = 4.1 @2026-03-12",
      "Na (Bob Sample) = 138 @2026-03-12",
    ]);
  });

  test("before and after something, below a blank corner", async () => {
    expect(await inSheet(" | Pre | Post", "Weight | 73.4 | 70.8", "BP | 168/92 | 134/78")).toEqual([
      "Weight (Pre) = 73.4",
      "Weight (Post) = 70.8",
      "BP (Pre) = 168/92",
      "BP (Post) = 134/78",
    ]);
  });

  test("of visits with their dates, and of one without", async () => {
    expect(
      await inSheet(
        "Investigation | Booking 12/01/2026 | 28 weeks 13/03/2026 | 36 weeks",
        "Hb | 118 | 104 | —",
        "Blood group | O neg | | ",
        "Glucose | 4.4 | 8.9 | 5.1",
      ),
    ).toEqual([
      "Hb = 118 @2026-01-12; 104 @2026-03-13",
      "Blood group = O neg @2026-01-12",
      "Glucose = 4.4 @2026-01-12; 8.9 @2026-03-13",
      "Glucose (36 weeks) = 5.1",
    ]);
  });

  test("whose headings name a count or a total of something measured are read as values", async () => {
    expect(
      await inSheet(
        "Date | Platelet count | Body mass index | Total protein | Count | Cost",
        "2026-03-12 | 96 | 24.2 | 62 | 3 | 12.50",
      ),
    ).toEqual([
      "Platelet count = 96 @2026-03-12",
      "Body mass index = 24.2 @2026-03-12",
      "Total protein = 62 @2026-03-12",
    ]);
  });

  test("under one heading belong to the tests before them", async () => {
    expect(
      await inSheet("Date | RR | Score | HR | Score | Total", "2026-03-12 | 26 | 3 | 124 | 2 | 5"),
    ).toEqual([
      "RR = 26 @2026-03-12",
      "Score (RR) = 3 @2026-03-12",
      "HR = 124 @2026-03-12",
      "Score (HR) = 2 @2026-03-12",
      "Total = 5 @2026-03-12",
    ]);
  });

  test("of several specimens keep their names", async () => {
    expect(await inSheet("Test | Serum | Urine | Unit", "Sodium | 128 | 45 | mmol/L")).toEqual([
      "Sodium (Serum) mmol/L = 128",
      "Sodium (Urine) mmol/L = 45",
    ]);
  });

  test("may hold heights in feet", async () => {
    expect(await inSheet("Date | Height", "2026-03-10 | 170 cm", `2026-03-11 | 5'10"`)).toEqual([
      "Height cm = 170 @2026-03-10",
      `Height = 5'10" @2026-03-11`,
    ]);
  });
});

describe("headings in two rows", () => {
  test("a meal over before and after, and bedtime, which is nobody's bed", async () => {
    expect(
      await inSheet(
        "Date | Breakfast | | Lunch | | Bed",
        " | Pre | Post | Pre | Post | ",
        "2026-03-10 | 7.1 | 11.2 | 8.0 | 12.4 | 9",
        "2026-03-11 | 3.4 | 9.0 | 7.7 | HI | 7",
      ),
    ).toEqual([
      "Breakfast Pre = 7.1 @2026-03-10; 3.4 @2026-03-11",
      "Breakfast Post = 11.2 @2026-03-10; 9.0 @2026-03-11",
      "Lunch Pre = 8.0 @2026-03-10; 7.7 @2026-03-11",
      "Lunch Post = 12.4 @2026-03-10; HI @2026-03-11",
      "Bed = 9 @2026-03-10; 7 @2026-03-11",
    ]);
  });

  test("times above their dates", async () => {
    expect(
      await inSheet(
        "Time | 06:14 | 08:30 | 11:05",
        "Date | 13/03/2026 | 13/03/2026 | 13/03/2026",
        "BE (mmol/L) | -8.4 | -5.1 | -1.2",
      ),
    ).toEqual(["BE mmol/L = -8.4 @2026-03-13T06:14; -5.1 @2026-03-13T08:30; -1.2 @2026-03-13T11:05"]);
  });

  test("two that are read as one, the second with no cell below it", async () => {
    expect(
      await inSheet("Test | Result | Unit | Reference range Flag", "K | 5.9 | mmol/L | 3.5-5.1"),
    ).toEqual(["K mmol/L = 5.9 high"]);
  });
});

test("dates of which day and month are not certain head their columns all the same", async () => {
  expect(await inSheet(" | 10/03/2026 | 11/03/2026", "Hb | 98 | 91", "CRP | 88 | 212")).toEqual([
    "Hb = 98; 91",
    "CRP = 88; 212",
  ]);
  const { tables } = await readLabs(() => [
    sheetOf("CSV", " | 02/03/2026 | 03/03/2026 | 04/03/2026", "Hb | 98 | 95 | 91", "CRP | 88 | 140 | 212"),
    // Either in March, or on the third of two months, the later one first.
    sheetOf("Other", " | 05/02/2026 | 03/03/2026", "K | 4.1 | 5.9", "Na | 138 | 129"),
  ]);
  const told = (tables[0]?.series ?? []).map(({ values, isInTurn }) => [
    values.map(({ when }) => when).join("; "),
    isInTurn,
  ]);
  const [inTurn, unknown] = ["02/03/2026; 03/03/2026; 04/03/2026", "05/02/2026; 03/03/2026"];
  expect(told).toEqual([
    [inTurn, true],
    [inTurn, true],
    [unknown, undefined],
    [unknown, undefined],
  ]);
});

test("further values right behind the first one are no range", async () => {
  expect(await inSheet("BE (mmol/L) | -8.4 | -5.1 | -1.2", "BE | 1.2 | 0.4 | -1.5")).toEqual([]);
});

test("columns without a heading are those of units and of ranges where they hold nothing else", async () => {
  expect(
    await inSheet(
      " | | | 2026-03-12 | 2026-03-13 | 2026-03-14",
      "Hb | g/L | 115-165 | 98 | 121 |",
      "CRP | mg/L | <5 | 88 | | 4",
    ),
  ).toEqual([
    "Hb g/L = 98 @2026-03-12 low; 121 @2026-03-13 normal",
    "CRP mg/L = 88 @2026-03-12 high; 4 @2026-03-14 normal",
  ]);
});

test("an organism with its number heads a column of antibiotics", async () => {
  expect(
    await inSheet(
      "Antibiotic | Organism 1: E. coli | Organism 2: K. pneumoniae",
      "Amoxicillin | R | R",
      "Gentamicin | S | R",
    ),
  ).toEqual([
    "Amoxicillin (Organism 1: E. coli) = R",
    "Amoxicillin (Organism 2: K. pneumoniae) = R",
    "Gentamicin (Organism 1: E. coli) = S",
    "Gentamicin (Organism 2: K. pneumoniae) = R",
  ]);
});

test("what an ECG measures has its units", async () => {
  expect(await inSheet("Vent. rate | 112 bpm", "PR interval | 168 ms")).toEqual([
    "Vent. rate bpm = 112",
    "PR interval ms = 168",
  ]);
});

test("a time with what the sample was taken from heads a column", async () => {
  expect(
    await inSheet(
      " | Arterial 06:14 | Arterial 08:30 | Venous 08:35",
      "pH | 7.21 | 7.29 | 7.25",
      "pCO2 (kPa) | 7.9 | 6.8 | 8.1",
    ),
  ).toEqual(["pH = 7.21; 7.29; 7.25", "pCO2 kPa = 7.9; 6.8; 8.1"]);
});

test("a column that holds names and the first values together is not read, so that none stands as a name", async () => {
  expect(
    await inSheet("Test 16/03/2026 | 17/03/2026 | 18/03/2026", "K 5.9 | 4.8 | 4.2", "Na 128 | 131 | 135"),
  ).toEqual([]);
});
