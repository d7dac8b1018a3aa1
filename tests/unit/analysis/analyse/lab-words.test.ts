import { describe, expect, test } from "vitest";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { labStatements } from "#workers/analysis/analyse/labs/lab-statements.ts";
import { HEAD, inSheet, seriesOf, sheetOf } from "./lab-sheets.ts";

describe("results that are words", () => {
  test("stand in the table beside those that are figures", async () => {
    expect(
      await inSheet(
        HEAD,
        "Potassium | 5.9 | mmol/L | 3.5-5.1 | 2026-03-12",
        "Sodium | haemolysed | mmol/L | 135-145 | 2026-03-12",
        "Blood culture | No growth | | | 2026-03-12",
        "Urine culture | E. coli | | | 2026-03-12",
        "PSA | ~5 | ng/mL | <4 | 2026-03-12",
        "Comment | sent by hand | | | 2026-03-12",
        " | please repeat | | |",
        "Chloride | n/a | mmol/L | 98-107 | 2026-03-12",
      ),
    ).toEqual([
      "Potassium mmol/L = 5.9 @2026-03-12 high",
      "Sodium mmol/L = haemolysed @2026-03-12",
      "Blood culture = No growth @2026-03-12",
      "Urine culture = E. coli @2026-03-12",
      "PSA ng/mL = ~5 @2026-03-12",
    ]);
  });

  test("of observations in columns of times, under letters that head nothing", async () => {
    expect(
      await inSheet(
        " | 13/03 06:00 | 13/03 12:00 | 13/03 18:00",
        "RR | 18 | 22 | 26",
        "O2 | RA | RA | 2L NC",
        "ACVPU | A | A | C",
        "GCS | E4V5M6 | E4V5M6 | E3V4M6",
        "Temp | 36.8 | 38.4 | 39.1",
      ),
    ).toEqual([
      "RR = 18; 22; 26",
      "O2 = RA; RA",
      "O2 L = 2 [NC]",
      "ACVPU = A; A; C",
      "GCS = E4V5M6; E4V5M6; E3V4M6",
      "Temp = 36.8; 38.4; 39.1",
    ]);
  });

  test("of observations in columns of their own", async () => {
    expect(
      await inSheet(
        "Time | HR | Consciousness | Apnoea/Brady | Nurse",
        "06:00 | 88 | wach | 0 | Lund",
        "12:00 | 118 | Voice | A1 B1 | Moe",
      ),
    ).toEqual(["HR = 88; 118", "Consciousness = wach; Voice", "Apnoea/Brady = 0; A1 B1"]);
  });

  test("are no answers of a questionnaire, and no names", async () => {
    expect(
      await inSheet(
        HEAD,
        "Potassium | 5.9 | mmol/L | 3.5-5.1 | 2026-03-12",
        "Are you a refugee? | No | | | 2026-03-12",
        "Requested by | Dr Moe | | | 2026-03-12",
        "Ward | Ward 3 | | |",
      ),
    ).toEqual(["Potassium mmol/L = 5.9 @2026-03-12 high"]);
  });

  test("a row that names the next patient is none of this one's", async () => {
    expect(
      await inSheet(
        "Patient: Ada Example | MRN 1001",
        "Test | Result | Unit | Range",
        "K | 5.9 | mmol/L | 3.5-5.1",
        "Patient: Bob Sample | MRN 1002",
        "K | 4.1 | mmol/L | 3.5-5.1",
      ),
    ).toEqual(["Ada Example: K mmol/L = 5.9 high", "Bob Sample: K mmol/L = 4.1 normal"]);
  });
});

test("a later word leaves the statement of the latest figure", async () => {
  const sheet = sheetOf(
    "CSV",
    HEAD,
    "Creatinine | 1.3 | mg/dL | 0.5-1.1 | 2026-03-12",
    "Creatinine | pending | mg/dL | 0.5-1.1 | 2026-03-13",
  );
  const { tables } = await readLabs(() => [sheet]);
  expect(labStatements(tables).map(({ text }) => text)).toEqual([
    "Creatinine 1.3 mg/dL on 2026-03-12 is above the document's range (0.5-1.1).",
  ]);
});

test("a name that stands alone below a patient's values may be the next one's", async () => {
  expect(
    await inSheet(
      "Test | Result | Unit | Range",
      "Ada Example | MRN 1001",
      "K | 5.9 | mmol/L | 3.5-5.1",
      "Bob Sample | MRN 1002",
      "K | 4.1 | mmol/L | 3.5-5.1",
      "Carla Muster",
      "K | 3.0 | mmol/L | 3.5-5.1",
    ),
  ).toEqual([
    "1001: K mmol/L = 5.9 high",
    "1002: K mmol/L = 4.1 normal",
    "1002: K (Carla Muster) mmol/L = 3.0 low",
  ]);
});

test("many rows of them cost no more than others, row by row", async () => {
  const rows = Array.from({ length: 30_000 }, (_, i) => `Test ${i} | word | mmol/L | 3-5`);
  const sheet = sheetOf("CSV", "Test | Result | Unit | Range", "K | 5.9 | mmol/L | 3-5", ...rows);
  const begin = process.threadCpuUsage();
  await readLabs(() => [sheet]);
  const { user, system } = process.threadCpuUsage(begin);
  expect((user + system) / 1_000).toBeLessThan(10_000);
});

test("ranges by age are given, though nothing is compared with them", async () => {
  const sheet = sheetOf(
    "CSV",
    "Test | Result | Unit | Reference range",
    "Bilirubin | 210 | umol/L | Newborn <200; Adult <21",
    "WCC | 18 | 10^9/L | 0-7d 9.0-30.0",
  );
  const { tables } = await readLabs(() => [sheet]);
  const ranges = tables.flatMap(({ series }) => series.map(({ range, values }) => [range, values[0]?.mark]));
  expect(ranges).toEqual([
    [{ text: "Newborn <200; Adult <21", low: null, high: null }, null],
    [{ text: "0-7d 9.0-30.0", low: null, high: null }, null],
  ]);
});

describe("what an organism is to antibiotics", () => {
  test("with concentrations, in the unit of their heading", async () => {
    expect(
      await inSheet(
        "Antibiotic | MIC (mg/L) | Interpretation",
        "Amoxicillin | >32 | R",
        "Gentamicin | <=1 | S",
      ),
    ).toEqual(["Amoxicillin mg/L = >32 [R]", "Gentamicin mg/L = <=1 [S]"]);
  });

  test("by letters, of one organism or of several", async () => {
    expect(await inSheet("Antibiotic | Result", "Amoxicillin | R", "Gentamicin | S")).toEqual([
      "Amoxicillin = R",
      "Gentamicin = S",
    ]);
    expect(
      await inSheet("Antibiotic | E. coli | K. pneumoniae", "Amoxicillin | R >32 | R", "Meropenem | S | I"),
    ).toEqual([
      "Amoxicillin (E. coli) = R >32",
      "Amoxicillin (K. pneumoniae) = R",
      "Meropenem (E. coli) = S",
      "Meropenem (K. pneumoniae) = I",
    ]);
  });

  test("a chart of antibiotics that are given is none", async () => {
    expect(
      await inSheet(
        "Antibiotic | Dose | Route | 12 Mar | 13 Mar",
        "Amoxicillin | 500 mg | PO | S | R",
        "Gentamicin | 80 mg | IV | S | S",
      ),
    ).toEqual([]);
  });
});

test("rows of results without headings are said to be left out", async () => {
  const sheet = sheetOf(
    "CSV",
    "Hb | g/L | 120-155 | 91 L | 98 L | 112",
    "K | mmol/L | 3.5-5.1 | 5.9 | 4.9 | 4.4",
  );
  expect(await seriesOf(sheet)).toEqual([]);
  expect((await readLabs(() => [sheet])).notes).toEqual([
    "2 rows of values are not shown in the tables, because it is not certain what their values are or when they were measured.",
  ]);
});
