import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { retryAnalysis } from "#app/rooms/documents/detail/document-calls.ts";
import type { HistoryItem } from "#app/rooms/documents/detail/document-history.ts";
import { HistoryItemView } from "#app/rooms/documents/history/components/history-item.tsx";
import { documentRefusal, useDocument } from "#app/rooms/documents/history/use-document.ts";
import { historyRefusal, useHistory } from "#app/rooms/documents/history/use-history.ts";
import { elementIn, renderHookOnce } from "../pages/render-hook-once.tsx";

const ITEM: HistoryItem = {
  id: "doc/1",
  filename: "letter.pdf",
  created_at: "2026-11-21T14:05:00.000Z",
  summary: "Pneumonia.",
  sections: [],
  status: "done",
  failure: null,
};

let called: { path: string; method: string | undefined; body: unknown }[];
let status: number;
let body: string | null;
let said: string[];

beforeEach(() => {
  called = [];
  status = 204;
  body = null;
  said = [];
  vi.spyOn(showToast, "error").mockImplementation((text) => said.push(`error: ${text}`));
  vi.spyOn(showToast, "undo").mockImplementation((text, onUndo) => {
    said.push(text);
    onUndo();
    return 1;
  });
  vi.stubGlobal("window", { dispatchEvent: () => true });
  vi.stubGlobal("fetch", async (path: string, { method, body: sent }: RequestInit = {}) => {
    called.push({ path, method, body: sent });
    return new Response(body, { status });
  });
});

const history = () => renderHookOnce(() => useHistory({ queries: [ITEM], next: null }, false));

test("archiving posts an empty body and can be undone; any 2xx will do, whatever its body says [API-29] [OPEN-45] [DOC-34]", async () => {
  const answers = [
    [204, null],
    [200, null],
    [201, "done"],
    [200, '{"error":"No."}'],
  ] as const;
  for (const [success, words] of answers) {
    [status, body] = [success, words];
    await history().archive(ITEM);
  }
  const post = (path: string) => ({ path, method: "POST", body: undefined });
  const both = [post("/api/document/doc%2F1/archive"), post("/api/document/doc%2F1/restore")];
  await expect.poll(() => called).toEqual(answers.flatMap(() => both));
  expect(said).toEqual(answers.map(() => "Archived letter.pdf"));
});

test("a failed archive says so in fixed words, whatever failed [DOC-35]", async () => {
  for (const failure of [404, 500]) {
    status = failure;
    await history().archive(ITEM);
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await history().archive(ITEM);
  const words = "error: Failed to archive document. Please try again.";
  expect(said).toEqual([words, words, words]);
});

test("a list or document that was asked for in vain says whether the session ended, it is not there, or it failed [DOC-31] [DOC-38] [DOC-44] [DOC-45]", () => {
  const refused = (status: number) => new ApiError("No", { code: "http_error", status });
  const lost = new ApiError("Network request failed", { code: "network_error" });
  const statuses = (of: (error: unknown) => { status: string }) =>
    [refused(401), refused(404), refused(403), refused(500), lost, new TypeError("x")].map(
      (error) => of(error).status,
    );
  expect(statuses(documentRefusal)).toEqual([
    "signed-out",
    "missing",
    "failed",
    "failed",
    "failed",
    "failed",
  ]);
  expect(statuses(historyRefusal)).toEqual(["signed-out", ...Array.from({ length: 5 }, () => "failed")]);
});

test("the form of a document archives it, and that of an archived one restores it [DOC-32] [DOC-34]", () => {
  const moved: string[] = [];
  const formOf = (isArchived: boolean) =>
    elementIn(
      renderHookOnce(() =>
        HistoryItemView({
          item: ITEM,
          timeZone: "UTC",
          isArchived,
          onArchive: ({ id }) => void moved.push(`archive ${id}`),
          onRestore: ({ id }) => void moved.push(`restore ${id}`),
          onDeleted: () => {},
        }),
      ),
      "form",
    ).props as Record<string, (event: object) => void>;
  const preventDefault = vi.fn();
  for (const isArchived of [false, true]) formOf(isArchived).onSubmit?.({ preventDefault });
  expect(moved).toEqual(["archive doc/1", "restore doc/1"]);
  expect(preventDefault).toHaveBeenCalledTimes(2);
});

test("list and document are asked for at their own paths [API-27] [API-28]", async () => {
  status = 500;
  await renderHookOnce(() => useHistory(null, false)).load();
  await renderHookOnce(() => useHistory(null, true)).load();
  await renderHookOnce(() => useDocument("doc/1", null)).load();
  expect(called.map(({ path, method }) => `${method} ${path}`)).toEqual([
    "GET /api/document-search-history",
    "GET /api/document-search-history?archived=1",
    "GET /api/document/doc%2F1",
  ]);
});

test("a page that has to ask begins as loading, one whose server failed with that [DOC-36] [DOC-45]", () => {
  expect(renderHookOnce(() => useHistory(null, false)).state).toEqual({ status: "loading" });
  expect(renderHookOnce(() => useHistory("failed", false)).state).toEqual({ status: "failed" });
  expect(renderHookOnce(() => useDocument("doc-1", null)).state).toEqual({ status: "loading" });
  expect(renderHookOnce(() => useDocument("doc-1", "failed")).state).toEqual({ status: "failed" });
  expect(renderHookOnce(() => useDocument("doc-1", "missing")).state).toEqual({ status: "missing" });
});

test("another try hands the same upload in again, with how its letters are to be read where that was chosen [API-25]", async () => {
  await retryAnalysis("upload-1");
  await retryAnalysis("upload-1", "windows-1252");
  const post = (body: object) => ({
    path: "/api/upload/process",
    method: "POST",
    body: JSON.stringify(body),
  });
  expect(called).toEqual([
    post({ uploadId: "upload-1", retry: true }),
    post({ uploadId: "upload-1", retry: true, encoding: "windows-1252" }),
  ]);
});
