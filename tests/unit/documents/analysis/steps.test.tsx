import "../pages/parts-loaded.ts";
import type { ComponentProps } from "react";
import { describe, expect, test, vi } from "vitest";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import type { AnalysisState } from "#app/rooms/documents/analysis/analysis-state.ts";
import { AnalysisBody } from "#app/rooms/documents/analysis/components/analysis-body.tsx";
import { fromPast } from "#app/rooms/documents/questions/question-list.ts";
import { Results } from "#app/rooms/documents/viewer/components/results.tsx";
import { htmlOf } from "#tests/unit/html-of.tsx";
import { renderOnce } from "#tests/unit/render-once.tsx";
import { ANSWER } from "../pages/page-parts.ts";

const FILE = { fileId: "doc-1", fileName: "letter.pdf" };
const PAST = fromPast({ id: "q1", query: "Which oxygen?", response: "None.", created_at: "", pieces: [] });
const DONE: AnalysisState = { step: "done", ...FILE, answer: ANSWER, past: [PAST] };
const NOTHING = vi.fn();

function pageAt(state: AnalysisState) {
  const usage = { file_analysis_used: 0, file_analysis_limit: 1 };
  const choosing: ComponentProps<typeof AnalysisBody>["choosing"] = {
    file: null,
    usage,
    period: "2026-11",
    problem: null,
    onFile: NOTHING,
    onAnalyse: NOTHING,
    onClear: NOTHING,
  };
  const element = (
    <AnalysisBody
      userId="user_1"
      state={state}
      usage={usage}
      choosing={choosing}
      onClear={NOTHING}
      steering={{ onPause: NOTHING, onGoOn: NOTHING }}
      onAgain={NOTHING}
    />
  );
  const html = htmlOf(element);
  return { html, text: html.replace(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ") };
}

const uploading = (percent: number) =>
  pageAt({ step: "uploading", fileName: "letter.pdf", percent, waitsFor: null }).text;

describe("The analysis page", () => {
  test("shows the percent of the upload, Analyzing... at 100 and not before, then the results [DOC-09] [DOC-14]", () => {
    expect(pageAt({ step: "choosing" }).text).toContain("Drop a file here, or select a file");
    for (const percent of [0, 43, 99]) {
      expect(uploading(percent)).toMatch(new RegExp(`Uploading\\.\\.\\. ${percent} ?%`));
      expect(uploading(percent)).not.toContain("Analyzing...");
    }
    expect(uploading(100)).toMatch(/Analyzing\.\.\. 100 ?%/);
    const held = pageAt({ step: "uploading", fileName: "letter.pdf", percent: 43, waitsFor: "connection" });
    expect(held.text).toMatch(/Waiting for the connection\.\.\. 43 ?%/);
    const waiting = pageAt({ step: "analysing", ...FILE, status: null, progress: NO_PROGRESS }).text;
    expect(waiting).toContain("letter.pdf Analyzing...");
    expect(waiting).not.toContain("Analyze Another Document");
    const { text } = pageAt(DONE);
    expect(text).toContain("Analyze Another Document Start Over");
    expect(text).toContain("Chief Complaint Short of breath.");
    expect(text).toContain("File Information File letter.pdf");
    // A CSV file has no pages to count.
    const metadata = { ...DONE.answer.metadata, pageCount: null };
    const uncounted = pageAt({ ...DONE, answer: { ...DONE.answer, metadata } });
    expect(uncounted.text).toContain("File Information File letter.pdf");
    expect(text).not.toContain("Analyzing...");
    expect(text).not.toContain("Drop a file here");
  });

  test("has the form for questions and the list of what was asked and answered [DOC-15]", () => {
    const { html, text } = pageAt(DONE);
    expect(html).toMatch(/<h2 [^>]*>Ask Questions About the Document<\/h2>.*<form/);
    expect(html).toMatch(/<label for="([^"]+)">Your question<\/label><textarea id="\1"/);
    expect(html).toMatch(/<button type="submit" class="primary">Ask<\/button>/);
    expect(html).toMatch(/<ul [^>]*aria-label="Questions and answers"/);
    expect(text).toContain("Which oxygen? None.");
  });

  test("says in its words why a file could not be analysed [DOC-26] [DOC-27] [DOC-28] [DOC-29]", () => {
    for (const words of [
      "Server error: Empty.",
      "Failed to analyze file (502). Please try again.",
      "Failed to analyze file: Network request failed",
      "Failed to upload chunk 2: Out of order.",
    ]) {
      const { html } = pageAt({ step: "failed", ...FILE, fileId: null, words, again: null });
      expect(html).toContain(`role="alert"><strong>${words}</strong>`);
    }
  });

  test("says once that nothing was charged for a file that could not be analysed", () => {
    for (const words of ["It was cut off. Nothing was charged. Please try again.", "Server error: Busy."]) {
      const { text } = pageAt({ step: "failed", ...FILE, fileId: null, words, again: null });
      expect(text.match(/nothing was charged/gi)).toHaveLength(1);
    }
  });
});

test("Analyze Another Document and Start Over both leave the results [DOC-10] [DOC-14]", () => {
  const [onAnother, onStartOver] = [vi.fn(), vi.fn()];
  const { click } = renderOnce(Results, { answer: ANSWER, onAnother, onStartOver });
  const clicks = () => [onAnother.mock.calls.length, onStartOver.mock.calls.length];
  click("Analyze Another Document");
  expect(clicks()).toEqual([1, 0]);
  click("Start Over");
  expect(clicks()).toEqual([1, 1]);
});

test("Copy takes the analysis along as text, with sections and places [DOC-14]", async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { click } = renderOnce(Results, { answer: ANSWER, onAnother: NOTHING, onStartOver: NOTHING });
  await click("Copy");
  await expect.poll(() => copied).toHaveLength(1);
  expect(copied[0]).toMatch(/^letter\.pdf\n\n.*Chief Complaint\n- Short of breath\. \(page 3\)/s);
});
