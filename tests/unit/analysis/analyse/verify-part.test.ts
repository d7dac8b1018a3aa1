import { describe, expect, test } from "vitest";
import type { Block } from "#app/core/document/parsed-document.ts";
import type { SecondReading } from "#app/core/evidence/second-reading.ts";
import { linesOfBlock } from "#workers/analysis/analyse/lines.ts";
import type { DraftedStatement } from "#workers/analysis/analyse/part-answer.ts";
import { openPart } from "#workers/analysis/analyse/verify-part.ts";

const paragraph = (text: string, block: number): Block => ({
  kind: "paragraph",
  address: { page: 1, block },
  text,
});

const TABLE: Block = {
  kind: "table",
  address: { page: 2, block: 1 },
  firstColumn: 0,
  rows: [
    { row: 1, cells: ["Test", "Result", "Unit", "Range"] },
    { row: 2, cells: ["Hemoglobin", "9.1", "g/dL", "12.0-15.5"] },
    { row: 3, cells: ["Potassium", "4.1", "mmol/L", "3.5-5.1"] },
  ],
};

const LINES = [
  ...linesOfBlock(0, 0, paragraph("Patient: Maria Kowalski, 68 years old.", 1)),
  ...linesOfBlock(0, 1, paragraph("Furosemide 40 mg was given at 04:15 for oedema of the left leg.", 2)),
  ...linesOfBlock(0, 2, paragraph("Denies chest pain.", 3)),
  ...linesOfBlock(0, 3, paragraph("Weight 70 kg.", 4)),
  ...linesOfBlock(0, 4, paragraph("Weight 74 kg.", 5)),
  ...linesOfBlock(1, 0, TABLE),
];

const drafted = (text: string, block: number, quote: string, more: Partial<DraftedStatement> = {}) => ({
  section: "clinical_summary" as const,
  text,
  evidence: [{ block, quote }],
  kind: "from_document" as const,
  ...more,
});

const verify = (...statements: DraftedStatement[]) =>
  openPart(
    { document_type: "Nursing note", statements, key_points: statements.map((_, i) => i) },
    LINES,
  ).verified();

/** Whether the one statement stays. */
const isKept = (...given: Parameters<typeof drafted>) => verify(drafted(...given)).statements.length === 1;

describe("what the rules leave open", () => {
  const answer = (...texts: [text: string, block: number, quote: string][]) => ({
    document_type: "Nursing note" as const,
    statements: texts.map((one) => drafted(...one)),
    key_points: [],
  });
  const REWORDED = [
    "One calf looked like a balloon, so somebody reached for the water tablets.",
    1,
    "oedema of the left leg",
  ] as const;
  const opened = openPart(
    answer(
      [...REWORDED],
      ["Furosemide 40 mg was given.", 1, "Furosemide 40 mg was given"],
      ["Furosemide 80 mg was given.", 1, "Furosemide 40 mg was given"],
      ["Denies chest pain.", 2, "Denies chest pain."],
    ),
    LINES,
  );
  const kept = (...readings: [number, SecondReading][]) =>
    opened.verified(new Map(readings)).statements.map(({ text }) => text);

  test("is what a second reader is asked about: nothing that a fact or a whole line has settled", () => {
    expect(opened.open.map(({ id }) => id)).toEqual([0, 1]);
    expect(opened.open[0]?.lines.map(({ text }) => text)).toEqual([LINES[1]?.text]);
  });

  test("stays where that reader finds it in the lines, and goes where he does not", () => {
    expect(kept()).toEqual(["Furosemide 40 mg was given.", "Denies chest pain."]);
    expect(kept([0, { verdict: "same" }])).toEqual([
      REWORDED[0],
      "Furosemide 40 mg was given.",
      "Denies chest pain.",
    ]);
    expect(kept([1, { verdict: "changed", words: "given", sourcesSay: "" }])).toEqual(["Denies chest pain."]);
  });

  test("has its words that are not the document's told apart once the reader agrees", () => {
    const [first, second] = opened.verified(new Map([[0, { verdict: "same" }]])).statements;
    const words = first?.reworded?.map(({ start, end }) => first.text.slice(start, end));
    expect(words).toContain("balloon");
    expect(second).not.toHaveProperty("reworded");
  });

  test("is no fact that disagrees, whatever that reader says", () => {
    expect(kept([2, { verdict: "same" }])).not.toContain("Furosemide 80 mg was given.");
  });

  test("is nothing that the document hides or orders: its own words are shown", () => {
    const hidden = [{ ...paragraph("Swollen left leg.", 1), isHidden: true as const }].flatMap((block) =>
      linesOfBlock(0, 0, block),
    );
    const drawn = answer(["The leg is big.", 0, "Swollen left leg"]);
    expect(openPart(drawn, hidden).open).toEqual([]);
    const orders = linesOfBlock(0, 0, paragraph("Stop warfarin tonight, the nurse was told.", 1));
    expect(openPart(answer(["Warfarin was held.", 0, "Stop warfarin tonight"]), orders).open).toEqual([]);
  });
});

describe("what the document supports stays", () => {
  test("with the place of its quote", () => {
    const { statements, leftOut } = verify(
      drafted("Furosemide 40 mg was given.", 1, "Furosemide 40 mg was given"),
    );
    expect(statements).toEqual([
      {
        section: "clinical_summary",
        text: "Furosemide 40 mg was given.",
        standing: "supported",
        evidence: [
          { segment: 0, block: 1, cell: null, words: "page 1, block 2", quote: "Furosemide 40 mg was given" },
        ],
      },
    ]);
    expect(leftOut).toBe(0);
  });

  test("a row's quote stands in its cell, also where it runs over several", () => {
    const [cell, row] = verify(
      drafted("Hemoglobin was 9.1 g/dL.", 6, "9.1"),
      drafted("Hemoglobin 9.1 g/dL, range 12.0-15.5.", 6, "Hemoglobin | 9.1 | g/dL"),
    ).statements;
    expect(row?.evidence).toMatchObject([{ cell: "A2", words: "page 2, block 1, cell A2" }]);
    expect(cell?.evidence).toMatchObject([{ cell: "B2", words: "page 2, block 1, cell B2" }]);
    const [kept] = verify(drafted("Hemoglobin was 9.1 g/dL.", 6, "Hemoglobin 9.1 g/dL")).statements;
    expect(kept?.evidence[0]).toMatchObject({ segment: 1, block: 0, cell: "A2" });
  });

  test("a quote under a wrong number is found where it stands", () => {
    const [kept] = verify(drafted("Denies chest pain.", 0, "Denies chest pain")).statements;
    expect(kept?.evidence[0]?.words).toBe("page 1, block 3");
  });

  test("two contradicting values both stay, each with its place", () => {
    const { statements } = verify(
      drafted("Weight 70 kg.", 3, "Weight 70 kg"),
      drafted("Weight 74 kg.", 4, "Weight 74 kg"),
    );
    expect(statements.map(({ evidence }) => evidence[0]?.words)).toEqual([
      "page 1, block 4",
      "page 1, block 5",
    ]);
  });

  test("a suggestion that names nothing of its own, as a recommendation", () => {
    const { statements } = verify(
      drafted("Reassess breathing and report changes.", 0, "", { kind: "suggestion", evidence: [] }),
    );
    expect(statements).toEqual([
      {
        section: "recommendations",
        text: "Reassess breathing and report changes.",
        standing: "suggestion",
        evidence: [],
      },
    ]);
  });
});

describe("what it does not support goes", () => {
  test.each([
    ["another number", "Furosemide 80 mg was given.", 1, "Furosemide 40 mg was given"],
    ["another drug", "Metoprolol 40 mg was given.", 1, "40 mg was given at 04:15"],
    ["another unit", "Furosemide 40 g was given.", 1, "Furosemide 40 mg was given"],
    ["another time", "Furosemide was given at 05:15.", 1, "Furosemide 40 mg was given"],
    ["another side", "Oedema of the right leg.", 1, "oedema of the left leg"],
    ["a denial turned round", "Reports chest pain.", 2, "Denies chest pain"],
    ["another row's value", "Hemoglobin was 4.1 mmol/L.", 6, "Hemoglobin | 9.1"],
    ["a unit of another row", "Hemoglobin was 9.1 mmol/L.", 6, "Hemoglobin | 9.1"],
    ["a quote that is nowhere", "Furosemide was given.", 1, "Furosemide was administered"],
    ["a value in a quote only", "Potassium 9.83 mmol/L.", 0, "potassium of 9.83 mmol/L"],
    ["no words", "  ", 1, "Furosemide 40 mg"],
    ["a placeholder of nobody", "Seen by ⟦NAME_9⟧.", 1, "Furosemide 40 mg was given"],
    [
      "a placeholder of nobody, identifiers put back",
      "Furosemide 40 mg was given to [name].",
      1,
      "Furosemide 40 mg was given",
    ],
  ])("%s", (_, text, block, quote) => expect(isKept(text, block, quote)).toBe(false));

  test("without any evidence", () => {
    const { statements, leftOut } = verify(drafted("Furosemide 40 mg was given.", 1, "", { evidence: [] }));
    expect(statements).toEqual([]);
    expect(leftOut).toBe(1);
  });

  test("a name that its line does not hold", () => {
    const section = "patient_information";
    expect(isKept("The patient is Maria Kowalski.", 0, "Maria Kowalski", { section })).toBe(true);
    expect(isKept("The patient is Anna Kowalski.", 0, "Patient: Maria Kowalski", { section })).toBe(false);
    expect(isKept("Dr. Brown gave furosemide 40 mg.", 1, "Furosemide 40 mg was given")).toBe(false);
  });

  test.each(["Give aspirin.", "Give furosemide 80 mg.", "Repeat potassium 2 hours later.", "See ⟦NAME_1⟧."])(
    "a suggestion that brings something in: %s",
    (text) => {
      expect(verify(drafted(text, 0, "", { kind: "suggestion", evidence: [] })).statements).toEqual([]);
    },
  );
});

test("another patient's row is no evidence", () => {
  const lines = linesOfBlock(0, 0, {
    kind: "table",
    address: { sheet: "CSV", cell: "A1" },
    firstColumn: 0,
    rows: [
      { row: 1, cells: ["Patient", "Finding", "Result"] },
      { row: 2, cells: ["Anna", "Hemoglobin", "9.1 g/dL"] },
      { row: 3, cells: ["Maynard", "Asthma", "since childhood"] },
    ],
  });
  const kept = (text: string, block: number, quote: string, people: string[]) =>
    openPart(
      { document_type: "Data table", statements: [drafted(text, block, quote)], key_points: [] },
      lines,
      people,
    ).verified().statements.length;
  const people = ["Anna", "Maynard"];
  expect(kept("Maynard has asthma since childhood.", 2, "Asthma", people)).toBe(1);
  expect(kept("Anna has asthma since childhood.", 2, "Asthma", people)).toBe(0);
  expect(kept("Hemoglobin of Maynard 9.1 g/dL.", 1, "9.1 g/dL", people)).toBe(0);
  // A name that is not in the row is a new word, whoever it is.
  expect(kept("Anna has asthma since childhood.", 2, "Asthma", [])).toBe(0);
});

test("key points follow the statements that stay, and are never suggestions", () => {
  const { statements, keyPoints } = verify(
    drafted("Furosemide 80 mg was given.", 1, "Furosemide 40 mg"),
    drafted("Watch the breathing.", 0, "", { kind: "suggestion", evidence: [] }),
    drafted("Denies chest pain.", 2, "Denies chest pain"),
  );
  expect(keyPoints.map((position) => statements[position]?.text)).toEqual(["Denies chest pain."]);
});

test("a long quote is kept shortened, between words", () => {
  const long = `Note ${"word ".repeat(80)}end`;
  const lines = linesOfBlock(0, 0, paragraph(long, 1));
  const answer = {
    document_type: "Nursing note" as const,
    statements: [drafted("Note word end", 0, long.trim())],
    key_points: [],
  };
  const quote = openPart(answer, lines).verified().statements[0]?.evidence[0]?.quote ?? "";
  expect(quote.length).toBeLessThanOrEqual(200);
  expect(quote.endsWith("word")).toBe(true);
});
