import { describe, expect, test } from "vitest";
import type { Block } from "#app/core/document/parsed-document.ts";
import { type Line, linesOfBlock } from "#workers/analysis/analyse/lines.ts";
import { openPart } from "#workers/analysis/analyse/verify-part.ts";

const tableLines = (...rows: string[][]): Line[] => {
  const table: Block = {
    kind: "table",
    address: { sheet: "CSV", cell: "A1" },
    firstColumn: 0,
    rows: rows.map((cells, index) => ({ row: index + 1, cells })),
  };
  return linesOfBlock(0, 0, table);
};

/** What remains of a statement that rests on a line. */
function verified(lines: readonly Line[], block: number, text: string) {
  const quote = lines[block]?.text ?? "";
  const drafted = {
    section: "clinical_summary" as const,
    text,
    evidence: [{ block, quote }],
    kind: "from_document" as const,
  };
  return openPart(
    { document_type: "Nursing note", statements: [drafted], key_points: [0] },
    lines,
  ).verified();
}
const isKept = (...given: Parameters<typeof verified>) => verified(...given).statements.length === 1;

describe("a denial in a row", () => {
  const chart = tableLines(
    ["Drug", "Dose", "Route", "Due", "Status", "By", "Remark"],
    ["Gentamicin", "240 mg", "IV", "09:00", "Not given", "TK", "No cannula"],
    ["Enoxaparin", "40 mg", "SC", "18:00", "Refused", "TK", ""],
    ["Furosemide", "20 mg", "PO", "08:00", "Declined", "", "No reason given"],
  );
  const checks = tableLines(
    ["Check", "Finding", "Side", "Remark"],
    ["Ankle swelling", "No", "Left", ""],
    ["Fall", "Nil", "", "No falls this week"],
  );
  const wound = tableLines(
    ["Date", "Site", "Stage", "Exudate", "Odour"],
    ["2026-05-01", "Left heel", "Category 3", "Moderate", "No"],
  );

  test.each([
    [chart, 1, "Gentamicin, 240 mg, IV, 09:00, Not given, TK, No cannula."],
    [chart, 1, "Gentamicin 240 mg IV was not given at 09:00."],
    [chart, 2, "Enoxaparin 40 mg SC was refused."],
    [chart, 3, "Furosemide, 20 mg, PO, 08:00, Declined, , No reason given."],
    [checks, 1, "Ankle swelling, No, Left."],
    [checks, 1, "No swelling of the left ankle."],
    [checks, 1, "Left ankle swelling: No."],
    [checks, 2, "Fall, Nil, , No falls this week."],
    [wound, 1, "Left heel, Category 3, moderate exudate, no odour."],
    [wound, 1, "2026-05-01, Left heel, Category 3, Moderate, No."],
  ])("is supported as it stands: %#", (lines, block, text) => {
    expect(isKept(lines, block, text)).toBe(true);
  });

  test.each([
    [chart, 1, "Gentamicin 240 mg IV was given at 09:00."],
    [chart, 2, "Enoxaparin 40 mg SC was given at 18:00."],
    [checks, 1, "Left ankle swelling."],
    [checks, 1, "Swelling of the left ankle was noted."],
    [checks, 2, "The patient had a fall."],
    [wound, 1, "Left heel has odour."],
    [wound, 1, "No exudate at the left heel."],
    [tableLines(["Test", "Result", "Seen"], ["Potassium", "5.6", "No"]), 1, "Potassium, 56, No."],
    [tableLines(["Test", "Result", "Flag"], ["Potassium", "5", "6"]), 1, "Potassium 56."],
  ])("supports nothing that it denies: %#", (lines, block, text) => {
    expect(isKept(lines, block, text)).toBe(false);
  });
});

describe("a box that is not ticked", () => {
  const lines = [
    "☐ DNACPR in place",
    "Diabetes: ☐ Yes ☒ No",
    "☒ Fall risk",
    "Diet: ☒ nil by mouth ☐ normal diet",
  ].flatMap((text, index) =>
    linesOfBlock(0, index, { kind: "paragraph", address: { page: 1, block: index + 1 }, text }),
  );

  test.each([
    [0, "DNACPR in place."],
    [0, "A DNACPR is in place."],
    [1, "Diabetes: Yes."],
    [2, "No fall risk."],
    [3, "Normal diet."],
  ])("makes no fact of its label: %#", (block, text) => {
    expect(isKept(lines, block, text)).toBe(false);
  });

  test.each([
    [1, "Diabetes: No."],
    [2, "Fall risk."],
    [3, "Nil by mouth."],
  ])("leaves what is ticked: %#", (block, text) => {
    expect(isKept(lines, block, text)).toBe(true);
  });

  test("may be told as it stands, but is no key point", () => {
    const { statements, keyPoints } = verified(lines, 0, "[not ticked] DNACPR in place.");
    expect(statements[0]?.evidence[0]?.quote).toBe("☐ DNACPR in place");
    expect(keyPoints).toEqual([]);
  });
});

describe("a row that withdraws what it says", () => {
  const lines = tableLines(
    ["Test", "Result", "Unit", "Status", "Taken"],
    ["Sodium", "155", "mmol/L", "Amended", "2026-06-01"],
    ["Sodium", "131", "mmol/L", "Corrected", "2026-06-01"],
    ["Lactate", "9.2", "mmol/L", "Entered in error", "2026-06-01"],
    ["Albumin", "24", "g/L", "Amended", "2026-06-01"],
  );

  test.each([1, 3])("is told with what withdraws it, and is no key point: %#", (block) => {
    const text = `${lines[block]?.row?.cells.slice(0, 3).join(" ")}.`;
    const { statements, keyPoints } = verified(lines, block, text);
    expect(statements[0]?.text).toMatch(/^The document withdraws this row: “.*(?:Amended|Entered in error)/);
    expect(keyPoints).toEqual([]);
  });

  test("is told as it stands where the statement says so itself", () => {
    const order = tableLines(["Drug", "Dose", "Status"], ["Warfarin", "5 mg", "Cancelled"]);
    const { statements, keyPoints } = verified(order, 1, "Warfarin 5 mg was cancelled.");
    expect(statements[0]?.text).toBe("Warfarin 5 mg was cancelled.");
    expect(keyPoints).toEqual([0]);
  });

  test.each([
    [2, "Sodium 131 mmol/L."],
    [4, "Albumin 24 g/L."],
  ])("leaves the row that stands in its place, and the only one of its name: %#", (block, text) => {
    const { statements, keyPoints } = verified(lines, block, text);
    expect(statements[0]?.text).toBe(text);
    expect(keyPoints).toEqual([0]);
  });
});

test("what is struck out is told apart, in its own word, and is no key point", () => {
  const block: Block = {
    kind: "paragraph",
    address: { paragraph: 4 },
    text: "Heart rate was 190.",
    isHidden: true,
    isStruckOut: true,
  };
  const { statements, keyPoints } = verified(linesOfBlock(0, 0, block), 0, "Heart rate was 190.");
  expect(statements).toMatchObject([
    {
      section: "document_information",
      text: "The document contains text that is struck out: “Heart rate was 190.”",
      isHidden: true,
      isStruckOut: true,
    },
  ]);
  expect(keyPoints).toEqual([]);
});
