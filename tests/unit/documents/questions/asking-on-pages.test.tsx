// @vitest-environment happy-dom
import "../pages/parts-loaded.ts";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { readActivities } from "#app/core/usage/activity-log.ts";
import { AnalysisBody } from "#app/rooms/documents/analysis/components/analysis-body.tsx";
import { DocumentView } from "#app/rooms/documents/history/components/document-view.tsx";
import { closePages, press, render, typeInto } from "#tests/unit/render.ts";
import { until } from "../pages/from-inside.ts";
import { DONE, detailAt } from "../pages/page-parts.ts";

vi.mock("@clerk/react-router", () => ({ useAuth: () => ({ userId: "user_1" }) }));

const LONG_QUESTION = "Which drugs does she take now? And how often?";

let calls: { body: unknown; document: string | null }[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit = {}) => {
    if (path.startsWith("/api/work/")) return new Promise<Response>(() => {}); // keeping the text is tested elsewhere
    calls.push({ body: JSON.parse(String(body)), document: new Headers(headers).get("X-Document-ID") });
    return Response.json({ response: "Metoprolol." });
  });
});

const drawn = (element: ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);

const analysisPage = (onClear = vi.fn()) =>
  drawn(
    <AnalysisBody
      userId="user_1"
      state={DONE}
      usage={{ file_analysis_used: 0, file_analysis_limit: 1 }}
      choosing={{} as never}
      onClear={onClear}
      steering={{ onPause: vi.fn(), onGoOn: vi.fn() }}
      onAgain={vi.fn()}
    />,
  );

const documentPage = (changes = {}) =>
  drawn(<DocumentView detail={detailAt("done", changes)} timeZone="UTC" onRetry={vi.fn()} />);

const answered = (page: HTMLElement) =>
  [...page.querySelectorAll('[aria-label="Questions and answers"] > li')].map(
    ({ textContent }) => textContent,
  );

async function ask(page: HTMLElement, question: string) {
  await typeInto(page.querySelector("textarea"), question);
  await press(page, "Ask");
  await until(() => answered(page)[0]?.includes("Metoprolol."));
}

test("both pages log a question as an analysis, shortened to 30 characters, and send it with its document or alone [DOC-23] [DOC-41] [API-26] [OPEN-67]", async () => {
  const logged = () =>
    readActivities(localStorage, "user_1").map(({ type, description }) => [type, description]);
  const entry = ["document_analysis", "Asked: Which drugs does she take now?..."];
  await ask(await analysisPage(), LONG_QUESTION);
  expect(logged()).toEqual([entry]);
  await closePages();
  await ask(await documentPage(), LONG_QUESTION);
  expect(logged()).toEqual([entry, entry]);
  expect(calls).toEqual([
    { body: { query: LONG_QUESTION, file_id: "doc-1" }, document: null },
    { body: { query: LONG_QUESTION }, document: "doc-1" },
  ]);
});

test("both ways out of the results start over [DOC-10] [DOC-14]", async () => {
  const onClear = vi.fn();
  const page = await analysisPage(onClear);
  for (const [at, button] of ["Analyze Another Document", "Start Over"].entries()) {
    await press(page, button);
    expect([button, onClear.mock.calls.length]).toEqual([button, at + 1]);
  }
});

test("a document's page begins with what was asked before, above which a new question stands [DOC-41]", async () => {
  const past = { id: "q1", query: "Which oxygen?", response: "None.", created_at: "", pieces: [] };
  const earlier = { ...past, id: "q2", query: "Which pain?", response: "Chest pain." };
  for (const told of [{}, { analysis: null }]) {
    const page = await documentPage({ recent_queries: [past, earlier], ...told });
    const before = [/^Which oxygen\?None\./, /^Which pain\?Chest pain\./];
    expect(answered(page)).toEqual(before.map((words) => expect.stringMatching(words)));
    await ask(page, "Which drugs?");
    expect(answered(page)).toEqual(
      [/^Which drugs\?Metoprolol\./, ...before].map((words) => expect.stringMatching(words)),
    );
    await closePages();
  }
});
