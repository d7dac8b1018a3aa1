import { describe, expect, test } from "vitest";
import { mapConcurrent } from "#app/base/runtime/map-concurrent.ts";
import { ANALYSIS_SECTIONS, type SectionType } from "#app/core/document/analysis.ts";
import { mayTryAgain } from "#app/core/document/failure-code.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import { composeAnalysis, historyOf } from "#workers/analysis/analyse/compose-analysis.ts";
import type { Findings } from "#workers/analysis/analyse/details.ts";
import { limitFailure } from "#workers/analysis/analyse/failures.ts";
import { keyPointsOf } from "#workers/analysis/analyse/key-points.server.ts";
import { PART_SCHEMA, readPartAnswer } from "#workers/analysis/analyse/part-answer.ts";
import type { Verified, VerifiedPart } from "#workers/analysis/analyse/verify-part.ts";

const said = (text: string, block: number, section: Verified["section"] = "medications"): Verified => ({
  section,
  text,
  standing: "supported",
  evidence: [{ segment: 0, block, cell: null, words: `paragraph ${block + 1}`, quote: text }],
});

const part = (statements: Verified[], more: Partial<VerifiedPart> = {}): VerifiedPart => ({
  documentType: "Nursing note",
  statements,
  keyPoints: [],
  leftOut: 0,
  ...more,
});

const FINDINGS: Findings = {
  fileName: "note.docx",
  index: {
    kind: "docx",
    segments: [],
    notices: [],
    cut: [],
    pageCount: null,
    wordCount: 12,
    isReadFromPictures: false,
  },
  plan: { rowsLeftOut: 0, readsUntil: null },
  labs: { tables: [], beyond: [], notes: [] },
  parts: [],
  sectionsFound: { present: [], silent: [] },
  keyPoints: [],
  usage: { inputTokens: 10, outputTokens: 20 },
};

describe("the finished analysis", () => {
  test("the same words said twice become one statement with both places; contradicting ones stay two", () => {
    const { sections } = composeAnalysis({
      ...FINDINGS,
      parts: [
        part([said("Aspirin 81 mg.", 0)]),
        part([said("aspirin 81 mg", 5), said("Aspirin 325 mg.", 7)]),
      ],
    });
    expect(
      sections.medications?.map(({ text, evidence }) => [text, evidence.map(({ block }) => block)]),
    ).toEqual([
      ["Aspirin 81 mg.", [0, 5]],
      ["Aspirin 325 mg.", [7]],
    ]);
  });

  test("sections stand in their order, only those that hold something", () => {
    const { sections } = composeAnalysis({
      ...FINDINGS,
      parts: [part([said("Rest.", 0, "recommendations"), said("Cough.", 1, "chief_complaint")])],
    });
    expect(Object.keys(sections)).toEqual(["chief_complaint", "recommendations"]);
  });

  test("any of the twelve sections may be answered by the model, and stands in its place [DOC-13]", () => {
    const types = Object.keys(ANALYSIS_SECTIONS) as SectionType[];
    const statements = types.map((section) => ({
      section,
      text: `About ${section}.`,
      evidence: [{ block: 0, quote: "x" }],
      kind: "from_document" as const,
    }));
    const answer = { document_type: "Nursing note", statements, key_points: [] };
    expect(readPartAnswer(answer).statements).toEqual(statements);
    expect(PART_SCHEMA.properties.statements.items.properties.section.enum).toEqual(types);
    const reversed = types.toReversed().map((section, at) => said(`About ${section}.`, at, section));
    const { sections } = composeAnalysis({ ...FINDINGS, parts: [part(reversed)] });
    expect(Object.keys(sections)).toEqual(types);
    expect(types).toHaveLength(12);
  });

  test("what was cut, not read and left out is said [DOC-16]", () => {
    const { metadata } = composeAnalysis({
      ...FINDINGS,
      index: {
        ...FINDINGS.index,
        notices: [{ code: "macros-ignored", message: "The file holds macros." }],
        cut: [{ what: "rows", kept: 1000, found: 4000 }],
      },
      plan: { rowsLeftOut: 1, readsUntil: "Page 7" },
      labs: { tables: [], beyond: ["5 values are not shown."], notes: ["One row is not shown."] },
      parts: [part([said("A.", 0)], { leftOut: 2 }), part([], { leftOut: 1 })],
    });
    expect(metadata).toEqual({
      fileName: "note.docx",
      fileType: "DOCX",
      pageCount: null,
      wordCount: 12,
      documentType: "Nursing note",
      processingMethod: "In parts",
      processingDetails: [
        "The file holds macros.",
        "The file is very long: 1,000 of 4,000 rows were kept.",
        "1 row of long tables were not read by the assistant; measured values in them were still evaluated.",
        "The document is too long for one analysis. The assistant read it up to Page 7.",
        "5 values are not shown.",
        "One row is not shown.",
        "3 statements were left out because the document does not support them.",
      ],
      unread: [
        "The file is very long: 1,000 of 4,000 rows were kept.",
        "1 row of long tables were not read by the assistant; measured values in them were still evaluated.",
        "The document is too long for one analysis. The assistant read it up to Page 7.",
        "5 values are not shown.",
      ],
    });
  });

  test("a document that is read in one go was processed as Standard [DOC-16]", () => {
    const methodFor = (parts: VerifiedPart[], isReadFromPictures = false) =>
      composeAnalysis({ ...FINDINGS, index: { ...FINDINGS.index, isReadFromPictures }, parts }).metadata
        .processingMethod;
    const one = part([said("A.", 0)]);
    expect(methodFor([one])).toBe("Standard");
    expect(methodFor([])).toBe("Standard");
    expect(methodFor([one, one])).toBe("In parts");
    expect(methodFor([one], true)).toBe("Read from pictures");
  });

  test("the history's line has at most 200 characters and ends between words, and stands with the types of its sections [DOC-33]", () => {
    const text = `Patient ${"walked far ".repeat(40)}.`;
    const analysis = composeAnalysis({ ...FINDINGS, parts: [part([said(text, 0, "clinical_summary")])] });
    const { summary, sections } = historyOf(analysis);
    expect(summary.length).toBeLessThanOrEqual(200);
    expect(summary).toMatch(/(?:walked|far)…$/);
    expect(sections).toEqual(["clinical_summary"]);
  });
});

describe("the most important statements of several parts", () => {
  const parts = [
    part([said("A.", 0), said("B.", 1)], { keyPoints: [1, 0] }),
    part([said("C.", 2), said("D.", 3)], { keyPoints: [0] }),
  ];
  const order = (answer: () => unknown): Model => ({
    async *stream() {
      yield { type: "text", text: JSON.stringify(answer()) };
      yield { type: "usage", inputTokens: 7, outputTokens: 3, isFinal: true };
    },
  });
  const ask = (model: Model, of = parts) =>
    keyPointsOf({ model, pseudonymizer: openPseudonymizer([]), signal: new AbortController().signal }, of);

  test("stand as the model orders them by number; numbers that are none are nothing", async () => {
    const { statements, usage } = await ask(order(() => ({ most_important_first: [2, 99, 0, 2, -1] })));
    expect(statements.map(({ text }) => text)).toEqual(["A.", "B."]);
    expect(usage).toEqual({ inputTokens: 7, outputTokens: 3 });
  });

  test("stand in turns where the model does not order them", async () => {
    const failing = order(() => {
      throw new ModelError("overloaded", "Busy");
    });
    for (const model of [failing, order(() => ({ other: 1 })), order(() => ({ most_important_first: [] }))])
      expect((await ask(model)).statements.map(({ text }) => text)).toEqual(["B.", "C.", "A."]);
  });

  test("of one part are its own, and the model is not asked", async () => {
    const never = order(() => {
      throw new Error("It was asked.");
    });
    expect((await ask(never, parts.slice(0, 1))).statements.map(({ text }) => text)).toEqual(["B.", "A."]);
  });
});

describe("work on several parts", () => {
  const { signal } = new AbortController();

  test("comes in order, and no more than so much is under way", async () => {
    let [running, most] = [0, 0];
    const results = await mapConcurrent([30, 10, 20, 5, 1], 2, signal, async (ms, index) => {
      most = Math.max(most, ++running);
      await new Promise((resume) => setTimeout(resume, ms));
      running -= 1;
      return index;
    });
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  test("stops with the first failure, when nothing is under way any more", async () => {
    const begun: number[] = [];
    let isEnded = false;
    const work = mapConcurrent([0, 1, 2, 3], 2, signal, async (item, _, stop) => {
      begun.push(item);
      if (item === 0) throw new Error("The first.");
      await new Promise((resume) => stop.addEventListener("abort", resume));
      isEnded = true;
      throw stop.reason;
    });
    await expect(work).rejects.toThrow("The first.");
    expect([begun, isEnded]).toEqual([[0, 1], true]);
  });

  test("ends when the caller stops it", async () => {
    const caller = new AbortController();
    const work = mapConcurrent([1], 1, caller.signal, async () => caller.abort(new Error("Time is over.")));
    await expect(work).rejects.toThrow("Time is over.");
  });
});

describe("words for what the month has no room for", () => {
  const need = { inputTokens: 40_321, outputTokens: 900 };
  test.each([
    ["count", 10, 10, "Limit of 10 analyses reached. Please upgrade."],
    [
      "input_tokens",
      62_700,
      75_000,
      "This document needs about 41,000 input tokens, and 12,300 are left this month.",
    ],
    [
      "input_tokens",
      80_000,
      75_000,
      "This document needs about 41,000 input tokens, and 0 are left this month.",
    ],
    [
      "output_tokens",
      34_500,
      35_000,
      "This document needs about 900 output tokens, and 500 are left this month.",
    ],
    [
      "input_tokens",
      0,
      75_000,
      "This document needs about 41,000 input tokens, and what is left this month is set aside for work that is still running.",
    ],
  ] as const)("%s: %i of %i", (which, used, limit, words) => {
    const failure = limitFailure({ admitted: false, refused: "limit_reached", which, used, limit }, need);
    expect(failure.message).toBe(words);
    expect(mayTryAgain(failure.code)).toBe(true);
  });

  test("a file that cannot be read is no better the next time", () => {
    for (const code of [
      "damaged",
      "password-protected",
      "image-only",
      "model-refused",
      "nothing-found",
      null,
    ])
      expect(mayTryAgain(code)).toBe(false);
    expect(mayTryAgain("analysis-failed")).toBe(true);
  });
});
