import { describe, expect, test } from "vitest";
import { HEAD, inSheet, seriesOf, sheetOf } from "./lab-sheets.ts";

describe("whose a value is", () => {
  const heads = "Test | Result | Unit | Range | Test | Result | Unit | Range";
  const beside = "K | 5.9 | mmol/L | 3.5-5.1 | K | 4.1 | mmol/L | 3.5-5.1";
  test.each([
    ["right above", ["Patient: Ola Nyberg | | | | Patient: Ines Duarte", heads, beside]],
    ["an empty row above", ["Patient: Ola Nyberg | | | | Patient: Ines Duarte", "", heads, beside]],
    ["beside their labels", ["Patient | Ola Nyberg | | | Patient | Ines Duarte", heads, beside]],
  ])("patients named %s tables side by side have the values below their own name", async (_, rows) => {
    expect(await inSheet(...rows)).toEqual([
      "Ola Nyberg: K mmol/L = 5.9 high",
      "Ines Duarte: K mmol/L = 4.1 normal",
    ]);
  });

  test("the row above the headings names the patient, with or without an empty row", async () => {
    const found = await inSheet(
      "Patient: Ola Nyberg | MRN: 4001",
      HEAD,
      "Potassium | 2.9 | mmol/L | 3.5-5.1 | 2026-01-02",
      "",
      "Patient: Ines Duarte | MRN: 4002",
      HEAD,
      "Potassium | 6.0 | mmol/L | 3.5-5.1 | 2026-01-03",
      "Patient: Kai Brandt | MRN: 4003",
      HEAD,
      "Potassium | 4.0 | mmol/L | 3.5-5.1 | 2026-01-04",
    );
    expect(found).toEqual([
      "Ola Nyberg: Potassium mmol/L = 2.9 @2026-01-02 low",
      "Ines Duarte: Potassium mmol/L = 6.0 @2026-01-03 high",
      "Kai Brandt: Potassium mmol/L = 4.0 @2026-01-04 normal",
    ]);
  });

  test("two patients of one name are told apart by their numbers", async () => {
    const found = await inSheet(
      "Patient: Ola Nyberg | NHS No: 943 476 5919",
      HEAD,
      "K | 2.9 | mmol/L | | 2026-01-02",
      "",
      "Patient: Ola Nyberg | NHS No: 943 476 1111",
      HEAD,
      "K | 6.0 | mmol/L | | 2026-01-03",
    );
    expect(found).toEqual([
      "Ola Nyberg, 943 476 5919: K mmol/L = 2.9 @2026-01-02",
      "Ola Nyberg, 943 476 1111: K mmol/L = 6.0 @2026-01-03",
    ]);
  });

  test.each([
    ["Name | Hosp no", "NYBERG Ola | H77", "DUARTE Ines | H78", "NYBERG Ola, H77", "DUARTE Ines, H78"],
    ["Pt | Ward", "Ola | 3", "Ines | 3", "Ola", "Ines"],
    ["Bed | Ward", "4 | 3", "5 | 3", "Bed 4", "Bed 5"],
    ["Surname | First name", "Nyberg | Ola", "Nyberg | Eva", "Ola", "Eva"],
  ])("a column of %s parts the rows", async (head, one, other, first, second) => {
    const found = await inSheet(
      `${head} | ${HEAD}`,
      `${one} | Na | 131 | mmol/L | 135-145 | 2026-01-02`,
      `${other} | Na | 140 | mmol/L | 135-145 | 2026-01-03`,
    );
    expect(found.map((line) => line.split(": Na"))).toEqual([
      [expect.stringContaining(first), " mmol/L = 131 @2026-01-02 low"],
      [expect.stringContaining(second), " mmol/L = 140 @2026-01-03 normal"],
    ]);
  });

  test("beds in the layout with a column for each test", async () => {
    expect(
      await inSheet("Date | Bed | HR", "2026-01-02 | 7 | 60", "2026-01-02 | 8 | 140", "2026-01-03 | 7 | 62"),
    ).toEqual(["Bed 7: HR = 60 @2026-01-02; 62 @2026-01-03", "Bed 8: HR = 140 @2026-01-02"]);
  });

  test("cells of a patient that are merged go on; others without a name stand alone", async () => {
    const head = `Patient | ${HEAD}`;
    const rows = ["Na | 131 | mmol/L | | 2026-01-02", "Na | 140 | mmol/L | | 2026-01-03"];
    expect(await inSheet(head, `A1 | ${rows[0]}`, ` | ${rows[1]}`, "B2 | Na | 120 | mmol/L | | ")).toEqual([
      "A1: Na mmol/L = 131 @2026-01-02; 140 @2026-01-03",
      "B2: Na mmol/L = 120",
    ]);
    expect(await inSheet(head, `A1 | ${rows[0]}`, `A1 | ${rows[1]}`, " | Na | 120 | mmol/L | | ")).toEqual([
      "A1: Na mmol/L = 131 @2026-01-02; 140 @2026-01-03",
      "Na (row 4) mmol/L = 120",
    ]);
  });

  test.each([
    ["Pt: O. Nyberg Hosp no: H33 Bed 3", "Pt: I. Duarte Hosp no: H34 Bed 4", "O. Nyberg", "I. Duarte"],
    ["Bed 12 – Mr Okoro", "Bed 13 – Ms Lind", "Bed 12 – Mr Okoro", "Bed 13 – Ms Lind"],
  ])("a title names the patient: %s", async (one, other, first, second) => {
    const found = await inSheet(
      one,
      HEAD,
      "Hb | 71 | g/L | 115-165 | 2026-01-02",
      "",
      other,
      HEAD,
      "Hb | 134 | g/L | 115-165 | 2026-01-03",
    );
    expect(found).toEqual([
      `${first}: Hb g/L = 71 @2026-01-02 low`,
      `${second}: Hb g/L = 134 @2026-01-03 normal`,
    ]);
  });

  test("the sheets of a workbook, and titles that differ, are not one series", async () => {
    const row = (value: string, day: string) => `K | ${value} | mmol/L | | 2026-01-${day}`;
    expect(
      await seriesOf(sheetOf("Nyberg", HEAD, row("2.9", "02")), sheetOf("Duarte", HEAD, row("6.0", "03"))),
    ).toEqual(["K (Nyberg) mmol/L = 2.9 @2026-01-02", "K (Duarte) mmol/L = 6.0 @2026-01-03"]);
    expect(
      await seriesOf(sheetOf("Bed 4", HEAD, row("2.9", "02")), sheetOf("Bed 5", HEAD, row("6.0", "03"))),
    ).toEqual(["Bed 4: K mmol/L = 2.9 @2026-01-02", "Bed 5: K mmol/L = 6.0 @2026-01-03"]);
    expect(
      await seriesOf(sheetOf("January", HEAD, row("2.9", "02")), sheetOf("February", HEAD, row("6.0", "03"))),
    ).toEqual(["K mmol/L = 2.9 @2026-01-02; 6.0 @2026-01-03"]);
    expect(
      await inSheet(
        "Okoro, side room",
        HEAD,
        row("2.9", "02"),
        "",
        "Lind, main ward",
        HEAD,
        row("6.0", "03"),
      ),
    ).toEqual([
      "K (Okoro, side room) mmol/L = 2.9 @2026-01-02",
      "K (Lind, main ward) mmol/L = 6.0 @2026-01-03",
    ]);
  });

  test("names alone in their rows part the values below them, with headings again or without", async () => {
    expect(
      await inSheet(
        "Test | Result | Unit",
        "NYBERG Ola",
        "K | 2.9 | mmol/L",
        "Na | 140 | mmol/L",
        "Duarte, Ines",
        "K | 6.0 | mmol/L",
        "okoro (side room)",
        "Test | Result | Unit",
        "K | 4.0 | mmol/L",
      ),
    ).toEqual([
      "K (NYBERG Ola) mmol/L = 2.9",
      "Na (NYBERG Ola) mmol/L = 140",
      "K (Duarte, Ines) mmol/L = 6.0",
      "K (okoro (side room)) mmol/L = 4.0",
    ]);
    expect(
      await inSheet("Date | HR", "Mr Nyberg | ", "2026-01-02 | 60", "Ms Duarte | ", "2026-01-02 | 140"),
    ).toEqual(["HR (Mr Nyberg) = 60 @2026-01-02", "HR (Ms Duarte) = 140 @2026-01-02"]);
  });

  test("a date of collection above the headings counts, but not for another patient", async () => {
    expect(
      await inSheet("Report | Collected: 2026-01-02 06:10", "Test | Result | Unit", "K | 6.2 | mmol/L"),
    ).toEqual(["K mmol/L = 6.2 @2026-01-02T06:10"]);
    expect(
      await inSheet(
        "Patient: Ola Nyberg | Collected: 2026-01-02",
        "Test | Result | Unit",
        "K | 6.2 | mmol/L",
        "",
        "Patient: Ines Duarte",
        "Test | Result | Unit",
        "K | 4.2 | mmol/L",
      ),
    ).toEqual(["Ola Nyberg: K mmol/L = 6.2 @2026-01-02", "Ines Duarte: K mmol/L = 4.2"]);
  });
});

test("a list of a ward's patients needs no dates to have a column for each test", async () => {
  const list = ["Name | Bed | Na | Hb", "Units | | mmol/L | g/L", "Range | | 135-145 | 120-155"];
  expect(await inSheet(...list, "Ola Nyberg | 1 | 128 | 91", "Ines Duarte | 2 | 138 | ")).toEqual([
    "Ola Nyberg: Na mmol/L = 128 low",
    "Ola Nyberg: Hb g/L = 91 low",
    "Ines Duarte: Na mmol/L = 138 normal",
  ]);
});
