// @vitest-environment happy-dom
import "../pages/parts-loaded.ts";
import { act, type FunctionComponent } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import AnalysisPage from "#app/rooms/documents/analysis/analysis.route.tsx";
import { nothingUsed } from "#tests/unit/meter/nothing-used.ts";
import { press, render } from "#tests/unit/render.ts";
import { choose, drop } from "../pages/choose.ts";
import { until } from "../pages/from-inside.ts";

const LETTER = new File(["%PDF-1.7"], "letter.pdf", { type: "application/pdf" });
const PICTURE = new File(["x"], "scan.png", { type: "image/png" });
const KEY = "nursegpt:analysis:user_1";
const Page = AnalysisPage as unknown as FunctionComponent<{ loaderData: object }>;

let sent: { path: string; signal: AbortSignal | null | undefined }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (path: string, { signal }: RequestInit = {}) => {
    if (!path.startsWith("/api/work/")) sent.push({ path, signal }); // keeping the text is tested elsewhere
    return new Promise(() => {});
  });
});

/** The page, and an analysis that the browser keeps. */
async function opened() {
  const usage = { ...nothingUsed("Free", 0), file_analysis_used: 9, file_analysis_limit: 10 };
  const loaderData = { userId: "user_1", usage, period: "2026-11", unfinished: [], open: null };
  const routes = [{ path: "*", element: <Page loaderData={loaderData} /> }];
  const page = await render(<RouterProvider router={createMemoryRouter(routes)} />);
  localStorage.setItem(KEY, '{"savedAt":1}');
  return page;
}

test("the page forgets the stored analysis when another file is chosen, and keeps it when a wrong one is refused [DOC-11] [DOC-04]", async () => {
  for (const chooseOn of [drop, choose]) {
    vi.useFakeTimers();
    const page = await opened();
    await chooseOn(page, PICTURE);
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect(page.textContent).toContain("Please upload a PDF, DOCX, CSV, or Excel file.");
    expect(page.textContent).not.toContain("scan.png");
    await chooseOn(page, LETTER);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(page.textContent).toContain("letter.pdf");
  }
});

test("the page forgets analysis and file when it starts over, and ends what it was sending [DOC-10]", async () => {
  const page = await opened();
  await choose(page, LETTER);
  await until(() => sent.length > 0);
  expect(sent).toMatchObject([{ path: "/api/upload/init", signal: { aborted: false } }]);
  localStorage.setItem(KEY, '{"savedAt":1}');
  await press(page, "Cancel");
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(page.textContent).toContain("Drop a file here, or select a file");
  expect(page.textContent).not.toContain("letter.pdf");
});

test("a file that is forgotten before it is sent is gone from the page, and not sent [DOC-10]", async () => {
  vi.useFakeTimers();
  const page = await opened();
  await choose(page, LETTER);
  localStorage.setItem(KEY, '{"savedAt":1}');
  await press(page, "Start Over");
  expect(localStorage.getItem(KEY)).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(600_000)));
  expect(page.textContent).not.toContain("letter.pdf");
  expect(sent.filter(({ path }) => path.startsWith("/api/upload"))).toEqual([]);
});
