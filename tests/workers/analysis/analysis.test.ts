import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { readEnv } from "#app/base/runtime/env.server.ts";
import type { Model } from "#app/core/model/model.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { withTexts } from "#app/rooms/documents/store/sealed-rows.server.ts";
import { makeDocx, makeXlsx, paragraph } from "#tests/unit/analysis/parse/office/make-office.ts";
import { makePdf } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import type { AnalysisDeps } from "#workers/analysis/analyse/job.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import {
  analysisOf,
  deliver,
  handIn,
  LABS,
  LINES,
  pdfOf,
  rowOf,
  spentBy,
  standIn,
  storedOf,
} from "./analysis-parts.ts";

const row = (cells: string[], number: number) =>
  `<row r="${number}">${cells
    .map((text, i) => `<c r="${"ABCD"[i]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join("")}</row>`;

describe("a document from its upload to its analysis", () => {
  test("a PDF is read, analysed, charged once and tidied up; the history has its sections [USE-01] [USE-09] [DOC-33]", async () => {
    const message = await handIn("handover.pdf", pdfOf(LINES));
    const { model, calls } = standIn();
    expect(await deliver(message, { model })).toBe("done");
    const stored = await rowOf(message);
    expect(stored).toMatchObject({ status: "done", failureCode: null, leaseId: null, leaseUntil: null });
    expect(stored.summary).not.toContain("Kowalski");
    expect((await withTexts(documentBucketOf(readEnv(env)), stored)).summary).toContain("Maria Kowalski");
    expect(stored.finishedAt).not.toBeNull();
    const analysis = await analysisOf(message);
    expect(analysis.sections.medications?.[0]).toMatchObject({
      text: "Furosemide 40 mg was given at 04:15.",
      standing: "supported",
      evidence: [{ segment: 0, words: expect.stringMatching(/^page 1, block \d$/), cell: null }],
    });
    expect(stored.sections).toEqual(Object.keys(analysis.sections));
    expect(analysis.metadata).toMatchObject({ fileName: "handover.pdf", fileType: "PDF", pageCount: 1 });
    expect(analysis.metadata.processingMethod).toBe("Standard");
    expect(calls).toHaveLength(1);
    expect(calls[0]).not.toContain("Kowalski");
    expect(calls[0]).not.toContain("4471203");
    expect(await spentBy(message.userId)).toEqual({ analyses: 1, tokens: analysis.usage, openRuns: 0 });
    const { document, upload } = await storedOf(message);
    expect(document.sort()).toEqual(["analysis.json", "text/0.json", "text/index.json"]);
    expect(upload).toEqual([]);
  });

  test("a Word file's statements name their paragraphs", async () => {
    const message = await handIn("note.docx", makeDocx(LINES.map((line) => paragraph(line)).join("")));
    expect(await deliver(message)).toBe("done");
    const { sections, metadata } = await analysisOf(message);
    expect(metadata).toMatchObject({ fileType: "DOCX", pageCount: null });
    expect(sections.chief_complaint?.[0]?.evidence).toEqual([
      { segment: 0, block: 1, cell: null, words: "paragraph 2", quote: LINES[1] },
    ]);
  });

  test("a workbook's statements name sheet and cell", async () => {
    const data = row(["Drug", "Dose"], 1) + row(["Furosemide tablets", "40 mg daily"], 2);
    const message = await handIn("drugs.xlsx", makeXlsx([{ name: "Chart", data }]));
    expect(await deliver(message)).toBe("done");
    const { sections } = await analysisOf(message);
    expect(sections.medications?.[0]).toMatchObject({
      text: "Furosemide tablets, 40 mg daily.",
      evidence: [{ cell: "A2", words: "Chart, cell A2" }],
    });
  });

  test("values of a CSV are marked against its own ranges, by patient and date", async () => {
    const message = await handIn("labs.csv", LABS);
    expect(await deliver(message)).toBe("done");
    const { labs, sections } = await analysisOf(message);
    expect(labs.map(({ patient }) => patient)).toEqual(["A1", "B2"]);
    expect(labs[0]?.series).toHaveLength(1);
    expect(labs[0]?.series[0]).toMatchObject({
      name: "Hemoglobin",
      unit: "g/dL",
      range: { text: "12.0-15.5", low: 12, high: 15.5 },
      values: [
        { raw: "12.4", at: "2026-01-01", mark: "normal" },
        { raw: "9.1", at: "2026-02-01", mark: "low", place: { cell: "D2", words: "CSV, cell D2" } },
      ],
    });
    const computed = sections.laboratory_findings?.filter(({ standing }) => standing === "computed");
    expect(computed?.map(({ text }) => text)).toEqual([
      "Patient A1: Hemoglobin 9.1 g/dL on 2026-02-01 is below the document's range (12.0-15.5).",
    ]);
  });

  test("the page is told which page of a PDF is read", async () => {
    const pages = Array.from({ length: 25 }, (_, i) => [
      { text: `Page ${i + 1} says pain 3 of 10.`, x: 72, y: 700 },
    ]);
    const message = await handIn("long.pdf", makePdf(pages));
    const seen: unknown[] = [];
    const parse: AnalysisDeps["parse"] = (source, options) =>
      parseDocument(source, {
        ...options,
        onPage: async (page, of) => {
          await options.onPage?.(page, of);
          if (page === 7) seen.push(await rowOf(message));
        },
      });
    expect(await deliver(message, { parse })).toBe("done");
    expect(seen).toMatchObject([{ status: "reading", progress: { step: 7, of: 25, unit: "page" } }]);
  });

  test("a long document is read in parts; the page is told which, and what it will take", async () => {
    const lines = Array.from(
      { length: 900 },
      (_, i) => `On day ${i + 1} the patient walked ${i + 10} metres alone.`,
    );
    const message = await handIn("walks.docx", makeDocx(lines.map((line) => paragraph(line)).join("")));
    const seen: unknown[] = [];
    const { model, calls } = standIn();
    const watching: Model = {
      async *stream(request, signal) {
        seen.push((await rowOf(message)).progress);
        yield* model.stream(request, signal);
      },
    };
    expect(await deliver(message, { model: watching })).toBe("done");
    const { metadata, keyPoints, usage } = await analysisOf(message);
    expect(metadata.processingMethod).toBe("In parts");
    // Two parts, and one call that puts their key points in order by numbers.
    expect(calls).toHaveLength(3);
    expect(keyPoints.length).toBeGreaterThan(1);
    expect(seen[0]).toMatchObject({ step: 0, of: 2, unit: "part" });
    const { estimate } = (await rowOf(message)).progress;
    expect(estimate?.inputTokens).toBeGreaterThan(usage.inputTokens * 0.9);
    expect(estimate?.outputTokens).toBeGreaterThan(usage.outputTokens);
    expect((await spentBy(message.userId)).tokens).toEqual(usage);
  });
});
