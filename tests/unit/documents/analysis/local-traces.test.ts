import { beforeEach, expect, test, vi } from "vitest";
import { eraseLocalTraces } from "#app/core/identity/local-traces.ts";
import { logActivity, readActivities } from "#app/core/usage/activity-log.ts";
import type { AnalysisState } from "#app/rooms/documents/analysis/analysis-state.ts";
import {
  closeLocalAnalysis,
  readLocalAnalysis,
  wasClosed,
  writeLocalAnalysis,
} from "#app/rooms/documents/analysis/local-analysis.ts";
import { fromLocal, toLocal } from "#app/rooms/documents/analysis/local-state.ts";
import { openUsagePoll } from "#app/rooms/documents/analysis/use-file-usage.ts";
import { newQuestion, withProgress } from "#app/rooms/documents/questions/question-list.ts";
import { analysisActivity, uploadActivity } from "#app/rooms/documents/viewer/document-activity.ts";
import { ANSWER, DONE, fakeStorage } from "../pages/page-parts.ts";

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const USAGE = { file_analysis_used: 3, file_analysis_limit: 10 };
let storage: Storage;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", fakeStorage());
});

const asked = withProgress(newQuestion("q1", "Which drugs?"), {
  status: "done",
  answer: { response: "None.", pieces: [{ text: "None.", places: [] }], answered: false },
});

test("the browser keeps analysis, messages, count, limit and the document's status for one person [DOC-19] [OPEN-65]", () => {
  const local = toLocal(DONE, [newQuestion("q2", "Still open?"), asked], USAGE, NOW);
  expect(local).toEqual({
    analysis: ANSWER,
    messages: [{ question: "Which drugs?", answer: "None.", pieces: [{ text: "None.", places: [] }] }],
    analysisCount: 3,
    analysisLimit: 10,
    largeDocument: { status: "done", fileId: "doc-1", fileName: "letter.pdf", uploadId: null },
    savedAt: NOW,
  });
  if (local) writeLocalAnalysis(storage, "user_1", local);
  expect(readLocalAnalysis(storage, "user_1", NOW)).toEqual(local);
  expect(readLocalAnalysis(storage, "user_2", NOW)).toBeNull();
  const at = (state: AnalysisState) => toLocal(state, [], USAGE, NOW)?.largeDocument?.status;
  const name = { fileName: "a.pdf", fileId: "doc-1" };
  expect(at({ step: "uploading", fileName: "a.pdf", percent: 5, waitsFor: null })).toBe("uploading");
  const progress = { step: null, of: null, unit: null, estimate: null };
  expect(at({ step: "analysing", ...name, status: null, progress })).toBe("processing");
  expect(at({ step: "failed", ...name, words: "No.", again: null })).toBe("failed");
  expect(toLocal({ step: "choosing" }, [], USAGE, NOW)).toBeNull();
});

test("uploading, processing, done and failed are read back, and nothing else is a document's status [DOC-19] [OPEN-65]", () => {
  const local = toLocal(DONE, [], USAGE, NOW);
  const readAt = (status: string) => {
    const largeDocument = { status, fileId: "doc-1", fileName: "letter.pdf" };
    storage.setItem("nursegpt:analysis:user_1", JSON.stringify({ ...local, largeDocument }));
    return readLocalAnalysis(storage, "user_1", NOW)?.largeDocument;
  };
  for (const status of ["uploading", "processing", "done", "failed"])
    expect(readAt(status)).toEqual({ status, fileId: "doc-1", fileName: "letter.pdf", uploadId: null });
  for (const other of ["queued", "analysing", "Done", ""])
    expect([other, readAt(other)]).toEqual([other, null]);
});

test("what was kept is shown again for 24 hours, and gone after that and after signing out [OPEN-73]", () => {
  const local = toLocal(DONE, [asked], USAGE, NOW);
  if (!local) throw new Error("Nothing to keep.");
  writeLocalAnalysis(storage, "user_1", local);
  const back = readLocalAnalysis(storage, "user_1", NOW + 24 * HOUR - 1);
  expect(back && fromLocal(back)).toMatchObject({
    step: "done",
    fileId: "doc-1",
    answer: { keyPoints: ["SpO2 88%."] },
    past: [{ query: "Which drugs?", status: "unanswered" }],
  });
  expect(readLocalAnalysis(storage, "user_1", NOW + 24 * HOUR)).toBeNull();
  expect(storage.length).toBe(0);
  writeLocalAnalysis(storage, "user_1", local);
  logActivity(storage, "user_1", uploadActivity("letter.pdf"));
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => keysOf(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  eraseLocalTraces({ erasesWork: true });
  expect(keysOf(storage)).toEqual([]);
});

const keysOf = (held: Storage) => Array.from({ length: held.length }, (_, index) => held.key(index) ?? "");

test("a state that is too long leaves the clinical text to the server, and a full storage keeps nothing [DOC-19]", () => {
  const long = { ...ANSWER, analysis: null, summary: "x".repeat(400_000) };
  const local = toLocal({ ...DONE, answer: long }, [asked], USAGE, NOW);
  if (!local) throw new Error("Nothing to keep.");
  writeLocalAnalysis(storage, "user_1", local);
  expect(readLocalAnalysis(storage, "user_1", NOW)).toMatchObject({
    analysis: null,
    messages: [],
    largeDocument: { fileId: "doc-1" },
  });
  const many = toLocal(
    DONE,
    Array.from({ length: 21 }, () => asked),
    USAGE,
    NOW,
  );
  if (many) writeLocalAnalysis(storage, "user_1", many);
  expect(readLocalAnalysis(storage, "user_1", NOW)?.messages).toHaveLength(20);
  const small = fakeStorage(100);
  writeLocalAnalysis(small, "user_1", local);
  expect(readLocalAnalysis(small, "user_1", NOW)).toBeNull();
});

test("damaged state is as if it were not there", () => {
  for (const text of ["{", "null", '{"savedAt":"x"}']) {
    storage.setItem("nursegpt:analysis:user_1", text);
    expect(readLocalAnalysis(storage, "user_1", NOW)).toBeNull();
  }
});

test("starting over forgets the analysis, and that its document was open [DOC-10]", () => {
  const local = toLocal(DONE, [], USAGE, NOW);
  if (local) writeLocalAnalysis(storage, "user_1", local);
  closeLocalAnalysis(storage, "user_1", "doc-1");
  expect(readLocalAnalysis(storage, "user_1", NOW)).toBeNull();
  expect([wasClosed("user_1", "doc-1"), wasClosed("user_1", "doc-2")]).toEqual([true, false]);
  expect(wasClosed("user_2", "doc-1")).toBe(false);
});

test("an activity has id, type, description and timestamp; the newest 50 are kept, newest first [SHELL-15]", () => {
  for (let count = 0; count < 52; count++)
    logActivity(storage, "user_1", uploadActivity(`${count}.pdf`), NOW + count);
  logActivity(storage, "user_1", analysisActivity("last.pdf"), NOW + 60);
  const all = readActivities(storage, "user_1");
  expect(all).toHaveLength(50);
  expect(all[0]).toEqual({
    id: expect.stringMatching(/./),
    type: "document_analysis",
    description: "Analyzed last.pdf",
    timestamp: NOW + 60,
  });
  expect(all[1]).toMatchObject({ type: "document_upload", description: "Uploaded 51.pdf" });
  expect(new Set(all.map(({ id }) => id)).size).toBe(50);
  expect(readActivities(storage, "user_2")).toEqual([]);
});

test("a person who is signing out leaves nothing behind any more [OPEN-73]", () => {
  vi.stubGlobal("document", { documentElement: { dataset: { leaving: "true" } } });
  logActivity(storage, "user_1", uploadActivity("letter.pdf"), NOW);
  expect(storage.length).toBe(0);
});

test("usage is asked for at once, then at most once per second, the last wish at its end, and every 5 minutes [DOC-12]", () => {
  vi.useFakeTimers({ now: NOW });
  const times: number[] = [];
  const polling = openUsagePoll(() => times.push(Date.now() - NOW));
  expect(times).toEqual([]);
  polling.run();
  for (let ms = 0; ms < 10; ms++) {
    vi.advanceTimersByTime(50);
    polling.run();
  }
  expect(times).toEqual([0]);
  vi.advanceTimersByTime(600);
  expect(times).toEqual([0, 1_000]);
  vi.advanceTimersByTime(5_000);
  polling.run();
  polling.run();
  expect(times).toEqual([0, 1_000, 6_100]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(times).toEqual([0, 1_000, 6_100, 7_100, 300_000, 600_000]);
  polling.run();
  polling.end();
  const asked = times.length;
  vi.advanceTimersByTime(20 * 60_000);
  expect(times).toHaveLength(asked);
});
