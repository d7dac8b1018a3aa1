// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { Unfinished } from "#app/rooms/documents/analysis/components/unfinished.tsx";
import { writeLocalAnalysis } from "#app/rooms/documents/analysis/local-analysis.ts";
import { toLocal } from "#app/rooms/documents/analysis/local-state.ts";
import { useAnalysis } from "#app/rooms/documents/analysis/use-analysis.ts";
import { press, render, renderHook } from "#tests/unit/render.ts";
import { detailAt } from "../pages/page-parts.ts";

const USAGE = { file_analysis_used: 0, file_analysis_limit: 5 };
const UNDER_WAY = {
  step: "analysing",
  fileName: "labs.csv",
  fileId: null,
  uploadId: "upload-1",
  status: null,
  progress: NO_PROGRESS,
} as const;

/** Opens the page again after leaving it with a file handed in; `processUpload` answers the second request. */
async function openedAgain(processUpload: () => Promise<unknown>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(path.startsWith("/api/document/upload-1") ? detailAt("reading") : {});
  });
  const local = toLocal(UNDER_WAY, [], USAGE, Date.now());
  if (local) writeLocalAnalysis(clinicalStorage("user_1"), "user_1", local);
  const uploader = { processUpload: vi.fn(processUpload), failureWords: () => "It failed." };
  const page = await renderHook(() =>
    useAnalysis({ userId: "user_1", uploader: uploader as never, open: null, onSpent: () => {} }),
  );
  return { page, uploader, asked };
}

test("a page that is reloaded as its file was handed in finds the document that is under way [OPEN-74]", async () => {
  const { page, uploader, asked } = await openedAgain(() => new Promise(() => {}));
  await vi.waitUntil(() => page().state.step === "analysing" && asked.length > 0);
  expect(uploader.processUpload.mock.calls).toMatchObject([["upload-1", { isRetry: false }]]);
  await vi.waitFor(() => expect(page().state).toMatchObject({ step: "analysing", fileId: "doc-1" }));
});

test("where what was handed in is gone by then, the page is empty", async () => {
  const { ApiError } = await import("#app/base/http/request.ts");
  const { page, uploader } = await openedAgain(() => {
    return Promise.reject(new ApiError("Gone", { status: 404, reason: "upload_not_found" }));
  });
  await vi.waitUntil(() => uploader.processUpload.mock.calls.length > 0);
  await vi.waitFor(() => expect(page().state.step).toBe("choosing"));
});

test("a file of which everything has arrived is analyzed without being chosen again", async () => {
  const whole = { uploadId: "upload-1", fileName: "labs.csv", percent: 100 };
  const onAnalyse = vi.fn();
  const page = await render(
    <Unfinished uploads={[whole, { ...whole, uploadId: "upload-2", percent: 99 }]} onAnalyse={onAnalyse} />,
  );
  expect(page.textContent).toContain("labs.csv is uploaded but not analyzed yet.");
  expect(page.textContent?.match(/again to continue at \d+%/g)).toEqual(["again to continue at 99%"]);
  await press(page, "Analyze labs.csv");
  expect(onAnalyse.mock.calls).toEqual([[whole]]);
});
