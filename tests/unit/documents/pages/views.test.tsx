import "./parts-loaded.ts";
import { describe, expect, test } from "vitest";
import {
  ANALYSIS_SECTIONS,
  type Analysis,
  type LabTable,
  type SectionType,
} from "#app/core/document/analysis.ts";
import { ChooseFile } from "#app/rooms/documents/analysis/components/choose-file.tsx";
import { UploadProgressView } from "#app/rooms/documents/analysis/components/upload-progress.tsx";
import { readAnalysisAnswer, toAnalysisAnswer } from "#app/rooms/documents/detail/analysis-answer.ts";
import { toDetail } from "#app/rooms/documents/detail/document-detail.ts";
import type { HistoryItem } from "#app/rooms/documents/detail/document-history.ts";
import { DocumentStates } from "#app/rooms/documents/history/components/document-states.tsx";
import { HistoryList } from "#app/rooms/documents/history/components/history-list.tsx";
import type { HistoryState } from "#app/rooms/documents/history/use-history.ts";
import { DocumentProgressView } from "#app/rooms/documents/viewer/components/document-progress.tsx";
import { FileInformation } from "#app/rooms/documents/viewer/components/file-information.tsx";
import { LabTables } from "#app/rooms/documents/viewer/components/lab-tables.tsx";
import { Results } from "#app/rooms/documents/viewer/components/results.tsx";
import { SectionViewer } from "#app/rooms/documents/viewer/components/section-viewer.tsx";
import { SourceBlock } from "#app/rooms/documents/viewer/components/source-block.tsx";
import { copiedAnalysis } from "#app/rooms/documents/viewer/copied-text.ts";
import { documentViews } from "#app/rooms/documents/viewer/section-views.ts";
import { htmlOf, textOf } from "./page-html.tsx";
import { ANSWER, detailAt, statement } from "./page-parts.ts";

const nothing = () => {};

describe("Choosing a file", () => {
  const usage = { file_analysis_used: 3, file_analysis_limit: 10 };
  const view = (file: File | null, problem: string | null = null, used = usage) =>
    htmlOf(
      <ChooseFile
        file={file}
        usage={used}
        period="2026-11"
        problem={problem}
        onFile={nothing}
        onAnalyse={nothing}
        onClear={nothing}
      />,
    );

  test("has the drop area with a file field, Analyze Document and Start Over [DOC-02] [DOC-03] [OPEN-66]", () => {
    const html = view(null);
    expect(html).toMatch(/<input type="file" accept="\.pdf,\.docx,\.csv,\.xlsx,\.xls,/);
    expect(html).toMatch(/<button type="button" class="primary" disabled="">Analyze Document<\/button>/);
    expect(html).toContain('<button type="button">Start Over</button>');
    expect(html).toContain("PDF, DOCX, CSV or Excel, up to 25 MB");
  });

  test("shows the file with its size, what it uses, and a rough estimate that says so", () => {
    const text = textOf(view(new File([new Uint8Array(28_000)], "values.csv")));
    expect(text).toContain("values.csv 27 KB");
    expect(text).toContain("Uses 1 of your file analyses (3 of 10 used this month).");
    expect(text).toContain("Based on the file size alone, roughly 10,000 to 13,000 tokens;");
  });

  test("offers no analysis where the month's are used up, and says when they reset and where there are more [DOC-05]", () => {
    const used = { file_analysis_used: 10, file_analysis_limit: 10 };
    const html = view(new File(["a"], "values.csv"), null, used);
    expect(html).toMatch(/role="alert">Limit of 10 analyses reached\. Please upgrade\.<\/p>/);
    expect(textOf(html)).toContain("Your file analyses reset on Dec 1 (UTC). See plans to have more now.");
    expect(html).toContain('<a href="/pricing">See plans</a>');
    expect(html).toMatch(/disabled="">Analyze Document/);
    expect(html).not.toContain("Uses 1 of");
    const open = view(new File(["a"], "values.csv"));
    expect(open).not.toContain("See plans");
    expect(open).not.toContain("disabled");
  });

  test("says why a file is not taken, where a screen reader hears it [DOC-04]", () => {
    const html = view(null, "Please upload a PDF, DOCX, CSV, or Excel file.");
    expect(html).toMatch(/role="alert">Please upload a PDF, DOCX, CSV, or Excel file\.<\/p>/);
  });
});

test("uploading shows percent and a way to cancel, then Analyzing... at 100, and a lost connection or an ended session [DOC-09] [DOC-24]", () => {
  const at = (percent: number, waitsFor: "connection" | "session" | null = null) =>
    htmlOf(<UploadProgressView fileName="a.pdf" percent={percent} waitsFor={waitsFor} onCancel={nothing} />);
  expect(at(43)).toMatch(/role="progressbar"[^>]*aria-valuenow="43"/);
  expect(textOf(at(43))).toMatch(/Uploading\.\.\. 43 ?%.* Cancel/);
  expect(textOf(at(43))).not.toContain("Analyzing...");
  expect(textOf(at(100))).toContain("Analyzing...");
  expect(textOf(at(43, "connection"))).toContain("Waiting for the connection...");
  expect(textOf(at(43, "session"))).toContain("Authentication required. Please ensure you are signed in.");
});

test("an analysis under way says its stage and its estimate [DOC-09]", () => {
  const progress = {
    step: 3,
    of: 12,
    unit: "page" as const,
    estimate: { inputTokens: 900, outputTokens: 80 },
  };
  const html = htmlOf(<DocumentProgressView fileName="a.pdf" status="reading" progress={progress} />);
  expect(html).toMatch(/role="status">.*Analyzing\.\.\. \(reading page 3 of 12\)<\/p>/);
  expect(textOf(html)).toContain("It takes about 900 input and 80 output tokens.");
  const silent = htmlOf(<DocumentProgressView fileName="a.pdf" status={null} progress={progress} />);
  expect(silent).toMatch(/role="status">.*Analyzing\.\.\.<\/p>/);
});

describe("The results", () => {
  const results = (answer = ANSWER) =>
    htmlOf(<Results answer={answer} onAnother={nothing} onStartOver={nothing} />);

  test("have all twelve sections in order, each under its name [DOC-13]", () => {
    const types = Object.keys(ANALYSIS_SECTIONS) as SectionType[];
    const sections = Object.fromEntries(types.map((type) => [type, [statement(`About ${type}.`)]]));
    const full = toAnalysisAnswer({ ...(ANSWER.analysis as Analysis), keyPoints: [], sections });
    const titles = [...results(full).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual([
      "Patient Information",
      "Chief Complaint",
      "Clinical Summary",
      "Past Medical History",
      "Vital Signs",
      "Physical Examination",
      "Laboratory Findings",
      "Diagnostic Studies",
      "Medications",
      "Assessment &amp; Plan",
      "Clinical Recommendations",
      "Document Information",
    ]);
    for (const type of types) expect(results(full)).toContain(`About ${type}.`);
    const measured = { ...(full.analysis as Analysis), sections: {}, labs: labs() };
    expect(textOf(results(toAnalysisAnswer(measured)))).toContain("Laboratory Findings Values of Bed 4");
  });

  test("name in one line what the document says nothing about, and mark suggestions as such [DOC-13]", () => {
    const text = textOf(results());
    expect(text).toContain(
      "Not in this document: Patient Information, Clinical Summary, Past Medical History, Vital Signs, Physical Examination, Laboratory Findings, Diagnostic Studies, Medications, Assessment &amp; Plan, Document Information",
    );
    expect(text).toContain("Raise the head of the bed. Suggestion");
    expect(text).not.toContain("Short of breath. Suggestion");
  });

  test("say that a section is missing only where the text is surely silent, and that it is there where it surely is", () => {
    const analysis: Analysis = {
      ...(ANSWER.analysis as Analysis),
      present: ["vital_signs"],
      silent: ["medications"],
    };
    const text = textOf(results(toAnalysisAnswer(analysis)));
    expect(text).toMatch(/under other headings: Vital Signs(?! ?,)/);
    expect(text).toMatch(/Not in this document: Medications(?! ?,)/);
  });

  test("cite their places, have Copy, Analyze Another Document and Start Over, and room for who printed them [DOC-14]", () => {
    const html = results();
    expect(html).toMatch(/print-only.*<button [^>]*="page 3: show in the document">page 3<\/button>/);
    for (const name of ["Copy", "Analyze Another Document", "Start Over"])
      expect(html).toMatch(new RegExp(`<button [^>]*>${name}</button>`));
  });

  test("are shown from a flat answer too, without places [DOC-13]", () => {
    const text = textOf(results(readAnalysisAnswer({ lab_results: "Hb 9.1", summary: "Pneumonia." })));
    expect(text).toContain("Clinical Summary Pneumonia.");
    expect(text).toContain("Laboratory Findings Hb 9.1");
    expect(text).toContain(
      "Not in this document: Patient Information, Chief Complaint, Past Medical History, Vital Signs, Physical Examination, Diagnostic Studies, Medications, Assessment &amp; Plan, Clinical Recommendations",
    );
  });

  test("are copied as text with sections, places and suggestions marked", () => {
    expect(copiedAnalysis(ANSWER)).toBe(
      [
        "letter.pdf",
        "Key Points\n- SpO2 88%. (page 3)",
        "Chief Complaint\n- Short of breath. (page 3)",
        "Clinical Recommendations\n- Raise the head of the bed. [suggestion]",
        "How this document was read\nThe file contains pictures. Text inside pictures was not read.",
      ].join("\n\n"),
    );
  });

  test("say before anything else, also on paper, that a part of the file was not read, and nothing where all of it was", () => {
    const unread = ["The file is very long: 50,000 of 200,001 rows were kept."];
    const { metadata } = ANSWER;
    const html = results({ ...ANSWER, metadata: { ...metadata, unread } });
    expect(html).toMatch(/class="[^"]* on-paper"><strong>Only part/);
    expect(textOf(html)).toMatch(
      /Only part of this file was read: The file is very long: 50,000 of 200,001 rows were kept\..* Key Points /,
    );
    for (const all of [metadata, { ...metadata, unread: [] }])
      expect(textOf(results({ ...ANSWER, metadata: all }))).not.toContain("Only part");
  });

  test("come with a File Information box that says what was cut or left out [DOC-14]", () => {
    const information = (told: Partial<typeof ANSWER.metadata> = {}) =>
      textOf(htmlOf(<FileInformation metadata={{ ...ANSWER.metadata, ...told }} />));
    const text = information();
    expect(text).toContain(
      "File Information File letter.pdf Type PDF Document Admission letter Pages 3 Words 1,200 Processing Standard",
    );
    expect(text).toContain("The file contains pictures. Text inside pictures was not read.");
    expect(information({ fileType: "XLSX" })).toContain("Sheets 3 Words");
    expect(information({ fileType: "CSV" })).toContain("Document Admission letter Words");
  });
});

const place = { segment: 0, block: 0, cell: "B2", words: "Labs, cell B2" };
const labValue = (raw: string, at: string, mark: "low" | "high" | "normal" | null) => ({
  raw,
  value: Number(raw),
  at,
  mark,
  flag: null,
  place,
});
const hb = {
  name: "Hb<script>alert(1)</script>",
  unit: "g/dL",
  range: { text: "12-16", low: 12, high: 16 },
  values: [
    labValue("12.1", "2024-01-01", "normal"),
    labValue("11", "2024-02-01", "low"),
    labValue("17", "2024-03-01", "high"),
  ],
};
const labs = (values = hb.values): LabTable[] => [{ patient: "Bed 4", series: [{ ...hb, values }] }];

describe("Measured values", () => {
  test("are a table for each patient, marked by symbol and word besides colour", () => {
    const html = htmlOf(<LabTables labs={labs()} />);
    const text = textOf(html);
    expect(text).toContain("Values of Bed 4");
    expect(text).toContain("Test 2024-01-01 2024-02-01 2024-03-01 Trend Reference range");
    expect(text).toMatch(/g\/dL .*12\.1 .*11 ↓ Low .*17 ↑ High .*12-16/);
    // On a phone, each value is below the name, with its column's heading.
    expect(html).toMatch(/<td data-heading="2024-03-01"><button [^>]*class="lab-value high"/);
    expect(html).toContain('<td class="lab-range" data-heading="Reference range">12-16</td>');
    expect(html).not.toContain("<script>");
  });

  test("have a trend that is described in words, and every value besides, where dates are many", () => {
    const five = ["01", "02", "03", "04", "05"].map((day) => labValue("11", `2024-01-${day}`, "low"));
    const html = htmlOf(<LabTables labs={labs(five)} />);
    expect(html).toMatch(/<svg class="trend"[^>]*role="img"/);
    expect(html).toMatch(/<title>Hb.*: from 11 g\/dL to 11 g\/dL<\/title>/);
    expect(html).toContain("<desc>5 values, 2024-01-01 to 2024-01-05</desc>");
    expect(textOf(html).match(/2024-01-0\d/g)?.length).toBeGreaterThanOrEqual(7);
  });
});

describe("The source", () => {
  const block = { kind: "paragraph" as const, address: { page: 1, block: 1 } };

  test("is text and never markup, with the quote marked where it stands", () => {
    const text = 'SpO2 88% <img src=x onerror="alert(1)"> on air';
    const at = { segment: 0, block: 0, cell: null, words: "page 1", quote: "SpO2 88%" };
    const html = htmlOf(<SourceBlock block={{ ...block, text }} place={at} />);
    expect(html).toContain("<mark>SpO2 88%</mark> &lt;img src=x");
    expect(html).not.toContain("<img");
    expect(htmlOf(<SourceBlock block={{ ...block, text }} place={null} />)).not.toContain("<mark>");
  });

  test("marks the cited cell of a table, by its name", () => {
    const table = {
      kind: "table" as const,
      address: { page: 1, block: 2 },
      firstColumn: 1,
      rows: [
        { row: 4, cells: ["Hb", "9.1"] },
        { row: 5, cells: ["Na", "9.1"] },
      ],
    };
    const at = { segment: 0, block: 1, cell: "C5", words: "page 1, cell C5", quote: "9.1" };
    const html = htmlOf(<SourceBlock block={table} place={at} />);
    expect(html.match(/<mark>/g)).toHaveLength(1);
    expect(html).toContain('<td title="C5" class="figure"><mark>9.1</mark></td>');
  });
});

describe("The history", () => {
  const item: HistoryItem = {
    id: "doc/1",
    filename: "letter.pdf",
    created_at: "2026-11-21T14:05:00.000Z",
    summary: "Pneumonia.",
    sections: ["chief_complaint", "vital_signs"],
    status: "done",
    failure: null,
  };
  const list = (state: HistoryState, isArchived = false, timeZone = "UTC") =>
    htmlOf(
      <HistoryList
        state={state}
        isArchived={isArchived}
        timeZone={timeZone}
        onRetry={nothing}
        onMore={nothing}
        onArchive={nothing}
        onRestore={nothing}
        onDeleted={nothing}
      />,
    );
  const listed = (items: HistoryItem[], next: string | null = null): HistoryState => ({
    status: "listed",
    items,
    next,
    older: "idle",
  });

  test("lists name, date, summary, section chips, View and Archive [DOC-32] [DOC-33]", () => {
    const html = list(listed([item]));
    expect(textOf(html)).toContain(
      "letter.pdf Nov 21, 2026, 14:05 Pneumonia. chief complaint vital signs View Archive",
    );
    expect(html).toMatch(/<a [^>]*href="\/analysis\/document\/doc%2F1"[^>]*>View<\/a>/);
    expect(html).toMatch(
      /<form [^>]*method="post".*name="id" value="doc\/1".*value="archive"[^>]*name="move"/,
    );
    expect(textOf(list(listed([{ ...item, status: "reading", summary: "" }])))).toContain(
      "letter.pdf Reading",
    );
    expect(textOf(list(listed([item]), false, "Asia/Tokyo"))).toContain("letter.pdf Nov 21, 2026, 23:05");
  });

  test("says why a document could not be analyzed, and of a scan that it waits for an answer [DOC-32]", () => {
    const failed = (code: string | null, words: string) =>
      textOf(list(listed([{ ...item, status: "failed", summary: "", failure: { code, words } }])));
    expect(failed("password-protected", "This file is protected with a password.")).toContain(
      "letter.pdf Failed Nov 21, 2026, 14:05 This file is protected with a password. chief complaint vital signs View Archive",
    );
    expect(failed(null, "")).toContain("This document could not be analyzed.");
    const scan = failed("scan-unasked", "This PDF is a scan.");
    expect(scan).toContain("letter.pdf Waiting for your answer");
    expect(scan).toContain("View it to decide whether its pages may be sent to be read.");
    expect(scan).not.toContain("Failed");
  });

  test("offers archived ones to be restored or deleted, and older ones to be loaded", () => {
    const html = list(listed([item], "9.x"), true);
    expect(html).toMatch(/value="restore"[^>]*name="move"/);
    expect(textOf(html)).toContain("Restore Delete document");
    expect(html).not.toContain(">View<");
    expect(html).toMatch(/href="\?archived=1&amp;before=9.x"[^>]*>Load more</);
  });

  test("has a loading state, an error with another try, and signed-out words [DOC-36] [DOC-31] [OPEN-61]", () => {
    expect(list({ status: "loading" })).toMatch(/role="status"><span[^>]*>Loading your documents\.\.\.</);
    const failed = list({ status: "failed" });
    expect(textOf(failed)).toContain("Failed to load document history. Please try again. Try again");
    expect(textOf(list({ status: "signed-out" }))).toContain("Please sign in to view your document history.");
  });

  test("is empty with the way to the upload [DOC-37]", () => {
    for (const isArchived of [false, true]) {
      const html = list(listed([]), isArchived);
      expect(html).toMatch(/<h2>No documents found<\/h2>/);
      expect(html).toMatch(/<a (?=[^>]*class="button )[^>]*href="\/analysis"[^>]*>Upload Document<\/a>/);
    }
  });
});

describe("A document", () => {
  const state = (status: "loading" | "failed" | "missing" | "signed-out") =>
    textOf(htmlOf(<DocumentStates status={status} onRetry={nothing} />));

  test("that is not there to be shown has the fixed words [DOC-38] [DOC-44] [DOC-45] [OPEN-61]", () => {
    expect(state("missing")).toContain(
      "Document not found: the document you're looking for doesn't exist or has been archived.",
    );
    expect(state("failed")).toContain("Failed to load document. Please try again.");
    expect(state("signed-out")).toContain("Please sign in to view document details.");
    expect(state("loading")).toContain("Loading the document...");
  });

  test("has its sections as a list and in a viewer with Copy, then its full content [DOC-39] [DOC-40]", () => {
    const views = documentViews(detailAt("done", { content: "The whole <b>text</b>." }));
    expect(views.map(({ name }) => name)).toEqual([
      "Chief Complaint",
      "Clinical Recommendations",
      "Full content",
    ]);
    const html = htmlOf(<SectionViewer sections={views} />);
    expect(html).toMatch(/aria-pressed="true"[^>]*>Chief Complaint<\/button>/);
    expect(html).toMatch(/<h2>Chief Complaint<\/h2><button type="button">Copy<\/button>/);
    expect(html).toMatch(/class="section-view" aria-label="Full content" hidden=""/);
    expect(html).toContain("The whole &lt;b&gt;text&lt;/b&gt;.");
  });

  test("without an analysis, or with one that found nothing, has its full content only [DOC-43]", () => {
    const sections = [{ id: "full_content", type: "full_content", content: "Text.", metadata: {} }];
    const views = documentViews(detailAt("done", { content: "Text.", sections, analysis: null }));
    expect(views).toMatchObject([{ type: "full_content", name: "Full content", text: "Text." }]);
    const found = ANSWER.analysis as Analysis;
    const analysis = { ...found, sections: { medications: [statement("Apixaban.")] } };
    const parts = { summary: null, text: { content: "Text.", content_truncated: false }, questions: [] };
    const sectionsOf = (given: Analysis) =>
      toDetail(detailAt("done"), { ...parts, analysis: given }).sections;
    expect(sectionsOf(analysis)).toMatchObject([{ type: "medications", content: "Apixaban." }]);
    expect(sectionsOf({ ...analysis, sections: {} })).toEqual(sections);
  });
});
