import { describe, expect, test } from "vitest";
import type { Segment } from "#app/core/document/document-text.ts";
import type { Block, TableBlock } from "#app/core/document/parsed-document.ts";
import { choosePassages } from "#app/rooms/documents/questions/choose-passages.ts";

const table = (rows: string[][], more: Partial<TableBlock> & { from?: number } = {}): TableBlock => {
  const { from = 1, ...rest } = more;
  return {
    kind: "table",
    address: { sheet: "S", cell: `A${from}` },
    firstColumn: 0,
    rows: rows.map((cells, at) => ({ row: from + at, cells })),
    ...rest,
  };
};
const line = (text: string): Block => ({ kind: "paragraph", address: { page: 1, block: 1 }, text });
const onPage = (rows: string[][]): TableBlock => table(rows, { address: { page: 1, block: 2 } });

const sheet = (name: string, ...blocks: Block[]): Segment => ({ part: { kind: "sheet", name }, blocks });
const page = (number: number, ...blocks: Block[]): Segment => ({
  part: { kind: "page", name: `Page ${number}` },
  blocks,
});

async function* streamOf(...segments: Segment[]) {
  yield* segments;
}
const passages = (...segments: Segment[]) => choosePassages(streamOf(...segments), "potassium");
const texts = async (...segments: Segment[]) => (await passages(...segments)).map(({ text }) => text);

const HEAD = ["Test", "Result", "Unit"];

describe("a row stands with the names of its columns", () => {
  test("which may be dates", async () => {
    const rows = [
      ["Analyte", "Unit", "14/05/2026", "16/05/2026"],
      ["Magnesium", "mmol/L", "0.6", "0.9"],
    ];
    expect(await texts(sheet("CSV", table(rows)))).toContain(
      "Analyte: Magnesium | Unit: mmol/L | 14/05/2026: 0.6 | 16/05/2026: 0.9",
    );
  });

  test("also where a date is merged over the times below it", async () => {
    const rows = [
      ["Reading", "2026-05-14", "", "2026-05-15"],
      ["Time", "08:00", "20:00", "08:00"],
      ["Pulse", "70", "122", "81"],
    ];
    expect(await texts(sheet("CSV", table(rows)))).toContain(
      "Reading: Pulse | 2026-05-14 08:00: 70 | 2026-05-14 20:00: 122 | 2026-05-15 08:00: 81",
    );
  });

  test("below a title and lines of a form, which head nothing", async () => {
    const rows = [
      ["Ward 4 results"],
      ["Specimen", "Sputum"],
      ["Antibiotic", "MIC", "Interp"],
      ["Amoxicillin", ">=16", "R"],
      ["Doxycycline", "1", "S"],
    ];
    expect(await texts(sheet("CSV", table(rows)))).toEqual([
      "Ward 4 results",
      "Specimen | Sputum",
      "Antibiotic | MIC | Interp",
      "Ward 4 results | Antibiotic: Amoxicillin | MIC: >=16 | Interp: R",
      "Ward 4 results | Antibiotic: Doxycycline | MIC: 1 | Interp: S",
    ]);
  });

  test("also with an empty line below them, and with a time among them", async () => {
    const apart = [table([["Date", "Test", "Result"]]), table([["2026-05-04", "Urea", "9.1"]], { from: 3 })];
    expect(await texts(sheet("CSV", ...apart))).toContain("Date: 2026-05-04 | Test: Urea | Result: 9.1");
    const diary = [
      ["Date", "Fasting", "Bedtime", "03:00"],
      ["2026-05-04", "6.1", "9.2", "2.6"],
    ];
    expect(await texts(sheet("CSV", table(diary)))).toContain(
      "Date: 2026-05-04 | Fasting: 6.1 | Bedtime: 9.2 | 03:00: 2.6",
    );
  });

  test("and with those that stand in the middle of it for the rows below them", async () => {
    const rows = [
      ["Test", "Result", "Unit"],
      ["Magnesium", "0.6", "mmol/L"],
      ["Urine"],
      ["Test", "Unit", "2026-05-14"],
      ["Sodium", "mmol/L", "31"],
    ];
    expect((await texts(sheet("CSV", table(rows)))).slice(1)).toEqual([
      "Test: Magnesium | Result: 0.6 | Unit: mmol/L",
      "Test: Urine",
      "Test | Unit | 2026-05-14",
      "Urine | Test: Sodium | Unit: mmol/L | 2026-05-14: 31",
    ]);
  });

  test("in other languages, and over a column that no heading has", async () => {
    const words = [
      ["Untersuchung", "Wert"],
      ["Natrium", "131"],
    ];
    expect(await texts(sheet("CSV", table(words)))).toContain("Untersuchung: Natrium | Wert: 131");
    const merged = [
      ["Test", "2026-05-14", "", "2026-05-15"],
      ["Glucose", "5.1", "9.8", "6.0"],
    ];
    expect(await texts(sheet("CSV", table(merged)))).toContain(
      "Test: Glucose | 2026-05-14: 5.1 | 2026-05-14: 9.8 | 2026-05-15: 6.0",
    );
  });

  test("but figures with a dot are times only beside that word", async () => {
    const rows = [
      ["Test", "2026-05-14", "2026-05-15"],
      ["pH", "7.31", "7.40"],
    ];
    expect(await texts(sheet("CSV", table(rows)))).toContain(
      "Test: pH | 2026-05-14: 7.31 | 2026-05-15: 7.40",
    );
  });

  test("and with none where nothing tells a heading from a value", async () => {
    const rows = [
      ["pH", "7.31", "7.35-7.45"],
      ["pCO2", "6.9", "4.7-6.0"],
    ];
    expect(await texts(sheet("CSV", table(rows)))).toEqual(["pH | 7.31 | 7.35-7.45", "pCO2 | 6.9 | 4.7-6.0"]);
    const form = [
      ["Name", "Eva Lund"],
      ["Allergies", "Latex"],
    ];
    expect(await texts(sheet("CSV", table(form)))).toEqual(["Name | Eva Lund", "Allergies | Latex"]);
    const times = [
      ["Drug", "Time", "4 May", "5 May"],
      ["Heparin", "08:00", "given", "refused"],
    ];
    expect(await texts(sheet("CSV", table(times)))).toContain(
      "Drug: Heparin | Time: 08:00 | 4 May: given | 5 May: refused",
    );
  });
});

test("a name that is merged over several rows is that of each of them", async () => {
  const rows = [
    ["Test", "Date", "Result"],
    ["Magnesium", "2026-05-01", "0.6"],
    ["", "2026-05-02", "0.9"],
    ["", "", "see note"],
  ];
  expect((await texts(sheet("CSV", table(rows)))).slice(2)).toEqual([
    "Test: Magnesium | Date: 2026-05-02 | Result: 0.9",
    "Result: see note",
  ]);
});

describe("of several patients, each row says whose it is", () => {
  const row = (value: string) => ["Potassium", value, "mmol/L"];

  test("as the line above its table says", async () => {
    const found = await texts(
      page(1, line("Patient: Eva Lund MRN: 1001"), onPage([HEAD, row("2.9")])),
      page(2, line("Patient: Ola Berg MRN: 1002"), onPage([HEAD, row("5.8")])),
    );
    expect(found).toContain("Patient: Ola Berg MRN: 1002 | Test: Potassium | Result: 5.8 | Unit: mmol/L");
    expect(found).toContain("Patient: Eva Lund MRN: 1001 | Test: Potassium | Result: 2.9 | Unit: mmol/L");
  });

  test("or the row above its headings, or its sheet", async () => {
    const first = table([["Patient: Eva Lund", "MRN: 1001"], HEAD, row("2.9")]);
    const second = table([["Bed 7 - Ola Berg"], HEAD, row("5.8")], { from: 5 });
    const found = await texts(sheet("CSV", first, second));
    expect(found.at(2)).toBe("Patient: Eva Lund MRN: 1001 | Test: Potassium | Result: 2.9 | Unit: mmol/L");
    expect(found.at(-1)).toBe("Bed 7 - Ola Berg | Test: Potassium | Result: 5.8 | Unit: mmol/L");
    const sheets = await texts(
      sheet("Sheet Lund", table([["Patient: Eva Lund"], HEAD, row("2.9")])),
      sheet("Sheet Berg", table([HEAD, row("5.8")])),
    );
    expect(sheets.at(-1)).toBe("Sheet Berg | Test: Potassium | Result: 5.8 | Unit: mmol/L");
  });

  test("but of one patient, nothing is put before the rows", async () => {
    const found = await texts(page(1, line("Patient: Eva Lund"), onPage([HEAD, row("2.9")])));
    expect(found.at(-1)).toBe("Test: Potassium | Result: 2.9 | Unit: mmol/L");
  });
});

test("what is hidden or struck out is marked, has its columns' names and comes last", async () => {
  const seen = table([HEAD, ["Potassium", "4.2", "mmol/L"], ["Sodium", "140", "mmol/L"]]);
  const hidden = table([["Potassium", "9.4", "mmol/L"]], { from: 3, isHidden: true });
  const struck = table([["8.1"]], { from: 2, firstColumn: 1, isHidden: true, isStruckOut: true });
  const found = await passages(sheet("CSV", seen, hidden, struck));
  expect(found.slice(-2).map(({ text, isHidden, isStruckOut }) => [text, isHidden, isStruckOut])).toEqual([
    ["[hidden in the document] | Test: Potassium | Result: 9.4 | Unit: mmol/L", true, undefined],
    ["[struck out in the document] | Result: 8.1", true, true],
  ]);
  expect(found[1]?.isHidden).toBeUndefined();
});

test("a row that withdraws what it says is marked, and comes last", async () => {
  const rows = [
    ["Test", "Result", "Status"],
    ["Sodium", "155", "Superseded"],
    ["Sodium", "131", "Final"],
  ];
  expect((await texts(sheet("CSV", table(rows)))).slice(1)).toEqual([
    "Test: Sodium | Result: 131 | Status: Final",
    "[withdrawn in the document] | Test: Sodium | Result: 155 | Status: Superseded",
  ]);
});

test("a box is told in words", async () => {
  expect(await texts(page(1, line("☐ DNACPR in place"), line("☒ Fall risk")))).toEqual([
    "[not ticked] DNACPR in place",
    "[ticked] Fall risk",
  ]);
});
