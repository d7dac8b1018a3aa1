import { describe, expect, test } from "vitest";
import type { Segment } from "#app/core/document/document-text.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { labStatements } from "#workers/analysis/analyse/labs/lab-statements.ts";

const PART = { kind: "sheet" as const, name: "Sheet Labs" };

const table = (rows: string[][], firstRow = 1): Block => ({
  kind: "table",
  address: { sheet: "Labs", cell: `A${firstRow}` },
  firstColumn: 0,
  rows: rows.map((cells, index) => ({ row: firstRow + index, cells })),
});

const lines = (...texts: string[]): Block[] =>
  texts.map((text, index) => ({ kind: "paragraph", address: { page: 1, block: index + 1 }, text }));

const read = (...blocks: Block[]) => readLabs(() => [{ part: PART, blocks }]);
const cells = (text: string) => text.split("|").map((cell) => cell.trim());
const sheet = (...rows: string[]) => table(rows.map(cells));

/** Series in short: "name unit [range]: value@date mark flag; …", with the patient in front. */
async function short(...blocks: Block[]): Promise<string[]> {
  const { tables } = await read(...blocks);
  return tables.flatMap(({ patient, series }) =>
    series.map(({ name, unit, range, values }) => {
      const all = values.map(({ raw, at, mark, flag }) =>
        [raw, at && `@${at}`, mark, flag].filter(Boolean).join(" "),
      );
      return `${patient ? `${patient}: ` : ""}${name} ${unit ?? "-"} [${range?.text ?? ""}] ${all.join("; ")}`;
    }),
  );
}

describe("a table with a result in each row", () => {
  test("test, result, unit, range and flag under their usual names", async () => {
    const found = await short(
      sheet(
        "Test | Result | Unit | Reference Range | Flag",
        "Hemoglobin | 9.1 | g/dL | 12.0-15.5 | L",
        "Platelets | 250 | K/uL | 150-400 | ",
        "CRP | <0.5 | mg/L | < 5 | ",
        "Urine protein | negative | | negative | ",
      ),
    );
    expect(found).toEqual([
      "Hemoglobin g/dL [12.0-15.5] 9.1 low L",
      "Platelets K/uL [150-400] 250 normal",
      "CRP mg/L [< 5] <0.5 normal",
      "Urine protein - [negative] negative",
    ]);
  });

  test("other names, titles above the headings, decimal commas", async () => {
    expect(
      await short(
        sheet(
          "Laboratory report | | | ",
          "Analyte | Value | Units | Normal range",
          "Potassium | 5,9 | mmol/L | 3,5–5,1",
          "Sodium | 1,234 | mmol/L | 135,0-145,0",
        ),
      ),
    ).toEqual(["Potassium mmol/L [3,5–5,1] 5,9 high", "Sodium mmol/L [135,0-145,0] 1,234 low"]);
  });

  test("limits in two columns, unit and flag within the result", async () => {
    expect(
      await short(
        sheet(
          "Component | Result | Low | High",
          "Hemoglobin | 9.1 g/dL L | 12 | 16",
          "Glucose | 180 mg/dL | 70 | 100",
          "eGFR | 45 | 60 | ",
        ),
      ),
    ).toEqual([
      "Hemoglobin g/dL [12-16] 9.1 low L",
      "Glucose mg/dL [70-100] 180 high",
      "eGFR - [>= 60] 45 low",
    ]);
  });

  test("several dates make one series, oldest first; what has no certain date is never the latest", async () => {
    expect(
      await short(
        sheet(
          "Date | Test | Result | Units",
          "2026-03-01 | Na | 131 | mmol/L",
          "2026-01-01 | Na | 138 | mmol/L",
          "03/04/2026 | Na | 135 | mmol/L",
          "yesterday | Na | 133 | mmol/L",
        ),
      ),
    ).toEqual(["Na mmol/L [] 135; 133; 138 @2026-01-01; 131 @2026-03-01"]);
  });

  test("two patients and two units are never mixed", async () => {
    expect(
      await short(
        sheet(
          "Patient ID | Test | Result | Unit",
          "A1 | Glucose | 5.5 | mmol/L",
          "B2 | Glucose | 6.5 | mmol/L",
          "A1 | glucose | 99 | mg/dL",
          "A1 | GLUCOSE | 5.8 | mmol/l",
        ),
      ),
    ).toEqual(["A1: Glucose mmol/L [] 5.5; 5.8", "A1: glucose mg/dL [] 99", "B2: Glucose mmol/L [] 6.5"]);
  });

  test("Synthea's observations", async () => {
    expect(
      await short(
        sheet(
          "DATE | PATIENT | ENCOUNTER | CATEGORY | CODE | DESCRIPTION | VALUE | UNITS | TYPE",
          "2023-10-10T04:17:47Z | 3eda | e1 | vital-signs | 8302-2 | Body Height | 127.9 | cm | numeric",
          "2024-10-10T04:17:47Z | 3eda | e2 | vital-signs | 8302-2 | Body Height | 131.0 | cm | numeric",
          "2024-10-10T04:17:47Z | 3eda | e2 | survey | 1 | Tobacco status | Never smoked (finding) | | text",
        ),
      ),
    ).toEqual(["3eda: Body Height cm [] 127.9 @2023-10-10T04:17:47Z; 131.0 @2024-10-10T04:17:47Z"]);
  });

  test("each value keeps its own range, and its place is its cell", async () => {
    const { tables } = await read(
      sheet(
        "Test | Result | Unit | Reference | Date",
        "CK | 150 | U/L | 30-200 | 2026-01-01",
        "CK | 150 | U/L | 30-140 | 2026-02-01",
      ),
    );
    expect(tables[0]?.series[0]?.values.map(({ mark, place }) => [mark, place.words])).toEqual([
      ["normal", "Labs, cell B2"],
      ["high", "Labs, cell B3"],
    ]);
  });

  test("a form of items and values is no laboratory table", async () => {
    expect(await short(sheet("Item | Value", "Age | 64", "Room | 12"))).toEqual([]);
    expect(await short(sheet("Name | Amount", "Chair | 4"))).toEqual([]);
  });
});

describe("other layouts", () => {
  test("one column for each date", async () => {
    expect(
      await short(
        sheet(
          "Test | Unit | 2026-01-01 | 2026-02-01 | Reference range",
          "Creatinine | mg/dL | 1.0 | 1.9 | 0.6-1.2",
          "Urea | mg/dL | | 60 | 15-40",
        ),
      ),
    ).toEqual([
      "Creatinine mg/dL [0.6-1.2] 1.0 @2026-01-01 normal; 1.9 @2026-02-01 high",
      "Urea mg/dL [15-40] 60 @2026-02-01 high",
    ]);
  });

  test("one column for each measurement, with units in the headings", async () => {
    expect(
      await short(
        sheet(
          "Date | Time | BP | HR (bpm) | SpO2 [%] | Nurse",
          "2026-01-01 | 08:00 | 98/54 | 118 | 91 | Ann",
          "2026-01-01 | 12:00 | 110/60 | 96 | 95 | Ann",
        ),
      ),
    ).toEqual([
      "BP - [] 98/54 @2026-01-01T08:00; 110/60 @2026-01-01T12:00",
      "HR bpm [] 118 @2026-01-01T08:00; 96 @2026-01-01T12:00",
      "SpO2 % [] 91 @2026-01-01T08:00; 95 @2026-01-01T12:00",
    ]);
  });

  test("ids, ages and codes are not measured", async () => {
    expect(
      await short(sheet("Date | Room | Age | Code | Cost", "2026-01-01 | 12 | 64 | 99213 | 100")),
    ).toEqual([]);
  });

  test("a table that was cut goes on with its columns, and one on the next page of the same width", async () => {
    const head = sheet("Test | Result | Unit | Range", "Na | 131 | mmol/L | 135-145");
    expect(await short(head, table([cells("K | 5.9 | mmol/L | 3.5-5.1")], 3))).toEqual([
      "Na mmol/L [135-145] 131 low",
      "K mmol/L [3.5-5.1] 5.9 high",
    ]);
    expect(await short(head, table([cells("K | 5.9 | mmol/L | 3.5-5.1")], 9))).toHaveLength(2);
    const onPage = (page: number, ...rows: string[]): Segment => ({
      part: { kind: "page", name: `Page ${page}` },
      blocks: [{ ...(sheet(...rows) as Block & { kind: "table" }), address: { page, block: 1 } }],
    });
    const { tables } = await readLabs(() => [
      onPage(1, "Test | Result | Unit | Date", "Na | 131 | mmol/L | 2026-01-01"),
      onPage(2, "K | 5.9 | mmol/L | 2026-01-02"),
    ]);
    expect(tables[0]?.series.map(({ name, values }) => [name, values[0]?.at])).toEqual([
      ["Na", "2026-01-01"],
      ["K", "2026-01-02"],
    ]);
  });

  test("a table without headings is read like lines", async () => {
    expect(await short(sheet("Hemoglobin | 9.1 | g/dL | 12.0-15.5", "Room | 12 | East | "))).toEqual([
      "Hemoglobin g/dL [12.0-15.5] 9.1 low",
    ]);
  });
});

describe("lines of text", () => {
  test.each([
    ["Hemoglobin 9.1 g/dL (12.0-15.5)", "Hemoglobin g/dL [12.0-15.5] 9.1 low"],
    ["Na 131 mmol/L L 135-145", "Na mmol/L [135-145] 131 low L"],
    ["Na: 131 mmol/L", "Na mmol/L [] 131"],
    ["WBC = 14.2 x10^3/uL (4.0-11.0) H", "WBC x10^3/uL [4.0-11.0] 14.2 high H"],
    ["Troponin I <0.01 ng/mL (ref < 0.04)", "Troponin I ng/mL [< 0.04] <0.01 normal"],
    ["Potassium 5,9 mmol/L (3,5–5,1)", "Potassium mmol/L [3,5–5,1] 5,9 high"],
    ["INR 2.8 (0.8-1.2)", "INR - [0.8-1.2] 2.8 high"],
    ["2026-02-01: Glucose 180 mg/dL (70-100)", "Glucose mg/dL [70-100] 180 @2026-02-01 high"],
    ["HbA1c 8.1 % (4.0-5.6 %)", "HbA1c % [4.0-5.6] 8.1 high"],
  ])("%s", async (line, expected) => {
    expect(await short(...lines(line))).toEqual([expected]);
  });

  test("several in one line", async () => {
    expect(await short(...lines("Na 131 mmol/L, K 4.1 mmol/L; Cl 101 mmol/L."))).toEqual([
      "Na mmol/L [] 131",
      "K mmol/L [] 4.1",
      "Cl mmol/L [] 101",
    ]);
  });

  test.each([
    "Aspirin 81 mg daily",
    "Metoprolol 25 mg twice a day",
    "Insulin glargine 20 units at bedtime",
    "Patient walked 120 m with help",
    "Pain fell from 8 to 3 after 30 minutes.",
    "Reduced by 20 %",
    "Room 12, bed 3",
    "Admitted 2026-01-02",
    "Call 555-1234 (8-16)",
    "He is 64 years old",
  ])("no value is seen in: %s", async (line) => {
    expect(await short(...lines(line))).toEqual([]);
  });
});

describe("what stands above a table", () => {
  const RESULTS = ["Test | Result | Unit | Range", "Na | 131 | mmol/L | 135-145"];
  const on = (page: number, ...blocks: Block[]): Segment => ({
    part: { kind: "page", name: `Page ${page}` },
    blocks: blocks.map((block) => ({ ...block, address: { page, block: 1 } })),
  });
  const seriesOf = async (...segments: Segment[]) =>
    (await readLabs(() => segments)).tables.flatMap(({ patient, series }) =>
      series.map(({ name, values }) =>
        [patient, name, ...values.map(({ raw, at }) => `${raw}@${at}`)].join(" "),
      ),
    );

  test("two patients' reports in one document are never mixed", async () => {
    const found = await seriesOf(
      on(1, ...lines("Patient: Maria Kowalski DOB: 03/04/1957"), sheet(...RESULTS)),
      on(2, ...lines("Patient name: Bo Li, MRN: 99124"), sheet(...RESULTS)),
      on(3, sheet("Patient | Maria Kowalski | Ward | 3"), ...lines("K 4.1 mmol/L")),
      on(4, ...lines("MRN 99124"), ...lines("Cl 101 mmol/L")),
    );
    expect(found).toEqual([
      "Maria Kowalski Na 131@null",
      "Maria Kowalski K 4.1@null",
      "Bo Li Na 131@null",
      "Bo Li Cl 101@null",
    ]);
  });

  test.each([
    "Patient: denies chest pain",
    "Drug name: Aspirin",
    "Physician name: Bob Brown",
    "Patient: Maria Kowalski",
  ])("nobody else is named by: %s", async (line) => {
    const page = on(1, ...lines("Patient: Maria Kowalski"), ...lines(line), sheet(...RESULTS));
    expect(await seriesOf(page)).toEqual([" Na 131@null"]);
  });

  test("where there is one patient, nobody is named", async () => {
    const page = on(1, ...lines("Patient: Maria Kowalski"), sheet(...RESULTS));
    expect(await seriesOf(page, on(2, sheet(...RESULTS)))).toEqual([" Na 131@null 131@null"]);
  });

  test("the date of collection holds for its page, until another one, also an uncertain one", async () => {
    const found = await seriesOf(
      on(1, ...lines("Collected: 2026-02-01 08:30  Reported: 2026-02-03"), sheet(...RESULTS)),
      on(2, sheet(...RESULTS)),
      on(3, ...lines("Collection date: 12 Mar 2026"), sheet(...RESULTS)),
      on(
        4,
        ...lines("Drawn: 2026-04-01"),
        sheet(...RESULTS),
        ...lines("Collected 03/04/2026"),
        sheet(...RESULTS),
      ),
    );
    expect(found).toEqual([" Na 131@null 131@null 131@2026-02-01T08:30 131@2026-03-12 131@2026-04-01"]);
  });
});

describe("bounds and sums", () => {
  test("more patients than are kept are counted and said", async () => {
    const rows = Array.from({ length: 25 }, (_, i) => `P${i} | Na | 140 | mmol/L`);
    const { tables, beyond } = await read(sheet("Patient | Test | Result | Unit", ...rows));
    expect(tables).toHaveLength(20);
    expect(beyond).toEqual(["Measured values are shown for the first 20 patients; the file has 25."]);
  });

  test("of one test 500 values are kept", async () => {
    const rows = Array.from({ length: 1503 }, (_, i) => `Na | ${i} | mmol/L`);
    const { tables, beyond } = await read(sheet("Test | Result | Unit", ...rows));
    expect(tables[0]?.series[0]?.values).toHaveLength(500);
    expect(beyond).toEqual(["1,003 further values of the tests are not shown in the tables."]);
  });

  test("of one patient 200 tests are kept", async () => {
    const rows = Array.from({ length: 205 }, (_, i) => `Test number ${i} | 1 | mmol/L`);
    const { tables, beyond } = await read(sheet("Test | Result | Unit", ...rows));
    expect(tables[0]?.series).toHaveLength(200);
    expect(beyond).toEqual(["5 values of further tests are not shown in the tables."]);
  });

  test("the latest value out of range is said, with its place", async () => {
    const { tables } = await read(
      sheet(
        "Test | Result | Unit | Range | Date",
        "Na | 131 | mmol/L | 135-145 | 2026-01-01",
        "Na | 140 | mmol/L | 135-145 | 2026-02-01",
        "K | 5.9 | mmol/L | 3.5-5.1 | 2026-02-01",
      ),
    );
    expect(labStatements(tables)).toEqual([
      {
        text: "K 5.9 mmol/L on 2026-02-01 is above the document's range (3.5-5.1).",
        standing: "computed",
        evidence: [{ segment: 0, block: 0, cell: "B4", words: "Labs, cell B4", quote: "5.9" }],
      },
    ]);
  });

  test("columns of names, record numbers and birth dates are known as identifiers", async () => {
    const { known } = await read(
      sheet(
        "Patient Name | MRN | DOB | Test",
        "Anna Karlsson | 99123 | 1950-03-04 | Na",
        "Bo Li | 99124 | | K",
      ),
    );
    expect(known).toEqual([
      { kind: "name", text: "Anna Karlsson" },
      { kind: "id", text: "99123" },
      { kind: "date", text: "1950-03-04" },
      { kind: "name", text: "Bo Li" },
      { kind: "id", text: "99124" },
    ]);
  });

  test("a table of people is hidden from the model column by column", async () => {
    const people = sheet(
      "Id | BIRTHDATE | FIRST | LAST | ADDRESS | ZIP | GENDER",
      "3eda-77 | 1950-03-04 | Maynard46 | Mosciski958 | 784 Stamm Lock Unit 46 | 02155 | M",
    );
    const { known } = await read(people);
    const pseudonymizer = openPseudonymizer(known);
    const hidden = pseudonymizer.pseudonymize(
      "3eda-77 | 1950-03-04 | Maynard46 | Mosciski958 | 784 Stamm Lock Unit 46 | 02155 | M",
    );
    expect(hidden.replace(/⟦\w+⟧/g, "…")).toBe("… | … | … | … | … | … | M");
    // Without a person beside it, a city identifies nobody.
    expect((await read(sheet("City | Test", "Boston | Na"))).known).toEqual([]);
  });
});
