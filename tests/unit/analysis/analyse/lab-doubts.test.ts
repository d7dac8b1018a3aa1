import { describe, expect, test } from "vitest";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { labStatements } from "#workers/analysis/analyse/labs/lab-statements.ts";
import { HEAD, inSheet, sheetOf } from "./lab-sheets.ts";

const notesOf = async (...rows: string[]) => (await readLabs(() => [sheetOf("CSV", ...rows)])).notes;
const statementsOf = async (...rows: string[]) =>
  labStatements((await readLabs(() => [sheetOf("CSV", ...rows)])).tables).map(({ text }) => text);

describe("what is measured", () => {
  test("specimens and panels are kept apart", async () => {
    expect(
      await inSheet(
        `Sample | ${HEAD}`,
        "Plasma | Urea | 9 | mmol/L | 2.5-7.8 | 2026-01-02",
        "Urine | Urea | 210 | mmol/L | | 2026-01-03",
      ),
    ).toEqual(["Urea (Plasma) mmol/L = 9 @2026-01-02 high", "Urea (Urine) mmol/L = 210 @2026-01-03"]);
    expect(
      await inSheet(
        `Panel | ${HEAD}`,
        "Blood gas | Na | 131 | mmol/L | | 2026-01-02",
        "Blood gas | K | 4.1 | mmol/L | | 2026-01-02",
        "Electrolytes | Na | 135 | mmol/L | | 2026-01-03",
      ),
    ).toEqual([
      "Na (Blood gas) mmol/L = 131 @2026-01-02",
      "K mmol/L = 4.1 @2026-01-02",
      "Na (Electrolytes) mmol/L = 135 @2026-01-03",
    ]);
  });

  test("tables side by side are read each for itself; a second result in a row has no unit and no mark", async () => {
    expect(
      await inSheet(
        "Bed 1, Nyberg | | | | Bed 2, Duarte | | |",
        "Test | Result | Unit | Range | Test | Result | Unit | Range",
        "K | 6.9 | mmol/L | 3.5-5.1 | K | 2.9 | mmol/L | 3.5-5.1",
      ),
    ).toEqual(["Bed 1, Nyberg: K mmol/L = 6.9 high", "Bed 2, Duarte: K mmol/L = 2.9 low"]);
    expect(
      await inSheet("Test | Result | Unit | Range | Result", "K | 6.9 | mmol/L | 3.5-5.1 | 4.0"),
    ).toEqual(["K mmol/L = 6.9 high", "K (Result 2) = 4.0"]);
  });

  test("a row that names a specimen parts the rows below it", async () => {
    expect(
      await inSheet(
        "Serum",
        "Test | Result | Unit | Range",
        "Urea | 9 | mmol/L | 2.5-7.8",
        "Urine",
        "Urea | 210 | mmol/L | ",
      ),
    ).toEqual(["Urea (Serum) mmol/L = 9 high", "Urea (Urine) mmol/L = 210"]);
  });

  test("rows of means, extremes and aims are no measurements; rows of ranges and units are read", async () => {
    expect(
      await inSheet(
        "Date | Urea | Hb",
        " | mmol/L | g/L",
        "Ref | 2.5-7.8 | 115-165",
        "2026-01-02 | 9.0 | 120",
        "2026-01-03 | 5.0 | 99",
        "Average | 7.0 | 110",
        "MIN | 5.0 | 99",
        "Target | 6 | 130",
        "24 h total | 14 | 219",
        "Max (2026) | 9.0 | 120",
      ),
    ).toEqual([
      "Urea mmol/L = 9.0 @2026-01-02 high; 5.0 @2026-01-03 normal",
      "Hb g/L = 120 @2026-01-02 normal; 99 @2026-01-03 low",
    ]);
  });

  test("a blank name goes on with the test above it, in its unit and range", async () => {
    expect(
      await inSheet(
        "Test | Date | Result | Unit | Range",
        "Urea | 2026-01-02 | 5.0 | mmol/L | 2.5-7.8",
        " | 2026-01-03 | 9.0 | | ",
        "Hb | 2026-01-02 | 120 | g/L | 115-165",
        " | 2026-01-03 | 99 | g/L | 115-165",
      ),
    ).toEqual([
      "Urea mmol/L = 5.0 @2026-01-02 normal; 9.0 @2026-01-03 high",
      "Hb g/L = 120 @2026-01-02 normal; 99 @2026-01-03 low",
    ]);
  });

  test("no value becomes part of a name; what cannot be known is said", async () => {
    const rows = ["Urea 5.0 | 9.0 | mmol/L | 2.5-7.8", "Ferritin | 30 | 12 | 20-300"];
    expect(await inSheet(...rows)).toEqual([]);
    expect(await notesOf(...rows)).toEqual([
      "2 rows of values are not shown in the tables, because it is not certain what their values are or when they were measured.",
    ]);
    expect(await inSheet("CA 125 | 35 | U/mL | 0-35", "Vitamin B 12 | 150 | pg/mL | 187-883")).toEqual([
      "CA 125 U/mL = 35 normal",
      "Vitamin B 12 pg/mL = 150 low",
    ]);
  });

  test("columns of two times are values of their own, dated where their headings are", async () => {
    expect(
      await inSheet("Test | Previous | Current | Unit | Norm", "Urea | 5.0 | 9.0 | mmol/L | 2.5-7.8"),
    ).toEqual(["Urea (Previous) mmol/L = 5.0 normal", "Urea (Current) mmol/L = 9.0 high"]);
    expect(
      await inSheet(
        "Test | Discharge 09/01/2026 | Admission 31/12/2025 | Unit | Norm",
        "Urea | 9.0 | 5.0 | mmol/L | 2.5-7.8",
      ),
    ).toEqual(["Urea mmol/L = 5.0 @2025-12-31 normal; 9.0 @2026-01-09 high"]);
    expect(
      await inSheet(
        "Test | Result | Previous result | Unit | Date",
        "Urea | 9.0 | 5.0 | mmol/L | 2026-01-09",
      ),
    ).toEqual(["Urea mmol/L = 9.0 @2026-01-09", "Urea (Previous result) mmol/L = 5.0"]);
    expect(
      await inSheet("Test | Tube 1 | Tube 2 | Mean | Unit | Norm", "Urea | 5.0 | 9.0 | 7 | mmol/L | 2.5-7.8"),
    ).toEqual(["Urea (Tube 1) mmol/L = 5.0 normal", "Urea (Tube 2) mmol/L = 9.0 high"]);
    expect(await inSheet("Item | Dose | Unit", "Aspirin | 81 | mg")).toEqual([]);
  });
});

describe("flags", () => {
  test.each([
    ["6.8 (HH)", "6.8 high [(HH)]"],
    ["6.8 *H", "6.8 high [*H]"],
    ["6.8H*", "6.8 high [H*]"],
    ["6.8 ▲", "6.8 high [▲]"],
    ["2.1 ▼▼", "2.1 low [▼▼]"],
    ["6.8 ++", "6.8 high [++]"],
    ["2.1 --", "2.1 low [--]"],
    ["2.1 -", "2.1 low [-]"],
    ["C 6.8", "6.8 high [C]"],
    ["* 6.8", "6.8 high [*]"],
    ["(HH) 6.8", "6.8 high [(HH)]"],
    ["↓2.1", "2.1 low [↓]"],
    ["6.8 phoned to ward", "6.8 high [phoned to ward]"],
    ["6.8 mmol/L HH", "6.8 high [HH]"],
    ["Positive (A)", "Positive [(A)]"],
    ["6.8, repeated", "6.8 high [repeated]"],
    ["6.8 mmol/L↑", "6.8 high [↑]"],
    ["6.8 crit high", "6.8 high [crit high]"],
    ["HI", "HI"],
    ["- 6.8", undefined],
    ["6.8 / 7.1", "6.8 / 7.1"],
  ])("%s", async (value, expected) => {
    const [found] = await inSheet("Test | Result | Unit | Range", `K | ${value} | mmol/L | 3.5-5.1`);
    expect(found?.split(" = ")[1]).toBe(expected);
  });

  test("a row whose number cannot be read is said to be left out", async () => {
    expect(await notesOf("Test | Result | Unit | Range", "K | - 6.8 | mmol/L | 3.5-5.1")).toEqual([
      "One row of values is not shown in the tables, because it is not certain what its values are or when they were measured.",
    ]);
  });

  test("remarks behind vital signs", async () => {
    expect(
      await inSheet("Date | HR | SpO2", "2026-01-02 | 96 irregular | 91% RA", "2026-01-03 | 80 | 95% 2L"),
    ).toEqual([
      "HR = 96 @2026-01-02 [irregular]; 80 @2026-01-03",
      "SpO2 % = 91 @2026-01-02 [RA]; 95 @2026-01-03 [2L]",
    ]);
  });

  test("a value in another unit than its column's keeps its own and is not marked", async () => {
    expect(await inSheet("Test | Result | Unit | Range", "Glucose | 5.4 mmol/L | mg/dL | 70-99")).toEqual([
      "Glucose mmol/L = 5.4",
    ]);
  });
});

describe("when a value was measured", () => {
  test.each([
    [
      ["25/02/26", "03/03/26", "05/03/26"],
      ["2026-02-25", "2026-03-03", "2026-03-05"],
    ],
    [
      ["2/25/2026 12:30 PM", "3/3/2026 12:10 AM", "3/3/2026 1:00 PM"],
      ["2026-02-25T12:30", "2026-03-03T00:10", "2026-03-03T13:00"],
    ],
    [
      ["03/03/2026", "05/03/2026", "04/03/2026"],
      ["2026-03-03", null, null],
    ],
    [
      ["25/02/2026", "02/25/2026", "04/03/2026"],
      ["2026-02-25", "2026-02-25", null],
    ],
  ])("one certain date decides its column: %j", async (dates, expected) => {
    const rows = dates.map((date, index) => `K | ${index + 1} | mmol/L | | ${date}`);
    const { tables } = await readLabs(() => [sheetOf("CSV", HEAD, ...rows)]);
    const values = tables[0]?.series[0]?.values ?? [];
    const inRows = [...values].sort((a, b) => Number(a.raw) - Number(b.raw));
    expect(inRows.map(({ at }) => at)).toEqual(expected);
  });

  test("one certain date decides a row of headings; without one, all stand as written", async () => {
    expect(
      await inSheet("Test | Unit | 28/02/2026 | 03/03/2026 | 05/03/2026", "K | mmol/L | 1 | 2 | 3"),
    ).toEqual(["K mmol/L = 1 @2026-02-28; 2 @2026-03-03; 3 @2026-03-05"]);
    expect(await inSheet("Test | Unit | 02/03/2026 | 04/03/2026", "K | mmol/L | 1 | 2")).toEqual([
      "K mmol/L = 1; 2",
    ]);
  });

  test("a table under the same headings is dated like the one before", async () => {
    expect(
      await inSheet(HEAD, "K | 1 | mmol/L | | 25/02/2026", "", HEAD, "K | 2 | mmol/L | | 03/04/2026"),
    ).toEqual(["K mmol/L = 1 @2026-02-25; 2 @2026-04-03"]);
  });

  test("a row of clock times below merged days belongs to the headings", async () => {
    expect(
      await inSheet(
        "Observation | 2026-01-02 | | 2026-01-03",
        "Time | 06:00 | 18:00 | 06:00",
        "HR | 80 | 131 | 70",
      ),
    ).toEqual(["HR = 80 @2026-01-02T06:00; 131 @2026-01-02T18:00; 70 @2026-01-03T06:00"]);
  });

  test("what has no date is never the latest beside what has one", async () => {
    expect(
      await statementsOf(
        HEAD,
        "K | 6.2 | mmol/L | 3.5-5.1 | 2026-01-02",
        "K | 2.0 | mmol/L | 3.5-5.1 | see note",
      ),
    ).toEqual(["K 6.2 mmol/L on 2026-01-02 is above the document's range (3.5-5.1)."]);
  });

  test("where nothing tells which value is the latest, all that are out of range are said", async () => {
    const rows = ["K | 6.2 | mmol/L | 3.5-5.1", "K | 4.0 | mmol/L | 3.5-5.1"];
    expect(await statementsOf("Test | Result | Unit | Range", ...rows)).toEqual([
      "K 6.2 mmol/L is above the document's range (3.5-5.1).",
    ]);
  });
});

describe("headings", () => {
  test("an empty row may stand below them", async () => {
    expect(
      await inSheet(
        "Collected | Test | Result | Units | Range",
        "",
        "2026-01-02 | ALT | 39 | U/L | up to 40",
        "2026-01-02 | K | 6.2 | mmol/L | 3.5-5.1",
      ),
    ).toEqual(["ALT U/L = 39 @2026-01-02 normal", "K mmol/L = 6.2 @2026-01-02 high"]);
  });

  test("hold on below an empty row and another patient's name", async () => {
    expect(
      await inSheet(
        "Patient: Ola Nyberg | Ward 3",
        HEAD,
        "K | 6.2 | mmol/L | 3.5-5.1 | 2026-01-02",
        "",
        "Patient: Ines Duarte | Ward 3",
        "K | 2.9 | mmol/L | 3.5-5.1 | 2026-01-02",
        "",
        "Drug | Dose | Unit",
        "Aspirin | 81 | mg",
      ),
    ).toEqual(["Ola Nyberg: K mmol/L = 6.2 @2026-01-02 high", "Ines Duarte: K mmol/L = 2.9 @2026-01-02 low"]);
  });

  test("two columns of ranges are two groups of people's", async () => {
    const head = "Test | Result | Unit | Range (M) | Range (F)";
    expect(
      await inSheet(head, "Hb | 125 | g/L | 130-170 | 115-155", "Urea | 9 | mmol/L | 2.5-7.8 | 2.5-6.7"),
    ).toEqual(["Hb g/L = 125", "Urea mmol/L = 9 high"]);
    expect(await inSheet("Test | Result | Unit | Low (M) | Low (F)", "Hb | 125 | g/L | 130 | 115")).toEqual([
      "Hb g/L = 125",
    ]);
  });

  test.each([
    "Assay | Outcome | UoM | Norm | Sampled",
    "Analyse | Ergebnis | Einheit | Referenzbereich | Entnahme",
    "Examen | Valeur | Unité | Norme | Date de prélèvement",
    "Prueba | Resultado | Unidades | Valores de referencia | Fecha de toma",
    "Haematology | Result | Units | Ref. interval | Sample taken",
  ])("%s", async (head) => {
    expect(await inSheet(head, "K | 6.2 | mmol/L | 3.5-5.1 | 2026-01-02")).toEqual([
      "K mmol/L = 6.2 @2026-01-02 high",
    ]);
  });
});
