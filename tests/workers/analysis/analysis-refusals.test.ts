import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { writeScanChoice } from "#app/core/document/scans.server.ts";
import { workKey } from "#app/rooms/documents/store/document-keys.ts";
import { makeDocx } from "#tests/unit/analysis/parse/office/make-office.ts";
import { makePdfOf } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import {
  analysisOf,
  answering,
  deliver,
  handIn,
  LINES,
  pdfOf,
  rowOf,
  spentBy,
  standIn,
  storedOf,
} from "./analysis-parts.ts";

describe("files that are not read", () => {
  test.each([
    ["empty.csv", " ", "empty", "This file has no content to read."],
    ["note.pdf", "%PDF-1.7 nothing more", "damaged", "This file is damaged or incomplete"],
    [
      "labs.xlsx",
      pdfOf(["A PDF."]),
      "wrong-type",
      "This file has the name of an Excel file (.xlsx), but its content is a PDF file.",
    ],
    ["note.txt", "Some text.", "unsupported-type", "This kind of file cannot be read."],
  ])("%s fails with words of its own and costs nothing", async (name, content, code, words) => {
    const message = await handIn(name, content);
    expect(await deliver(message)).toBe("done");
    const stored = await rowOf(message);
    expect(stored).toMatchObject({ status: "failed", failureCode: code });
    expect(stored.failureWords).toContain(words);
    expect(await spentBy(message.userId)).toMatchObject({ analyses: 0, openRuns: 0 });
    expect(await storedOf(message)).toEqual({ document: [], upload: [] });
  });

  test("an upload that is gone says so", async () => {
    const message = await handIn("note.pdf", pdfOf(LINES));
    const { uploadId } = await rowOf(message);
    await env.DOCUMENTS.delete(`people/${message.userId}/uploads/${uploadId}/0`);
    expect(await deliver(message)).toBe("done");
    expect(await rowOf(message)).toMatchObject({
      status: "failed",
      failureWords: "The uploaded file is no longer there. Please upload it again.",
    });
  });
});

const SCAN = makePdfOf([new Uint8Array()], "", { picture: true });

/** A scan of a person who has made the scan choice. */
async function handInScan(
  choice: "allowed" | "forbidden",
  ...[name, content, options]: Parameters<typeof handIn>
) {
  const message = await handIn(name, content, options);
  await writeScanChoice(env.DOCUMENTS, message.userId, choice);
  return message;
}

describe("a PDF of pictures", () => {
  test("is sent nowhere before the person was asked, and may be tried again then", async () => {
    const message = await handIn("scan.pdf", SCAN);
    const { model, calls } = standIn();
    expect(await deliver(message, { model })).toBe("done");
    expect(await rowOf(message)).toMatchObject({ status: "failed", failureCode: "scan-unasked" });
    expect(calls).toEqual([]);
    expect(await spentBy(message.userId)).toMatchObject({ analyses: 0, openRuns: 0 });
    expect((await storedOf(message)).upload).toEqual(["0"]);
  });

  test("is sent nowhere when the person's settings forbid it", async () => {
    const message = await handInScan("forbidden", "scan.pdf", SCAN);
    const { model, calls } = standIn();
    await deliver(message, { model });
    expect(await rowOf(message)).toMatchObject({ status: "failed", failureCode: "scan-forbidden" });
    expect(calls).toEqual([]);
  });

  test("is read by the model, and that is said", async () => {
    const message = await handInScan("allowed", "scan.pdf", SCAN);
    const pages = [{ page: 1, lines: ["Hemoglobin | 9.1 | g/dL | 12.0-15.5", "Furosemide 40 mg daily"] }];
    const statement = {
      section: "medications",
      text: "Furosemide 40 mg daily.",
      evidence: [{ block: 1, quote: "Furosemide 40 mg daily" }],
      kind: "from_document",
    };
    const model = answering((text) =>
      text.startsWith("Copy")
        ? { pages }
        : { document_type: "Laboratory report", statements: [statement], key_points: [0] },
    );
    expect(await deliver(message, { model })).toBe("done");
    const analysis = await analysisOf(message);
    expect(analysis.metadata).toMatchObject({
      processingMethod: "Read from pictures",
      processingDetails: ["The text was read from pictures by the assistant: compare it with the original."],
    });
    expect(analysis.sections.medications?.[0]?.evidence[0]?.words).toBe("page 1, block 2");
    expect(analysis.labs[0]?.series[0]).toMatchObject({
      name: "Hemoglobin",
      values: [{ raw: "9.1", mark: "low" }],
    });
    // Both calls are paid for.
    expect(analysis.usage).toEqual({ inputTokens: 200, outputTokens: 100 });
    expect((await spentBy(message.userId)).tokens).toEqual(analysis.usage);
  });

  test("on which the model reads nothing is refused in the parser's words, and costs nothing", async () => {
    const message = await handInScan("allowed", "scan.pdf", SCAN);
    expect(await deliver(message)).toBe("done");
    expect(await rowOf(message)).toMatchObject({
      status: "failed",
      failureCode: "image-only",
      failureWords: "This file contains only pictures (a scan, for example) and no text that can be read.",
    });
    expect(await spentBy(message.userId)).toMatchObject({ analyses: 0, openRuns: 0 });
  });

  test("of more than 12 pages is refused without asking the model", async () => {
    const message = await handIn(
      "scan.pdf",
      makePdfOf(Array(13).fill(new Uint8Array()), "", { picture: true }),
    );
    const { model, calls } = standIn();
    expect(await deliver(message, { model })).toBe("done");
    expect((await rowOf(message)).failureCode).toBe("image-only");
    expect(calls).toEqual([]);
  });
});

test("a Word file of pictures is refused at once, in words of its own, without asking anybody", async () => {
  const docx = makeDocx("<w:p/>", { parts: [{ name: "word/media/scan.png", data: "a picture" }] });
  const message = await handInScan("allowed", "scan.docx", docx);
  const { model, calls } = standIn();
  expect(await deliver(message, { model })).toBe("done");
  expect(await rowOf(message)).toMatchObject({
    failureCode: "image-only",
    failureWords: expect.stringContaining("This Word file contains only pictures"),
  });
  expect(calls).toEqual([]);
});

describe("a reading that took its process with it", () => {
  const begun = async (times: number) => {
    const message = await handIn("note.csv", LINES.join("\n"));
    const { userId, documentId, attempt } = message;
    await env.DOCUMENTS.put(workKey(userId, documentId, attempt, "reading"), JSON.stringify(times));
    return message;
  };

  test("once is tried again", async () => {
    const message = await begun(1);
    await deliver(message);
    expect((await rowOf(message)).status).toBe("done");
  });

  test("twice is not tried a third time", async () => {
    const message = await begun(2);
    expect(await deliver(message)).toBe("done");
    expect(await rowOf(message)).toMatchObject({ status: "failed", failureCode: "unreadable" });
    expect(await spentBy(message.userId)).toMatchObject({ analyses: 0, openRuns: 0 });
  });
});
