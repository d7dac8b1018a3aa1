// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { act, createElement, type FunctionComponent } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import AnalysisPage from "#app/rooms/documents/analysis/analysis.route.tsx";
import { useFileUsage } from "#app/rooms/documents/analysis/use-file-usage.ts";
import type { HistoryItem } from "#app/rooms/documents/detail/document-history.ts";
import { followingIn } from "#app/rooms/documents/detail/follow-document.ts";
import { useDocument } from "#app/rooms/documents/history/use-document.ts";
import { useHistory } from "#app/rooms/documents/history/use-history.ts";
import { SectionViewer } from "#app/rooms/documents/viewer/components/section-viewer.tsx";
import { documentViews } from "#app/rooms/documents/viewer/section-views.ts";
import { closePages, pass, press, render, renderHook } from "#tests/unit/render.ts";
import { nothingUsed } from "../../meter/nothing-used.ts";
import { answering } from "./answering.ts";
import { detailAt } from "./page-parts.ts";

const showToast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), info: vi.fn(), undo: vi.fn() }));
vi.mock("#app/base/ui/toasts/toasts.tsx", () => ({ showToast }));

const ITEM: HistoryItem = {
  id: "doc-1",
  filename: "letter.pdf",
  created_at: "2026-11-21T14:05:00.000Z",
  summary: "Pneumonia.",
  sections: [],
  status: "done",
  failure: null,
};

beforeEach(() => showToast.error.mockReset());

const refusing = (status: number) => answering(() => new Response("{}", { status }));

describe("The history", () => {
  const history = (first: { queries: HistoryItem[]; next: null } | null, isArchived = false) =>
    renderHook(() => useHistory(first, isArchived));
  const ids = (page: Awaited<ReturnType<typeof history>>) => {
    const { state } = page();
    return state.status === "listed" ? state.items.map(({ id }) => id) : state.status;
  };
  const BOTH = { queries: [{ ...ITEM, id: "doc-2" }, ITEM], next: null };

  test("loses a document that is archived, and keeps one whose archiving failed [DOC-34] [DOC-35]", async () => {
    const page = await history(BOTH);
    refusing(500);
    await act(async () => page().archive(ITEM));
    expect(ids(page)).toEqual(["doc-2", "doc-1"]);
    expect(showToast.error.mock.calls).toEqual([["Failed to archive document. Please try again."]]);
    refusing(204);
    await act(async () => page().archive(ITEM));
    expect(ids(page)).toEqual(["doc-2"]);
    await act(async () => page().archive({ ...ITEM, id: "doc-2", status: "failed" }));
    expect(ids(page)).toEqual([]);
  });

  test("loses a document that turns out to be deleted, by Archive, Restore or Undo, and says so", async () => {
    const page = await history(BOTH);
    const missing = () => answering(() => Response.json({ code: "document_not_found" }, { status: 404 }));
    missing();
    await act(async () => page().archive(ITEM));
    expect(ids(page)).toEqual(["doc-2"]);
    refusing(204);
    await act(async () => page().archive({ ...ITEM, id: "doc-2" }));
    missing();
    await act(async () => showToast.undo.mock.lastCall?.[1]());
    expect(ids(page)).toEqual([]);
    const archived = await history(BOTH, true);
    await act(async () => archived().restore(ITEM));
    expect(ids(archived)).toEqual(["doc-2"]);
    expect(showToast.error).not.toHaveBeenCalled();
    expect(showToast.info.mock.calls).toEqual(Array(3).fill(["letter.pdf has already been deleted."]));
  });

  test("archives a document once, however often it is clicked meanwhile [DOC-34]", async () => {
    const page = await history(BOTH);
    showToast.undo.mockClear();
    const asked = answering(() => new Response(null, { status: 204 }));
    await act(async () => void (await Promise.all([page().archive(ITEM), page().archive(ITEM)])));
    expect([asked, showToast.undo.mock.calls.length]).toEqual([["/api/document/doc-1/archive"], 1]);
    await act(async () => page().archive(ITEM));
    expect(asked).toHaveLength(2);
  });

  test("is loading until it is listed, and again when it is asked for again after it failed [DOC-36] [API-27]", async () => {
    refusing(500);
    const page = await history(null);
    expect(ids(page)).toBe("failed");
    let answer = (_: Response) => {};
    answering(() => new Promise((resolve) => (answer = resolve)));
    await act(async () => void page().load());
    expect(ids(page)).toBe("loading");
    await act(async () => answer(Response.json({ queries: [ITEM], next: null })));
    expect(ids(page)).toEqual(["doc-1"]);
    refusing(500);
    expect(ids(await history(null, true))).toBe("failed");
  });
});

test("a session that ended while list or document is open has its own words, and another failure others [DOC-31] [DOC-38] [DOC-45] [OPEN-61]", async () => {
  for (const [status, list, document] of [
    [401, "signed-out", "signed-out"],
    [403, "failed", "failed"],
    [500, "failed", "failed"],
  ] as const) {
    refusing(status);
    const history = await renderHook(() => useHistory(null, false));
    expect([status, history().state.status]).toEqual([status, list]);
    const detail = await renderHook(() => useDocument("doc-1", null));
    expect([status, detail().state.status]).toEqual([status, document]);
  }
  refusing(401);
  const followed = await renderHook(() => useDocument("doc-1", detailAt("reading")));
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(followed().state).toEqual({ status: "signed-out" });
});

test("a document that is not there any more is missing [DOC-44]", async () => {
  refusing(404);
  const page = await renderHook(() => useDocument("doc-1", null));
  expect(page().state).toEqual({ status: "missing" });
});

test("the section that is chosen is shown alone and copied [DOC-40]", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const sections = documentViews(detailAt("done", { content: "The whole text." }));
  const page = await render(createElement(SectionViewer, { sections }));
  const shown = () => [...page.querySelectorAll(".section-view:not([hidden])")].map((one) => one.textContent);
  await press(page, "Copy");
  expect(copied.splice(0)).toEqual(["- Short of breath. (page 3)"]);
  await press(page, "Full content");
  expect(page.querySelector("h2")?.textContent).toBe("Full content");
  expect(shown()).toEqual(["The whole text."]);
  await press(page, "Copied!");
  expect(copied).toEqual(["The whole text."]);
  const css = readFileSync("app/rooms/documents/documents.css", "utf8");
  expect(css).toMatch(/\.section-view \{\s*max-height: min\(70vh, 500px\);\s*overflow: auto;/);
});

test("a page asks for its usage at most once a second and every 5 minutes, and shows the answer [DOC-12]", async () => {
  vi.useFakeTimers();
  let used = 1;
  const asked = answering(() => Response.json({ file_analysis_used: used++, file_analysis_limit: 10 }));
  const initial = { ...nothingUsed("Free", 0), file_analysis_used: 0, file_analysis_limit: 10 };
  const page = await renderHook(() => useFileUsage("user_1", initial));
  expect(asked).toEqual([]);
  await act(async () => {
    for (let wish = 0; wish < 5; wish++) page().refresh();
  });
  await pass(0);
  expect([asked, page().usage.file_analysis_used]).toEqual([["/api/file-analysis-usage"], 1]);
  await pass(999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect([asked.length, page().usage.file_analysis_used]).toEqual([2, 2]);
  await pass(299_000);
  expect([asked.length, page().usage.file_analysis_used]).toEqual([3, 3]);
  await pass(300_000);
  expect(asked).toHaveLength(4);
  await closePages();
  await pass(600_000);
  expect(asked).toHaveLength(4);
});

test("the analysis page shows its usage anew as soon as an analysis is over [DOC-12]", async () => {
  vi.useFakeTimers();
  const readings = [detailAt("reading"), detailAt("done")];
  const then = { file_analysis_used: 4, file_analysis_limit: 10 };
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/api/work/")) return new Promise<Response>(() => {}); // keeping the text is tested elsewhere
    return Response.json(path === "/api/file-analysis-usage" ? then : readings.shift());
  });
  const Page = AnalysisPage as unknown as FunctionComponent<{ loaderData: object }>;
  const usage = { ...nothingUsed("Free", 0), ...then, file_analysis_used: 3 };
  const open = { id: "doc-1", filename: "letter.pdf" };
  const loaderData = { userId: "user_1", usage, unfinished: [], open };
  const router = createMemoryRouter([{ path: "*", element: createElement(Page, { loaderData }) }]);
  const page = await render(createElement(RouterProvider, { router }));
  const shown = () => page.querySelector("[role=meter]")?.getAttribute("aria-valuetext");
  expect(shown()).toBe("3 of 10");
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect([readings, shown()]).toEqual([[], "4 of 10"]);
});

test("the usage of file analyses is asked for at its path [API-22]", async () => {
  const usage = { file_analysis_used: 4, file_analysis_limit: 10 };
  const initial = nothingUsed("Basic", 0);
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(usage));
  vi.stubGlobal("fetch", fetched);
  const page = await renderHook(() => useFileUsage("user_1", initial));
  await act(async () => page().refresh());
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([init?.method, path]).toEqual(["GET", "/api/file-analysis-usage"]);
  expect(page().usage).toMatchObject(usage);
  const { used, limit } = usageStore.get()?.features.file_analysis ?? {};
  expect([used, limit, usageStore.get()?.file_analysis_used]).toEqual([4, 10, 4]);
});

test("usage that another part of the page was told of is shown on the analysis page at once [DOC-12]", async () => {
  const initial = nothingUsed("Basic", 0);
  const page = await renderHook(() => useFileUsage("user_1", initial));
  await act(async () => usageStore.set({ ...initial, file_analysis_used: 2 }));
  expect(page().usage.file_analysis_used).toBe(2);
});

test("an analysis that takes the month's tokens past four fifths opens the upgrade prompt; asking again by itself does not [USE-17]", async () => {
  vi.useFakeTimers();
  onTestFinished(() => upgradePrompt.set(false));
  const of = nothingUsed("Free", 0);
  const tokens = (share: number) => ({
    token_usage: { ...of, input_tokens: (of.input_token_limit ?? 0) * share },
    file_analysis_used: 1,
    file_analysis_limit: 1,
  });
  let share = 0.8;
  answering(() => Response.json(tokens(share)));
  const initial = { ...of, file_analysis_used: 1, file_analysis_limit: 1 };
  const page = await renderHook(() => useFileUsage("user_1", initial));
  await pass(300_000);
  expect(upgradePrompt.get()).toBe(false);
  share = 0.79;
  await act(async () => page().refresh());
  await pass(1_000);
  expect(upgradePrompt.get()).toBe(false);
  share = 0.8;
  await act(async () => page().refresh());
  await pass(1_000);
  expect(upgradePrompt.get()).toBe(true);
  await closePages();
});

test("a document's page follows an analysis that is under way until it is over [OPEN-74]", async () => {
  vi.useFakeTimers();
  const readings = [detailAt("reading"), detailAt("done")];
  const asked = answering(() => Response.json(readings.shift()));
  const page = await renderHook(() => useDocument("doc-1", detailAt("queued")));
  const seen: string[] = [];
  for (const ms of [0, 1_000, 60_000]) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    const { state } = page();
    seen.push(state.status === "shown" ? state.detail.status : state.status);
  }
  expect(seen).toEqual(["reading", "done", "done"]);
  const path = "/api/document/doc-1?following=1";
  expect(asked).toEqual([path, path]);
});

test("a page that is hidden waits to be seen before it asks how far a document is [OPEN-74]", async () => {
  let isHidden = true;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  const { whenVisible } = followingIn(async () => null);
  const seen: string[] = [];
  const leaving = new AbortController();
  void whenVisible(new AbortController().signal).then(() => seen.push("seen"));
  void whenVisible(leaving.signal).then(() => seen.push("left"));
  const change = async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await change();
  expect(seen).toEqual([]);
  leaving.abort();
  await change();
  expect(seen).toEqual(["left"]);
  isHidden = false;
  await change();
  expect(seen).toEqual(["left", "seen"]);
  await whenVisible(new AbortController().signal);
});
