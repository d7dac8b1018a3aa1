import { describe, expect, test } from "vitest";
import { makePdf } from "#tests/unit/documents/make-pdf.ts";
import { analysisOf, deliver, handIn, rowOf, spentBy, standIn, storedOf } from "./analysis-parts.ts";

const LINES = [
  "Patient name: Maria Kowalski, MRN 4471203",
  "Chief complaint: shortness of breath since 03:00.",
  "History of hypertension and type 2 diabetes.",
  "BP 98/54, heart rate 118, SpO2 91% on room air.",
  "Lungs with crackles at both bases.",
  "Furosemide 40 mg was given at 04:15.",
  "Plan: repeat chest x-ray in the morning.",
];

const pdf = () => makePdf([LINES.map((text, index) => ({ text, x: 72, y: 720 - index * 40 }))]);

describe("a document from its upload to its analysis", () => {
  test("a PDF is read, analysed, charged once and tidied up [USE-09]", async () => {
    const message = await handIn("handover.pdf", pdf());
    const { model, calls } = standIn();
    expect(await deliver(message, { model })).toBe("done");
    const row = await rowOf(message);
    expect(row).toMatchObject({ status: "done", failureCode: null, leaseId: null, leaseUntil: null });
    expect(row.summary).toContain("Maria Kowalski");
    expect(row.finishedAt).not.toBeNull();
    const analysis = await analysisOf(message);
    expect(analysis.sections.medications?.[0]).toMatchObject({
      text: "Furosemide 40 mg was given at 04:15.",
      standing: "supported",
      evidence: [{ segment: 0, words: expect.stringMatching(/^page 1, block \d$/), cell: null }],
    });
    expect(row.sections).toEqual(Object.keys(analysis.sections));
    expect(analysis.metadata).toMatchObject({ fileName: "handover.pdf", fileType: "PDF", pageCount: 1 });
    expect(calls).toHaveLength(1);
    expect(calls[0]).not.toContain("Kowalski");
    expect(calls[0]).not.toContain("4471203");
    expect(await spentBy(message.userId)).toEqual({ analyses: 1, tokens: analysis.usage, openRuns: 0 });
    const { document, upload } = await storedOf(message);
    expect(document.sort()).toEqual(["analysis.json", "text/0.json", "text/index.json"]);
    expect(upload).toEqual([]);
  });
});
