// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { cancelRunningAnalysis } from "#app/rooms/documents/analysis/components/under-way.tsx";
import { useAnalysis } from "#app/rooms/documents/analysis/use-analysis.ts";
import { renderHook } from "#tests/unit/render.ts";
import { detailAt } from "../pages/page-parts.ts";

const showToast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), info: vi.fn() }));
vi.mock("#app/base/ui/toasts/toasts.tsx", () => ({ showToast }));

const CANCEL = "/api/document/doc-1/cancel";

beforeEach(() => {
  for (const toast of Object.values(showToast)) toast.mockReset();
});

/** A page that follows a document, and a server that answers a cancellation like this. */
async function analysing(onCancel: () => Response) {
  const asked: string[] = [];
  let status: "reading" | "done" = "reading";
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path !== CANCEL) return Response.json(detailAt(status));
    status = "done";
    return onCancel();
  });
  const open = { id: "doc-1", filename: "letter.pdf" };
  const page = await renderHook(() =>
    useAnalysis({ userId: "user_1", uploader: {} as never, open, onSpent: () => {} }),
  );
  await vi.waitUntil(() => page().state.step === "analysing");
  const cancel = async () => {
    const { state, steering, clear } = page();
    if (state.step !== "analysing") throw new Error("Nothing is analysed.");
    await cancelRunningAnalysis(state, { ...steering, onClear: clear });
  };
  const cancels = () => asked.filter((path) => path === CANCEL).length;
  return { page, cancel, cancels };
}

test("An analysis that is cancelled in time leaves the page empty and is said not to be counted", async () => {
  const { page, cancel, cancels } = await analysing(() => new Response(null, { status: 204 }));
  await act(cancel);
  expect([page().state.step, cancels()]).toEqual(["choosing", 1]);
  expect(showToast.success.mock.calls).toEqual([["Cancelled. letter.pdf was not counted."]]);
});

test("One that was complete already is shown, and said to be counted", async () => {
  const words = "The analysis was already complete, so it is shown and counted.";
  const { page, cancel } = await analysing(() =>
    Response.json({ error: words, code: "analysis_complete" }, { status: 409 }),
  );
  await act(cancel);
  await act(async () => void (await vi.waitUntil(() => page().state.step === "done")));
  expect(showToast.info.mock.calls).toEqual([[words]]);
});

test("One that could not be cancelled goes on, and the page says so", async () => {
  const { page, cancel } = await analysing(() => new Response("{}", { status: 500 }));
  await act(cancel);
  await act(async () => void (await vi.waitUntil(() => page().state.step === "done")));
  expect(showToast.error.mock.calls).toEqual([["The analysis could not be cancelled. Please try again."]]);
});

test("A document whose id the page was not told yet is cancelled by its upload's", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(null, { status: 204 });
  });
  const steering = { onPause: vi.fn(), onGoOn: vi.fn(), onClear: vi.fn() };
  const begun = { step: "analysing", fileName: "a.pdf", status: null, progress: NO_PROGRESS } as const;
  await cancelRunningAnalysis({ ...begun, fileId: null, uploadId: "upload-1" }, steering);
  await cancelRunningAnalysis({ ...begun, fileId: null }, steering);
  expect(asked).toEqual(["/api/document/upload-1/cancel"]);
  expect(steering.onClear).toHaveBeenCalledTimes(1);
});
