import { expect, test, vi } from "vitest";
import { ApiError } from "#app/base/http/request.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import type { AnalysisState } from "#app/rooms/documents/analysis/analysis-state.ts";
import {
  type AnalysisTools,
  analyseFile,
  analyseUpload,
  resumeDocument,
} from "#app/rooms/documents/analysis/run-analysis.ts";
import type { Uploader } from "#app/rooms/documents/analysis/uploader.ts";
import type { DocumentDetail } from "#app/rooms/documents/detail/document-detail.ts";
import { type Following, followDocument } from "#app/rooms/documents/detail/follow-document.ts";
import { ChunkFailed } from "#app/rooms/documents/upload/sending/upload-errors.ts";
import { ANSWER, detailAt } from "../pages/page-parts.ts";

const never = () => new Promise<never>(() => {});
const refused = (status: number, reason: string | null = null) =>
  new ApiError("No", { code: "http_error", status, reason });

type Reading = DocumentDetail | Error | null;

/** A browser whose clock advances by waiting, and whose reads return one reading after another. */
function browser(readings: Reading[]) {
  const waits: number[] = [];
  let clock = 0;
  const following: Following = {
    read: async () => {
      const next = readings.shift();
      if (next === undefined) return never();
      if (next instanceof Error) throw next;
      return next;
    },
    wait: async (ms) => {
      clock += ms;
      waits.push(ms);
    },
    whenVisible: async () => {},
    now: () => clock,
  };
  return { following, waits };
}

const FILE = new File([new Uint8Array(1000)], "letter.pdf", { type: "application/pdf" });

function tools(
  readings: Reading[],
  uploader: Partial<Uploader> = {},
): AnalysisTools & { told: AnalysisState[]; uploaded: string[]; asked: string[] } {
  const told: AnalysisState[] = [];
  const uploaded: string[] = [];
  const asked: string[] = [];
  return {
    told,
    uploaded,
    asked,
    uploader: {
      uploadFile: async (_file, { onProgress }) => {
        for (const sentBytes of [0, 430, 1000])
          onProgress({ sentBytes, totalBytes: 1000, status: sentBytes === 430 ? "waiting" : "uploading" });
        return { uploadId: "upload-1", checksums: ["a", "b"] };
      },
      processUpload: never,
      failureWords: (error) => `Failed: ${(error as Error).message}`,
      ...uploader,
    },
    following: (id) => {
      asked.push(id);
      return browser(readings).following;
    },
    tell: (state) => told.push(state),
    onUploaded: (name) => uploaded.push(name),
    signal: new AbortController().signal,
  };
}

const steps = (told: AnalysisState[]) =>
  told.map((state) =>
    state.step === "uploading"
      ? `${state.percent}%${state.waitsFor === null ? "" : ` waiting for ${state.waitsFor}`}`
      : state.step === "analysing"
        ? `analysing ${state.status}`
        : state.step,
  );

test("a document is followed every second, slower after 30 seconds, until it is final [OPEN-74]", async () => {
  const readings = [...Array.from({ length: 34 }, () => detailAt("reading")), detailAt("done")];
  const { following, waits } = browser(readings);
  const seen = [];
  for await (const { status } of followDocument(following, new AbortController().signal)) seen.push(status);
  expect(seen).toHaveLength(35);
  expect(seen.at(-1)).toBe("done");
  expect(waits).toEqual([...Array.from({ length: 30 }, () => 1_000), 3_000, 3_000, 3_000, 3_000]);
  const failing = browser([detailAt("queued"), detailAt("failed"), detailAt("done")]);
  const all = await Array.fromAsync(followDocument(failing.following, new AbortController().signal));
  expect([all.map(({ status }) => status), failing.waits]).toEqual([["queued", "failed"], [1_000]]);
});

test("a page that nobody sees asks nothing until it is seen again [OPEN-74]", async () => {
  const { following } = browser([detailAt("reading"), detailAt("done")]);
  let reads = 0;
  const { promise: hidden, resolve: show } = Promise.withResolvers<void>();
  const watched: Following = {
    ...following,
    read: (signal) => {
      reads += 1;
      return following.read(signal);
    },
    whenVisible: () => (reads === 1 ? hidden : Promise.resolve()),
  };
  const all = Array.fromAsync(followDocument(watched, new AbortController().signal));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reads).toBe(1);
  show();
  expect((await all).map(({ status }) => status)).toEqual(["reading", "done"]);
});

test("a lost connection and a failing server are asked again, a refusal ends the following", async () => {
  const { following } = browser([refused(0), refused(503), refused(429), detailAt("done")]);
  const seen = await Array.fromAsync(followDocument(following, new AbortController().signal));
  expect(seen).toHaveLength(1);
  for (const status of [401, 404]) {
    const gone = browser([refused(status)]).following;
    await expect(Array.fromAsync(followDocument(gone, new AbortController().signal))).rejects.toThrow("No");
  }
});

test("a file goes from percent to 100, then is analysed, then done, all by the id of its upload [DOC-09] [OPEN-74]", async () => {
  const page = tools([detailAt("queued"), detailAt("reading"), detailAt("done")]);
  await analyseFile(FILE, page);
  expect(steps(page.told)).toEqual([
    "0%",
    "0%",
    "43% waiting for connection",
    "100%",
    "analysing null",
    "analysing queued",
    "analysing reading",
    "done",
  ]);
  expect(page.told.at(-1)).toMatchObject({ fileId: "doc-1", answer: { summary: "SpO2 88%." } });
  expect([page.uploaded, page.asked]).toEqual([["letter.pdf"], ["upload-1"]]);
});

test("an upload is at 100 percent with its last byte and not before [DOC-09]", async () => {
  const page = tools([detailAt("done")], {
    uploadFile: async (_file, { onProgress }) => {
      for (const sentBytes of [7, 999, 1000])
        onProgress({ sentBytes, totalBytes: 1000, status: "uploading" });
      return { uploadId: "upload-1", checksums: [] };
    },
  });
  await analyseFile(FILE, page);
  expect(steps(page.told)).toEqual(["0%", "0%", "99%", "100%", "analysing null", "done"]);
});

test("an answer that holds the analysis ends the waiting at once, whatever the following says; its document is fileId or file_id, and its fields are read in either spelling [API-25] [DOC-09] [DOC-17]", async () => {
  const page = tools([], { processUpload: async () => ({ ...ANSWER, fileId: "doc-7", status: "done" }) });
  await analyseUpload({ uploadId: "upload-1", fileName: "letter.pdf" }, page);
  expect(steps(page.told)).toEqual(["analysing null", "done"]);
  expect(page.told.at(-1)).toMatchObject({ fileId: "doc-7", answer: { keyPoints: ["SpO2 88%."] } });
  const other = tools([], { processUpload: async () => ({ file_id: "doc-8", lab_results: "Na 131." }) });
  await analyseUpload({ uploadId: "upload-1", fileName: "letter.pdf" }, other);
  expect(other.told.at(-1)).toMatchObject({
    step: "done",
    fileId: "doc-8",
    answer: { labFindings: "Na 131." },
  });
});

test("a document that is not there yet, or failed the last time, is waited for until the call has answered", async () => {
  let answer = (_to: unknown) => {};
  const pending = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const failure = { code: "model-cut-off", words: "It was cut off.", upload_id: "upload-1" };
  const failed = detailAt("failed", { failure });
  const page = tools([null, failed, detailAt("queued"), failed], {
    processUpload: () => pending,
  });
  const { tell } = page;
  page.tell = (state) => {
    tell(state);
    if (state.step === "analysing" && state.status === "queued")
      answer({ fileId: "doc-1", status: "queued" });
  };
  await analyseUpload({ uploadId: "upload-1", fileName: "letter.pdf", isRetry: true }, page);
  expect(steps(page.told)).toEqual(["analysing null", "analysing queued", "failed"]);
  expect(page.told.at(-1)).toMatchObject({
    words: "It was cut off.",
    again: { from: "upload", uploadId: "upload-1" },
  });
});

test("that the analysis failed is told in the document's own words, another failure in the call's", async () => {
  const words = "This PDF is protected with a password.";
  const failed = detailAt("failed", { failure: { code: "encrypted", words, upload_id: null } });
  const page = tools([failed, failed], {
    processUpload: () => Promise.reject(refused(422, "document_failed")),
  });
  await analyseUpload({ uploadId: "upload-1", fileName: "letter.pdf" }, page);
  expect(page.told.at(-1)).toEqual({
    step: "failed",
    fileId: "doc-1",
    fileName: "letter.pdf",
    words,
    again: null,
    code: "encrypted",
  });
  const other = tools([], { processUpload: () => Promise.reject(refused(402, "analyses_used_up")) });
  await analyseUpload({ uploadId: "upload-1", fileName: "letter.pdf" }, other);
  expect(other.told.at(-1)).toMatchObject({
    step: "failed",
    words: "Failed: No",
    again: { from: "upload", uploadId: "upload-1" },
  });
});

test("a file that cannot be sent fails with its words and may be tried again; a given up one says nothing", async () => {
  const broken = { uploadFile: () => Promise.reject(new Error("Failed to upload chunk 2: lost")) };
  const page = tools([], broken);
  await analyseFile(FILE, page);
  expect(page.told.at(-1)).toMatchObject({
    step: "failed",
    words: "Failed: Failed to upload chunk 2: lost",
    again: { from: "file" },
  });
  const controller = new AbortController();
  const given = tools([], {
    uploadFile: async () => {
      controller.abort();
      throw new Error("aborted");
    },
  });
  await analyseFile(FILE, { ...given, signal: controller.signal });
  expect(steps(given.told)).toEqual(["0%"]);
});

test("a file that would be refused again is not offered to be sent again, one that came too early is [DOC-25]", async () => {
  for (const [error, again] of [
    [refused(413), null],
    [new ChunkFailed(0, refused(413)), null],
    [refused(400, "empty_file"), null],
    [refused(402, "analyses_used_up"), null],
    [refused(429, "too_many_documents"), { from: "file" }],
    [refused(500), { from: "file" }],
  ] as const) {
    const page = tools([], { uploadFile: () => Promise.reject(error) });
    await analyseFile(FILE, page);
    expect(page.told.at(-1)).toMatchObject({ step: "failed", again });
  }
});

test("what the server finds missing is sent once more, and at the third time it is said", async () => {
  let calls = 0;
  const claimed: unknown[] = [];
  const incompleteUntil = (round: number) => ({
    processUpload: async (_id: string, { checksums }: { checksums?: unknown }) => {
      claimed.push(checksums);
      if (++calls < round) throw refused(409, "upload_incomplete");
      return { ...ANSWER, fileId: "doc-1", status: "done" };
    },
  });
  const page = tools([], incompleteUntil(3));
  await analyseFile(FILE, page);
  expect([calls, page.uploaded, page.told.at(-1)?.step]).toEqual([3, ["letter.pdf"], "done"]);
  expect(claimed[0]).toEqual(["a", "b"]);
  const percents = page.told.flatMap((state) => (state.step === "uploading" ? [state.percent] : []));
  expect(percents).toEqual([0, 0, 43, 100, 100, 100, 100, 100, 100, 100]);
  calls = 0;
  const stubborn = tools([], incompleteUntil(4));
  await analyseFile(FILE, stubborn);
  expect([calls, stubborn.told.at(-1)?.step]).toEqual([3, "failed"]);
});

test("a document that is restored and gone leaves a page that names it, one that is refused says so", async () => {
  const gone = tools([refused(404)]);
  await resumeDocument({ id: "doc-1", fileName: "letter.pdf" }, gone);
  expect(gone.told).toEqual([{ step: "choosing", gone: "letter.pdf" }]);
  const out = tools([refused(401)]);
  await resumeDocument({ id: "doc-1", fileName: "letter.pdf" }, out);
  expect(out.told.at(-1)).toMatchObject({ step: "failed", again: { from: "document", id: "doc-1" } });
  const back = tools([detailAt("done", { progress: NO_PROGRESS })]);
  await resumeDocument({ id: "doc-1", fileName: "letter.pdf" }, back);
  expect(steps(back.told)).toEqual(["done"]);
});

test("a file that was sent is not analysed before the time is over in which it can be seen to be the wrong one", async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const page = tools([detailAt("done")]);
  const running = analyseFile(FILE, { ...page, noticeMs: 3_000, signal: controller.signal });
  await vi.advanceTimersByTimeAsync(2_999);
  expect([steps(page.told).at(-1), page.asked]).toEqual(["100%", []]);
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect([steps(page.told).at(-1), page.asked]).toEqual(["done", ["upload-1"]]);
  const given = tools([]);
  const cancelled = analyseFile(FILE, { ...given, noticeMs: 3_000, signal: controller.signal });
  await vi.advanceTimersByTimeAsync(2_000);
  controller.abort();
  await cancelled;
  expect([steps(given.told).at(-1), given.asked]).toEqual(["100%", []]);
});
